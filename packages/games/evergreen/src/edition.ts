// An edition holds what only the printed components show: planet, cards and power tracks. It is checked whole, so that
// whoever types in a box gets every mistake at once and nothing breaks later, in the middle of a game.
import { isObject, joinPath, type Parsed, type Problem } from '@sunglade/core';
import { BIOMES, CARD_BIOMES, type CardBiome, POWERS, type Power, SETUP_ICONS } from './terms.ts';

export type Ground = (typeof BIOMES)[number] | 'crevice' | 'no space';
const GROUNDS: readonly string[] = [...BIOMES, 'crevice', 'no space'];

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

/** Every problem of an edition, or the edition without what the engine does not read. */
export function checkEdition(raw: unknown): Parsed<EditionContent> {
  if (!isObject(raw)) return { ok: false, problems: [{ code: 'edition-not-object', path: '' }] };
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const found = { problems, warnings };
  const id = raw.id ?? 'custom';
  if (!isName(id)) problems.push({ code: 'id', path: 'id' });
  const planet = checkPlanet(raw.planet, found);
  const tracks = checkTracks(raw.tracks, problems);
  const cards = checkCards(raw.cards, found);
  if (problems.length > 0) return { ok: false, problems };
  const value = { id: id as string, planet, tracks, cards };
  return warnings.length > 0 ? { ok: true, value, warnings } : { ok: true, value };
}

interface Found {
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value);
const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_VALUE;
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

function checkPlanet(raw: unknown, { problems, warnings }: Found): EditionContent['planet'] {
  const none = { grid: [], legend: USUAL_LEGEND };
  if (!isObject(raw)) {
    problems.push({ code: 'planet-missing', path: 'planet' });
    return none;
  }
  const legend = checkLegend(raw.legend, problems);
  const path = 'planet.grid';
  if (!Array.isArray(raw.grid) || raw.grid.length === 0 || !raw.grid.every((row) => typeof row === 'string')) {
    problems.push({ code: 'grid-not-rows', path });
    return none;
  }
  const grid = raw.grid as readonly string[];
  const width = grid[0]?.length ?? 0;
  if (width === 0) problems.push({ code: 'grid-not-rows', path });
  if (grid.length > LONGEST_SIDE || width > LONGEST_SIDE) problems.push({ code: 'grid-too-big', path });
  let crevices = 0;
  const seen = new Set<string>();
  for (const [i, row] of grid.entries()) {
    if (row.length !== width) problems.push({ code: 'grid-ragged', path: `${path}[${i}]` });
    for (const [column, letter] of Array.from(row).entries()) {
      const ground = Object.hasOwn(legend, letter) ? legend[letter] : undefined;
      if (ground === undefined) problems.push({ code: 'grid-letter', path: `${path}[${i}][${column}]` });
      else seen.add(ground);
      if (ground === 'crevice') crevices++;
    }
  }
  for (const biome of BIOMES) if (!seen.has(biome)) problems.push({ code: 'biome-missing', path: `planet.${biome}` });
  if (crevices !== USUAL_CREVICES) warnings.push({ code: 'crevices', path });
  return { grid, legend };
}

function checkLegend(raw: unknown, problems: Problem[]): EditionContent['planet']['legend'] {
  if (raw === undefined) return USUAL_LEGEND;
  if (!isObject(raw)) {
    problems.push({ code: 'legend-not-object', path: 'planet.legend' });
    return USUAL_LEGEND;
  }
  for (const [letter, ground] of Object.entries(raw)) {
    const path = joinPath('planet.legend', letter);
    if (letter.length !== 1) problems.push({ code: 'legend-letter', path });
    if (!isOneOf(GROUNDS, ground)) problems.push({ code: 'legend-ground', path });
  }
  return raw as EditionContent['planet']['legend'];
}

function checkTracks(raw: unknown, problems: Problem[]): EditionContent['tracks'] {
  const tracks = { sprout: [0], smallTree: [0], bigTree: [0], bush: [0], lake: [0], bud: [0] } as Record<
    Power,
    readonly number[]
  >;
  if (!isObject(raw)) {
    problems.push({ code: 'tracks-missing', path: 'tracks' });
    return tracks;
  }
  for (const name of Object.keys(raw))
    if (!isOneOf(POWERS, name)) problems.push({ code: 'track-unknown', path: joinPath('tracks', name) });
  for (const power of POWERS) {
    const path = `tracks.${power}`;
    const track = raw[power];
    if (track === undefined) problems.push({ code: 'track-missing', path });
    else if (!Array.isArray(track) || track.length === 0 || track.length > MOST_VALUE || !track.every(isAmount))
      problems.push({ code: 'track-not-amounts', path });
    else {
      const values = track as readonly number[];
      if (values[0] !== 0) problems.push({ code: 'track-start', path: `${path}[0]` });
      for (let i = 1; i < values.length; i++)
        if ((values[i] ?? 0) < (values[i - 1] ?? 0)) problems.push({ code: 'track-falls', path: `${path}[${i}]` });
      tracks[power] = values;
    }
  }
  return tracks;
}

function checkCards(raw: unknown, { problems, warnings }: Found): readonly EditionCard[] {
  if (!Array.isArray(raw)) {
    problems.push({ code: 'cards-missing', path: 'cards' });
    return [];
  }
  if (raw.length < FEWEST_CARDS) problems.push({ code: 'cards-too-few', path: 'cards' });
  if (raw.length > MOST_CARDS) problems.push({ code: 'cards-too-many', path: 'cards' });
  const cards: EditionCard[] = [];
  const ids = new Set<string>();
  for (const [i, card] of (raw as readonly unknown[]).entries()) {
    const checked = checkCard(card, `cards[${i}]`, problems);
    if (!checked) continue;
    if (ids.has(checked.id)) problems.push({ code: 'card-twice', path: `cards[${i}].id` });
    ids.add(checked.id);
    if (checked.biome === 'wild' && (checked.fertility > 0 || checked.aridity))
      warnings.push({ code: 'wild-with-icon', path: `cards[${i}]` });
    cards.push(checked);
  }
  if (cards.length < raw.length) return cards;
  const icons = cards.reduce((sum, card) => sum + (card.biome === 'wild' ? 0 : card.fertility), 0);
  if (icons < SETUP_ICONS) problems.push({ code: 'fertility-too-little', path: 'cards' });
  for (const biome of CARD_BIOMES)
    if (cards.filter((card) => card.biome === biome).length !== USUAL_CARDS_OF_A_KIND)
      warnings.push({ code: 'cards-of-biome', path: `cards.${biome}` });
  return cards;
}

function checkCard(raw: unknown, path: string, problems: Problem[]): EditionCard | null {
  if (!isObject(raw)) {
    problems.push({ code: 'card-not-object', path });
    return null;
  }
  const { id, biome, power, fertility = 0, aridity = false } = raw;
  const before = problems.length;
  if (!isName(id)) problems.push({ code: 'card-id', path: `${path}.id` });
  if (!isOneOf(CARD_BIOMES, biome)) problems.push({ code: 'card-biome', path: `${path}.biome` });
  if (!isOneOf(POWERS, power)) problems.push({ code: 'card-power', path: `${path}.power` });
  if (!isAmount(fertility)) problems.push({ code: 'card-fertility', path: `${path}.fertility` });
  if (typeof aridity !== 'boolean') problems.push({ code: 'card-aridity', path: `${path}.aridity` });
  if (isAmount(fertility) && fertility > 0 && aridity === true) problems.push({ code: 'card-both-icons', path });
  if (problems.length > before) return null;
  return { id, biome, power, fertility, aridity } as EditionCard;
}
