// The one legality. `legal` lists what the questions below allow; `check` asks the same questions and says why not.
import { NOBODY, only, type Refusal as Refused, type Seat, type Seats, type StepBuffer } from '@sunglade/core';
import { lowestSpace } from '@sunglade/grid';
import { fits } from './habitats.ts';
import {
  type Bound,
  boardAt,
  CARD_TAKEN,
  CENTRAL,
  DEALT,
  DISPLAY,
  HAND,
  HELD,
  HELD_COUNT,
  MOVER,
  PHASE,
  PHASE_OVER,
  PHASE_SPIRIT,
  PHASE_SWAP,
  type State,
  seatAt,
  TOOK,
} from './layout.ts';
import { factsOf, type Refusal } from './refusals.ts';
import { CUBES, openFor, showing, stackWith } from './stacks.ts';
import { displaySlot, handSize, heldSlot } from './table.ts';
import { COLOURS, DEALT_SPIRITS, HELD_LIMIT, TOKENS_PER_SPACE } from './terms.ts';

export { REFUSALS, type Refusal } from './refusals.ts';

type Answer = Refusal | null;

export const acting = (_b: Bound, { data }: State): Seats =>
  data[PHASE] === PHASE_OVER ? NOBODY : only(data[MOVER] as Seat);

export function check(b: Bound, s: State, seat: Seat, step: number): Answer {
  const { take, place, card, cube, keep, swap, done } = b.steps.first;
  const { spaces, animals } = b.content;
  const phase = s.data[PHASE];
  if (phase === PHASE_OVER) return 'game-over';
  if (s.data[MOVER] !== seat) return 'not-your-turn';
  if (step >= keep && step < swap) return checkKeep(s, seat, animals + step - keep);
  if (phase === PHASE_SPIRIT) return 'choose-spirit-first';
  if (step >= swap && step < done) return checkSwap(b, s, step - swap);
  if (phase === PHASE_SWAP) return step === done ? null : 'turn-is-over';
  if (step < place) return checkTake(s, step - take);
  if (step < card) {
    const colour = Math.floor((step - place) / spaces);
    return checkPlace(b, s, seat, colour, (step - place) % spaces);
  }
  if (step < cube) return checkCard(b, s, seat, step - card);
  if (step < keep) return checkCube(b, s, seat, Math.floor((step - cube) / spaces), (step - cube) % spaces);
  if (mayTakeTokens(s)) return 'take-tokens-first';
  return mayFinish(s) ? null : 'tokens-left';
}

export function legal(b: Bound, s: State, seat: Seat, out: StepBuffer): void {
  out.length = 0;
  const { keep, swap, card, done } = b.steps.first;
  const phase = s.data[PHASE];
  if (phase === PHASE_OVER || s.data[MOVER] !== seat) return;
  if (phase === PHASE_SPIRIT) {
    const at = seatAt(seat) + DEALT;
    for (let i = 0; i < DEALT_SPIRITS; i++) add(out, keep + s.data[at + i]! - b.content.animals);
    return;
  }
  if (phase === PHASE_SWAP) addDisplay(b, s, swap, out);
  else {
    if (mayTakeTokens(s)) addTakes(b, s, out);
    else addPlaces(b, s, seat, out);
    if (mayTakeCard(s, seat)) addDisplay(b, s, card, out);
    addCubes(b, s, seat, out);
    if (!mayFinish(s)) return;
  }
  add(out, done);
}

export function refuse(b: Bound, s: State, seat: Seat, step: number): Refused<Refusal> | null {
  const code = check(b, s, seat, step);
  if (code === null) return null;
  const at = factsOf(b, s, seat, step, code);
  return at === null ? { code } : { code, at };
}

const isEmptySpace = ({ data }: State, space: number): boolean => data[CENTRAL + space * TOKENS_PER_SPACE] === 0;
const mayTakeTokens = ({ data }: State): boolean => data[TOOK] === 0;
const mayTakeCard = ({ data }: State, seat: number): boolean =>
  data[CARD_TAKEN] === 0 && data[seatAt(seat) + HELD_COUNT]! < HELD_LIMIT;
const mayFinish = (s: State): boolean => !mayTakeTokens(s) && handSize(s) === 0;

function checkKeep({ data }: State, seat: Seat, card: number): Answer {
  if (data[PHASE] !== PHASE_SPIRIT) return 'spirit-not-now';
  const at = seatAt(seat) + DEALT;
  return data[at] === card || data[at + 1] === card ? null : 'spirit-not-dealt';
}

