// The planet's drawing against the rules: regions, outlines, shadows, the keyboard's way.
import { createEdition, type Json } from '@sunglade/core';
import { BIOMES, biggestForest, type EditionContent, evergreen, lightFor, readContent } from '@sunglade/evergreen';
import { parsePlace, SIDES } from '@sunglade/grid';
import { describe, expect, it } from 'vitest';
import { centreOf, type Ground, groundOf } from './ground.ts';
import { layoutOf, onLand, rim } from './layout.ts';
import { nextPlace } from './moves.ts';
import { type Corner, outlines, turnsOf } from './outlines.ts';
import { landOf, medals, regionPath } from './regions.ts';
import { edgeOf, heightOf, shadowsOf } from './shadows.ts';
import { planetSheets } from './sheet.ts';

const HOUSE = evergreen.editions[0]?.content as EditionContent;

function groundWith(grid: readonly string[]): Ground {
  const content: EditionContent = { ...HOUSE, planet: { ...HOUSE.planet, grid } };
  return groundOf({ edition: createEdition('test', content as unknown as Json) });
}

const house = groundWith(HOUSE.planet.grid);
const square = groundWith(['sswwff', 'sswwff', 'sxwwxf', 'ggmmrr', 'gxmmxr', 'ggmmrr']);
const oblong = groundWith(['swf', 'swf', 'gmr', 'gmr', 'gmr', 'swf']);
const holes = groundWith(['sswwff', 's.ww.f', 'ggmmrr', 'gg..rr']);

