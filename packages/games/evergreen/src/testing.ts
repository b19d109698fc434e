// Positions for tests, set up in the words of the game.
import { createEdition, type Seats, seat, seedDice, seedFrom } from '@sunglade/core';
import { check } from './check.ts';
import type { Clause } from './clauses.ts';
import { revealFertility } from './deal.ts';
import { checkEdition, EDITIONS, type EditionContent } from './edition.ts';
import type { Event } from './events.ts';
import { type Bound, DECK, DISCARD, FIRST, type State } from './layout.ts';
import type { Options } from './options.ts';
import type { Open, PlayerView, TurnView } from './parts.ts';
import { beginRound } from './rounds.ts';
import { createRules, type EvergreenRules } from './rules.ts';
import { createBound } from './state.ts';
import { CARD_BIOMES, NO_SPACE, PIECES, POWERS } from './terms.ts';
import { addToZone } from './zone.ts';

export const HOUSE = EDITIONS[0].content as EditionContent;
export const CARD_IDS: readonly string[] = CARD_BIOMES.flatMap((biome) => POWERS.map((power) => `${biome}-${power}`));

/** The title of a clause's tests; a name that is no clause does not compile. */
export const clause = (id: Clause): string => `clause ${id}`;

export interface Bench {
  readonly b: Bound;
  readonly rules: EvergreenRules;
}

export function bench(seats: number, options: Partial<Options> = {}, edition: unknown = HOUSE): Bench {
  const checked = checkEdition(edition);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const chosen = { sunStart: 'N', aridityTarget: 'latestCard', ...options } as const;
  const setup = { seats, options: chosen, edition: createEdition('bench', checked.value) };
  return { b: createBound(setup, 1), rules: createRules(setup, 1) };
}

/** A planet with pieces on it: {"3,4": "S"}. */
export function planetWith({ b }: Bench, pieces: Readonly<Record<string, string>>): string[] {
  const { board, biomeOf } = b.content;
  const rows = Array.from({ length: board.rows }, () => NO_SPACE.repeat(board.columns).split(''));
  for (const [space, [row, column]] of board.places.entries()) {
    const piece = pieces[`${row},${column}`] ?? ((biomeOf[space] ?? -1) < 0 ? 'x' : '_');
    if (!(PIECES as readonly string[]).includes(piece)) throw new Error(`no such piece: ${piece}`);
    (rows[row] as string[])[column] = piece;
  }
  return rows.map((line) => line.join(''));
}

export interface Stage {
  readonly card?: string;
  readonly pieces?: Readonly<Record<string, string>>;
  readonly levels?: Partial<PlayerView['levels']>;
  readonly turn?: Partial<TurnView>;
  readonly taken?: readonly string[];
}

/** Every seat in its action phase, with a card in front of it. */
export function turns(one: Bench, stages: readonly Stage[], change: Partial<Open> = {}): State {
  const { open, own, secret } = one.rules.parts(one.rules.create(seedFrom('stage')));
  const players = open.players.map((player, i) => {
    const { card = 'wild-sprout', pieces = {}, levels = {}, turn = {}, taken = [] } = stages[i] ?? {};
    const fresh: TurnView = {
      card,
      action: null,
      doing: 'nothing',
      plants: 0,
      grows: 0,
      touched: null,
      powerUsed: false,
      left: 0,
      lake: null,
      handedIn: false,
    };
    return {
      ...player,
      planet: planetWith(one, pieces),
      levels: { ...player.levels, ...levels },
      taken: [...taken, card],
      turn: { ...fresh, ...turn },
    };
  });
  const waiting = players.map((_, i) => i);
  const phase = 'action' as const;
  const middle = {
    ...open,
    phase,
    waiting,
    players,
    picks: one.b.drafters,
    row: open.row.map(() => null),
    tokenHolder: 0,
  };
  return one.rules.join({ open: { ...middle, ...change }, own, secret });
}

export interface Deal {
  /** Top card first; the rest of the cards lie below unless `only` says that there are none. */
  readonly deck?: readonly string[];
  readonly only?: boolean;
  readonly discard?: readonly string[];
  readonly zone?: readonly string[];
  readonly first?: number;
  /** Do the setup's reveal before the row is laid. */
  readonly reveal?: boolean;
}

/** The first draft of a game with the cards in a known order. */
export function draft({ b }: Bench, deal: Deal, heard?: Event[]): State {
  const { deck = [], discard = [], zone = [], first = 0 } = deal;
  const number = (id: string): number => {
    const found = b.content.cardNumber.get(id);
    if (found === undefined) throw new Error(`no such card: ${id}`);
    return found;
  };
  const state = b.emptyState();
  seedDice(state.dice, seedFrom('draft'));
  const used = new Set([...deck, ...discard, ...zone]);
  const rest = deal.only ? [] : b.content.cards.map((card) => card.id).filter((id) => !used.has(id));
  const order = [...rest, ...deck.toReversed()];
  state.deck.set(order.map(number));
  state.data[DECK] = order.length;
  state.discard.set(discard.map(number));
  state.data[DISCARD] = discard.length;
  for (const id of zone) addToZone(b, state, number(id));
  state.data[FIRST] = first;
  if (deal.reveal) revealFertility(b, state);
  beginRound(b, state, heard && ((event) => heard.push(event)));
  return state;
}

/** Takes steps given as text; a refused one throws. Answers who was sealed by the last one. */
export function play({ rules }: Bench, state: State, who: number, texts: readonly string[], heard?: Event[]): Seats {
  let sealed = 0 as Seats;
  for (const text of texts) {
    const step = rules.parse(text);
    if (step === null) throw new Error(`no such step: ${text}`);
    const refusal = rules.refuse(state, seat(who), step);
    if (refusal) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    sealed = rules.apply(state, seat(who), step, heard && ((event) => heard.push(event)));
  }
  return sealed;
}

/** Why a step is refused, or null. */
export function whyNot({ rules, b }: Bench, state: State, who: number, text: string): string | null {
  const step = rules.parse(text);
  if (step === null) throw new Error(`no such step: ${text}`);
  return check(b, state, seat(who), step);
}

/** The pieces on a planet, without what is empty. */
export function piecesOf({ rules, b }: Bench, state: State, who = 0): Record<string, string> {
  const planet = rules.parts(state).open.players[who]?.planet ?? [];
  return Object.fromEntries(
    b.content.board.places
      .map(([row, column]) => [`${row},${column}`, planet[row]?.[column] ?? ''] as const)
      .filter(([, piece]) => piece !== '_' && piece !== 'x'),
  );
}
