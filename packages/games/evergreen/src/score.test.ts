import { seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { bench, draft, HOUSE, play, turns } from './testing.ts';

describe('the sheet', () => {
  it('holds every part of its own seat, sure or soon', () => {
    const one = bench(2);
    const zone = { ...one.rules.parts(draft(one, {})).open.zone, rock: [{ card: 'rock-sprout', faceDown: false }] };
    const pieces = { '3,0': 'B', '3,1': 'S', '4,0': 'B' };
    const state = turns(one, [{}, { pieces, card: 'snow-bud' }], { season: 'autumn', round: 1, rounds: 3, zone });
    const { open, own, secret } = one.rules.parts(state);
    const past = [
      { season: 'spring', light: 4, forest: 5 },
      { season: 'summer', light: 6, forest: 7 },
    ] as const;
    const players = open.players.map((player, i) =>
      i === 1 ? { ...player, start: 1, history: past } : { ...player, start: 0 },
    );
    const rich = one.rules.join({ open: { ...open, players }, own, secret });
    play(one, rich, 1, ['power']);
    // The sun of autumn stands in the south: the tree at 4,0 darkens the one behind it.
    expect(one.rules.score(rich, seat(1))).toMatchObject({
      total: 1 + 10 + 12 + 3,
      parts: { start: 1, light: 10, forest: 12, bud: 3, fertility: 0 },
      soon: { light: 3, forest: 3, fertility: 2 },
    });
    expect(one.rules.score(rich, seat(0))).toMatchObject({ total: 0, soon: { light: 0, forest: 0, fertility: 0 } });
    expect(one.rules.parts(rich).open.players.map((player) => player.points)).toEqual([0, 26]);
  });
  it('ranks ties from the holder of the token, old or new', () => {
    const one = bench(3);
    const state = draft(one, { deck: ['wild-bush', 'snow-bud', 'rock-lake', 'swamp-bud'], first: 1 });
    const ties = () => [0, 1, 2].map((i) => one.rules.score(state, seat(i)).ties);
    expect(ties()).toEqual([[1], [3], [2]]);
    play(one, state, 1, ['take 3']);
    expect(ties()).toEqual([[1], [3], [2]]);
    play(one, state, 2, ['take 1']);
    expect(ties()).toEqual([[2], [1], [3]]);
  });
  it('works for planets of different sizes in turn', () => {
    const small = bench(1, {}, { ...HOUSE, planet: { ...HOUSE.planet, grid: ['swfgmr'] } });
    const large = bench(
      1,
      {},
      { ...HOUSE, planet: { ...HOUSE.planet, grid: Array.from({ length: 20 }, () => 'swfgmrswfgmrswfgmrsw') } },
    );
    const bushes = (one: typeof small) => Object.fromEntries(one.b.content.places.map((place) => [place, 'b']));
    for (const one of [small, large, small, large]) {
      const state = turns(one, [{ pieces: bushes(one) }]);
      expect(one.rules.score(state, seat(0)).soon.forest).toBe(one.b.content.size);
    }
  });
});
