// Properties, against slow references that know nothing of sets of spaces.
import { listSpaces, rotateHex } from '@sunglade/grid';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pattern } from './edition.ts';
import { createHabitat, fits, gapSpaces, gaps, placementsAt } from './habitats.ts';
import { landscapePoints } from './landscape.ts';
import { type Board, isSlowLoop, patternsOf, setsOf, slowLandscape, slowPlacements, slowRiver } from './reference.ts';
import { longestLoop, riverLength } from './river.ts';
import { STACKS, stackNumber } from './stacks.ts';
import { COLOURS, FEATURES, SIDES } from './terms.ts';
import { HOUSE } from './testing.ts';
import { VERSIONS } from './versions.ts';

const RUNS = { seed: 20_24, numRuns: 150 };

/** Any board of legal stacks, some of them with cubes, dense enough for habitats. */
const boards = fc
  .constantFrom(...SIDES)
  .chain((side) => {
    const content = HOUSE[side];
    const { spaces } = content;
    return fc.record({
      content: fc.constant(content),
      stacks: fc.array(fc.nat(STACKS.length - 1), { minLength: spaces, maxLength: spaces }),
      cubes: fc.array(
        fc.nat(4).map((n) => n === 0),
        { minLength: spaces, maxLength: spaces },
      ),
    });
  })
  .map((board): Board => ({ ...board, cubes: board.cubes.map((cube, i) => cube && board.stacks[i] !== 0) }));

describe('habitats', () => {
  it('fit where a slow search finds them, for all 42 cards', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const { content, cubes } = board;
        for (const [card, pattern] of patternsOf(content).entries()) {
          const slow = content.board.spaces.flatMap((hex, space) =>
            !cubes[space] && slowPlacements(board, pattern, hex).length > 0 ? [space] : [],
          );
          expect(listSpaces(fits(content.habitats[card]!, setsOf(board), 0))).toEqual(slow);
        }
      }),
      RUNS,
    );
  });

  it('fit where a slow search finds them, for patterns that ask for three different things around the cube', () => {
    const shown = [
      ['water', 'blue'],
      ['field', 'yellow'],
      ['tree1', 'green'],
      ['mountain1', 'gray'],
    ] as const;
    const content = HOUSE.A;
    const { spaces } = content;
    let found = 0;
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.array(fc.nat(shown.length - 1), { minLength: spaces, maxLength: spaces }),
        (order, tops) => {
          const [cube, first, second, third] = order.map((i) => shown[i]![0]);
          const pattern: Pattern = [
            { q: 0, r: 0, feature: cube! },
            { q: -1, r: 0, feature: first! },
            { q: 0, r: 1, feature: second! },
            { q: 1, r: 0, feature: third! },
          ];
          const stacks = tops.map((top) => stackNumber([shown[top]![1]]));
          const board = { content, stacks, cubes: stacks.map(() => false) };
          const slow = content.board.spaces.flatMap((hex, space) =>
            slowPlacements(board, pattern, hex).length > 0 ? [space] : [],
          );
          expect(listSpaces(fits(createHabitat(content.board, pattern), setsOf(board), 0))).toEqual(slow);
          found += slow.length;
        },
      ),
      RUNS,
    );
    expect(found).toBeGreaterThan(20);
  });

  it('lack one token exactly where placing it makes a new one', () => {
    fc.assert(
      fc.property(boards, fc.nat(41), (board, card) => {
        const { content, stacks, cubes } = board;
        const pattern = patternsOf(content)[card] as Pattern;
        const slow: string[] = [];
        for (const [space, place] of content.places.entries()) {
          if (cubes[space]) continue;
          for (const [colour, name] of COLOURS.entries()) {
            const next = stackNumber([...(STACKS[stacks[space] ?? 0] ?? []), COLOURS[colour] as string]);
            if (next < 0) continue;
            const after = { ...board, stacks: stacks.map((old, i) => (i === space ? next : old)) };
            for (const [target, hex] of content.board.spaces.entries()) {
              if (cubes[target]) continue;
              const made = slowPlacements(after, pattern, hex).some((cells) => cells.includes(place));
              if (made) slow.push(`${target} ${space} ${name}`);
            }
          }
        }
        const habitat = content.habitats[card]!;
        const masks = setsOf(board);
        const list = gaps(habitat, masks, 0);
        expect(list.map((gap) => `${gap.target} ${gap.space} ${gap.colour}`).sort()).toEqual(slow.sort());
        for (const [colour, name] of COLOURS.entries()) {
          const spaces = new Set(list.filter((gap) => gap.colour === name).map((gap) => gap.space));
          expect(listSpaces(gapSpaces(habitat, masks, 0, colour))).toEqual([...spaces].sort((a, b) => a - b));
        }
        const order = list.map((gap) => gap.target * 100 + gap.space);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
      { ...RUNS, numRuns: 400 },
    );
  });

  it('are the same in all six rotations of the printed card', () => {
    for (const side of SIDES) {
      const { board, edition } = HOUSE[side];
      for (const { id, pattern } of [...edition.animals, ...edition.spirits]) {
        const rows = (turned: Pattern): string[][] => {
          const habitat = createHabitat(board, turned);
          const print = (target: number) =>
            placementsAt(habitat, target).map((cells) =>
              cells
                .map(({ space, feature }) => `${space}:${FEATURES[feature]}`)
                .sort()
                .join(' '),
            );
          return board.spaces.map((_, target) => print(target).sort());
        };
        const printed = rows(pattern);
        for (let turns = 1; turns < 6; turns++) {
          expect(rows(pattern.map((part) => ({ ...part, ...rotateHex(part, turns) }))), id).toEqual(printed);
        }
        // No card is chiral: mirrored patterns are turned ones.
        expect(rows(pattern.map((part) => ({ ...part, q: part.r, r: part.q }))), `${id} mirrored`).toEqual(printed);
      }
    }
  });

  it('list each placement once, and only on the board', () => {
    const { board, edition } = HOUSE.A;
    const list = (id: string, place: { q: number; r: number }) => {
      const card = [...edition.animals, ...edition.spirits].find((one) => one.id === id);
      return placementsAt(createHabitat(board, card?.pattern ?? []), board.at(place));
    };
    // A symmetric line has three orientations; a bend, a pair and a triangle have six.
    const centre = { q: 2, r: 1 };
    expect(['dragonfly', 'lion', 'shrew', 'frog', 'ray'].map((id) => list(id, centre).length)).toEqual([3, 6, 6, 6, 6]);
    const bush = FEATURES.indexOf('tree1');
    const corner = [board.at({ q: 1, r: 0 }), board.at({ q: 0, r: 1 })];
    expect(list('frog', { q: 0, r: 0 })).toEqual(corner.map((space) => [{ space, feature: bush }]));
    expect(list('dragonfly', { q: 0, r: 0 })).toEqual([]);
  });
});

