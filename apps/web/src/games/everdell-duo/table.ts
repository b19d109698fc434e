// What the screen asks about the table again and again.
import {
  BOARD_PLACES,
  CARD_PLACE,
  type CardJson,
  COLUMNS,
  type Content,
  contentOf as contentOfEdition,
  type EventJson,
  heldCards,
  LAST_FIELD,
  type Open,
  type Own,
  RESOURCES,
  type Resource,
  RIVER_PLACE,
  SEASONS,
  type Season,
  SLOT_PLACE,
} from '@sunglade/everdell-duo';
import type { BoardProps, PanelProps, Position, Target } from '../../kit/screen/screen.ts';

export type Table = Position<Open, Own>;
export type TableProps = PanelProps<Open, Own>;
export type CityProps = BoardProps<Open, Own>;

export const OTHER = (seat: number): number => 1 - seat;

export const contentOf = (position: Pick<Table, 'setup'>): Content => contentOfEdition(position.setup.edition);

/** Every card is there once, so its name is enough wherever it lies. */
export const cardTarget = (name: string): Target => `card:${name}`;
export const placeTarget = (name: string): Target => `place:${name}`;
export const markerTarget = (marker: 'sun' | 'moon'): Target => `marker:${marker}`;
export const cityTarget = (seat: number): Target => `city:${seat}`;
export const purseTarget = (seat: number, kind: Resource | 'points' | 'occupied' | 'hand'): Target =>
  `purse:${seat}:${kind}`;
/** A worker that stands somewhere, for what moves. */
export const workerTarget = (seat: number, place: string): Target => `worker:${seat}:${place}`;
export const JOURNEY_TARGET: Target = placeTarget('journey');
export const DECK_TARGET: Target = 'deck';
export const DISCARD_TARGET: Target = 'discards';
/** The button that offers trades. */
export const TRADE_TARGET: Target = 'trade';

export const cardOfTarget = (target: Target | null): string | null =>
  target?.startsWith('card:') ? target.slice('card:'.length) : null;

export const placeOfTarget = (target: Target): string | null =>
  target.startsWith('place:') ? target.slice('place:'.length) : null;

const byName = new WeakMap<Content, ReadonlyMap<string, number>>();

/** The number of a card by the name that steps use, or -1. */
export function cardNumber(content: Content, name: string): number {
  let known = byName.get(content);
  if (!known) {
    known = new Map(content.names.map((one, i) => [one, i]));
    byName.set(content, known);
  }
  return known.get(name) ?? -1;
}

const faces = new WeakMap<Content, readonly CardJson[]>();

/** A card as it is printed; an edition may hold several copies. */
export function cardOf(content: Content, card: number): CardJson | null {
  let known = faces.get(content);
  if (!known) {
    known = content.edition.cards.flatMap((one) => Array.from({ length: one.copies }, () => one));
    faces.set(content, known);
  }
  return known[card] ?? null;
}

/** What steps call a place, and back: -1 where there is none. */
export const placeName = (content: Content, place: number): string => content.placeNames[place] ?? '';
export const placeNumber = (content: Content, name: string): number => content.placeNames.indexOf(name);

export const eventOf = (content: Content, event: number): EventJson | null => content.edition.events[event] ?? null;

/** In nobody's turn, when a new season is prepared. */
const BETWEEN = 1;
export const isBetween = ({ view: { open } }: Table): boolean => open.phase === BETWEEN;

export const seasonOf = (position: Table): Season => SEASONS[position.view.open.season] ?? 'winter';
/** How often a marker still moves: it skips fields with a skunk. */
export function movesLeft({ view: { open } }: Table, marker: 'sun' | 'moon'): number {
  let left = 0;
  for (let field = open[marker] + 1; field <= LAST_FIELD; field++) {
    if ((((open.team?.skunks.path ?? 0) >> field) & 1) === 0) left++;
  }
  return left;
}

/** The city of a seat: a team shares the first one. */
export const townOf = ({ view: { open } }: Table, seat: number): Open['towns'][number] | undefined =>
  open.towns[open.team ? 0 : seat];

/** What everybody has seen of a hand: what is there, and what may have left. */
export const seenHandOf = (position: Table, seat: number): ReturnType<typeof heldCards> =>
  heldCards(position.view.open.seats[seat] ?? { putAway: 0, taken: [] });

export const handOf = (position: Table, seat: number): readonly number[] =>
  position.view.own[seat]?.hand ?? seenHandOf(position, seat).known;

/** Field i of the path touches columns i - 1 and i. */
export const isBeside = (field: number, space: number): boolean => {
  const column = space % COLUMNS;
  return field === column || field === column + 1;
};

/** Whose workers stand on a place: a place can hold several by effects. */
export const workersAt = (position: Table, place: number): readonly number[] =>
  position.view.open.seats.flatMap(({ workers }, seat) => workers.filter((at) => at === place).map(() => seat));

export const freeWorkers = (position: Table, seat: number): number =>
  position.view.open.seats[seat]?.workers.filter((at) => at < 0).length ?? 0;

export const isRiver = (place: number): boolean => place >= RIVER_PLACE && place < SLOT_PLACE;
export const isSlot = (place: number): boolean => place >= SLOT_PLACE && place < CARD_PLACE;

const ON_THE_BOARD: ReadonlySet<string> = new Set([...BOARD_PLACES, 'journey']);

/** The thing that is a place: a card in a city, or a place of the board. */
export const targetOfPlaceName = (name: string): Target =>
  ON_THE_BOARD.has(name) ? placeTarget(name) : cardTarget(name);
export const targetOfPlace = (content: Content, place: number): Target => targetOfPlaceName(placeName(content, place));

export const resourceOf = (kind: number): Resource => RESOURCES[kind] ?? 'twig';

/** The seat of an animal. */
export const seatOf = ({ view: { open } }: Table, animal: 'hare' | 'tortoise'): number =>
  animal === 'hare' ? open.hare : OTHER(open.hare);
