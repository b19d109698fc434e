import { createEdition } from '@sunglade/core';
import { regions, SIDES } from '@sunglade/grid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Content, readContent } from './content.ts';
import type { EditionContent } from './edition.ts';
import { forestMap, forestPoints } from './forest.ts';
import { lightMap, lightPoints } from './light.ts';
import { planetRows } from './planet.ts';
import { fertilityOf } from './score.ts';
import { createBound } from './state.ts';
import { BIG_TREE, BUSH, CREVICE, SMALL_TREE } from './terms.ts';
import { HOUSE } from './testing.ts';

const house = readContent(HOUSE);
const settings = { seed: 20, numRuns: 150 };

/** Any planet: holes, crevices and pieces anywhere. */
const planets = fc
  .record({
    rows: fc.integer({ min: 2, max: 7 }),
    columns: fc.integer({ min: 3, max: 7 }),
    letters: fc.array(fc.constantFrom(...Array.from('sswfgmrx.')), { minLength: 49, maxLength: 49 }),
    pieces: fc.array(fc.constantFrom(0, 0, 1, 2, 2, 3, 3, 4, 5), { minLength: 49, maxLength: 49 }),
  })
  .map(({ rows, columns, letters, pieces }) => {
    const grid = Array.from({ length: rows }, (_, r) => letters.slice(r * 7, r * 7 + columns).join(''));
    return { grid, pieces };
  });
const boundOf = (grid: readonly string[]) => {
  const edition = createEdition('planet', { ...HOUSE, planet: { ...HOUSE.planet, grid } } as EditionContent);
  return createBound({ seats: 1, options: { sunStart: 'N', aridityTarget: 'latestCard' }, edition }, 1);
};
const contentOf = (grid: readonly string[]) => boundOf(grid).content;
function cellsOf(content: Content, piece: (row: number, column: number) => number): Uint8Array {
  const cells = new Uint8Array(content.size + 1).fill(CREVICE);
  for (const [space, [row, column]] of content.board.places.entries())
    if ((content.biomeOf[space] ?? -1) >= 0) cells[space] = piece(row, column);
  return cells;
}

describe('light', () => {
  it('is at most 1 per small and 2 per big tree, and some tree is always lit', () => {
    fc.assert(
      fc.property(planets, ({ grid, pieces }) => {
        const content = contentOf(grid);
        const cells = cellsOf(content, (row, column) => pieces[row * 7 + column] ?? 0);
        const small = cells.filter((piece) => piece === SMALL_TREE).length;
        const big = cells.filter((piece) => piece === BIG_TREE).length;
        for (const sun of SIDES.keys()) {
          const light = lightPoints(content, cells, 0, sun);
          expect(light).toBeLessThanOrEqual(small + 2 * big);
          expect(light > 0).toBe(small + big > 0);
          const map = lightMap(content, cells, 0, sun);
          expect(map.points).toBe(light);
          expect(Object.keys(map.lit).length + map.dark.length).toBe(small + big);
        }
      }),
      settings,
    );
  });
  it('is what walking the lines from the sun gives', () => {
    fc.assert(
      fc.property(planets, ({ grid, pieces }) => {
        const content = contentOf(grid);
        const cells = cellsOf(content, (row, column) => pieces[row * 7 + column] ?? 0);
        const at = (row: number, column: number) => cells[content.board.at(row, column)] ?? CREVICE;
        const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
        const lines = {
          N: Array.from({ length: columns }, (_, c) => Array.from({ length: rows }, (_, r) => at(r, c))),
          S: Array.from({ length: columns }, (_, c) => Array.from({ length: rows }, (_, r) => at(rows - 1 - r, c))),
          W: Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => at(r, c))),
          E: Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => at(r, columns - 1 - c))),
        };
        for (const [sun, side] of SIDES.entries()) {
          let points = 0;
          for (const line of lines[side]) {
            // How high a shadow lies on each of the next two squares.
            let shade = [0, 0];
            for (const piece of line) {
              const height = piece === SMALL_TREE ? 1 : piece === BIG_TREE ? 2 : 0;
              if (height > shade[0]!) points += height;
              shade = [Math.max(shade[1]!, height), height === 2 ? 2 : 0];
            }
          }
          expect(lightPoints(content, cells, 0, sun)).toBe(points);
        }
      }),
      settings,
    );
  });
});

describe('turning the planet and the sun together', () => {
  it('changes nothing', () => {
    fc.assert(
      fc.property(planets, ({ grid, pieces }) => {
        const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
        // A quarter clockwise: what was at the bottom left is now at the top left.
        const turned = Array.from({ length: columns }, (_, r) =>
          Array.from({ length: rows }, (_, c) => grid[rows - 1 - c]?.[r]).join(''),
        );
        const before = contentOf(grid);
        const after = contentOf(turned);
        const cells = cellsOf(before, (row, column) => pieces[row * 7 + column] ?? 0);
        const turnedCells = cellsOf(after, (row, column) => pieces[(rows - 1 - column) * 7 + row] ?? 0);
        for (const sun of SIDES.keys())
          expect(lightPoints(after, turnedCells, 0, (sun + 1) % 4)).toBe(lightPoints(before, cells, 0, sun));
        expect(forestPoints(boundOf(turned), turnedCells, 0)).toBe(forestPoints(boundOf(grid), cells, 0));
        const icons = [1, 2, 3, 4, 5, 6];
        expect(fertilityOf(after, turnedCells, 0, icons)).toEqual(fertilityOf(before, cells, 0, icons));
      }),
      settings,
    );
  });
});

describe('forests', () => {
  it('are the connected groups of trees and bushes', () => {
    fc.assert(
      fc.property(planets, ({ grid, pieces }) => {
        const content = contentOf(grid);
        const cells = cellsOf(content, (row, column) => pieces[row * 7 + column] ?? 0);
        const groups = regions(content.board.neighbours, (space) => {
          const piece = cells[space] ?? 0;
          return piece === SMALL_TREE || piece === BIG_TREE || piece === BUSH;
        });
        const sizes = groups.map((group) => group.length).sort((a, b) => a - b);
        const map = forestMap(content, cells, 0);
        expect(map.sizes).toEqual(sizes);
        expect([map.points, map.spaces.length]).toEqual([sizes.at(-1) ?? 0, sizes.at(-1) ?? 0]);
        expect(forestPoints(boundOf(grid), cells, 0)).toBe(sizes.at(-1) ?? 0);
      }),
      settings,
    );
  });
});

describe('a planet among others', () => {
  it('is scored from where it begins', () => {
    const cells = new Uint8Array((house.size + 1) * 2).fill(CREVICE);
    const from = house.size + 1;
    for (let space = 0; space < house.size; space++)
      if ((house.biomeOf[space] ?? -1) >= 0) cells[from + space] = [2, 3, 4, 0, 3][space % 5]!;
    const alone = cells.slice(from);
    for (const sun of SIDES.keys()) {
      expect(lightPoints(house, cells, from, sun)).toBe(lightPoints(house, alone, 0, sun));
      expect(lightMap(house, cells, from, sun)).toEqual(lightMap(house, alone, 0, sun));
    }
    expect(forestMap(house, cells, from)).toEqual(forestMap(house, alone, 0));
    expect(fertilityOf(house, cells, from, [1, 2, 3, 4, 5, 6])).toEqual(
      fertilityOf(house, alone, 0, [1, 2, 3, 4, 5, 6]),
    );
    expect(planetRows(house, cells, from)).toEqual(planetRows(house, alone));
  });
});
