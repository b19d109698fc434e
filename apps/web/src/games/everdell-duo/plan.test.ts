// Productions whose order cannot matter are not asked about; every other question is.
import { everdellDuo } from '@sunglade/everdell-duo';
import { expect, it } from 'vitest';
import { idleChoice } from './plan.ts';
import type { Table } from './table.ts';

const parsed = everdellDuo.setup({ seats: 2 });
if (!parsed.ok) throw new Error('no set-up');
const asking = (...legal: readonly string[]): Table => ({ setup: parsed.value, legal }) as unknown as Table;

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
