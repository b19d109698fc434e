// Set-up (competitive): shuffle, meadow, river, events, two cards each, then the winter tile.
import { rollBelow, type Seed, seedDice, shuffle } from '@sunglade/core';
import { advance } from '../apply/advance.ts';
import { refillMeadow, toHand } from '../apply/cards.ts';
import { carryOutTile } from '../apply/season.ts';
import type { Content } from '../content/tables.ts';
import type { Team } from '../team/settings.ts';
import { rollSkunks } from '../team/skunks.ts';
import { CARDS, LETTERS, RIVERS, SLOTS, WORKERS } from '../terms.ts';
import type { Bound } from './bound.ts';
import {
  AT_HOME,
  allocate,
  DECK_SIZE,
  EMPTY,
  GONE,
  HARE,
  HELD,
  IN_PILE,
  LOOK_SEAT,
  OWN_CITIES,
  PAY_CARD,
  PAY_GAP,
  PAY_HOST,
  PURSE,
  RIVER_SIZE,
  type State,
  WATCHES,
  WORKER,
} from './layout.ts';

const START_HAND = 2;

/** A table on which nothing lies yet; the workers are at home. */
export function emptyTable(): State {
  const s = allocate();
  s.playedAt.fill(EMPTY);
  s.meadow.fill(EMPTY);
  s.slots.fill(EMPTY);
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < WORKERS; i++) s.purse[seat * PURSE + WORKER + i] = AT_HOME;
  }
  s.table[OWN_CITIES] = 1;
  s.table[PAY_CARD] = s.table[PAY_GAP] = s.table[PAY_HOST] = s.table[LOOK_SEAT] = -1;
  return s;
}

export function createState(b: Bound, seed: Seed): State {
  const { hare } = b.options;
  b.scratch.tell = undefined;
  const s = emptyTable();
  seedDice(s.dice, seed);
  s.table[HARE] = hare === 'random' ? rollBelow(s.dice, 2) : hare === 'first' ? 0 : 1;
  for (let card = 0; card < CARDS; card++) s.deck[card] = card;
  s.table[DECK_SIZE] = CARDS;
  shuffle(s.dice, s.deck, 0, CARDS);
  refillMeadow(b, s);
  for (let tile = 0; tile < RIVERS; tile++) s.pile[tile] = tile;
  shuffle(s.dice, s.pile, 0, RIVERS);
  s.table[RIVER_SIZE] = RIVERS - 2;
  s.river[0] = s.pile[RIVERS - 1]!;
  s.river[1] = s.pile[RIVERS - 2]!;
  layEvents(b.content, s);
  if (b.team) layTeam(b, s, b.team);
  // Hares first, as they begin.
  for (let i = 0; i < 2 * START_HAND; i++) {
    const seat = (s.table[HARE]! + Math.floor(i / START_HAND)) % 2;
    s.table[DECK_SIZE]! -= 1;
    toHand(s, seat, s.deck[s.table[DECK_SIZE]!]!, 1 << seat);
  }
  carryOutTile(b, s);
  advance(b, s);
  return s;
}

/** One city for both, skunks, watches, and the good news that are not yet used. */
function layTeam(b: Bound, s: State, { watches, news }: Team): void {
  s.table[OWN_CITIES] = 0;
  rollSkunks(b, s);
  s.table[WATCHES] = watches;
  s.news.fill(GONE);
  for (const one of news?.remaining ?? []) s.news[one] = IN_PILE;
  for (const one of news?.held ?? []) s.news[one] = HELD;
}

/** One event of each letter and the Faire, shuffled onto the six slots; the Journey lies apart. */
function layEvents(c: Content, s: State): void {
  for (let letter = 0; letter < LETTERS.length; letter++) {
    let skip = rollBelow(s.dice, c.byLetter[letter]!.length);
    for (const event of c.byLetter[letter]!) if (skip-- === 0) s.slots[letter] = event;
  }
  s.slots[LETTERS.length] = c.faire;
  shuffle(s.dice, s.slots, 0, SLOTS);
}