const waters = fc.constantFrom(...SIDES).chain((side) => {
  const content = HOUSE[side];
  const spaces = Array.from({ length: content.spaces }, (_, i) => i);
  return fc.record({ content: fc.constant(content), water: fc.subarray(spaces) });
});
const maskOf = (spaces: readonly number[]): number => spaces.reduce((mask, space) => mask | (1 << space), 0);

describe('rivers', () => {
  it('are as long as a slow reference says', () => {
    fc.assert(
      fc.property(waters, ({ content, water }) => {
        const length = riverLength(content.neighbours, maskOf(water), 'longestShortestPath', VERSIONS[2]);
        expect(length).toBe(slowRiver(content, new Set(water)));
      }),
      { ...RUNS, numRuns: 1000 },
    );
  });

  it('find the same loops as trying every set of spaces', () => {
    const content = HOUSE.A;
    const slow = (water: readonly number[]): number => {
      let best = 0;
      for (let set = 0; set < 1 << water.length; set++) {
        const loop = water.filter((_, i) => (set >> i) & 1);
        if (loop.length > best && isSlowLoop(content, loop, new Set(water))) best = loop.length;
      }
      return best;
    };
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16], { maxLength: 12 }), (water) => {
        expect(longestLoop(content.neighbours, maskOf(water))).toBe(slow(water));
      }),
      { ...RUNS, numRuns: 60 },
    );
    // The ring around a space, closed and broken.
    expect(longestLoop(content.neighbours, content.neighbours[10] ?? 0)).toBe(6);
    expect(longestLoop(content.neighbours, (content.neighbours[10] ?? 0) & ~(1 << 5))).toBe(0);
    // The rim of the whole board.
    const rim = content.board.neighbours.flatMap((list, space) => (list.length < 6 ? [space] : []));
    expect(longestLoop(content.neighbours, maskOf(rim))).toBeGreaterThan(6);
  });
});

describe('landscapes', () => {
  it('score as counted space by space', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expect(landscapePoints(board.content, setsOf(board), 0, 'longestShortestPath', VERSIONS[2])).toEqual(
          slowLandscape(board),
        );
      }),
      { ...RUNS, numRuns: 400 },
    );
  });
});
