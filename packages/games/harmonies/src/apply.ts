import { everyone, NOBODY, type Seat, type Seats, type Step, type Tell } from '@sunglade/core';
import { countBits } from './bits.ts';
import { displaySlot, heldSlot } from './check.ts';
import type { HarmoniesEvent } from './events.ts';
import { COLOURS, type Colour, CUBES, EMPTY, STACKS, stackWith } from './stacks.ts';
import {
  CARD_TAKEN,
  CENTRAL,
  DECK_SIZE,
  DISCARD_SIZE,
  DISPLAY,
  DONE_COUNT,
  drawCard,
  FINAL,
  FINAL_BOARD,
  FINAL_POUCH,
  FINAL_SEAT,
  FIRST,
  fillSpace,
  HAND,
  type HarmoniesState,
  HELD,
  HELD_COUNT,
  KEPT,
  type Layout,
  MOVER,
  masksAt,
  PHASE,
  PHASE_OVER,
  PHASE_SPIRIT,
  PHASE_SWAP,
  PHASE_TURN,
  pouchSize,
  seatAt,
  TOKENS_PER_SPACE,
  TOOK,
  TURNS,
} from './state.ts';
import type { Steps } from './steps.ts';

/** With this many empty spaces or fewer at the end of a turn the last round begins. */
const FULL_BOARD = 2;

type Listener = Tell<HarmoniesEvent> | undefined;

/** Nothing before the end of a turn shows anything new, so until then everything may be taken back. */
export function apply(
  layout: Layout,
  steps: Steps,
  state: HarmoniesState,
  seat: Seat,
  step: Step,
  tell?: Tell<HarmoniesEvent>,
): Seats {
  const { spaces, animals } = layout.content;
  if (step < steps.place) takeTokens(layout, state, seat, step - steps.take, tell);
  else if (step < steps.card) {
    const place = step - steps.place;
    const colour = (place / spaces) | 0;
    placeToken(layout, state, seat, colour, place - colour * spaces, tell);
  } else if (step < steps.cube) takeCard(layout, state, seat, step - steps.card, tell);
  else if (step < steps.keep) {
    const cube = step - steps.cube;
    const card = (cube / spaces) | 0;
    placeCube(layout, state, seat, card, cube - card * spaces, tell);
  } else if (step < steps.swap) keepSpirit(layout, state, seat, animals + step - steps.keep, tell);
  else if (step < steps.done) {
    swapCard(layout, state, seat, step - steps.swap, tell);
    return everyone(layout.seats);
  } else if (state.small[PHASE] === PHASE_SWAP) beginTurn(layout, state, seat, tell);
  else {
    finishTurn(layout, state, seat, tell);
    return everyone(layout.seats);
  }
  return NOBODY;
}

function takeTokens(layout: Layout, state: HarmoniesState, seat: Seat, space: number, tell: Listener): void {
  const { small } = state;
  const tokens = tell ? tokensOf(state, space) : [];
  for (let i = 0; i < TOKENS_PER_SPACE; i++) {
    const at = CENTRAL + space * TOKENS_PER_SPACE + i;
    const colour = HAND + (small[at] as number) - 1;
    small[colour] = (small[colour] as number) + 1;
    small[at] = 0;
  }
  small[TOOK] = space + 1;
  tell?.({ type: 'take', seat, space: space + 1, tokens }, everyone(layout.seats));
}

/** The tokens on a central space. */
export const tokensOf = ({ small }: HarmoniesState, space: number): Colour[] => {
  const tokens: Colour[] = [];
  for (let i = 0; i < TOKENS_PER_SPACE; i++) {
    const colour = COLOURS[(small[CENTRAL + space * TOKENS_PER_SPACE + i] as number) - 1];
    if (colour) tokens.push(colour);
  }
  return tokens;
};

