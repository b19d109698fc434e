// What the bar asks for can be done: through whole games, in every language, with the page's own way to think ahead.
import { everyone, Run, type Seat, seat, seatList, seedFrom, viewOf } from '@sunglade/core';
import { evergreen } from '@sunglade/evergreen';
import { describe, expect, it } from 'vitest';
import { createPosition } from '../../../kit/screen/position.ts';
import { powerUse, promptOf, wasteOf } from '../prompts.ts';
import { lightsSpaces } from '../steps.ts';
import type { Table } from '../table.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';

const ALL = [
  ['en', en],
  ['de', de],
  ['fr', fr],
] as const;

/** Plays a game at random, not handing in before it has to, and shows every moment of a turn. */
function play(name: string, look: (position: Table, step: string) => void): void {
  const parsed = evergreen.setup({ seats: 2 });
  if (!parsed.ok) throw new Error('no set-up');
  const setup = parsed.value;
  const rules = evergreen.bind(setup);
  const run = new Run(rules, seedFrom(name));
  const you = everyone(2);
  let dice = 11 * name.length;
  for (let i = 0; i < rules.maxSteps; i++) {
    const acting = rules.acting(run.state as never);
    const seats = seatList(acting);
    if (seats.length === 0) return;
    dice = (dice * 1103515245 + 12345) & 0x7fffffff;
    const one = seats[dice % seats.length] as Seat;
    const position = createPosition({
      game: evergreen,
      setup,
      rules,
      view: viewOf(rules, run.state as never, you),
      chairs: [],
      you,
      seat: seat(one),
      acting,
      over: false,
      live: true,
    }) as unknown as Table;
    const early = (dice >> 4) % 5 === 0;
    const steps = position.legal.filter((step) => step !== 'done' || early || position.legal.length === 1);
    const step = steps[(dice >> 8) % steps.length] ?? 'done';
    if (position.view.open.phase === 'action') look(position, step);
    run.take({ seat: one, text: step });
  }
}

const WASTE = {
  en: ['2 sprouts and the power', '1 growth step', 'the power', '1 bush', '1 sprout, 1 growth step, and the power'],
  de: ['2 Sprosse und die Fähigkeit', '1 Wachstumsschritt', 'die Fähigkeit', '1 Busch'],
  fr: ['2 Pousses et sans le Pouvoir', '1 Croissance', 'le Pouvoir', '1 Buisson'],
} as const;

describe.each(ALL)('%s', (_, words) => {
  it('asks for spaces when, and only when, some are lit', () => {
    const { prompt } = words;
    const rest: readonly (string | null)[] = [prompt.chooseNow, prompt.ready, prompt.readyPower, prompt.readyIdle];
    let dead = 0;
    for (const name of ['a', 'bb', 'ccc', 'dddd'])
      play(name, (position) => {
        const turn = position.view.open.players[position.seat]?.turn;
        const text = promptOf(words, position, String);
        if (turn?.doing === 'nothing') return;
        const lit = lightsSpaces(position);
        expect(rest.includes(text)).toBe(!lit);
        // Effects left, but no space that would take them: what used to be a dead end.
        if (!lit && turn && turn.plants + turn.grows + turn.left > 0) dead++;
      });
    expect(dead).toBeGreaterThan(3);
  });
});

it('knows whether a power finds something to do', () => {
  const seen = new Set<string>();
  for (const name of ['a', 'bb', 'ccc', 'dddd'])
    play(name, (position) => {
      if (!position.legal.includes('power')) return;
      const use = powerUse(position);
      const next = position.after('power');
      const bud = (next?.sheets[position.seat]?.parts.bud ?? 0) > (position.sheets[position.seat]?.parts.bud ?? 0);
      const lit = next !== null && lightsSpaces(next);
      expect(use === 'effect').toBe(lit || bud);
      seen.add(use);
    });
  expect([...seen].sort()).toContain('effect');
  expect([...seen].sort()).toContain('strength');
});

describe.each(ALL)('what handing in would give up: %s', (lang, words) => {
  it('is told when, and only when, there is more to do', () => {
    const told = new Set<string>();
    for (const name of ['a', 'bb', 'ccc', 'dddd'])
      play(name, (position) => {
        const waste = wasteOf(words, position);
        const more = lightsSpaces(position) || position.legal.includes('power');
        if (!position.legal.includes('done')) expect(waste).toBe(null);
        else if (!more) expect(waste).toBe(null);
        else if (waste === null) expect(powerUse(position)).toBe('nothing');
        if (waste !== null) told.add(waste);
      });
    for (const text of WASTE[lang]) expect(told).toContain(text);
  });
});
