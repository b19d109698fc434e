import { NOBODY, seat } from '@sunglade/core';
import { SIDES, type Side } from '@sunglade/grid';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { biggestForest, lightFor } from '../preview.ts';
import { ROUNDS_OF, SEASONS } from '../terms.ts';
import { bench, clause, planetWith, play, turns, whyNot } from '../testing.ts';

const one = bench(2);
const light = (sun: Side, pieces: Readonly<Record<string, string>>) =>
  lightFor(one.b.content, planetWith(one, pieces), sun);
const forest = (pieces: Readonly<Record<string, string>>) => biggestForest(one.b.content, planetWith(one, pieces));

/** Both players hand in without doing anything. */
function endRound(state: ReturnType<typeof turns>, heard?: Event[]): void {
  for (const i of [0, 1]) play(one, state, i, ['action A', 'done'], heard);
}
const lastRound = (season: number) => ({
  season: SEASONS[season]!,
  round: ROUNDS_OF[season]!,
  rounds: ROUNDS_OF[season]!,
});
const taken = (count: number, from: string) =>
  Array.from({ length: count }, (_, i) => `${from}-${['sprout', 'smallTree', 'bigTree', 'bush'][i]}`);

describe(clause('seasons-and-rounds'), () => {
  it('plays 5, 4, 3 and 2 rounds', () => {
    const table = bench(2);
    const state = turns(table, [{}, {}]);
    const rounds: string[] = [];
    while (rounds.length < 50) {
      const { open } = table.rules.parts(state);
      if (open.phase === 'over') break;
      rounds.push(`${open.season} ${open.round}/${open.rounds}`);
      if (open.phase === 'draft') {
        const first = Number(open.first);
        const slots = open.row.map((_, i) => `take ${i + 1}`);
        play(table, state, first, [slots[0]!]);
        play(table, state, 1 - first, [slots[1]!]);
      }
      for (const i of [0, 1]) play(table, state, i, ['action A', 'done']);
    }
    expect(rounds).toEqual(
      SEASONS.flatMap((season, s) =>
        Array.from({ length: ROUNDS_OF[s]! }, (_, r) => `${season} ${r + 1}/${ROUNDS_OF[s]}`),
      ),
    );
  });
});

describe(clause('light-points'), () => {
  it('gives 1 for a small and 2 for a big tree in the light, from every side', () => {
    for (const sun of SIDES)
      expect(light(sun, { '3,3': 'S', '4,4': 'B' })).toEqual({
        points: 3,
        lit: { '3,3': 1, '4,4': 2 },
        dark: [],
        shadow: light(sun, { '3,3': 'S', '4,4': 'B' }).shadow,
      });
  });
  it('is scored at the end of the season for the side of the sun', () => {
    const pieces = { '3,3': 'S', '4,3': 'S', '4,6': 'B' };
    const state = turns(one, [{ pieces, taken: taken(4, 'snow') }, { taken: taken(4, 'rock') }], lastRound(0));
    expect(one.rules.score(state, seat(0)).soon).toMatchObject({ light: 3, forest: 2 });
    const heard: Event[] = [];
    const before = [0, 1].map((i) => one.rules.score(state, seat(i)).total);
    endRound(state, heard);
    const sheet = one.rules.score(state, seat(0));
    expect(sheet.parts).toMatchObject({ light: 3, forest: 2 });
    expect(sheet.total).toBe(before[0]! + 5);
    expect(one.rules.score(state, seat(1)).total).toBe(before[1]);
    expect(heard.find((event) => event.type === 'season-end')).toEqual({
      type: 'season-end',
      season: 'spring',
      sun: 'N',
      scores: [
        {
          light: { points: 3, lit: { '3,3': 1, '4,6': 2 }, dark: ['4,3'] },
          forest: { points: 2, spaces: ['3,3', '4,3'] },
        },
        { light: { points: 0, lit: {}, dark: [] }, forest: { points: 0, spaces: [] } },
      ],
    });
  });
});

describe(clause('light-shadow-length'), () => {
  it('is 1 behind a small and 2 behind a big tree, straight away from the sun', () => {
    expect(light('W', { '4,0': 'S' }).shadow).toEqual(['4,1']);
    expect(light('W', { '4,0': 'B' }).shadow).toEqual(['4,1', '4,2']);
    expect(light('E', { '4,7': 'B' }).shadow).toEqual(['4,5', '4,6']);
    expect(light('N', { '0,3': 'B' }).shadow).toEqual(['1,3', '2,3']);
    expect(light('S', { '7,4': 'S' }).shadow).toEqual(['6,4']);
  });
  it('leaves the third space behind a big tree and the second behind a small one in the light', () => {
    expect(light('W', { '4,0': 'B', '4,3': 'S' }).dark).toEqual([]);
    expect(light('W', { '4,0': 'B', '4,2': 'S' }).dark).toEqual(['4,2']);
    expect(light('W', { '4,0': 'S', '4,2': 'S' }).dark).toEqual([]);
    expect(light('W', { '4,0': 'S', '4,1': 'S' }).dark).toEqual(['4,1']);
  });
});

