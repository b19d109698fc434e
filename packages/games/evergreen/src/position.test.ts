import { describe, expect, it } from 'vitest';
import { evergreen } from './game.ts';
import { HOUSE } from './testing.ts';

const answer = (raw: unknown) => {
  const scored = evergreen.scorePosition(raw);
  return scored.ok ? scored.value : scored.problems.map(({ code, path }) => `${code} ${path}`);
};

describe('a position given by hand', () => {
  const position = {
    edition: 'house-40',
    cells: { '3,3': 'S', '4,3': 'B', '5,3': 'S', '7,3': 'L', '0,3': 'p', '1,1': 'b' },
    fertility: { swamp: 2, rock: 9 },
  };
  const score = { light: { N: 3, E: 4, S: 3, W: 4 }, forest: 3, fertility: 2 };
  it('is scored for every side of the sun', () => {
    expect(answer(position)).toEqual(score);
    expect(answer({ cells: {} })).toEqual({ light: { N: 0, E: 0, S: 0, W: 0 }, forest: 0, fertility: 0 });
  });
  it('may be one of a list', () => {
    expect(answer([position, { cells: { '0,3': 'B' } }])).toEqual([
      score,
      { light: { N: 2, E: 2, S: 2, W: 2 }, forest: 1, fertility: 0 },
    ]);
    expect(answer([])).toEqual([]);
  });
  it('may bring its own edition', () => {
    const edition = { ...HOUSE, planet: { ...HOUSE.planet, grid: ['swfgmr'] } };
    expect(answer({ edition, cells: { '0,0': 'B', '0,5': 'S' } })).toMatchObject({ light: { N: 3, E: 3, S: 3, W: 3 } });
    expect(answer({ edition, cells: { '1,0': 'B' } })).toEqual(['off-planet cells.1,0']);
  });
});

describe('a wrong position', () => {
  it('gets every problem with its path', () => {
    const cells = { '0,0': 'S', '2,2': 'B', '3,3': 'T', '3,4': '_', '3,5': 'x', x: 'S', '3,6': 7, '03,6': 'S' };
    expect(answer({ cells, fertility: { snow: -1, sea: 2, rock: 1.5, wheat: '1', swamp: 1000 }, planet: 1 })).toEqual([
      'field-unknown planet',
      'fertility-value fertility.snow',
      'biome-unknown fertility.sea',
      'fertility-value fertility.rock',
      'fertility-value fertility.wheat',
      'fertility-value fertility.swamp',
      'off-planet cells.0,0',
      'crevice cells.2,2',
      'piece-unknown cells.3,3',
      'piece-unknown cells.3,4',
      'piece-unknown cells.3,5',
      'place cells.x',
      'piece-unknown cells.3,6',
      'place cells.03,6',
    ]);
  });
  it('is not even an object', () => {
    for (const raw of [null, 7, 'x', undefined]) expect(answer(raw)).toEqual(['position-not-object ']);
    expect(answer([{}, 7, { cells: { x: 'S' } }])).toEqual([
      'cells-not-object [0].cells',
      'position-not-object [1]',
      'place [2].cells.x',
    ]);
    expect(answer({ cells: [], fertility: 3 })).toEqual(['fertility-not-object fertility', 'cells-not-object cells']);
  });
  it('has a wrong edition, and its places are not judged by another planet', () => {
    expect(answer({ edition: 'no-such', cells: { '0,0': 'S', '2,2': 'B', '3,3': 'T' } })).toEqual([
      'edition-unknown edition',
      'piece-unknown cells.3,3',
    ]);
    expect(answer({ edition: { ...HOUSE, cards: 7 }, cells: {} })).toEqual(['cards-missing edition.cards']);
  });
});
