// Carries out an allowed step; answers who can no longer take back.
import { NOBODY, only, rollBelow, type Seat, type Seats, shuffle, type Tell, withSeat } from '@sunglade/core';
import type { Event } from './events.ts';
import { type Bound, DECK_SIZE, PICKED, READY, ROBBER, ROUND, type State, TURN } from './state.ts';
import { BURIED, DECK, HAND, NO_ROBBER, STORE } from './terms.ts';

type Say = Tell<Event> | undefined;

export function apply(b: Bound, s: State, seat: Seat, step: number, tell?: Say): Seats {
  const { bury, ready, draw, roll, pass, rob } = b.steps.first;
  if (step < ready) return pickCard(b, s, seat, step % b.content.cards, step < bury, tell);
  if (step === ready) return handIn(b, s, seat, tell);
  if (step === draw) drawCard(b, s, seat, tell);
  else if (step === roll) rollBerries(b, s, seat, tell);
  else if (step === pass) rest(b, s, seat, tell);
  else robBerry(b, s, seat, step - rob, tell);
  return b.all;
}

function pickCard(b: Bound, s: State, seat: Seat, card: number, stored: boolean, tell: Say): Seats {
  s.table[PICKED] = withSeat(s.table[PICKED] as Seats, seat);
  s.zone[card] = (stored ? STORE : BURIED) + seat;
  if (stored) tell?.({ type: 'store', seat, card }, b.all);
  else {
    s.berries[seat]! += 1;
    tell?.({ type: 'bury', seat, card }, only(seat), { type: 'bury', seat });
  }
  return NOBODY;
}

/** The last one to hand in begins the turns, and nobody takes back any more. */
function handIn(b: Bound, { table }: State, seat: Seat, tell: Say): Seats {
  table[READY] = withSeat(table[READY] as Seats, seat);
  tell?.({ type: 'ready', seat }, b.all);
  return table[READY] === b.all ? b.all : only(seat);
}

function drawCard(b: Bound, s: State, seat: Seat, tell: Say): void {
  s.table[DECK_SIZE]! -= 1;
  const card = s.deck[s.table[DECK_SIZE]!]!;
  if (!b.content.owls[card]) {
    s.zone[card] = HAND + seat;
    tell?.({ type: 'draw', seat, card }, only(seat), { type: 'draw', seat });
    endTurn(b, s, tell);
    return;
  }
  s.zone[card] = STORE + seat;
  tell?.({ type: 'owl', seat, card }, b.all);
  if (b.switches.idleOwlRests && !canRob(b, s, seat)) rest(b, s, seat, tell);
  else s.table[ROBBER] = seat;
}

function canRob(b: Bound, { berries }: State, seat: Seat): boolean {
  for (let other = 0; other < b.seats; other++) if (other !== seat && berries[other]! > 0) return true;
  return false;
}

function rollBerries(b: Bound, s: State, seat: Seat, tell: Say): void {
  const berries = 1 + rollBelow(s.dice, b.content.die);
  s.berries[seat]! += berries;
  tell?.({ type: 'roll', seat, berries }, b.all);
  endTurn(b, s, tell);
}

function rest(b: Bound, s: State, seat: Seat, tell: Say): void {
  tell?.({ type: 'pass', seat }, b.all);
  endTurn(b, s, tell);
}

function robBerry(b: Bound, s: State, seat: Seat, from: number, tell: Say): void {
  s.berries[from]! -= 1;
  s.berries[seat]! += 1;
  tell?.({ type: 'rob', seat, from }, b.all);
  endTurn(b, s, tell);
}

function endTurn(b: Bound, s: State, tell: Say): void {
  const { table } = s;
  if (table[DECK_SIZE] === 0) renewDeck(b, s, tell);
  table[ROBBER] = NO_ROBBER;
  table[TURN]! += 1;
  if (table[TURN]! < b.seats) return;
  table[TURN] = 0;
  table[ROUND]! += 1;
  table[PICKED] = NOBODY;
  table[READY] = NOBODY;
}

/** An empty deck takes the buried cards. */
function renewDeck(b: Bound, { table, zone, deck, dice }: State, tell: Say): void {
  let size = 0;
  for (let card = 0; card < b.content.cards; card++) {
    if (zone[card]! < BURIED) continue;
    zone[card] = DECK;
    deck[size++] = card;
  }
  shuffle(dice, deck, 0, size);
  table[DECK_SIZE] = size;
  if (size > 0) tell?.({ type: 'reshuffle', seat: table[TURN]! }, b.all);
}
