// A running game as windows on one buffer, and what does not change while it runs.
import {
  copyWindows,
  DICE_WORDS,
  everyone,
  layWindows,
  type Seats,
  type Seed,
  type Setup,
  seedDice,
  shuffle,
  type Windows,
} from '@sunglade/core';
import { type Content, readContent } from './content.ts';
import type { EditionContent } from './edition.ts';
import type { Options } from './options.ts';
import { createSteps, type Steps } from './steps.ts';
import { HAND, NO_ROBBER } from './terms.ts';
import { type Switches, VERSIONS, type Version } from './versions.ts';

/** Rules bound to one set-up. */
export interface Bound {
  readonly content: Content;
  readonly options: Options;
  readonly switches: Switches;
  readonly seats: number;
  readonly all: Seats;
  readonly steps: Steps;
  readonly emptyState: () => State;
}

export function createBound({ seats, options, edition }: Setup<Options>, version: Version): Bound {
  const content = readContent(edition.content as EditionContent);
  return {
    content,
    options,
    switches: VERSIONS[version],
    seats,
    all: everyone(seats),
    steps: createSteps(content.cards, seats),
    emptyState: layWindows(windowsOf(content.cards, seats)),
  };
}

const windowsOf = (cards: number, seats: number) =>
  ({
    dice: ['u32', DICE_WORDS],
    table: ['i16', TABLE],
    berries: ['i16', seats],
    /** Where each card lies. */
    zone: ['u8', cards],
    /** Bottom to top. */
    deck: ['u8', cards],
  }) as const;

export type State = Windows<ReturnType<typeof windowsOf>>;

// Fields of `table`.
export const ROUND = 0;
/** Who has picked and who has handed in this round, as sets; everybody handed in means the turns have begun. */
export const PICKED = 1;
export const READY = 2;
/** Whose turn it is. */
export const TURN = 3;
/** The seat whose owl may rob now, or NO_ROBBER: a nested choice, kept as plain data. */
export const ROBBER = 4;
export const DECK_SIZE = 5;
const TABLE = 6;

export function createState(b: Bound, seed: Seed): State {
  const s = b.emptyState();
  const { cards, hand } = b.content;
  s.berries.fill(b.options.berries);
  s.table[ROBBER] = NO_ROBBER;
  for (let card = 0; card < cards; card++) s.deck[card] = card;
  seedDice(s.dice, seed);
  shuffle(s.dice, s.deck, 0, cards);
  let size = cards;
  for (let i = 0; i < b.seats * hand; i++) s.zone[s.deck[--size]!] = HAND + (i % b.seats);
  s.table[DECK_SIZE] = size;
  return s;
}

export const copyState = (b: Bound, from: State, to: State = b.emptyState()): State => copyWindows(from, to);

/** The cards of one zone, ascending. */
export function cardsIn(b: Bound, s: State, zone: number): number[] {
  const list: number[] = [];
  for (let card = 0; card < b.content.cards; card++) if (s.zone[card] === zone) list.push(card);
  return list;
}
