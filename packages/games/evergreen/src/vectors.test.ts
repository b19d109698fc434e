// Every worked example of the rulebooks, played or scored on the house planet.
import { seat } from '@sunglade/core';
import type { Side } from '@sunglade/grid';
import { describe, expect, it } from 'vitest';
import { evergreen } from './game.ts';
import { biggestForest, fertilityFor, lightFor } from './preview.ts';
import { ROUNDS_OF, SEASONS } from './terms.ts';
import { bench, draft, piecesOf, planetWith, play, turns } from './testing.ts';
import vectors from './vectors.json' with { type: 'json' };

const one = bench(1);
const { content } = one.b;

/** Letters from a column on: {"1,1": "S", …} without empty spaces and crevices. */
function along(row: number, fromCol: number, cells: string): Record<string, string> {
  const list = Array.from(cells, (piece, i) => [`${row},${fromCol + i}`, piece] as const);
  for (const [place, piece] of list)
    if (piece === 'x') expect(planetWith(one, {})[row]?.[Number(place.split(',')[1])]).toBe('x');
  return Object.fromEntries(list.filter(([, piece]) => piece !== '_' && piece !== 'x'));
}

describe('sun lines', () => {
  const { sun, rows, sum } = vectors.sunLines;
  const all: Record<string, string> = {};
  for (const [name, line] of Object.entries(rows)) {
    const pieces = along(line.row, line.fromCol, line.cells);
    Object.assign(all, pieces);
    it(name, () => {
      const { points, lit, dark } = lightFor(content, planetWith(one, pieces), sun as Side);
      expect(points).toBe(line.total);
      for (const [i, wanted] of line.points.entries()) {
        const place = `${line.row},${line.fromCol + i}`;
        if (wanted === null) expect([lit[place], dark.includes(place)]).toEqual([undefined, false]);
        else expect([place, lit[place] ?? 0, dark.includes(place)]).toEqual([place, wanted, wanted === 0]);
      }
    });
  }
  it('all at once', () => {
    expect(lightFor(content, planetWith(one, all), sun as Side).points).toBe(sum);
    expect(evergreen.scorePosition({ edition: 'house-40', cells: all })).toMatchObject({
      ok: true,
      value: { light: { W: sum } },
    });
  });
});

describe('pairs of trees', () => {
  it.each(vectors.pairDiagrams)('$cells', ({ cells, points }) => {
    const { lit } = lightFor(content, planetWith(one, along(4, 2, cells)), 'W');
    expect(points.map((_, i) => lit[`4,${2 + i}`] ?? 0)).toEqual(points);
  });
});

describe('forests', () => {
  const pieces: Record<string, string> = { ...vectors.forest.cells };
  it('before', () => {
    const forest = biggestForest(content, planetWith(one, pieces));
    expect([forest.sizes, forest.points]).toEqual([vectors.forest.forestSizes, vectors.forest.score]);
  });
  for (const [i, step] of vectors.forest.steps.entries())
    it(`step ${i + 1}`, () => {
      Object.assign(pieces, 'add' in step ? step.add : step.grow);
      expect(biggestForest(content, planetWith(one, pieces)).sizes).toEqual(step.forestSizes);
    });
});

describe('final scoring', () => {
  const { fertility, bigTrees, points, total } = vectors.finalScoring;
  const pieces: Record<string, string> = {};
  for (const [biome, count] of Object.entries(bigTrees)) {
    const spaces = content.spacesOf[['snow', 'wheat', 'flowers', 'grassland', 'swamp', 'rock'].indexOf(biome)];
    for (let i = 0; i < count; i++) pieces[content.places[spaces?.[i] ?? -1] as string] = 'B';
  }
  it('multiplies icons and big trees', () => {
    expect(fertilityFor(content, planetWith(one, pieces), fertility)).toEqual(points);
    expect(evergreen.scorePosition({ cells: pieces, fertility })).toMatchObject({
      ok: true,
      value: { fertility: total },
    });
  });
});

describe('the token in the draft', () => {
  it('lands on the snow card after a wild one was taken', () => {
    const table = bench(vectors.draftToken.players);
    const row = ['wild-bud', 'snow-bud', 'rock-bud', 'swamp-bud'];
    expect(row).toHaveLength(vectors.draftToken.poolSize);
    const state = draft(table, { deck: row });
    play(table, state, 0, ['take 1']);
    const { open } = table.rules.parts(state);
    expect(open.row[(open.tokenSlot ?? 0) - 1]).toBe('snow-bud');
  });
});

describe('turns', () => {
  it('power first, then action B', () => {
    const { card, before, power, action, after } = vectors.actionPowerFirst;
    const state = turns(one, [{ card: `${card.biome}-${card.power}`, pieces: before }]);
    play(one, state, 0, ['power']);
    expect(one.rules.parts(state).open.players[0]?.turn?.left).toBe(power.value);
    play(
      one,
      state,
      0,
      power.plant.map((place) => `plant ${place}`),
    );
    play(one, state, 0, [`action ${action.id}`, ...action.grow.map((place) => `grow ${place}`)]);
    expect(piecesOf(one, state)).toEqual(after);
  });
  it('action A, then a lake', () => {
    const { card, power, action, after } = vectors.actionThenLake;
    const state = turns(one, [{ card: `${card.biome}-${card.power}` }]);
    play(one, state, 0, [`action ${action.id}`, ...action.plant.map((place) => `plant ${place}`), 'power']);
    expect(one.rules.parts(state).open.players[0]?.turn?.left).toBe(power.value);
    play(one, state, 0, [`lake ${power.lake}`, ...power.grow.map((place) => `grow ${place}`)]);
    expect(piecesOf(one, state)).toEqual(after);
  });
});

describe('aridity', () => {
  it('covers the former top of its stack', () => {
    const table = bench(2);
    const state = draft(table, { deck: ['wild-bud', 'wild-bush', 'snow-lake'], zone: ['snow-bud'] });
    play(table, state, 0, ['take 1']);
    play(table, state, 1, ['take 2']);
    expect(table.rules.parts(state).open.zone.snow).toEqual([
      { card: 'snow-bud', faceDown: true },
      { card: 'snow-lake', faceDown: false },
    ]);
    expect(table.rules.score(state, seat(0)).soon.fertility).toBe(0);
  });
});

describe('tables', () => {
  it('of seasons agree', () => {
    expect(vectors.seasons.map(({ id, rounds }) => [id, rounds])).toEqual(SEASONS.map((id, i) => [id, ROUNDS_OF[i]]));
  });
});