function placeToken(
  layout: Layout,
  { small, masks }: HarmoniesState,
  seat: Seat,
  colour: number,
  space: number,
  tell: Listener,
): void {
  const at = seatAt(layout, seat) + layout.stack + space;
  const board = masksAt(seat);
  const before = small[at] as number;
  const after = stackWith(before, colour);
  masks[board + before] = (masks[board + before] as number) & ~(1 << space);
  masks[board + after] = (masks[board + after] as number) | (1 << space);
  small[at] = after;
  small[HAND + colour] = (small[HAND + colour] as number) - 1;
  if (!tell) return;
  const [name, place] = [COLOURS[colour] as Colour, layout.content.places[space] as string];
  tell({ type: 'place', seat, colour: name, space: place, stack: STACKS[after] ?? [] }, everyone(layout.seats));
}

function takeCard(layout: Layout, state: HarmoniesState, seat: Seat, card: number, tell: Listener): void {
  const { small } = state;
  const slot = displaySlot(layout, state, card);
  small[DISPLAY + slot] = 0;
  small[CARD_TAKEN] = 1;
  holdCard(layout, state, seat, card);
  tell?.({ type: 'card', seat, card: layout.content.ids[card] ?? '', slot }, everyone(layout.seats));
}

function holdCard(layout: Layout, { small }: HarmoniesState, seat: Seat, card: number): void {
  const at = seatAt(layout, seat);
  const count = small[at + HELD_COUNT] as number;
  small[at + HELD + count] = card;
  small[at + HELD_COUNT] = count + 1;
}

function keepSpirit(layout: Layout, state: HarmoniesState, seat: Seat, card: number, tell: Listener): void {
  state.small[seatAt(layout, seat) + KEPT] = card + 1;
  state.small[PHASE] = PHASE_TURN;
  holdCard(layout, state, seat, card);
  tell?.({ type: 'spirit', seat, card: layout.content.ids[card] ?? '' }, everyone(layout.seats));
}

function placeCube(
  layout: Layout,
  state: HarmoniesState,
  seat: Seat,
  card: number,
  space: number,
  tell: Listener,
): void {
  const { content } = layout;
  const { small, masks } = state;
  const at = seatAt(layout, seat);
  const cubes = (small[layout.placed + card] as number) + 1;
  const complete = cubes === content.cubes[card];
  small[layout.placed + card] = cubes;
  small[at + layout.cube + space] = card + 1;
  masks[masksAt(seat) + CUBES] = (masks[masksAt(seat) + CUBES] as number) | (1 << space);
  if (complete) completeCard(layout, state, at, card);
  if (!tell) return;
  const points = content.ladders[card]?.[cubes - 1] ?? 0;
  const [id, place] = [content.ids[card] ?? '', content.places[space] ?? ''];
  tell({ type: 'cube', seat, card: id, space: place, cubes, points, complete }, everyone(layout.seats));
}

/** The last cube gone frees the slot at once. */
function completeCard(layout: Layout, state: HarmoniesState, at: number, card: number): void {
  const { small } = state;
  const count = (small[at + HELD_COUNT] as number) - 1;
  for (let slot = heldSlot(state, at, card); slot < count; slot++) {
    small[at + HELD + slot] = small[at + HELD + slot + 1] as number;
  }
  small[at + HELD + count] = 0;
  small[at + HELD_COUNT] = count;
  const done = small[at + DONE_COUNT] as number;
  small[at + layout.done + done] = card;
  small[at + DONE_COUNT] = done + 1;
}

