// The spaces that are shown as counted bring exactly the points of the sheet.
import { createDice, seedFrom } from '@sunglade/core';
import { countSpaces, eachRegion } from '@sunglade/grid';
import { describe, expect, it } from 'vitest';
import type { Content } from './content.ts';
import { countedSpaces } from './counted.ts';
import { landscapePoints } from './landscape.ts';
import { BOARD_SIZE, STACKS, showing } from './stacks.ts';
import { MOUNTAIN, TREE } from './terms.ts';
import { HOUSE } from './testing.ts';
import { VERSIONS } from './versions.ts';

const SIDES = ['A', 'B'] as const;

/** A board with any stack on any space; water and fields often enough for rivers and groups. */
function randomBoard({ spaces }: Content, dice: ReturnType<typeof createDice>): Int32Array {
  const board = new Int32Array(BOARD_SIZE);
  for (let space = 0; space < spaces; space++) {
    const stack = dice.below(3) === 0 ? 1 + 4 * dice.below(2) : dice.below(STACKS.length);
    board[stack] = (board[stack] ?? 0) | (1 << space);
  }
  return board;
}

describe.each(SIDES)('on side %s', (side) => {
  const content = HOUSE[side];
  const { scoring } = content.edition;

  it('the counted spaces of 300 boards bring the points of each landscape', () => {
    let seen = 0;
    const dice = createDice(seedFrom(`boards of side ${side}`));
    for (let i = 0; i < 300; i++) {
      const board = randomBoard(content, dice);
      const points = landscapePoints(content, board, 0, 'longestShortestPath', VERSIONS[2]);
      const spaces = (part: keyof typeof points): number => countedSpaces(content, board, 0, part);
      const byHeight = (part: 'trees' | 'mountains', first: number): number =>
        [0, 1, 2].reduce(
          (sum, height) =>
            sum + countSpaces(spaces(part) & showing(board, 0, first + height)) * (scoring[part][height] ?? 0),
          0,
        );
      let fields = 0;
      eachRegion(content.neighbours, spaces('fields'), () => {
        fields++;
      });
      expect(byHeight('trees', TREE)).toBe(points.trees);
      expect(byHeight('mountains', MOUNTAIN)).toBe(points.mountains);
      expect(fields * scoring.field).toBe(points.fields);
      expect(countSpaces(spaces('buildings')) * scoring.building).toBe(points.buildings);
      if (side === 'A') {
        const length = countSpaces(spaces('water'));
        const last = scoring.river.length - 1;
        const more = Math.max(0, length - last) * scoring.riverMore;
        expect((scoring.river[Math.min(length, last)] ?? 0) + more).toBe(points.water);
        if (length > 3) seen++;
      } else if (points.buildings > 0) seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});
