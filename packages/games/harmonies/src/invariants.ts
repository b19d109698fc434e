// What must hold in every position, whatever was played. Tests ask after each step; nothing else does.
import { countSpaces } from '@sunglade/grid';
import {
  type Bound,
  boardAt,
  CENTRAL,
  COMPLETED_COUNT,
  completedAt,
  DECK_SIZE,
  DISCARD_SIZE,
  DISPLAY,
  HAND,
  HELD,
  HELD_COUNT,
  PHASE,
  PHASE_OVER,
  POUCH,
  type State,
  seatAt,
  TURNS,
} from './layout.ts';
import { CUBES, STACKS } from './stacks.ts';
import { COLOURS, HELD_LIMIT, TOKENS_PER_SPACE } from './terms.ts';

/** The name of the first broken promise, or null. */
export function brokenInvariant(b: Bound, s: State): string | null {
  const { content, seats, solo } = b;
  const { data } = s;
  const tokens = countTokens(b, s);
  for (const [colour, name] of COLOURS.entries()) {
    const count = tokens[colour]!;
    const all = content.tokens[colour]!;
    if (count > all || (!solo && count !== all)) return `tokens-${name}`;
  }
  const turns = data[TURNS]!;
  if (turns > (solo ? 14 : 36)) return 'turns';
  if (data[PHASE] === PHASE_OVER && turns % seats !== 0) return 'equal-turns';
  let cards = data[DECK_SIZE]! + data[DISCARD_SIZE]!;
  for (let slot = 0; slot < b.centralSpaces; slot++) if (data[DISPLAY + slot] !== 0) cards++;
  for (let seat = 0; seat < seats; seat++) {
    const broken = brokenBoard(b, s, seat) ?? brokenCards(b, s, seat);
    if (broken) return broken;
    cards += [...heldBy(s, seat), ...completedBy(b, s, seat)].filter((card) => card < content.animals).length;
  }
  return cards === content.animals ? null : 'cards';
}

/** Tokens by colour wherever they lie; in solo some have left the game. */
function countTokens(b: Bound, { data, stacks }: State): number[] {
  const tokens = COLOURS.map((_, colour) => data[POUCH + colour]! + data[HAND + colour]!);
  for (let i = b.centralSpaces * TOKENS_PER_SPACE - 1; i >= 0; i--) {
    const colour = data[CENTRAL + i]! - 1;
    if (colour >= 0) tokens[colour]! += 1;
  }
  for (const stack of stacks) for (const colour of STACKS[stack]!) tokens[COLOURS.indexOf(colour)]! += 1;
  return tokens;
}

function heldBy({ data }: State, seat: number): Uint8Array {
  const at = seatAt(seat);
  return data.subarray(at + HELD, at + HELD + data[at + HELD_COUNT]!);
}

function completedBy(b: Bound, { data, completed }: State, seat: number): Uint8Array {
  const at = completedAt(b, seat);
  return completed.subarray(at, at + data[seatAt(seat) + COMPLETED_COUNT]!);
}

/** Every space is in the set of its stack and in no other, and in that of the cubes where a cube stands. */
function brokenBoard({ content }: Bound, { boards, stacks, cubes }: State, seat: number): string | null {
  const board = boardAt(seat);
  let seen = 0;
  for (let stack = 0; stack < STACKS.length; stack++) {
    if (seen & boards[board + stack]!) return 'masks-overlap';
    seen |= boards[board + stack]!;
  }
  if (seen !== content.allSpaces) return 'masks-cover';
  for (let space = 0; space < content.spaces; space++) {
    const stack = stacks[seat * content.spaces + space]!;
    if (((boards[board + stack]! >> space) & 1) === 0) return 'masks-stack';
    const card = cubes[seat * content.spaces + space]! - 1;
    if ((boards[board + CUBES]! >> space) & 1 ? card < 0 : card >= 0) return 'masks-cube';
  }
  return null;
}

/** A hand of four at most, held cards unfinished, completed ones finished, and their cubes on the board. */
function brokenCards(b: Bound, s: State, seat: number): string | null {
  const held = heldBy(s, seat);
  if (s.data[seatAt(seat) + HELD_COUNT]! > HELD_LIMIT) return 'hand';
  let placed = 0;
  for (const card of held) {
    if (s.placed[card]! >= b.content.cubes[card]!) return 'complete-held';
    placed += s.placed[card]!;
  }
  for (const card of completedBy(b, s, seat)) {
    if (s.placed[card] !== b.content.cubes[card]) return 'incomplete-done';
    placed += b.content.cubes[card]!;
  }
  return placed === countSpaces(s.boards[boardAt(seat) + CUBES]!) ? null : 'cubes';
}
