// A game as text, for tests and bug reports: the middle of the table, then cards and board of each player.
import { drawHexes } from '@sunglade/grid';
import type { Bound, State } from './layout.ts';
import { type Open, type PlayerView, partsOf } from './parts.ts';
import type { Colour } from './terms.ts';

const LETTER: Readonly<Record<Colour, string>> = {
  blue: 'w',
  gray: 'm',
  brown: 't',
  green: 'g',
  yellow: 'y',
  red: 'r',
};

const letters = (tokens: readonly Colour[]): string => tokens.map((colour) => LETTER[colour]).join('') || '-';

export function draw(b: Bound, s: State): string {
  const { open } = partsOf(b, s);
  const players = open.players.map((player, seat) => `${drawCards(open, player, seat)}\n${drawBoard(b, player)}`);
  return [drawMiddle(open), ...players].join('\n\n');
}

function drawMiddle({ turns, phase, central, hand, display, deck }: Open): string {
  const spaces = central.map(letters).join(' ');
  const cards = display.map((card) => card ?? '-').join(' ');
  return `turn ${turns + 1}, ${phase}, middle ${spaces}, hand ${letters(hand)}\nopen: ${cards}, deck ${deck}`;
}

function drawCards({ mover }: Open, { held, completed }: PlayerView, seat: number): string {
  const cards = held.map(({ card, cubes }) => `${card} ${cubes}`).join(', ') || '-';
  const done = completed.join(', ') || '-';
  return `${mover === seat ? '>' : ' '} ${seat}: held ${cards} | completed ${done}`;
}

/** Two letters a space: height and top (`2r` is a building), `*` after the top where a cube stands. */
const drawBoard = (b: Bound, { spaces }: PlayerView): string =>
  drawHexes(b.content.board, (space) => {
    const { stack, cube } = spaces[space] ?? { stack: [], cube: null };
    const top = stack.at(-1);
    if (top === undefined) return '..';
    return cube === null ? `${stack.length}${LETTER[top]}` : `${LETTER[top]}*`;
  });
