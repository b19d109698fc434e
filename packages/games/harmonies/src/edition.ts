// Content as data: what a new set of cards or boards must keep to. Answers with every problem at once.
import { isJson, isObject, type Json, type Parsed, type Problem } from '@sunglade/core';
import { COLOURS, type Colour, FEATURES, type Feature } from './stacks.ts';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

const LANDSCAPES = ['water', 'field', 'building', 'tree', 'mountain'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

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

/** 15 + 35 × 3: with this many the pouch runs out exactly at the end of a round for 2, 3 and 4 players. */
const TOKENS = 120;
/** Two spirits for each of four players. */
const MIN_SPIRITS = 8;
/** Enough to fill the display and let it be refilled. */
const MIN_ANIMALS = 8;
const MAX_CARDS = 100;
const MIN_SPACES = 8;
const MAX_SPACES = 30;

type Report = (code: string, path: string) => void;

export function checkEdition(raw: unknown): Parsed<EditionContent & Json> {
  if (!isObject(raw) || !isJson(raw)) return { ok: false, problems: [{ code: 'edition-not-object', path: '' }] };
  const problems: Problem[] = [];
  const report: Report = (code, path) => void problems.push({ code, path });
  if (!isId(raw.id)) report('bad-id', 'id');
  checkTokens(raw.tokens, report);
  checkBoards(raw.boards, report);
  const ids = new Set<string>();
  checkCards(raw.animals, 'animals', MIN_ANIMALS, ids, report, checkAnimal);
  checkCards(raw.spirits, 'spirits', MIN_SPIRITS, ids, report, checkSpirit);
  checkScoring(raw.scoring, report);
  checkSolo(raw.solo, report);
  // Every field was looked at above, so the content is what its type says.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: raw as unknown as EditionContent & Json };
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z][a-z0-9-]{0,30}$/.test(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value);

function checkTokens(raw: unknown, report: Report): void {
  if (!isObject(raw)) return report('not-object', 'tokens');
  for (const key of Object.keys(raw)) if (!isOneOf(COLOURS, key)) report('unknown-colour', `tokens.${key}`);
  let total = 0;
  let whole = true;
  for (const colour of COLOURS) {
    const count = raw[colour];
    if (isCount(count)) total += count;
    else {
      whole = false;
      report('bad-number', `tokens.${colour}`);
    }
  }
  if (whole && total !== TOKENS) report('token-total', 'tokens');
}

function checkBoards(raw: unknown, report: Report): void {
  if (!isObject(raw)) return report('not-object', 'boards');
  for (const side of SIDES) {
    const path = `boards.${side}`;
    const spaces = raw[side];
    if (!Array.isArray(spaces)) {
      report('not-list', path);
      continue;
    }
    if (spaces.length < MIN_SPACES || spaces.length > MAX_SPACES) report('space-count', path);
    const seen = new Set<string>();
    for (const [i, space] of spaces.entries()) {
      const good = Array.isArray(space) && space.length === 2 && space.every(isCoordinate);
      if (!good) report('bad-space', `${path}[${i}]`);
      else if (seen.has(String(space))) report('space-twice', `${path}[${i}]`);
      else seen.add(String(space));
    }
  }
}

const isCoordinate = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= 20;

type Item = Readonly<Record<string, unknown>>;

function checkCards(
  raw: unknown,
  field: string,
  least: number,
  ids: Set<string>,
  report: Report,
  check: (card: Item, path: string, report: Report) => void,
): void {
  if (!Array.isArray(raw)) return report('not-list', field);
  if (raw.length < least || raw.length > MAX_CARDS) report('card-count', field);
  for (const [i, card] of raw.entries()) {
    const path = `${field}[${i}]`;
    if (!isObject(card)) {
      report('not-object', path);
      continue;
    }
    if (!isId(card.id)) report('bad-id', `${path}.id`);
    else if (ids.has(card.id)) report('id-twice', `${path}.id`);
    else ids.add(card.id);
    const { name } = card;
    const named =
      name === undefined ||
      (isObject(name) && [name.en, name.fr, name.de].every((text) => typeof text === 'string' && text !== ''));
    if (!named) report('bad-name', `${path}.name`);
    checkPattern(card.pattern, `${path}.pattern`, report);
    check(card, path, report);
  }
}

function checkPattern(raw: unknown, path: string, report: Report): void {
  if (!Array.isArray(raw)) return report('not-list', path);
  if (raw.length < 2 || raw.length > 4) report('pattern-size', path);
  const seen = new Set<string>();
  for (const [i, part] of raw.entries()) {
    const here = `${path}[${i}]`;
    if (!isObject(part) || !isCoordinate(part.q) || !isCoordinate(part.r)) {
      report('bad-space', here);
      continue;
    }
    if (!isOneOf(FEATURES, part.feature)) report('unknown-feature', `${here}.feature`);
    const place = `${String(part.q)},${String(part.r)}`;
    if (i === 0 && place !== '0,0') report('cube-space-first', here);
    if (seen.has(place)) report('space-twice', here);
    seen.add(place);
  }
}

function checkAnimal(card: Item, path: string, report: Report): void {
  const { points } = card;
  if (!Array.isArray(points)) return report('not-list', `${path}.points`);
  if (points.length < 1 || points.length > 5) report('cube-count', `${path}.points`);
  checkRising(points, 1, `${path}.points`, report);
}

/** Numbers that only ever rise: a further cube or a longer river never costs points. */
function checkRising(list: readonly unknown[], first: number, path: string, report: Report): void {
  let before = first;
  for (const [i, value] of list.entries()) {
    if (!isCount(value)) report('bad-number', `${path}[${i}]`);
    else {
      if (value < before) report('points-fall', `${path}[${i}]`);
      before = value;
    }
  }
}

function checkSpirit(card: Item, path: string, report: Report): void {
  const { scoring } = card;
  const here = `${path}.scoring`;
  if (!isObject(scoring)) return report('not-object', here);
  if (!isOneOf(LANDSCAPES, scoring.of)) report('unknown-landscape', `${here}.of`);
  if (scoring.type === 'groups') return checkTiers(scoring.tiers, `${here}.tiers`, report);
  if (scoring.type !== 'count') return report('unknown-scoring', `${here}.type`);
  const heights = scoring.of === 'tree' || scoring.of === 'mountain' ? 3 : 1;
  const { points } = scoring;
  if (!Array.isArray(points) || points.length !== heights) return report('heights', `${here}.points`);
  for (const [i, value] of points.entries()) if (!isCount(value)) report('bad-number', `${here}.points[${i}]`);
}

function checkTiers(raw: unknown, path: string, report: Report): void {
  if (!Array.isArray(raw) || raw.length === 0) return report('not-list', path);
  let before = 0;
  for (const [i, tier] of raw.entries()) {
    const here = `${path}[${i}]`;
    if (!isObject(tier) || !isCount(tier.min) || !isCount(tier.points)) report('bad-number', here);
    else {
      if (tier.min <= before) report('tier-order', here);
      before = tier.min;
    }
  }
}

function checkScoring(raw: unknown, report: Report): void {
  if (!isObject(raw)) return report('not-object', 'scoring');
  for (const field of ['trees', 'mountains'] as const) {
    const list = raw[field];
    if (!Array.isArray(list) || list.length !== 3) report('heights', `scoring.${field}`);
    else checkRising(list, 0, `scoring.${field}`, report);
  }
  if (!Array.isArray(raw.river) || raw.river.length < 2) report('not-list', 'scoring.river');
  else checkRising(raw.river, 0, 'scoring.river', report);
  for (const field of ['field', 'building', 'riverMore', 'island'] as const) {
    if (!isCount(raw[field])) report('bad-number', `scoring.${field}`);
  }
}

function checkSolo(raw: unknown, report: Report): void {
  if (!isObject(raw)) return report('not-object', 'solo');
  if (!Array.isArray(raw.suns) || raw.suns.length === 0) report('not-list', 'solo.suns');
  else checkRising(raw.suns, 1, 'solo.suns', report);
  const bonuses = [
    ['side', SIDES],
    ['spirit', ['none', 'groups', 'count']],
  ] as const;
  for (const [field, keys] of bonuses) {
    const bonus = raw[field];
    if (!isObject(bonus)) report('not-object', `solo.${field}`);
    else for (const key of keys) if (!isCount(bonus[key])) report('bad-number', `solo.${field}.${key}`);
  }
}
