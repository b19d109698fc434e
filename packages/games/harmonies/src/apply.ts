// Carries out an allowed step; answers who can no longer take back.
import { NOBODY, type Seat, type Seats, type Tell } from '@sunglade/core';
import { countSpaces } from '@sunglade/grid';
import type { Event } from './events.ts';
import {
  type Bound,
  boardAt,
  CARD_TAKEN,
  CENTRAL,
  COMPLETED_COUNT,
  completedAt,
  DECK_SIZE,
  DISCARD_SIZE,
  DISPLAY,
  FINAL,
  FINAL_BOARD,
  FINAL_POUCH,
  FINAL_SEAT,
  FIRST,
  HAND,
  HELD,
  HELD_COUNT,
  KEPT,
  MOVER,
  PHASE,
  PHASE_OVER,
  PHASE_SPIRIT,
  PHASE_SWAP,
  PHASE_TURN,
  type State,
  seatAt,
  TOOK,
  TURNS,
} from './layout.ts';
import { CUBES, EMPTY, STACKS, stackWith } from './stacks.ts';
import { drawCard, fillSpace, pouchSize, tokensOn } from './supply.ts';
import { displaySlot, heldSlot } from './table.ts';
import { COLOURS, FULL_BOARD, TOKENS_PER_SPACE } from './terms.ts';

type Say = Tell<Event> | undefined;

/** Nothing before the end of a turn shows anything new, so until then everything may be taken back. */
export function apply(b: Bound, s: State, seat: Seat, step: number, tell?: Say): Seats {
  const { take, place, card, cube, keep, swap, done } = b.steps.first;
  const { spaces, animals } = b.content;
  if (step < place) takeTokens(b, s, seat, step - take, tell);
  else if (step < card) {
    const colour = ((step - place) / spaces) | 0;
    placeToken(b, s, seat, colour, step - place - colour * spaces, tell);
  } else if (step < cube) takeCard(b, s, seat, step - card, tell);
  else if (step < keep) {
    const held = ((step - cube) / spaces) | 0;
    placeCube(b, s, seat, held, step - cube - held * spaces, tell);
  } else if (step < swap) keepSpirit(b, s, seat, animals + step - keep, tell);
  else if (step < done) {
    swapCard(b, s, seat, step - swap, tell);
    return b.all;
  } else if (s.data[PHASE] === PHASE_SWAP) beginTurn(b, s, seat, tell);
  else {
    finishTurn(b, s, seat, tell);
    return b.all;
  }
  return NOBODY;
}

function takeTokens(b: Bound, s: State, seat: Seat, space: number, tell: Say): void {
  const { data } = s;
  const tokens = tell ? tokensOn(s, space) : [];
  for (let i = 0; i < TOKENS_PER_SPACE; i++) {
    const at = CENTRAL + space * TOKENS_PER_SPACE + i;
    data[HAND + data[at]! - 1]! += 1;
    data[at] = 0;
  }
  data[TOOK] = space + 1;
  tell?.({ type: 'take', seat, space: space + 1, tokens }, b.all);
}

function placeToken(b: Bound, s: State, seat: Seat, colour: number, space: number, tell: Say): void {
  const { data, boards, stacks } = s;
  const at = seat * b.content.spaces + space;
  const board = boardAt(seat);
  const before = stacks[at]!;
  const after = stackWith(before, colour);
  boards[board + before]! &= ~(1 << space);
  boards[board + after]! |= 1 << space;
  stacks[at] = after;
  data[HAND + colour]! -= 1;
  if (!tell) return;
  const place = b.content.places[space]!;
  tell({ type: 'place', seat, colour: COLOURS[colour]!, space: place, stack: STACKS[after]! }, b.all);
}

function takeCard(b: Bound, s: State, seat: Seat, card: number, tell: Say): void {
  const slot = displaySlot(b, s, card);
  s.data[DISPLAY + slot] = 0;
  s.data[CARD_TAKEN] = 1;
  holdCard(s, seat, card);
  tell?.({ type: 'card', seat, card: b.content.ids[card]!, slot }, b.all);
}

function holdCard({ data }: State, seat: Seat, card: number): void {
  const at = seatAt(seat);
  const count = data[at + HELD_COUNT]!;
  data[at + HELD + count] = card;
  data[at + HELD_COUNT] = count + 1;
}

function keepSpirit(b: Bound, s: State, seat: Seat, card: number, tell: Say): void {
  s.data[seatAt(seat) + KEPT] = card + 1;
  s.data[PHASE] = PHASE_TURN;
  holdCard(s, seat, card);
  tell?.({ type: 'spirit', seat, card: b.content.ids[card]! }, b.all);
}