function checkSwap(b: Bound, s: State, card: number): Answer {
  if (!b.solo) return 'swap-solo-only';
  if (s.data[PHASE] !== PHASE_SWAP) return 'swap-not-now';
  return displaySlot(b, s, card) < 0 ? 'card-not-open' : null;
}

function checkTake(s: State, space: number): Answer {
  if (!mayTakeTokens(s)) return 'tokens-already-taken';
  return isEmptySpace(s, space) ? 'central-space-empty' : null;
}

function checkPlace(b: Bound, { data, boards, stacks }: State, seat: Seat, colour: number, space: number): Answer {
  if (data[HAND + colour] === 0) return 'token-not-in-hand';
  if ((openFor(boards, boardAt(seat), colour) >> space) & 1) return null;
  if ((boards[boardAt(seat) + CUBES]! >> space) & 1) return 'space-has-cube';
  const stack = stacks[seat * b.content.spaces + space]!;
  return COLOURS.every((_, other) => stackWith(stack, other) < 0) ? 'nothing-goes-on-top' : 'colour-does-not-fit';
}

function checkCard(b: Bound, s: State, seat: Seat, card: number): Answer {
  if (displaySlot(b, s, card) < 0) return 'card-not-open';
  if (mayTakeCard(s, seat)) return null;
  return s.data[CARD_TAKEN] === 0 ? 'hand-full' : 'second-card';
}

function checkCube(b: Bound, s: State, seat: Seat, card: number, space: number): Answer {
  if (heldSlot(s, seat, card) < 0) return isCompleted(b, s, seat, card) ? 'card-complete' : 'card-not-held';
  const habitat = b.content.habitats[card]!;
  const at = boardAt(seat);
  if ((fits(habitat, s.boards, at) >> space) & 1) return null;
  if ((s.boards[at + CUBES]! >> space) & 1) return 'target-has-cube';
  return (showing(s.boards, at, habitat.target) >> space) & 1 ? 'habitat-missing' : 'target-does-not-fit';
}

/** Whether this seat has put all cubes of the card on its board. */
function isCompleted(b: Bound, { placed, cubes }: State, seat: Seat, card: number): boolean {
  if (placed[card]! < b.content.cubes[card]!) return false;
  const { spaces } = b.content;
  return cubes.subarray(seat * spaces, (seat + 1) * spaces).includes(card + 1);
}

const add = (out: StepBuffer, step: number): void => {
  out.steps[out.length++] = step;
};

function addTakes(b: Bound, s: State, out: StepBuffer): void {
  for (let space = 0; space < b.centralSpaces; space++)
    if (!isEmptySpace(s, space)) add(out, b.steps.first.take + space);
}

function addPlaces(b: Bound, { data, boards }: State, seat: Seat, out: StepBuffer): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (data[HAND + colour] === 0) continue;
    const first = b.steps.first.place + colour * b.content.spaces;
    for (let open = openFor(boards, boardAt(seat), colour); open !== 0; open &= open - 1)
      add(out, first + lowestSpace(open));
  }
}

/** The open cards by number: slots are in no order, so each finds its place among those written before. */
function addDisplay(b: Bound, { data }: State, first: number, out: StepBuffer): void {
  const start = out.length;
  for (let slot = 0; slot < b.centralSpaces; slot++) {
    const card = data[DISPLAY + slot]!;
    if (card === 0) continue;
    const step = first + card - 1;
    let i = out.length++;
    for (; i > start && out.steps[i - 1]! > step; i--) out.steps[i] = out.steps[i - 1]!;
    out.steps[i] = step;
  }
}

function addCubes(b: Bound, { data, boards }: State, seat: Seat, out: StepBuffer): void {
  const { spaces, habitats } = b.content;
  const at = seatAt(seat);
  const count = data[at + HELD_COUNT]!;
  let last = -1;
  for (let turn = 0; turn < count; turn++) {
    // The held card with the next higher number: a hand of four needs no sorting.
    let card = 255;
    for (let slot = 0; slot < count; slot++) {
      const held = data[at + HELD + slot]!;
      if (held > last && held < card) card = held;
    }
    last = card;
    const first = b.steps.first.cube + card * spaces;
    for (let found = fits(habitats[card]!, boards, boardAt(seat)); found !== 0; found &= found - 1)
      add(out, first + lowestSpace(found));
  }
}
