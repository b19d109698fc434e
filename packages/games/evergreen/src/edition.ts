// An edition holds what only the printed components show: planet, cards and power tracks. It is checked whole, so that
// whoever types in a box gets every mistake at once and nothing breaks later, in the middle of a game.
import { EditionReader, isWhole, type Parsed, type RawValue, shippedEdition } from '@sunglade/core';
import house from './editions/house-40.json' with { type: 'json' };
import { BIOMES, CARD_BIOMES, type CardBiome, POWERS, type Power, SETUP_ICONS } from './terms.ts';

type Ground = (typeof BIOMES)[number] | 'crevice' | 'no space';
const GROUNDS: readonly Ground[] = [...BIOMES, 'crevice', 'no space'];

export type EditionCard = {
  readonly id: string;
  readonly biome: CardBiome;
  readonly power: Power;
  readonly fertility: number;
  readonly aridity: boolean;
};

export type EditionContent = {
  readonly id: string;
  readonly planet: { readonly grid: readonly string[]; readonly legend: { readonly [letter: string]: Ground } };
  readonly tracks: { readonly [P in Power]: readonly number[] };
  readonly cards: readonly EditionCard[];
};

/** Never edited: stored games only name the hash. Another set of cards is appended as another edition. */
export const EDITIONS = [
  shippedEdition('house-40', 'd14cd5324450f63fd5687ff5bcfaba01a49794d37e8835e527cb29d07e3975a5', house),
] as const;

const USUAL_LEGEND: EditionContent['planet']['legend'] = {
  s: 'snow',
  w: 'wheat',
  f: 'flowers',
  g: 'grassland',
  m: 'swamp',
  r: 'rock',
  x: 'crevice',
  '.': 'no space',
};

const USUAL_CREVICES = 4;
const USUAL_CARDS_OF_A_KIND = 6;
/**
 * The most cards that four players can have on the table at once: 5 from the setup in the zone, 4 left over, 16 taken
 * and 5 in the row (fifth round of spring; a round of summer comes to the same). With fewer the row could not be laid.
 */
export const FEWEST_CARDS = 30;
export const MOST_CARDS = 200;
export const LONGEST_SIDE = 20;
const MOST_VALUE = 99;

const NAME = /^[\w.:-]{1,60}$/;

/** Every problem of an edition, or the edition without what the engine does not read. */
export function checkEdition(raw: unknown): Parsed<EditionContent> {
  const reader = new EditionReader();
  const edition = reader.value(raw);
  if (!edition.object('edition-not-object')) return { ok: false, problems: reader.problems };
  const id = reader.value(edition.field('id').raw ?? 'custom', 'id').text(NAME, 'id');
  const planet = readPlanet(edition.field('planet'));
  const tracks = readTracks(edition.field('tracks'));
  const cards = readCards(edition.field('cards'));
  // Whatever is missing here was reported, and then nothing is built.
  return reader.parsed(() => ({ id, planet, tracks, cards }) as EditionContent);
}

const isRows = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.length > 0 && raw.every((row) => typeof row === 'string');

function readPlanet(planet: RawValue): EditionContent['planet'] | undefined {
  if (!planet.object('planet-missing')) return undefined;
  const legend = readLegend(planet.field('legend'));
  const grid = planet.field('grid');
  const rows = grid.is(isRows, 'grid-not-rows');
  if (!rows) return undefined;
  const width = rows[0]?.length ?? 0;
  if (width === 0) grid.problem('grid-not-rows');
  if (rows.length > LONGEST_SIDE || width > LONGEST_SIDE) grid.problem('grid-too-big');
  const seen = new Set<Ground>();
  let crevices = 0;
  for (const [i, row] of rows.entries()) {
    const path = `${grid.path}[${i}]`;
    if (row.length !== width) grid.reader.problem('grid-ragged', path);
    for (const [column, letter] of Array.from(row).entries()) {
      const ground = Object.hasOwn(legend, letter) ? legend[letter] : undefined;
      if (ground === undefined) grid.reader.problem('grid-letter', `${path}[${column}]`);
      else seen.add(ground);
      if (ground === 'crevice') crevices++;
    }
  }
  for (const biome of BIOMES) if (!seen.has(biome)) planet.field(biome).problem('biome-missing');
  if (crevices !== USUAL_CREVICES) grid.warn('crevices');
  return { grid: rows, legend };
}

