// Content as data: what a new set of cards or boards must keep to. It is checked whole, so that whoever types one in gets
// every mistake at once.
import {
  EditionReader,
  isJson,
  isObject,
  isText,
  isWhole,
  type Json,
  type Parsed,
  type RawValue,
  shippedEdition,
} from '@sunglade/core';
import { rotateHex } from '@sunglade/grid';
import house from './editions/house.json' with { type: 'json' };
import { COLOURS, type Colour, FEATURES, type Feature, LANDSCAPES, type Landscape, SIDES, type Side } from './terms.ts';

/** Editions used to carry their names inside; new ones have `words` beside the content. */
type InnerNames = { readonly en: string; readonly fr: string; readonly de: string };
/** Offsets from the cube space, which comes first at 0,0. */
export type Pattern = readonly { readonly q: number; readonly r: number; readonly feature: Feature }[];
export type Animal = {
  readonly id: string;
  readonly name?: InnerNames;
  /** What the card is worth after each cube. */
  readonly points: readonly number[];
  readonly pattern: Pattern;
};
export type SpiritScoring =
  | {
      readonly type: 'groups';
      readonly of: Landscape;
      readonly tiers: readonly { readonly min: number; readonly points: number }[];
    }
  | { readonly type: 'count'; readonly of: Landscape; readonly points: readonly number[] };
export type Spirit = {
  readonly id: string;
  readonly name?: InnerNames;
  readonly pattern: Pattern;
  readonly scoring: SpiritScoring;
};
export type EditionContent = {
  readonly id: string;
  readonly tokens: Readonly<Record<Colour, number>>;
  readonly boards: Readonly<Record<Side, readonly (readonly [q: number, r: number])[]>>;
  readonly animals: readonly Animal[];
  readonly spirits: readonly Spirit[];
  readonly scoring: {
    readonly trees: readonly number[];
    readonly mountains: readonly number[];
    readonly field: number;
    readonly building: number;
    /** By length, then `riverMore` for each further token. */
    readonly river: readonly number[];
    readonly riverMore: number;
    readonly island: number;
  };
  readonly solo: {
    /** The points from which on there is one more sun. */
    readonly suns: readonly number[];
    readonly side: Readonly<Record<Side, number>>;
    readonly spirit: Readonly<Record<'none' | 'groups' | 'count', number>>;
  };
};

/**
 * The published game: 32 animals, 10 spirits, both sides of the board. Never edited: stored games only name the hash.
 * Another set is appended as another edition.
 */
export const EDITIONS = [
  shippedEdition('house', 'bc2258d5900ae4473142a14014bf6b8ba916c85a8f3eb9075fcbf0018a8715ef', house),
] as const;

/** 15 + 35 × 3: with this many the pouch runs out exactly at the end of a round for 2, 3 and 4 players. */
const TOKENS = 120;
/** Two spirits for each of four players. */
const MIN_SPIRITS = 8;
/** Enough to fill the display and let it be refilled. */
const MIN_ANIMALS = 8;
const MAX_CARDS = 100;
const MIN_SPACES = 8;
const MAX_SPACES = 30;
/** For one card or one thing in the landscape: whatever a board holds, the total is a number people can read. */
const MOST_POINTS = 999;

const ID = /^[a-z][a-z0-9-]{0,30}$/;
const NO_LIMIT = Number.POSITIVE_INFINITY;

export function checkEdition(raw: unknown, stored = false): Parsed<EditionContent & Json> {
  const reader = new EditionReader({ stored });
  const edition = reader.value(raw);
  if (edition.is(isJsonObject, 'edition-not-object')) {
    edition.field('id').text(ID, 'bad-id');
    checkTokens(edition.field('tokens'));
    checkBoards(edition.field('boards'));
    const ids = new Set<unknown>();
    checkCards(edition.field('animals'), MIN_ANIMALS, ids, checkAnimal);
    checkCards(edition.field('spirits'), MIN_SPIRITS, ids, checkSpirit);
    checkScoring(edition.field('scoring'));
    checkSolo(edition.field('solo'));
  }
  // Every field was looked at above, so the content is what its type says.
  return reader.parsed(() => reader.known(raw as Json) as EditionContent & Json);
}