/** The points a path goes through: every last pair of its curves. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, , numbers = '']) => {
    const all = numbers.trim().split(/[ ,]+/).map(Number);
    return [all.at(-2) ?? 0, all.at(-1) ?? 0];
  });
}

describe('layout', () => {
  it('draws a roundish planet as a ball and others as an island', () => {
    expect(house.layout.round).toBe(true);
    expect(square.layout.round).toBe(false);
    expect(oblong.layout.round).toBe(false);
    expect(oblong.layout.halfHeight).toBeGreaterThan(oblong.layout.halfWidth);
  });

  it.each([
    ['house', house],
    ['square', square],
    ['oblong', oblong],
    ['holes', holes],
  ])('keeps every space of the %s planet on the land, the middle in the middle', (_, { content, layout }) => {
    const middles = content.board.places.map(([row, column]) => layout.at(row, column));
    for (const [x, y] of middles)
      for (const [dx, dy] of [
        [36, 36],
        [-36, 36],
        [36, -36],
        [-36, -36],
      ] as const)
        expect(onLand(layout, [x + dx, y + dy])).toBe(true);
    const xs = middles.map(([x]) => x);
    const ys = middles.map(([, y]) => y);
    expect(Math.max(...xs) + Math.min(...xs)).toBe(0);
    expect(Math.max(...ys) + Math.min(...ys)).toBe(0);
    for (const [row, column] of content.board.places)
      expect(layout.squareAt(layout.at(row, column))).toEqual([row, column]);
  });

  it('does not count empty rows and columns at the edge of a grid', () => {
    const padded = layoutOf(
      readContent({ ...HOUSE, planet: { ...HOUSE.planet, grid: ['....', '.sw.', '.fg.', '.mr.', '....'] } }).board,
    );
    expect(padded.spacesX).toBe(100);
    expect(padded.spacesY).toBe(150);
  });

  it('has a closed rim', () => {
    for (const { layout } of [house, square]) expect(rim(layout, 10)).toMatch(/^M.*Z$/);
  });
});

describe('outlines', () => {
  const area = (loop: readonly Corner[]): number =>
    loop.reduce((sum, [row, column], i) => {
      const [nextRow, nextColumn] = loop[(i + 1) % loop.length] as Corner;
      return sum + column * nextRow - nextColumn * row;
    }, 0) / 2;

  it('goes once around a group, clockwise', () => {
    const loops = outlines([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(loops).toHaveLength(1);
    expect(area(loops[0] ?? [])).toBe(3);
    expect(turnsOf(loops[0] ?? [])).toHaveLength(6);
  });

  it('finds holes, the other way round, and groups that are apart', () => {
    const ring = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((column): Corner => [row, column]))
      .filter(([r, c]) => r !== 1 || c !== 1);
    expect(
      outlines(ring)
        .map(area)
        .sort((a, b) => a - b),
    ).toEqual([-1, 9]);
    expect(
      outlines([
        [0, 0],
        [4, 4],
      ]).map(area),
    ).toEqual([1, 1]);
  });

  it('does not lose its way where squares touch by a corner', () => {
    const loops = outlines([
      [0, 0],
      [1, 1],
    ]);
    expect(loops.map(area)).toEqual([1, 1]);
    const areas = outlines([
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 2],
      [0, 3],
      [1, 3],
    ]).map(area);
    expect(areas.reduce((sum, one) => sum + one, 0)).toBe(6);
  });
});

describe('land', () => {
  it.each([
    ['house', house],
    ['square', square],
    ['holes', holes],
  ])('gives every square of the %s planet a biome, and the spaces their own', (_, { content }) => {
    const land = landOf(content);
    for (const [row, column] of land.squares) expect(BIOMES).toContain(land.ground(row, column));
    for (const [space, [row, column]] of content.board.places.entries()) {
      const biome = BIOMES[content.biomeOf[space] ?? -1];
      if (biome) expect(land.ground(row, column)).toBe(biome);
    }
  });

  it('shares borders: neighbours draw the same points', () => {
    const land = landOf(house.content);
    const drawn = BIOMES.map((biome) => pointsOf(regionPath(biome, land, house.layout)).map((point) => point.join()));
    const seen = new Map<string, number>();
    for (const points of drawn) for (const point of new Set(points)) seen.set(point, (seen.get(point) ?? 0) + 1);
    const inside = [...seen].filter(([point]) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return Math.hypot(x, y) < house.layout.halfWidth - 60;
    });
    const alone = inside.filter(([, count]) => count < 2);
    // Softened corners beside a place where three biomes meet may differ by a hair.
    expect(inside.length).toBeGreaterThan(40);
    expect(alone.length / inside.length).toBeLessThan(0.1);
  });

  it('puts every biome of the house planet on a coin, away from the spaces', () => {
    const found = medals(house.content, landOf(house.content), house.layout);
    expect(new Set(found.map(({ biome }) => biome)).size).toBe(6);
    for (const { at } of found)
      for (const [row, column] of house.content.board.places) {
        const [x, y] = house.layout.at(row, column);
        expect(Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]))).toBeGreaterThan(55);
      }
  });

  it('is drawn once, as symbols that every planet shares', () => {
    const drawn = (ground: Ground): string => {
      const { spaces, land, detail } = planetSheets(ground);
      return spaces() + land() + detail();
    };
    const sheet = drawn(house);
    for (const part of ['rim', 'land', 'texture', 'spaces', 'marks'])
      expect(sheet).toContain(`id="eg-${part}-${house.id}"`);
    expect(sheet.match(/#eg-crevice/g)).toHaveLength(4);
    expect(sheet).not.toContain('NaN');
    expect(drawn(oblong)).not.toContain('NaN');
    expect(groundWith(HOUSE.planet.grid)).toBe(house);
  });
});

const PLANET = ['...S_...', '._B_S__.', '.pxbSxS.', '_SbSLSp_', '_BSbB_S_', '._x_SxB.', '.S_B_S_.', '...BS...'];

describe('shadows', () => {
  it.each(SIDES)('with the sun in %s cover exactly the spaces that the rules call dark', (sun) => {
    const { content, layout } = house;
    const covered = new Set<string>();
    for (const { key, path } of shadowsOf(content, PLANET, layout, sun)) {
      const [row = 0, column = 0, spaces = 0] = key.split(',').map(Number);
      expect(heightOf(PLANET[row]?.[column] ?? '')).toBe(spaces);
      const [x, y] = layout.at(row, column);
      const points = pointsOf(path);
      const reach = {
        N: Math.max(...points.map(([, py]) => py - y)),
        E: Math.max(...points.map(([px]) => x - px)),
        S: Math.max(...points.map(([, py]) => y - py)),
        W: Math.max(...points.map(([px]) => px - x)),
      }[sun];
      // It ends inside the last space it darkens, neither before nor behind it.
      expect(reach).toBeGreaterThan(spaces * 100 - 42);
      expect(reach).toBeLessThan(spaces * 100 + 58);
      for (let i = 1; i <= spaces; i++) {
        const [down, right] = ({ N: [1, 0], E: [0, -1], S: [-1, 0], W: [0, 1] } as const)[sun];
        const space = content.board.at(row + i * down, column + i * right);
        if (space >= 0) covered.add(content.places[space] ?? '');
      }
    }
    expect([...covered].sort()).toEqual([...lightFor(content, PLANET, sun).shadow].sort());
  });

  it('are cast by trees only', () => {
    const { content, layout } = house;
    const none = PLANET.map((row) => row.replace(/[SB]/g, 'b'));
    expect(shadowsOf(content, none, layout, 'N')).toEqual([]);
  });
});

describe('the forest’s edge', () => {
  it('encloses every space of the forest and no other', () => {
    const { content, layout } = house;
    const { spaces } = biggestForest(content, PLANET);
    expect(spaces.length).toBeGreaterThan(5);
    const corners = edgeOf(spaces, layout)
      .split('Z')
      .filter(Boolean)
      .map((loop) => [...loop.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const));
    /** By the even-odd rule. */
    const isInside = (x: number, y: number): boolean =>
      corners.reduce((odd, loop) => {
        let now = odd;
        for (const [i, [ax, ay]] of loop.entries()) {
          const [bx, by] = loop[(i + 1) % loop.length] as readonly [number, number];
          if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) now = !now;
        }
        return now;
      }, false);
    for (const place of content.places) {
      const [x, y] = centreOf(house, place);
      expect(isInside(x, y)).toBe(spaces.includes(place));
    }
  });
});

describe('the keyboard’s way', () => {
  const { content } = house;
  const go = (from: string, key: string): string | null =>
    nextPlace(content, from, key, (place) => place === '0,3' || place === '6,1');

  it('goes to the next space, over the edge of a row only where there is one', () => {
    expect(go('3,3', 'ArrowRight')).toBe('3,4');
    expect(go('3,7', 'ArrowRight')).toBe('3,7');
    expect(go('1,1', 'ArrowUp')).toBe('0,3');
    expect(go('3,0', 'Home')).toBe('3,0');
    expect(go('3,2', 'End')).toBe('3,7');
    expect(go('3,2', 'x')).toBe(null);
  });

  it('reaches every space by arrows alone', () => {
    const seen = new Set(['3,3']);
    for (const place of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = go(place, key);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(content.size);
    for (const place of seen) expect(parsePlace(place)).not.toBe(null);
  });

  it('jumps through the lit spaces', () => {
    expect(go('3,3', 'PageDown')).toBe('6,1');
    expect(go('6,1', 'PageDown')).toBe('0,3');
    expect(go('3,3', 'PageUp')).toBe('0,3');
  });
});