function readLegend(legend: RawValue): EditionContent['planet']['legend'] {
  if (!legend.given) return USUAL_LEGEND;
  const letters = legend.entries('legend-not-object');
  if (!letters) return USUAL_LEGEND;
  for (const [letter, ground] of letters) {
    if (letter.length !== 1) ground.problem('legend-letter');
    ground.among(GROUNDS, 'legend-ground');
  }
  return legend.raw as EditionContent['planet']['legend'];
}

const isAmounts = (raw: unknown): raw is readonly number[] =>
  Array.isArray(raw) &&
  raw.length > 0 &&
  raw.length <= MOST_VALUE &&
  raw.every((value) => isWhole(value, 0, MOST_VALUE));

function readTracks(tracks: RawValue): EditionContent['tracks'] | undefined {
  if (!tracks.object('tracks-missing')) return undefined;
  tracks.only(POWERS, 'track-unknown');
  const read = POWERS.map((power) => [power, readTrack(tracks.field(power))] as const);
  return Object.fromEntries(read) as EditionContent['tracks'];
}

/** A track starts at 0, and a marker that moves on never gets weaker. */
function readTrack(track: RawValue): readonly number[] | undefined {
  const values = track.is(isAmounts, track.given ? 'track-not-amounts' : 'track-missing');
  if (!values) return undefined;
  if (values[0] !== 0) track.reader.problem('track-start', `${track.path}[0]`);
  for (let i = 1; i < values.length; i++)
    if ((values[i] ?? 0) < (values[i - 1] ?? 0)) track.reader.problem('track-falls', `${track.path}[${i}]`);
  return values;
}

function readCards(list: RawValue): readonly EditionCard[] | undefined {
  const raw = list.list('cards-missing');
  if (!raw) return undefined;
  if (raw.length < FEWEST_CARDS) list.problem('cards-too-few');
  if (raw.length > MOST_CARDS) list.problem('cards-too-many');
  const ids = new Set<unknown>();
  const cards = raw.flatMap((value) => {
    const card = readCard(value);
    if (!card) return [];
    value.field('id').once(ids, 'card-twice');
    if (card.biome === 'wild' && (card.fertility > 0 || card.aridity)) value.warn('wild-with-icon');
    return [card];
  });
  // What the cards are together says nothing while some of them cannot be read.
  if (cards.length < raw.length) return undefined;
  const icons = cards.reduce((sum, card) => sum + (card.biome === 'wild' ? 0 : card.fertility), 0);
  if (icons < SETUP_ICONS) list.problem('fertility-too-little');
  for (const biome of CARD_BIOMES)
    if (cards.filter((card) => card.biome === biome).length !== USUAL_CARDS_OF_A_KIND)
      list.reader.warn('cards-of-biome', `${list.path}.${biome}`);
  return cards;
}

function readCard(card: RawValue): EditionCard | undefined {
  if (!card.object('card-not-object')) return undefined;
  const before = card.reader.found;
  const id = card.field('id').text(NAME, 'card-id');
  const biome = card.field('biome').among(CARD_BIOMES, 'card-biome');
  const power = card.field('power').among(POWERS, 'card-power');
  const fertility = card.field('fertility').or(0).whole(0, MOST_VALUE, 'card-fertility');
  const aridity = card.field('aridity').or(false).boolean('card-aridity');
  if (fertility && aridity) card.problem('card-both-icons');
  return card.reader.found > before ? undefined : ({ id, biome, power, fertility, aridity } as EditionCard);
}
