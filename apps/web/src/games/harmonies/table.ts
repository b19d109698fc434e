// What the screen asks about the table again and again.
import type { Edition } from '@sunglade/core';
import { parseHex } from '@sunglade/grid';
import {
  type Animal,
  COLOURS,
  type Content,
  type EditionContent,
  type Open,
  type Options,
  type Own,
  type Pattern,
  type PlayerView,
  readContent,
  type Side,
  type Space,
  type Spirit,
  type SpiritScoring,
} from '@sunglade/harmonies';
import { nameOfThing } from '../../kit/screen/edition-names.ts';
import type { BoardProps, PanelProps, Position } from '../../kit/screen/screen.ts';
import type { HarmoniesWords } from './words/words.ts';

export type Table = Position<Open, Own>;
export type TableProps = PanelProps<Open, Own>;
export type LandProps = BoardProps<Open, Own>;

/** With this many tokens on every central space. */
export const GROUP = 3;
export const HELD_MOST = 4;

const optionsOf = (position: Pick<Table, 'setup'>): Options => position.setup.options as Options;

const contents = new WeakMap<Edition, Map<Side, Content>>();

/** Read once for each side of an edition: habitats take a few milliseconds. */
export function contentOf(position: Pick<Table, 'setup'>): Content {
  const { edition } = position.setup;
  const { side } = optionsOf(position);
  const sides = contents.get(edition) ?? new Map<Side, Content>();
  contents.set(edition, sides);
  const content = sides.get(side) ?? readContent(edition.content as EditionContent, side);
  sides.set(side, content);
  return content;
}

export const isSolo = (position: Table): boolean => position.setup.seats === 1;

/** A card as it is printed, animal or spirit. */
export interface CardFace {
  readonly id: string;
  /** Only in an edition of one's own that carries its names inside. */
  readonly name?: unknown;
  readonly pattern: Pattern;
  readonly points: readonly number[];
  readonly spirit: SpiritScoring | null;
}

const faceOfAnimal = ({ id, name, pattern, points }: Animal): CardFace => ({ id, name, pattern, points, spirit: null });
const faceOfSpirit = ({ id, name, pattern, scoring }: Spirit): CardFace => ({
  id,
  name,
  pattern,
  points: [],
  spirit: scoring,
});

const faces = new WeakMap<Content, ReadonlyMap<string, CardFace>>();

export function cardOf(content: Content, id: string | null): CardFace | null {
  let known = faces.get(content);
  if (!known) {
    const { animals, spirits } = content.edition;
    known = new Map([...animals.map(faceOfAnimal), ...spirits.map(faceOfSpirit)].map((face) => [face.id, face]));
    faces.set(content, known);
  }
  return id === null ? null : (known.get(id) ?? null);
}

export const isSpirit = (content: Content, id: string): boolean => {
  const card = cardOf(content, id);
  return card !== null && card.spirit !== null;
};

export const cardName = (words: HarmoniesWords, position: Pick<Table, 'setup'>, id: string): string =>
  nameOfThing(position.setup.edition, cardOf(contentOf(position), id) ?? { id }, words.lang, words.names);

export const playerOf = (position: Table, seat: number): PlayerView | null => position.view.open.players[seat] ?? null;

/** A place as people say it: a letter for the column, the rows counted from the top. */
export function placeName({ board }: Content, place: string): string {
  const { q, r } = parseHex(place) ?? { q: 0, r: 0 };
  const columns = [...new Set(board.spaces.map((hex) => hex.q))].sort((a, b) => a - b);
  const rows = board.spaces.filter((hex) => hex.q === q).map((hex) => hex.r);
  return `${String.fromCharCode(65 + columns.indexOf(q))}${r - Math.min(...rows) + 1}`;
}

export const cubesOn = (spaces: readonly Space[]): number => spaces.filter(({ cube }) => cube !== null).length;
export const freeOn = (spaces: readonly Space[]): number => spaces.filter(({ stack }) => stack.length === 0).length;

/** How many cubes of a card this player has put on the board: a finished card has put all of them. */
export function cubesPlaced(position: Table, seat: number, card: string): number {
  const player = playerOf(position, seat);
  const held = player?.held.find((one) => one.card === card);
  if (held) return held.cubes;
  if (!player?.completed.includes(card)) return 0;
  const face = cardOf(contentOf(position), card);
  return face?.spirit ? 1 : (face?.points.length ?? 0);
}

/** How many rounds there can be at most: until the pouch is empty. */
export function roundsOf(position: Table): number {
  const seats = position.setup.seats;
  const { tokens } = contentOf(position).edition;
  const all = COLOURS.reduce((sum, colour) => sum + tokens[colour], 0);
  // Alone three spaces are filled anew each turn, otherwise one of five.
  return seats === 1 ? Math.ceil(all / (3 * GROUP)) : Math.floor((all / GROUP - 4) / seats);
}

export const roundOf = (position: Table): number =>
  Math.min(roundsOf(position), Math.floor(position.view.open.turns / position.setup.seats) + 1);

export const pouchSize = (position: Table): number =>
  COLOURS.reduce((sum, colour) => sum + position.view.open.pouch[colour], 0);