describe(clause('light-equal-or-higher'), () => {
  it('darkens a tree behind one of equal or greater height only', () => {
    expect(light('W', { '4,0': 'S', '4,1': 'B' }).points).toBe(3);
    expect(light('W', { '4,0': 'B', '4,1': 'B' }).points).toBe(2);
    expect(light('W', { '4,0': 'B', '4,1': 'S' }).points).toBe(2);
    expect(light('W', { '4,0': 'B', '4,2': 'B' }).points).toBe(2);
  });
});

describe(clause('light-dark-still-casts'), () => {
  it('lets a dark tree darken the next one', () => {
    expect(light('W', { '4,0': 'S', '4,1': 'S', '4,2': 'S' })).toMatchObject({ points: 1, dark: ['4,1', '4,2'] });
    expect(light('W', { '4,0': 'B', '4,2': 'B', '4,4': 'B' })).toMatchObject({ points: 2, dark: ['4,2', '4,4'] });
  });
});

describe(clause('light-crevices-count'), () => {
  it('counts a crevice as a space of the shadow', () => {
    expect(light('W', { '2,1': 'S', '2,3': 'S' }).points).toBe(2);
    expect(light('W', { '2,1': 'B', '2,3': 'S' })).toMatchObject({
      points: 2,
      dark: ['2,3'],
      shadow: ['2,2', '2,3', '2,4'],
    });
    expect(light('W', { '2,1': 'B', '2,4': 'S' }).points).toBe(3);
  });
});

describe(clause('light-only-trees'), () => {
  it('neither scores nor casts for sprouts, bushes and lakes', () => {
    for (const piece of ['p', 'b', 'L']) {
      expect(light('W', { '4,0': piece })).toEqual({ points: 0, lit: {}, dark: [], shadow: [] });
      expect(light('W', { '4,0': piece, '4,1': 'S' }).points).toBe(1);
      expect(light('W', { '4,0': 'S', '4,1': piece, '4,2': 'S' }).points).toBe(2);
    }
  });
});

describe(clause('forest-biggest'), () => {
  it('scores only the largest group, 1 per member', () => {
    expect(forest({ '0,3': 'S', '0,4': 'S', '4,0': 'S', '4,1': 'B', '4,2': 'b' })).toEqual({
      points: 3,
      spaces: ['4,0', '4,1', '4,2'],
      sizes: [2, 3],
    });
    expect(forest({})).toEqual({ points: 0, spaces: [], sizes: [] });
    expect(forest({ '7,4': 'B' }).points).toBe(1);
    const equal = { '0,3': 'S', '0,4': 'S', '7,3': 'S', '7,4': 'S' };
    expect(forest(equal).spaces).toEqual(['0,3', '0,4']);
    // Found by walking around a corner, named row by row.
    const bend = { '3,3': 'S', '4,3': 'S', '4,2': 'S', '3,4': 'S', '3,5': 'S' };
    expect(forest(bend).spaces).toEqual(['3,3', '3,4', '3,5', '4,2', '4,3']);
  });
});

describe(clause('forest-members'), () => {
  it('joins small trees, big trees and bushes, orthogonally', () => {
    expect(forest({ '3,3': 'S', '3,4': 'b', '4,4': 'B' }).points).toBe(3);
    expect(forest({ '3,3': 'S', '4,4': 'S' }).points).toBe(1);
  });
  it('does not join through sprouts and lakes', () => {
    for (const piece of ['p', 'L']) expect(forest({ '3,3': 'S', '3,4': piece, '3,5': 'S' }).points).toBe(1);
    expect(forest({ '3,4': 'L' }).points).toBe(0);
  });
});

describe(clause('forest-separated'), () => {
  it('ends at crevices and at the edge of the planet', () => {
    expect(forest({ '2,1': 'S', '2,3': 'S' }).points).toBe(1);
    // Last space of one row and first of the next are neighbours as numbers only.
    expect(forest({ '3,7': 'S', '4,0': 'S' }).points).toBe(1);
    expect(forest({ '1,1': 'S', '0,3': 'S' }).points).toBe(1);
  });
});

