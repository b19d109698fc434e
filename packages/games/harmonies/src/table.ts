// Questions about the table that legality and carrying out both ask.
import { type Bound, DISPLAY, HAND, HELD, HELD_COUNT, type State, seatAt } from './layout.ts';
import { COLOURS } from './terms.ts';

/** How many tokens wait to be placed. */
export function handSize({ data }: State): number {
  let total = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) total += data[HAND + colour]!;
  return total;
}

/** Where an open card lies, or -1. */
export function displaySlot(b: Bound, { data }: State, card: number): number {
  for (let slot = 0; slot < b.centralSpaces; slot++) if (data[DISPLAY + slot] === card + 1) return slot;
  return -1;
}

/** Which of the seat's held cards this is, or -1. */
export function heldSlot({ data }: State, seat: number, card: number): number {
  const at = seatAt(seat);
  const count = data[at + HELD_COUNT]!;
  for (let slot = 0; slot < count; slot++) if (data[at + HELD + slot] === card) return slot;
  return -1;
}
