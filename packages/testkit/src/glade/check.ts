// The one legality: `legal` and `refuse` both ask `check`.
import { hasSeat, NOBODY, only, type Refusal as Refused, type Seat, type Seats, type StepBuffer } from '@sunglade/core';
import { type Bound, DECK_SIZE, PICKED, READY, ROBBER, ROUND, type State, TURN } from './state.ts';
import { HAND, NO_ROBBER } from './terms.ts';

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-in-hand',
  'already-picked',
  'pick-first',
  'not-now',
  'deck-empty',
  'owl-first',
  'no-owl',
  'no-berry',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export const isOver = (b: Bound, { table }: State): boolean => table[ROUND] === b.content.rounds;

/** All who have not handed in yet; then one after the other. */
export function acting(b: Bound, s: State): Seats {
  if (isOver(b, s)) return NOBODY;
  return s.table[READY] === b.all ? only(s.table[TURN] as Seat) : ((b.all & ~s.table[READY]!) as Seats);
}

const picking = (b: Bound, { table }: State): boolean => table[READY] !== b.all;

export function check(b: Bound, s: State, seat: Seat, step: number): Refusal | null {
  if (isOver(b, s)) return 'game-over';
  if (!hasSeat(acting(b, s), seat)) return 'not-your-turn';
  return picking(b, s) ? checkPick(b, s, seat, step) : checkTurn(b, s, seat, step);
}

function checkPick(b: Bound, { table, zone }: State, seat: Seat, step: number): Refusal | null {
  const { ready } = b.steps.first;
  if (step > ready) return 'not-now';
  const picked = hasSeat(table[PICKED] as Seats, seat);
  if (step === ready) return picked || zone.indexOf(HAND + seat) < 0 ? null : 'pick-first';
  if (picked) return 'already-picked';
  return zone[step % b.content.cards] === HAND + seat ? null : 'not-in-hand';
}

function checkTurn(b: Bound, { table, berries }: State, seat: Seat, step: number): Refusal | null {
  const { draw, roll, pass, rob, ready } = b.steps.first;
  if (step <= ready) return 'not-now';
  const owl = table[ROBBER] !== NO_ROBBER;
  if (step < pass && owl) return 'owl-first';
  if (step === draw) return table[DECK_SIZE]! > 0 ? null : 'deck-empty';
  if (step === roll) return null;
  if (!owl) return 'no-owl';
  return step === pass || (step - rob !== seat && berries[step - rob]! > 0) ? null : 'no-berry';
}

export function legal(b: Bound, s: State, seat: Seat, out: StepBuffer): void {
  out.length = 0;
  if (!hasSeat(acting(b, s), seat)) return;
  const { ready, draw } = b.steps.first;
  if (picking(b, s)) {
    for (let step = 0; step <= ready; step++) if (checkPick(b, s, seat, step) === null) out.steps[out.length++] = step;
  } else {
    for (let step = draw; step < b.steps.limit; step++)
      if (checkTurn(b, s, seat, step) === null) out.steps[out.length++] = step;
  }
}

export function refuse(b: Bound, s: State, seat: Seat, step: number): Refused<Refusal> | null {
  const code = check(b, s, seat, step);
  if (code === null) return null;
  return step < b.steps.first.ready ? { code, at: { card: step % b.content.cards } } : { code };
}
