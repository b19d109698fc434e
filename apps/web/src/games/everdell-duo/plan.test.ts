// Productions whose order cannot matter are not asked about; every other question is.
import { everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { createChoice } from './choice.ts';
import { begin, idleChoice, isPlanned } from './plan.ts';
import type { Table } from './table.ts';

const parsed = everdellDuo.setup({ seats: 2 });
if (!parsed.ok) throw new Error('no set-up');
const asking = (...legal: readonly string[]): Table => ({ setup: parsed.value, legal }) as unknown as Table;

/** After so many steps of a turn. */
const after = (steps: number, ...legal: readonly string[]): Table =>
  ({ legal, view: { open: { season: 0, number: 1, steps } } }) as unknown as Table;

it('answers what brings the same in any order', () => {
  expect(idleChoice(asking('activate mine', 'activate sawmill', 'activate barn'))).toBe('activate mine');
});

it.each([
  ['one of them asks something', ['activate mine', 'activate baker']],
  ['one of them shows a card', ['activate mine', 'activate tea-shop']],
  ['it may be declined', ['decline', 'activate mine']],
  ['it is something else', ['place farm-1', 'draw']],
  ['nothing is asked', []],
])('leaves the choice where %s', (_, legal) => {
  expect(idleChoice(asking(...legal))).toBeNull();
});

it('plays what was decided together, and asks where the plan does not fit', () => {
  const choice = createChoice();
  const sent: string[] = [];
  choice.send.current = (step) => sent.push(step);
  begin(choice, after(0, 'play king'), ['play king', 'with innkeeper', 'pay']);
  expect(sent).toEqual(['play king']);
  expect(isPlanned(after(0, 'play king'), choice)).toBe(true);
  expect(isPlanned(after(1, 'with innkeeper', 'pay'), choice)).toBe(true);
  // The rules ask for something that nobody has decided yet.
  expect(isPlanned(after(1, 'tuck mine', 'tuck barn'), choice)).toBe(false);
  begin(choice, after(1, 'with innkeeper', 'pay'), ['pay']);
  expect(sent).toEqual(['play king', 'pay']);
  expect(isPlanned(after(2, 'done'), choice)).toBe(false);
});
