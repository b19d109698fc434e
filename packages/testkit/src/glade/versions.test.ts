import { readFileSync } from 'node:fs';
import { type AnyGame, Run, replayRecord, seat, seedFrom } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { GAMES, glade, VERSIONS } from './index.ts';

/** Every card is an owl, so the first draw is one. */
const edition = {
  id: 'owls',
  rounds: 1,
  hand: 1,
  die: 1,
  cards: Array.from({ length: 20 }, () => ({ value: 1, owl: true })),
};

/** Both have handed in and seat 0 has drawn its owl; `verb` is how they picked. */
function afterTheDraw(game: AnyGame, verb: 'store' | 'bury') {
  const setup = game.setup({ seats: 2, edition });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const run = new Run(game.bind(setup.value), seedFrom('owls'));
  const told: unknown[] = [];
  const take = (one: number, text: string) =>
    run.take({ seat: seat(one), text }, (event) => told.push((event as { type: string }).type))?.code ?? null;
  for (const one of [0, 1]) {
    const { hand } = run.rules.parts(run.state).own[one] as { hand: number[] };
    expect(take(one, `${verb} ${hand[0]}`)).toBeNull();
    expect(take(one, 'ready')).toBeNull();
  }
  told.length = 0;
  expect(take(0, 'draw')).toBeNull();
  return { take, told };
}

describe('the versions of the rules', () => {
  it('are listed by their number, the newest last', () => {
    expect(Object.keys(GAMES)).toEqual(Object.keys(VERSIONS));
    for (const [version, game] of Object.entries(GAMES)) expect(String(game.version)).toBe(version);
    expect(glade).toBe(Object.values(GAMES).at(-1));
  });

  it('version 1: an owl waits for its player even where there is nothing to take', () => {
    const { take, told } = afterTheDraw(GAMES[1] as AnyGame, 'store');
    expect(told).toEqual(['owl']);
    expect(take(1, 'roll')).toBe('not-your-turn');
    expect(take(0, 'pass')).toBeNull();
    expect(take(1, 'roll')).toBeNull();
  });

  it('version 2: such an owl rests by itself', () => {
    const { take, told } = afterTheDraw(GAMES[2] as AnyGame, 'store');
    expect(told).toEqual(['owl', 'pass']);
    expect(take(0, 'pass')).toBe('not-your-turn');
    expect(take(1, 'roll')).toBeNull();
  });

  it('both: an owl that could take a berry waits', () => {
    for (const game of Object.values(GAMES)) {
      const { take, told } = afterTheDraw(game as AnyGame, 'bury');
      expect(told).toEqual(['owl']);
      expect(take(1, 'roll')).toBe('not-your-turn');
      expect(take(0, 'rob 1')).toBeNull();
    }
  });

  it('judge one record differently', () => {
    const file = new URL('./golden/2/idle-owl.json', import.meta.url);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    expect(replayRecord(record, GAMES[2] as AnyGame).ok).toBe(true);
    expect(replayRecord(record, GAMES[1] as AnyGame)).toEqual({
      ok: false,
      problems: [{ code: 'rules-version', path: 'rules' }],
    });
    const asOld = replayRecord({ ...record, rules: 1 }, GAMES[1] as AnyGame);
    expect(asOld).toMatchObject({ ok: false, problems: [{ code: 'not-your-turn' }] });
  });
});