function finishTurn(layout: Layout, state: HarmoniesState, seat: Seat, tell: Listener): void {
  const { small } = state;
  const all = everyone(layout.seats);
  tell?.({ type: 'done', seat }, all);
  small[TURNS] = (small[TURNS] as number) + 1;
  if (small[FINAL] === 0) callFinal(layout, state, seat, tell);
  const next = seat + 1 === layout.seats ? 0 : seat + 1;
  // Equal turns for everybody: the game ends when the next turn would begin a new round.
  if (small[FINAL] !== 0 && next === small[FIRST]) {
    small[PHASE] = PHASE_OVER;
    tell?.({ type: 'end' }, all);
    return;
  }
  refill(layout, state, tell);
  if (layout.solo && small[CARD_TAKEN] === 0 && small[DECK_SIZE] !== 0) {
    small[PHASE] = PHASE_SWAP;
    tell?.({ type: 'may-swap', seat }, all);
  } else beginTurn(layout, state, next, tell);
}

function callFinal(layout: Layout, state: HarmoniesState, seat: Seat, tell: Listener): void {
  const { small, masks } = state;
  const full = countBits(masks[masksAt(seat) + EMPTY] as number) <= FULL_BOARD;
  if (!full && pouchSize(state) > 0) return;
  small[FINAL] = full ? FINAL_BOARD : FINAL_POUCH;
  small[FINAL_SEAT] = seat;
  tell?.({ type: 'final', seat, by: full ? 'board' : 'pouch' }, everyone(layout.seats));
}

function refill(layout: Layout, state: HarmoniesState, tell: Listener): void {
  const { small } = state;
  if (layout.solo) {
    removeTokens(layout, state, tell);
    // With three tokens left only one space is filled, and one more turn is played.
    for (let space = 0; space < layout.centralSpaces; space++) refillSpace(layout, state, space, tell);
  } else refillSpace(layout, state, (small[TOOK] as number) - 1, tell);
  for (let slot = 0; slot < layout.displayCards; slot++) {
    if (small[DISPLAY + slot] === 0) openCard(layout, state, slot, tell);
  }
}

function removeTokens(layout: Layout, state: HarmoniesState, tell: Listener): void {
  if (tell) {
    const all = Array.from({ length: layout.centralSpaces }, (_, i) => ({ space: i + 1, tokens: tokensOf(state, i) }));
    const spaces = all.filter(({ tokens }) => tokens.length > 0);
    if (spaces.length > 0) tell({ type: 'remove', spaces }, everyone(layout.seats));
  }
  for (let i = layout.centralSpaces * TOKENS_PER_SPACE - 1; i >= 0; i--) state.small[CENTRAL + i] = 0;
}

function refillSpace(layout: Layout, state: HarmoniesState, space: number, tell: Listener): void {
  if (!fillSpace(state, space)) return;
  tell?.({ type: 'refill', space: space + 1, tokens: tokensOf(state, space) }, everyone(layout.seats));
}

function openCard(layout: Layout, state: HarmoniesState, slot: number, tell: Listener): void {
  if (!drawCard(layout, state, slot)) return;
  const card = layout.content.ids[(state.small[DISPLAY + slot] as number) - 1] ?? '';
  tell?.({ type: 'open', slot, card }, everyone(layout.seats));
}

function swapCard(layout: Layout, state: HarmoniesState, seat: Seat, card: number, tell: Listener): void {
  const { small } = state;
  const slot = displaySlot(layout, state, card);
  const size = small[DISCARD_SIZE] as number;
  small[layout.discard + size] = card;
  small[DISCARD_SIZE] = size + 1;
  tell?.({ type: 'swap', seat, slot, card: layout.content.ids[card] ?? '' }, everyone(layout.seats));
  openCard(layout, state, slot, tell);
  beginTurn(layout, state, seat, tell);
}

function beginTurn(layout: Layout, { small }: HarmoniesState, seat: number, tell: Listener): void {
  small[MOVER] = seat;
  small[TOOK] = 0;
  small[CARD_TAKEN] = 0;
  const choose = layout.options.spirits && small[seatAt(layout, seat) + KEPT] === 0;
  small[PHASE] = choose ? PHASE_SPIRIT : PHASE_TURN;
  tell?.({ type: 'turn', seat, turn: (small[TURNS] as number) + 1 }, everyone(layout.seats));
}
