// What the screen asks about the table again and again.
import {
  BIOMES,
  type Biome,
  type CardBiome,
  type Content,
  type EditionCard,
  type Open,
  type Options,
  type Own,
  type Planet,
  POWERS,
  type Power,
  SEASONS,
  type Season,
  TITLES,
  type Title,
  type TurnView,
  titleOf,
} from '@sunglade/evergreen';
import { clockwise, parsePlace, type Side } from '@sunglade/grid';
import type { Position } from '../../kit/screen/screen.ts';
import { groundOf } from './planet/ground.ts';
import type { EvergreenWords } from './words/words.ts';

export type Table = Position<Open, Own>;

export const contentOf = (position: Table): Content => groundOf(position.setup).content;

export function cardOf(position: Table, id: string): EditionCard | null {
  const { cards, cardNumber } = contentOf(position);
  return cards[cardNumber.get(id) ?? -1] ?? null;
}

/** The turn of the seat that looks; null in the draft. */
export const turnOf = (position: Table): TurnView | null => position.view.open.players[position.seat]?.turn ?? null;

/** The strength that a power would have if it were used now. */
export function nextValue(position: Table, seat: number, power: Power): number {
  const track = contentOf(position).tracks[POWERS.indexOf(power)];
  const level = position.view.open.players[seat]?.levels[power] ?? 0;
  return track?.[Math.min(level + 1, track.length - 1)] ?? 0;
}

/** The strengths of a power from the weakest, and which of them it would have now. */
export function strengthsOf(position: Table, seat: number, power: Power): { values: readonly number[]; now: number } {
  const values = Array.from(contentOf(position).tracks[POWERS.indexOf(power)] ?? []).slice(1);
  const level = position.view.open.players[seat]?.levels[power] ?? 0;
  return { values, now: Math.min(level, values.length - 1) };
}

/** Icons that count: a wild card has none, whatever an edition prints on it. */
export const isFertile = (card: EditionCard): boolean => card.biome !== 'wild' && card.fertility > 0;
export const isArid = (card: EditionCard): boolean => card.biome !== 'wild' && card.aridity;

export const sunIn = (position: Table, season: Season): Side =>
  clockwise((position.setup.options as Options).sunStart, SEASONS.indexOf(season));

export const pieceAt = (planet: Planet, place: string): string => {
  const [row = -1, column = -1] = parsePlace(place) ?? [];
  return planet[row]?.[column] ?? '';
};

const BIG_TREE = 'B';

export const bigTreesOf = (content: Content, planet: Planet): readonly string[] =>
  content.places.filter((place) => pieceAt(planet, place) === BIG_TREE);

export function biomeAt(content: Content, place: string): Biome | null {
  const [row = -1, column = -1] = parsePlace(place) ?? [];
  const biome = content.biomeOf[content.board.at(row, column)] ?? -1;
  return BIOMES[biome] ?? null;
}

/** A place as people say it: rows and columns count from 1. */
export function placeName(words: EvergreenWords, content: Content, place: string): string {
  const [row = 0, column = 0] = parsePlace(place) ?? [];
  const biome = biomeAt(content, place);
  return words.place(biome && words.biomes[biome], row + 1, column + 1);
}

/** Season and round in words. */
export function momentOf(words: EvergreenWords, position: Table): string {
  const { phase, season, round, rounds } = position.view.open;
  return phase === 'over' ? words.ended : words.moment(words.seasons[season], round, rounds);
}

export function cardName(words: EvergreenWords, card: { biome: CardBiome; power: EditionCard['power'] }): string {
  return words.card.name(words.biomes[card.biome], words.powers[card.power]);
}

interface TitleStep {
  readonly title: Title;
  readonly from: number;
}

let titles: readonly TitleStep[] | null = null;

/** The titles from the lowest, each with its lowest score, read off the rules. */
export function titleSteps(): readonly TitleStep[] {
  titles ??= TITLES.map((title) => {
    let from = 0;
    while (titleOf(from) !== title && from < 1000) from++;
    return { title, from };
  });
  return titles;
}

/** What the seat would have if season and game ended now. */
export function projected(position: Table, seat: number): number {
  const sheet = position.sheets[seat];
  if (!sheet) return 0;
  return sheet.total + Object.values(sheet.soon).reduce((sum, points) => sum + points, 0);
}