function placeCube(b: Bound, s: State, seat: Seat, card: number, space: number, tell: Say): void {
  const { content } = b;
  const cubes = s.placed[card]! + 1;
  const complete = cubes === content.cubes[card];
  s.placed[card] = cubes;
  s.cubes[seat * content.spaces + space] = card + 1;
  s.boards[boardAt(seat) + CUBES]! |= 1 << space;
  if (complete) completeCard(b, s, seat, card);
  if (!tell) return;
  const points = content.ladders[card]?.[cubes - 1] ?? 0;
  const [id, place] = [content.ids[card]!, content.places[space]!];
  tell({ type: 'cube', seat, card: id, space: place, cubes, points, complete }, b.all);
}

/** The last cube gone frees the slot at once. */
function completeCard(b: Bound, s: State, seat: Seat, card: number): void {
  const { data } = s;
  const at = seatAt(seat);
  const count = data[at + HELD_COUNT]! - 1;
  for (let slot = heldSlot(s, seat, card); slot < count; slot++) data[at + HELD + slot] = data[at + HELD + slot + 1]!;
  data[at + HELD + count] = 0;
  data[at + HELD_COUNT] = count;
  s.completed[completedAt(b, seat) + data[at + COMPLETED_COUNT]!] = card;
  data[at + COMPLETED_COUNT]! += 1;
}

function finishTurn(b: Bound, s: State, seat: Seat, tell: Say): void {
  const { data } = s;
  tell?.({ type: 'done', seat }, b.all);
  data[TURNS]! += 1;
  if (data[FINAL] === 0) callFinal(b, s, seat, tell);
  const next = seat + 1 === b.seats ? 0 : seat + 1;
  // Equal turns for everybody: the game ends when the next turn would begin a new round.
  if (data[FINAL] !== 0 && next === data[FIRST]) {
    data[PHASE] = PHASE_OVER;
    tell?.({ type: 'end' }, b.all);
    return;
  }
  refill(b, s, tell);
  if (b.solo && data[CARD_TAKEN] === 0 && data[DECK_SIZE] !== 0) {
    data[PHASE] = PHASE_SWAP;
    tell?.({ type: 'may-swap', seat }, b.all);
  } else beginTurn(b, s, next, tell);
}

function callFinal(b: Bound, s: State, seat: Seat, tell: Say): void {
  const full = countSpaces(s.boards[boardAt(seat) + EMPTY]!) <= FULL_BOARD;
  if (!full && pouchSize(s) > 0) return;
  s.data[FINAL] = full ? FINAL_BOARD : FINAL_POUCH;
  s.data[FINAL_SEAT] = seat;
  tell?.({ type: 'final', seat, by: full ? 'board' : 'pouch' }, b.all);
}

function refill(b: Bound, s: State, tell: Say): void {
  if (b.solo) {
    removeTokens(b, s, tell);
    // With three tokens left only one space is filled, and one more turn is played.
    for (let space = 0; space < b.centralSpaces; space++) refillSpace(b, s, space, tell);
  } else refillSpace(b, s, s.data[TOOK]! - 1, tell);
  for (let slot = 0; slot < b.centralSpaces; slot++) if (s.data[DISPLAY + slot] === 0) openCard(b, s, slot, tell);
}

function removeTokens(b: Bound, s: State, tell: Say): void {
  if (tell) {
    const all = Array.from({ length: b.centralSpaces }, (_, i) => ({ space: i + 1, tokens: tokensOn(s, i) }));
    const spaces = all.filter(({ tokens }) => tokens.length > 0);
    if (spaces.length > 0) tell({ type: 'remove', spaces }, b.all);
  }
  s.data.fill(0, CENTRAL, CENTRAL + b.centralSpaces * TOKENS_PER_SPACE);
}

function refillSpace(b: Bound, s: State, space: number, tell: Say): void {
  if (!fillSpace(s, space)) return;
  tell?.({ type: 'refill', space: space + 1, tokens: tokensOn(s, space) }, b.all);
}

function openCard(b: Bound, s: State, slot: number, tell: Say): void {
  if (!drawCard(s, slot)) return;
  tell?.({ type: 'open', slot, card: b.content.ids[s.data[DISPLAY + slot]! - 1]! }, b.all);
}

function swapCard(b: Bound, s: State, seat: Seat, card: number, tell: Say): void {
  const slot = displaySlot(b, s, card);
  s.discard[s.data[DISCARD_SIZE]!] = card;
  s.data[DISCARD_SIZE]! += 1;
  tell?.({ type: 'swap', seat, slot, card: b.content.ids[card]! }, b.all);
  openCard(b, s, slot, tell);
  beginTurn(b, s, seat, tell);
}

function beginTurn(b: Bound, { data }: State, seat: number, tell: Say): void {
  data[MOVER] = seat;
  data[TOOK] = 0;
  data[CARD_TAKEN] = 0;
  const choose = b.options.spirits && data[seatAt(seat) + KEPT] === 0;
  data[PHASE] = choose ? PHASE_SPIRIT : PHASE_TURN;
  tell?.({ type: 'turn', seat, turn: data[TURNS]! + 1 }, b.all);
}
