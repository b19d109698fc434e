import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSpaces,
  countSpaces,
  eachRegion,
  listSpaces,
  lowestSpace,
  neighbourSets,
  regionAround,
  setOfSpaces,
  spacesAround,
} from './bits.ts';
import { createRegionFinder } from './region-finder.ts';
import { regions } from './regions.ts';
import { createSquareBoard } from './square.ts';

const spaces = fc.uniqueArray(fc.nat({ max: 30 })).map((list) => list.sort((a, b) => a - b));

describe('sets of spaces', () => {
  it('hold what was put in', () => {
    fc.assert(
      fc.property(spaces, (list) => {
        const set = setOfSpaces(list);
        expect(listSpaces(set)).toEqual(list);
        expect(countSpaces(set)).toBe(list.length);
        if (list.length > 0) expect(lowestSpace(set)).toBe(list[0]);
      }),
    );
    expect(listSpaces(allSpaces(31))).toEqual(Array.from({ length: 31 }, (_, i) => i));
  });

  it('know what lies around them', () => {
    const line = neighbourSets([[1], [0, 2], [1, 3], [2, 4], [3]]);
    expect(listSpaces(spacesAround(line, setOfSpaces([0, 4])))).toEqual([1, 3]);
    expect(listSpaces(spacesAround(line, setOfSpaces([1, 2])))).toEqual([0, 1, 2, 3]);
    expect(listSpaces(regionAround(line, setOfSpaces([3]), setOfSpaces([0, 1, 3, 4])))).toEqual([3, 4]);
    expect(spacesAround(line, 0)).toBe(0);
  });
});

describe('regions, all three ways', () => {
  const board = createSquareBoard(['aaaaaa', 'aa.aaa', 'aaa.aa', 'aaaaaa', '.aaaaa'], (letter) => letter !== '.');
  const small = neighbourSets(board.neighbours);
  const finder = createRegionFinder(board.neighbours);
  /** Pieces 1 and 2 make a region, 0 and 3 do not. */
  const belongs = Uint8Array.from([0, 1, 1, 0]);
  const before = 3;

  it('are the same', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: board.size, maxLength: board.size }), (pieces) => {
        const inside = (space: number): boolean => pieces[space] === 1 || pieces[space] === 2;
        const plain = regions(board.neighbours, inside);

        const bits: number[][] = [];
        eachRegion(small, setOfSpaces([...pieces.keys()].filter(inside)), (region) => bits.push(listSpaces(region)));
        expect(bits).toEqual(plain);

        const cells = Uint8Array.from([9, 9, 9, ...pieces]);
        const found: number[][] = [];
        finder.begin();
        for (const space of pieces.keys()) {
          const size = finder.find(cells, before, belongs, space);
          if (size > 0) found.push(Array.from(finder.spaces.subarray(0, size)).sort((a, b) => a - b));
        }
        expect(found).toEqual(plain);
        expect(finder.biggest(cells, before, belongs)).toBe(Math.max(0, ...plain.map((region) => region.length)));
      }),
    );
  });
});