describe(clause('season-change'), () => {
  it('discards the cards taken this season and keeps the planets and markers', () => {
    const state = turns(
      one,
      [
        { card: 'wild-bud', pieces: { '3,3': 'S' }, levels: { lake: 2 }, taken: taken(4, 'snow') },
        { card: 'wild-lake', taken: taken(4, 'rock') },
      ],
      { ...lastRound(0), tokenHolder: 1 },
    );
    const heard: Event[] = [];
    endRound(state, heard);
    const { open } = one.rules.parts(state);
    const wanted = [...taken(4, 'snow'), 'wild-bud', ...taken(4, 'rock'), 'wild-lake'];
    expect(open).toMatchObject({ season: 'summer', round: 1, rounds: 4, discard: wanted, phase: 'draft', first: 1 });
    expect(open.players.map((player) => player.taken)).toEqual([[], []]);
    expect(open.players[0]).toMatchObject({
      levels: { lake: 2 },
      history: [{ season: 'spring', light: 1, forest: 1 }],
    });
    expect(heard.find((event) => event.type === 'season')).toEqual({
      type: 'season',
      season: 'summer',
      sun: 'E',
      discarded: wanted,
    });
  });
  it('does not happen before the last round', () => {
    const state = turns(one, [{}, {}], { round: 4 });
    endRound(state);
    expect(one.rules.parts(state).open).toMatchObject({ season: 'spring', round: 5 });
    expect(one.rules.score(state, seat(0)).parts.light).toBe(0);
  });
});

describe(clause('sun-moves'), () => {
  it.each(SIDES)('one side clockwise each season, from %s', (sunStart) => {
    const table = bench(2, { sunStart });
    const from = SIDES.indexOf(sunStart);
    for (const [i, season] of SEASONS.entries()) {
      const state = turns(table, [{}, {}], { season });
      expect(table.rules.parts(state).open.sun).toBe(SIDES[(from + i) % 4]);
    }
  });
});

describe(clause('game-end'), () => {
  it('ends after winter', () => {
    const pieces = { '3,3': 'S' };
    const state = turns(one, [{ pieces, taken: taken(1, 'snow') }, { taken: taken(1, 'rock') }], lastRound(3));
    expect(one.rules.outcome(state)).toBeNull();
    endRound(state);
    expect(one.rules.acting(state)).toBe(NOBODY);
    expect(one.rules.parts(state).open).toMatchObject({ phase: 'over', season: 'winter', round: 2 });
    expect(whyNot(one, state, 0, 'take 1')).toBe('game-over');
    expect(whyNot(one, state, 1, 'done')).toBe('game-over');
    expect(one.rules.outcome(state)?.places).toHaveLength(2);
    expect(one.rules.score(state, seat(0)).soon).toEqual({ light: 0, forest: 0, fertility: 0 });
  });
});

describe(clause('final-fertility'), () => {
  const pieces = { '0,3': 'B', '0,4': 'B', '1,3': 'S', '4,0': 'B', '7,3': 'b', '1,5': 'p' };
  const zone = {
    snow: [
      { card: 'snow-bud', faceDown: false },
      { card: 'snow-bush', faceDown: true },
      { card: 'snow-lake', faceDown: false },
    ],
    wheat: [{ card: 'wheat-sprout', faceDown: false }],
    swamp: [{ card: 'swamp-bud', faceDown: false }],
    flowers: [],
    grassland: [],
    rock: [],
  };
  it('multiplies visible icons and big trees biome by biome, only at the end', () => {
    const state = turns(one, [{ pieces, card: 'wild-bud', taken: ['wild-bush'] }, {}], { ...lastRound(3), zone });
    const running = one.rules.score(state, seat(0));
    expect(running.soon.fertility).toBe(2 * 2 + 1);
    expect(running.parts.fertility).toBe(0);
    const heard: Event[] = [];
    endRound(state, heard);
    const sheet = one.rules.score(state, seat(0));
    expect(sheet.parts.fertility).toBe(5);
    expect(sheet.total).toBe(Object.values(sheet.parts).reduce((sum, points) => sum + points, 0));
    expect(heard.at(-1)).toMatchObject({
      type: 'end',
      fertility: [{ snow: 4, swamp: 1, wheat: 0 }, { snow: 0 }],
      scores: [sheet.total, one.rules.score(state, seat(1)).total],
      title: null,
    });
  });
});

describe(clause('tie-by-turn-order'), () => {
  it('goes to the tied player first in turn order from the token', () => {
    const table = bench(4);
    for (const tokenHolder of [0, 1, 2, 3]) {
      const state = turns(table, [{}, {}, {}, {}], { ...lastRound(3), tokenHolder, first: (tokenHolder + 1) % 4 });
      const { open, own, secret } = table.rules.parts(state);
      const players = open.players.map((player, i) => ({ ...player, start: i === 3 ? 1 : 0 }));
      const level = table.rules.join({ open: { ...open, players }, own, secret });
      for (const i of [0, 1, 2, 3]) play(table, level, i, ['action A', 'done']);
      const places = table.rules.outcome(level)?.places ?? [];
      expect(places[3]).toBe(1);
      const order = [0, 1, 2].sort((a, b) => ((a - tokenHolder + 4) % 4) - ((b - tokenHolder + 4) % 4));
      expect(order.map((i) => places[i])).toEqual([2, 3, 4]);
    }
  });
});