const isJsonObject = (raw: unknown): raw is Readonly<Record<string, Json>> => isObject(raw) && isJson(raw);
const isCoordinate = (raw: unknown): raw is number => isWhole(raw, -20, 20);
const isPlace = (raw: unknown): raw is readonly [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every(isCoordinate);

const checkCount = (value: RawValue): number | undefined => value.whole(0, NO_LIMIT, 'bad-number');

function checkPoints(value: RawValue): number | undefined {
  const points = checkCount(value);
  if (points !== undefined && points > MOST_POINTS) value.limit('edition-points-high');
  return points;
}

/** A list of so many entries; anything else is one problem. */
function listOf(value: RawValue, least: number, most: number, code: string): readonly RawValue[] {
  const { raw } = value;
  if (Array.isArray(raw) && raw.length >= least && raw.length <= most) return value.list() ?? [];
  value.problem(code);
  return [];
}

function checkTokens(tokens: RawValue): void {
  if (!tokens.object()) return;
  tokens.only(COLOURS, 'unknown-colour');
  const counts = COLOURS.map((colour) => checkCount(tokens.field(colour)));
  // A count that cannot be read makes the sum not a number, and is reported already.
  const total = counts.reduce<number>((sum, count) => sum + (count ?? Number.NaN), 0);
  if (!Number.isNaN(total) && total !== TOKENS) tokens.problem('token-total');
}

function checkBoards(boards: RawValue): void {
  if (!boards.object()) return;
  for (const side of SIDES) {
    const seen = new Set<unknown>();
    const size = { least: MIN_SPACES, most: MAX_SPACES, code: 'space-count' };
    for (const space of boards.field(side).list('not-list', size) ?? []) {
      const place = space.is(isPlace, 'bad-space');
      if (place) once(space, place.join(), seen);
    }
  }
}

function once(value: RawValue, place: string, seen: Set<unknown>): void {
  if (seen.has(place)) value.problem('space-twice');
  seen.add(place);
}

function checkCards(list: RawValue, least: number, ids: Set<unknown>, check: (card: RawValue) => void): void {
  for (const card of list.list('not-list', { least, most: MAX_CARDS, code: 'card-count' }) ?? []) {
    if (!card.object()) continue;
    const id = card.field('id');
    if (isText(id.raw, ID)) id.once(ids);
    else id.problem('bad-id');
    checkName(card.field('name'));
    checkPattern(card.field('pattern'));
    check(card);
  }
}

function checkName(name: RawValue): void {
  if (!name.given) return;
  const { en, fr, de } = name.fields('en', 'fr', 'de');
  if (![en, fr, de].every((text) => typeof text === 'string' && text !== '')) name.problem('bad-name');
}

function checkPattern(pattern: RawValue): void {
  const seen = new Set<unknown>();
  const size = { least: 2, most: 4, code: 'pattern-size' };
  for (const [i, part] of (pattern.list('not-list', size) ?? []).entries()) {
    const { q, r } = part.fields('q', 'r');
    if (!isCoordinate(q) || !isCoordinate(r)) {
      part.problem('bad-space');
      continue;
    }
    part.field('feature').among(FEATURES, 'unknown-feature');
    const place = `${q},${r}`;
    if (i === 0 && place !== '0,0') part.problem('cube-space-first');
    once(part, place, seen);
  }
  // Animals turn a pattern and never mirror it. No printed pattern differs from its mirror image, so this may surprise.
  if (pattern.reader.found === 0 && isChiral(pattern.raw as Pattern)) pattern.warn('edition-mirrored');
}

const textOf = (pattern: Pattern): string =>
  pattern
    .map(({ q, r, feature }) => `${q},${r} ${feature}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join(' ');

/** Whether no turn of the pattern is its mirror image; the cube space stays in the middle. */
function isChiral(pattern: Pattern): boolean {
  const turned = Array.from({ length: 6 }, (_, turns) =>
    textOf(pattern.map((part) => ({ ...part, ...rotateHex(part, turns) }))),
  );
  return !turned.includes(textOf(pattern.map(({ q, r, feature }) => ({ q: r, r: q, feature }))));
}

function checkAnimal(card: RawValue): void {
  const points = card.field('points').list('not-list', { least: 1, most: 5, code: 'cube-count' });
  checkRising(points ?? [], 1);
}

/** Numbers that only ever rise: a further cube or a longer river never costs points. */
function checkRising(list: readonly RawValue[], first: number, check = checkPoints): void {
  let before = first;
  for (const value of list) {
    const points = check(value);
    if (points === undefined) continue;
    if (points < before) value.problem('points-fall');
    before = points;
  }
}

function checkSpirit(card: RawValue): void {
  const scoring = card.field('scoring');
  if (!scoring.object()) return;
  const of = scoring.field('of').among(LANDSCAPES, 'unknown-landscape');
  const type = scoring.field('type').among(['groups', 'count'], 'unknown-scoring');
  if (type === 'groups') checkTiers(scoring.field('tiers'));
  if (type !== 'count') return;
  const heights = of === 'tree' || of === 'mountain' ? 3 : 1;
  for (const points of listOf(scoring.field('points'), heights, heights, 'heights')) checkPoints(points);
}

function checkTiers(tiers: RawValue): void {
  let before = 0;
  for (const tier of listOf(tiers, 1, NO_LIMIT, 'not-list')) {
    const { min, points } = tier.fields('min', 'points');
    if (!isWhole(min, 0, NO_LIMIT) || !isWhole(points, 0, NO_LIMIT)) {
      tier.problem('bad-number');
      continue;
    }
    checkPoints(tier.field('points'));
    if (min <= before) tier.problem('tier-order');
    before = min;
  }
}

function checkScoring(scoring: RawValue): void {
  if (!scoring.object()) return;
  for (const field of ['trees', 'mountains']) checkRising(listOf(scoring.field(field), 3, 3, 'heights'), 0);
  checkRising(listOf(scoring.field('river'), 2, NO_LIMIT, 'not-list'), 0);
  for (const field of ['field', 'building', 'riverMore', 'island']) checkPoints(scoring.field(field));
}

function checkSolo(solo: RawValue): void {
  if (!solo.object()) return;
  // These are what a total is compared with, so they may be as high as they like.
  checkRising(listOf(solo.field('suns'), 1, NO_LIMIT, 'not-list'), 1, checkCount);
  const bonuses = { side: SIDES, spirit: ['none', 'groups', 'count'] };
  for (const [field, keys] of Object.entries(bonuses)) {
    const bonus = solo.field(field);
    if (bonus.object()) for (const key of keys) checkPoints(bonus.field(key));
  }
}
