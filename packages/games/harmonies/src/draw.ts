// A board as text for tests and reports: each space its stack in capitals and lower case, a star for a cube.
import { drawHexes } from '@sunglade/grid';
import type { Content } from './content.ts';
import type { PlayerView } from './parts.ts';
import type { Colour } from './stacks.ts';

const LETTER: Readonly<Record<Colour, string>> = {
  blue: 'w',
  gray: 'm',
  brown: 't',
  green: 'g',
  yellow: 'y',
  red: 'r',
};

/** Two letters a space: height and top (`2r` is a building), `*` after the top where a cube stands. */
export function drawBoard(content: Content, player: PlayerView): string {
  return drawHexes(content.board, (space) => {
    const { stack, cube } = player.spaces[space] ?? { stack: [], cube: null };
    const top = stack.at(-1);
    if (top === undefined) return '..';
    return cube === null ? `${stack.length}${LETTER[top]}` : `${LETTER[top]}*`;
  });
}
