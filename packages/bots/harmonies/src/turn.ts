// The steps of a turn in the head, and what lies between two turns. Nothing is checked here: who asks knows what is allowed.
import { countSpaces } from '@sunglade/grid';
import { CUBES } from '@sunglade/harmonies';
import { FULL, type Ground, TOKENS } from './ground.ts';
import { type Board, type Lean, ladderPoints, NONE } from './lean.ts';
import { CLOSED, COLOUR_COUNT, EMPTY, nextStack } from './stacks.ts';

/** A number below n by chance. */
export type Pick = (n: number) => number;

export function takeTokens(s: Lean, space: number): void {
  for (let i = space * TOKENS; i < (space + 1) * TOKENS; i++) {
    s.hand[s.middle[i]!]! += 1;
    s.middle[i] = NONE;
  }
  s.took = space;
}

export const isEmptySpace = (s: Lean, space: number): boolean => s.middle[space * TOKENS] === NONE;

/** Whether a token may go there. */
export const mayPlace = (board: Board, colour: number, space: number): boolean =>
  board.codes[space]! < CLOSED && nextStack(board.codes[space]!, colour) >= 0;

export function placeToken(board: Board, colour: number, space: number): void {
  const before = board.codes[space]!;
  setStack(board, space, before, nextStack(before, colour));
}

export function setStack(board: Board, space: number, before: number, after: number): void {
  const bit = 1 << space;
  board.sets[before]! &= ~bit;
  board.sets[after]! |= bit;
  board.codes[space] = after;
}

export function holdCard(board: Board, card: number): void {
  board.held[board.heldCount] = card;
  board.placed[board.heldCount] = 0;
  board.heldCount++;
}

export function takeCard(s: Lean, board: Board, slot: number): void {
  holdCard(board, s.display[slot]!);
  s.display[slot] = NONE;
  s.cardTaken = true;
}

export function keepSpirit(board: Board, card: number): void {
  board.spirit = card;
  holdCard(board, card);
}

/** Moves a cube of the card in this slot to the board; the last one completes the card, and later slots move up. */
export function placeCube(g: Ground, board: Board, slot: number, space: number): void {
  const card = board.held[slot]!;
  const cubes = board.placed[slot]! + 1;
  board.sets[CUBES]! |= 1 << space;
  board.codes[space]! += CLOSED;
  board.placed[slot] = cubes;
  if (card === board.spirit) board.spiritPlaced = true;
  else board.animals += ladderPoints(g, card, cubes) - ladderPoints(g, card, cubes - 1);
  if (cubes < g.content.cubes[card]!) return;
  board.heldCount--;
  for (let i = slot; i < board.heldCount; i++) {
    board.held[i] = board.held[i + 1]!;
    board.placed[i] = board.placed[i + 1]!;
  }
}

export const emptySpaces = (board: Board): number => countSpaces(board.sets[EMPTY]!);

export function pouchSize({ pouch }: Lean): number {
  let size = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) size += pouch[colour]!;
  return size;
}

/** The mover's turn is over: the end is looked at, the table filled up, the next seat moves. */
export function finishTurn(g: Ground, s: Lean, pick: Pick): void {
  s.turns++;
  if (emptySpaces(s.boards[s.mover]!) <= FULL || pouchSize(s) === 0) s.final = true;
  const next = s.mover + 1 === g.seats ? 0 : s.mover + 1;
  if (s.final && next === s.first) {
    s.phase = 'over';
    return;
  }
  refill(g, s, pick);
  if (g.solo && !s.cardTaken && s.deckSize > 0) s.phase = 'swap';
  else beginTurn(g, s, next);
}

export function beginTurn(g: Ground, s: Lean, seat: number): void {
  s.mover = seat;
  s.took = NONE;
  s.cardTaken = false;
  s.phase = g.spirits && s.boards[seat]!.spirit === NONE ? 'spirit' : 'turn';
}

/** Alone: another card for an open one. */
export function swapCard(g: Ground, s: Lean, slot: number): void {
  openCard(s, slot);
  beginTurn(g, s, s.mover);
}

function openCard(s: Lean, slot: number): void {
  s.display[slot] = s.deckSize === 0 ? NONE : s.deck[--s.deckSize]!;
}

function refill(g: Ground, s: Lean, pick: Pick): void {
  if (g.solo) {
    s.middle.fill(NONE);
    for (let space = 0; space < g.central; space++) fillSpace(s, space, pick);
  } else fillSpace(s, s.took, pick);
  for (let slot = 0; slot < g.central; slot++) if (s.display[slot] === NONE) openCard(s, slot);
}

function fillSpace(s: Lean, space: number, pick: Pick): void {
  const size = pouchSize(s);
  if (size < TOKENS) return;
  for (let i = 0; i < TOKENS; i++) {
    let rest = pick(size - i);
    let colour = 0;
    while (rest >= s.pouch[colour]!) rest -= s.pouch[colour++]!;
    s.pouch[colour]! -= 1;
    s.middle[space * TOKENS + i] = colour;
  }
}

/** The unseen cards in another order. */
export function shuffleDeck({ deck, deckSize }: Lean, pick: Pick): void {
  for (let i = deckSize - 1; i > 0; i--) {
    const j = pick(i + 1);
    const card = deck[i]!;
    deck[i] = deck[j]!;
    deck[j] = card;
  }
}
