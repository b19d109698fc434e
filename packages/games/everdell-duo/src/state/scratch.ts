// Space to work on, made once with the bound rules so that answering a question allocates nothing. Nothing in it outlives
// a call of the rules.
import type { StepBuffer, Tell } from '@sunglade/core';
import type { Event } from '../events.ts';
import { CARDS, PLACES, RESOURCES } from '../terms.ts';

export interface Scratch {
  /** What explains the last refusal; -1 where it does not apply. */
  readonly why: Why;
  /** Who listens to the step being applied. */
  tell: Tell<Event> | undefined;
  /** Who has learned something by it, as a set. */
  learned: number;
  /** Cards of the payer's city that can make a play cheaper now, and how many there are. */
  readonly helpers: Uint8Array;
  helperCount: number;
  readonly bill: Bill;
  /** Places that could be open, and how many there are. */
  readonly places: Int16Array;
  placeCount: number;
  /** Cards that may be chosen, as bits. */
  readonly found: Int32Array;
  /** A question about a card is asked inside the question about another one. */
  insideCard: boolean;
  /** The steps of a payment. */
  readonly menu: StepBuffer;
  /** Resources chosen in one of two ways. */
  readonly chosen: Int16Array;
}

export interface Why {
  resource: number;
  short: number;
  color: number;
  event: number;
  have: number;
  need: number;
}

/** The price of a card while it is worked out whether it can be paid. */
export interface Bill {
  card: number;
  /** FROM_HAND or FROM_MEADOW. */
  from: number;
  /** What is left, by resource. */
  readonly left: Int16Array;
  /** Resources of any kind less. */
  pool: number;
  /** Resources that may be replaced by others. */
  exchanges: number;
  /** A discount with a star is in use: no other may be. */
  star: boolean;
  /** Hand cards that are not needed to pay: they may be tucked. */
  spare: number;
}

export const createScratch = (): Scratch => ({
  why: { resource: -1, short: -1, color: -1, event: -1, have: -1, need: -1 },
  tell: undefined,
  learned: 0,
  helpers: new Uint8Array(CARDS),
  helperCount: 0,
  bill: { card: -1, from: 0, left: new Int16Array(RESOURCES.length), pool: 0, exchanges: 0, star: false, spare: 0 },
  places: new Int16Array(PLACES),
  placeCount: 0,
  found: new Int32Array(Math.ceil(CARDS / 32)),
  insideCard: false,
  menu: { steps: new Int32Array(3 * CARDS + 1), length: 0 },
  chosen: new Int16Array(RESOURCES.length),
});

export function clearWhy(why: Why): void {
  why.resource = why.short = why.color = why.event = why.have = why.need = -1;
}
