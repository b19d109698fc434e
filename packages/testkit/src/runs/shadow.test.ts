import { createPicker, type Line, legalSteps, Run, seatList, seedFrom, shadow } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../glade/index.ts';

const rulesOf = (version: 1 | 2) => {
  const setup = GAMES[version].setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  return GAMES[version].bind(setup.value);
};

/** A whole random game by the rules of the first version. */
function play(name: string): readonly Line[] {
  const run = new Run(rulesOf(1), seedFrom(name));
  const pick = createPicker(name.length);
  for (let seats = seatList(run.acting); seats.length > 0; seats = seatList(run.acting)) {
    const seat = seats[pick(seats.length)] ?? seats[0]!;
    const legal = legalSteps(run.rules, run.state, seat);
    run.take({ seat, text: run.rules.print(legal[pick(legal.length)]!) });
  }
  return run.log;
}

describe('shadow replay', () => {
  it('finds nothing where the rules are the same', () => {
    for (let i = 0; i < 20; i++) expect(shadow(rulesOf(1), rulesOf(1), seedFrom(`${i}`), play(`${i}`))).toBeNull();
  });

  it('names the first moment that another version judges differently', () => {
    const found = Array.from({ length: 60 }, (_, i) => shadow(rulesOf(1), rulesOf(2), seedFrom(`${i}`), play(`${i}`)));
    const parted = found.filter((one) => one !== null);
    expect(parted.length).toBeGreaterThan(0);
    expect(parted.length).toBeLessThan(60);
    // In version 2 an owl that finds nothing rests by itself: whose turn it is, or that nobody can take back.
    for (const { what, at } of parted) {
      expect(['acting', 'legal', 'sealed', 'refused']).toContain(what);
      expect(at).toBeGreaterThan(0);
    }
  });

  it('says what another version refuses, and how another end comes about', () => {
    const log = play('other');
    const rules = rulesOf(1);
    const strict = { ...rules, refuse: () => ({ code: 'no' }) };
    expect(shadow(rules, strict as never, seedFrom('other'), log)).toMatchObject({
      at: 0,
      what: 'refused',
      after: 'no',
    });
    const generous = {
      ...rules,
      score: (...args: Parameters<typeof rules.score>) => ({ ...rules.score(...args), total: 1 }),
    };
    expect(shadow(rules, generous as never, seedFrom('other'), log)).toMatchObject({ at: log.length, what: 'sheet' });
  });
});
