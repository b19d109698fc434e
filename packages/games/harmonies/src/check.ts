// The one legality. `legal` lists what the questions below allow; `refuse` asks the same questions and says why not.
import type { Refusal, Seat, Step, StepBuffer } from '@sunglade/core';
import { lowest } from './bits.ts';
import { fits } from './habitats.ts';
import { COLOURS, CUBES, openFor, printStack, STACKS, showing, stackWith } from './stacks.ts';
import {
  CARD_TAKEN,
  CENTRAL,
  DEALT,
  DEALT_SPIRITS,
  DISPLAY,
  HAND,
  type HarmoniesState,
  HELD,
  HELD_COUNT,
  HELD_LIMIT,
  type Layout,
  MOVER,
  masksAt,
  PHASE,
  PHASE_OVER,
  PHASE_SPIRIT,
  PHASE_SWAP,
  seatAt,
  TOKENS_PER_SPACE,
  TOOK,
} from './state.ts';
import type { Steps } from './steps.ts';

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'choose-spirit-first',
  'spirit-not-now',
  'spirit-not-dealt',
  'turn-is-over',
  'tokens-already-taken',
  'central-space-empty',
  'token-not-in-hand',
  'space-has-cube',
  'nothing-goes-on-top',
  'colour-does-not-fit',
  'card-not-open',
  'second-card',
  'hand-full',
  'card-not-held',
  'card-complete',
  'target-has-cube',
  'target-does-not-fit',
  'habitat-missing',
  'swap-solo-only',
  'swap-not-now',
  'take-tokens-first',
  'tokens-left',
] as const;
export type HarmoniesRefusal = (typeof REFUSALS)[number];

type Answer = Refusal<HarmoniesRefusal> | null;
const no = (code: HarmoniesRefusal, at?: Readonly<Record<string, number | string>>): Answer =>
  at ? { code, at } : { code };

/** How many tokens wait to be placed. */
function handSize({ small }: HarmoniesState): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += small[HAND + colour] as number;
  return total;
}

const isEmptySpace = ({ small }: HarmoniesState, space: number): boolean =>
  small[CENTRAL + space * TOKENS_PER_SPACE] === 0;

const mayTakeTokens = ({ small }: HarmoniesState): boolean => small[TOOK] === 0;
const mayTakeCard = (state: HarmoniesState, at: number): boolean =>
  state.small[CARD_TAKEN] === 0 && (state.small[at + HELD_COUNT] as number) < HELD_LIMIT;
const mayFinish = (state: HarmoniesState): boolean => !mayTakeTokens(state) && handSize(state) === 0;

export function displaySlot(layout: Layout, { small }: HarmoniesState, card: number): number {
  for (let slot = 0; slot < layout.displayCards; slot++) if (small[DISPLAY + slot] === card + 1) return slot;
  return -1;
}

/** Which of the seat's held cards this is, or -1. */
export function heldSlot({ small }: HarmoniesState, at: number, card: number): number {
  const count = small[at + HELD_COUNT] as number;
  for (let slot = 0; slot < count; slot++) if (small[at + HELD + slot] === card) return slot;
  return -1;
}

const isDealt = ({ small }: HarmoniesState, at: number, card: number): boolean =>
  small[at + DEALT] === card || small[at + DEALT + 1] === card;

export function legal(layout: Layout, steps: Steps, state: HarmoniesState, seat: Seat, out: StepBuffer): void {
  out.length = 0;
  const { small } = state;
  const phase = small[PHASE];
  if (phase === PHASE_OVER || small[MOVER] !== seat) return;
  const at = seatAt(layout, seat);
  if (phase === PHASE_SPIRIT) {
    for (let i = 0; i < DEALT_SPIRITS; i++) {
      add(out, steps.keep + (small[at + DEALT + i] as number) - layout.content.animals);
    }
    return;
  }
  if (phase === PHASE_SWAP) addDisplay(layout, state, steps.swap, out);
  else {
    if (mayTakeTokens(state)) addTakes(layout, steps, state, out);
    else addPlaces(layout, steps, state, seat, out);
    if (mayTakeCard(state, at)) addDisplay(layout, state, steps.card, out);
    addCubes(layout, steps, state, seat, out);
    if (!mayFinish(state)) return;
  }
  add(out, steps.done);
}

const add = (out: StepBuffer, step: number): void => {
  out.steps[out.length++] = step;
};

function addTakes(layout: Layout, steps: Steps, state: HarmoniesState, out: StepBuffer): void {
  for (let space = 0; space < layout.centralSpaces; space++) {
    if (!isEmptySpace(state, space)) add(out, steps.take + space);
  }
}

function addPlaces(layout: Layout, steps: Steps, state: HarmoniesState, seat: Seat, out: StepBuffer): void {
  const { spaces } = layout.content;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (state.small[HAND + colour] === 0) continue;
    const first = steps.place + colour * spaces;
    for (let open = openFor(state.masks, masksAt(seat), colour); open !== 0; open &= open - 1) {
      add(out, first + lowest(open));
    }
  }
}

/** The open cards by number: slots are in no order, so each finds its place among those written before. */
function addDisplay(layout: Layout, { small }: HarmoniesState, first: number, out: StepBuffer): void {
  const start = out.length;
  for (let slot = 0; slot < layout.displayCards; slot++) {
    const card = small[DISPLAY + slot] as number;
    if (card === 0) continue;
    const step = first + card - 1;
    let i = out.length++;
    for (; i > start && (out.steps[i - 1] as number) > step; i--) out.steps[i] = out.steps[i - 1] as number;
    out.steps[i] = step;
  }
}

