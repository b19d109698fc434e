// What a seat's supply, hand and workers may still become: the best cards it could play are paid in the head, one after
// the other, so a resource is worth most where a good card waits for it.
import { COST_WIDTH } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  AT_HOME,
  EMPTY,
  GIFT_FOR,
  handCard,
  handSize,
  MOON,
  OCCUPIED,
  PURSE,
  SUN,
  workerPlace,
} from '../state/layout.ts';
import { CARDS, COLUMNS, MEADOW, RESOURCES, WORKERS } from '../terms.ts';
import { type Promises, type Time, worthInCity } from './promises.ts';

/** Of a card's worth, while it can be paid and while something is missing. */
const PAYABLE = 0.4;
const IN_SIGHT = 0.375;
/** For each resource that is missing. */
const MISSING = 1;
/** A card beside a marker may be gone before one's turn comes. */
const BESIDE_MARKER = 0.5;
/** Of a seat's turns, about half play a card. */
const PLAYS = 0.55;
/** Resources and cards that nothing waits for; of a heap only the first few count. */
const SPARE = 0.5;
const HEAP = 3;
const ON_TOP = 0.3;
const HAND_CARD = 0.175;
const GOOD_HAND = 8;
const TOKEN = 1.4;
const MOST_TOKENS = 3;
const WORKER = 0.7;

/** Scratch space: what is left of a supply, and the cards that may be played, the best first. */
export interface Counter {
  readonly left: Float64Array;
  readonly cards: Uint8Array;
  readonly worths: Float64Array;
  length: number;
}

export const createCounter = (): Counter => ({
  left: new Float64Array(RESOURCES.length),
  cards: new Uint8Array(CARDS + MEADOW),
  worths: new Float64Array(CARDS + MEADOW),
  length: 0,
});

export function purseWorth(b: Bound, p: Promises, counter: Counter, s: State, seat: number, time: Time): number {
  const { turns } = time;
  // What lies on the tile for somebody is theirs.
  const gifts = s.table[GIFT_FOR] === seat ? 1 : 0;
  const owned = (thing: number): number => s.purse[seat * PURSE + thing]! + gifts * s.gifts[thing]!;
  for (let kind = 0; kind < RESOURCES.length; kind++) counter.left[kind] = owned(kind);
  listCards(b, p, counter, s, seat, time);
  const trust = turns / (turns + 3);
  let value = trust * planWorth(b, counter, (PLAYS * turns) / 2);
  for (let kind = 0; kind < RESOURCES.length; kind++) value += Math.min(1, turns / 10) * heapWorth(counter.left[kind]!);
  value += HAND_CARD * Math.min(1, turns / 8) * Math.min(handSize(s, seat), GOOD_HAND);
  value += TOKEN * trust * Math.min(owned(OCCUPIED), MOST_TOKENS);
  for (let i = 0; i < WORKERS; i++) if (workerPlace(s, seat, i) === AT_HOME) value += WORKER;
  return value;
}

const heapWorth = (n: number): number => SPARE * (Math.min(n, HEAP) + ON_TOP * Math.max(0, n - HEAP));

function listCards(b: Bound, p: Promises, counter: Counter, s: State, seat: number, time: Time): void {
  counter.length = 0;
  for (let i = 0; i < handSize(s, seat); i++) {
    const card = handCard(s, seat, i);
    insert(counter, card, worthInCity(b, p, s, seat, card, time));
  }
  for (let space = 0; space < MEADOW; space++) {
    const card = s.meadow[space]!;
    if (card === EMPTY || !(isBeside(s.table[SUN]!, space) || isBeside(s.table[MOON]!, space))) continue;
    insert(counter, card, BESIDE_MARKER * worthInCity(b, p, s, seat, card, time));
  }
}

/** A field of the path touches the columns on both sides of it. */
function isBeside(field: number, space: number): boolean {
  const column = space % COLUMNS;
  return column === field || column === field - 1;
}

function insert(counter: Counter, card: number, worth: number): void {
  const { cards, worths } = counter;
  let at = counter.length++;
  for (; at > 0 && worths[at - 1]! < worth; at--) {
    worths[at] = worths[at - 1]!;
    cards[at] = cards[at - 1]!;
  }
  worths[at] = worth;
  cards[at] = card;
}

/** Plays the best cards in the head, as many as there are turns for, and takes their prices out of what is left. */
function planWorth({ content: { cost } }: Bound, { left, cards, worths, length }: Counter, plays: number): number {
  let value = 0;
  for (let i = 0; i < length && i < plays; i++) {
    const price = cards[i]! * COST_WIDTH;
    let missing = 0;
    for (let kind = 0; kind < RESOURCES.length; kind++) missing += Math.max(0, cost[price + kind]! - left[kind]!);
    const worth = missing === 0 ? PAYABLE * worths[i]! : IN_SIGHT * worths[i]! - MISSING * missing;
    if (worth <= 0) continue;
    value += Math.min(1, plays - i) * worth;
    for (let kind = 0; kind < RESOURCES.length; kind++) left[kind] = Math.max(0, left[kind]! - cost[price + kind]!);
  }
  return value;
}