function addCubes(layout: Layout, steps: Steps, state: HarmoniesState, seat: Seat, out: StepBuffer): void {
  const { small, masks } = state;
  const { spaces, habitats } = layout.content;
  const at = seatAt(layout, seat);
  const count = small[at + HELD_COUNT] as number;
  let last = -1;
  for (let turn = 0; turn < count; turn++) {
    // The held card with the next higher number: a hand of four needs no sorting.
    let card = 255;
    for (let slot = 0; slot < count; slot++) {
      const held = small[at + HELD + slot] as number;
      if (held > last && held < card) card = held;
    }
    last = card;
    const habitat = habitats[card];
    if (habitat === undefined) return;
    for (let found = fits(habitat, masks, masksAt(seat)); found !== 0; found &= found - 1) {
      add(out, steps.cube + card * spaces + lowest(found));
    }
  }
}

export function refuse(layout: Layout, steps: Steps, state: HarmoniesState, seat: Seat, step: Step): Answer {
  const { small } = state;
  const phase = small[PHASE];
  if (phase === PHASE_OVER) return no('game-over');
  if (small[MOVER] !== seat) return no('not-your-turn', { mover: small[MOVER] as number });
  const { spaces, animals } = layout.content;
  if (step >= steps.keep && step < steps.swap) return refuseKeep(layout, state, seat, animals + step - steps.keep);
  if (phase === PHASE_SPIRIT) return no('choose-spirit-first');
  if (step >= steps.swap && step < steps.done) return refuseSwap(layout, state, step - steps.swap);
  if (phase === PHASE_SWAP) return step === steps.done ? null : no('turn-is-over');
  if (step < steps.place) return refuseTake(state, step - steps.take);
  if (step < steps.card) {
    const place = step - steps.place;
    return refusePlace(layout, state, seat, Math.floor(place / spaces), place % spaces);
  }
  if (step < steps.cube) return refuseCard(layout, state, seat, step - steps.card);
  if (step < steps.keep) {
    const cube = step - steps.cube;
    return refuseCube(layout, state, seat, Math.floor(cube / spaces), cube % spaces);
  }
  if (mayTakeTokens(state)) return no('take-tokens-first');
  return mayFinish(state) ? null : no('tokens-left', { tokens: handSize(state) });
}

function refuseKeep(layout: Layout, state: HarmoniesState, seat: Seat, card: number): Answer {
  if (state.small[PHASE] !== PHASE_SPIRIT) return no('spirit-not-now');
  if (!isDealt(state, seatAt(layout, seat), card)) return no('spirit-not-dealt', { card: idOf(layout, card) });
  return null;
}

function refuseSwap(layout: Layout, state: HarmoniesState, card: number): Answer {
  if (!layout.solo) return no('swap-solo-only');
  if (state.small[PHASE] !== PHASE_SWAP) return no('swap-not-now');
  return displaySlot(layout, state, card) < 0 ? no('card-not-open', { card: idOf(layout, card) }) : null;
}

function refuseTake(state: HarmoniesState, space: number): Answer {
  if (!mayTakeTokens(state)) return no('tokens-already-taken');
  return isEmptySpace(state, space) ? no('central-space-empty', { space: space + 1 }) : null;
}

function refusePlace(layout: Layout, state: HarmoniesState, seat: Seat, colour: number, space: number): Answer {
  const { small, masks } = state;
  const name = COLOURS[colour] as string;
  if (small[HAND + colour] === 0) return no('token-not-in-hand', { colour: name });
  if ((openFor(masks, masksAt(seat), colour) >> space) & 1) return null;
  const place = layout.content.places[space] as string;
  if (((masks[masksAt(seat) + CUBES] as number) >> space) & 1) return no('space-has-cube', { space: place });
  const stack = small[seatAt(layout, seat) + layout.stack + space] as number;
  const closed = COLOURS.every((_, other) => stackWith(stack, other) < 0);
  const code = closed ? 'nothing-goes-on-top' : 'colour-does-not-fit';
  return no(code, { space: place, stack: printStack(STACKS[stack] ?? []), colour: name });
}

function refuseCard(layout: Layout, state: HarmoniesState, seat: Seat, card: number): Answer {
  if (displaySlot(layout, state, card) < 0) return no('card-not-open', { card: idOf(layout, card) });
  if (mayTakeCard(state, seatAt(layout, seat))) return null;
  return state.small[CARD_TAKEN] === 0 ? no('hand-full', { limit: HELD_LIMIT }) : no('second-card');
}

function refuseCube(layout: Layout, state: HarmoniesState, seat: Seat, card: number, space: number): Answer {
  const { content } = layout;
  const { small, masks } = state;
  const at = seatAt(layout, seat);
  const board = masksAt(seat);
  const id = idOf(layout, card);
  if (heldSlot(state, at, card) < 0)
    return no(isCompleted(layout, state, at, card) ? 'card-complete' : 'card-not-held', { card: id });
  const habitat = content.habitats[card];
  if (habitat === undefined) return no('card-not-held', { card: id });
  if ((fits(habitat, masks, board) >> space) & 1) return null;
  const where = { card: id, space: content.places[space] as string };
  if (((masks[board + CUBES] as number) >> space) & 1) return no('target-has-cube', where);
  if (((showing(masks, board, habitat.target) >> space) & 1) === 0) {
    const stack = small[at + layout.stack + space] as number;
    return no('target-does-not-fit', { ...where, stack: printStack(STACKS[stack] ?? []) });
  }
  return no('habitat-missing', where);
}

const isCompleted = (layout: Layout, { small }: HarmoniesState, at: number, card: number): boolean => {
  const cubes = small[layout.placed + card] as number;
  if (cubes < (layout.content.cubes[card] as number)) return false;
  return small.subarray(at + layout.cube, at + layout.cube + layout.content.spaces).includes(card + 1);
};

const idOf = (layout: Layout, card: number): string => layout.content.ids[card] ?? '';
