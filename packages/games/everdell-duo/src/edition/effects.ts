// The effect language: every op with exactly what it needs.
import type { RawValue } from '@sunglade/core';
import {
  COLORS,
  COSTS,
  COUNTS,
  MOST_OPTIONS,
  OPS,
  type Op,
  RESOURCES,
  SOURCES,
  TYPES,
  WHOSE,
  ZONES,
} from '../terms.ts';
import { readAmounts, readOptional, readWords } from './values.ts';

/** Where an effect stands: only a card has charges and only a season tile may start a whole production. */
export type Where = 'card' | 'place' | 'season';

export const MANY = 12;
/** Effects inside effects: each is a frame of pending work, and the house set needs three. */
const MOST_NESTED = 12;
const MOST_LOOKED_AT = 10;
/** An activation remembers which cards it has used. */
const MOST_ACTIVATIONS = 3;
/** Of cards in a city, points or anything else that is counted. */
export const MOST_COUNTED = 80;

const FIELDS: { readonly [op in Op]: readonly string[] } = {
  gain: ['res'],
  gainAny: ['n', 'distinct'],
  points: ['n'],
  occupied: ['n'],
  draw: ['n'],
  take: ['n', 'filter'],
  look: ['n', 'keep'],
  seq: ['do'],
  choose: ['options'],
  exchange: ['cost', 'do', 'max'],
  exchangeDistinct: ['do', 'max'],
  forEach: ['count', 'do', 'max'],
  playCard: ['from', 'filter', 'discount'],
  useLocation: ['zones', 'allowOccupied'],
  placeWorker: ['zones', 'allowOccupied'],
  moveWorker: ['zones', 'allowOccupied'],
  recallWorker: ['n'],
  activate: ['color', 'whose', 'n'],
  copy: ['color', 'whose'],
  charge: ['n', 'token'],
  production: [],
};

/** `depth` counts the effects it stands in, itself included. */
export function readEffect(effect: RawValue, where: Where, depth = 1): void {
  if (!effect.object()) return;
  if (depth > MOST_NESTED && effect.limit('edition-too-deep')) return;
  const op = effect.field('op').among(OPS, 'unknown-op');
  if (op === undefined) return;
  effect.only(['op', ...FIELDS[op]]);
  readOp(effect, op, where, depth);
}

function readOp(effect: RawValue, op: Op, where: Where, depth: number): void {
  const count = (most = MANY): number | undefined => effect.field('n').whole(1, most);
  switch (op) {
    case 'gain':
      readAmounts(effect.field('res'), RESOURCES, MANY, 1);
      return;
    case 'gainAny':
      count();
      if (effect.field('distinct').given) effect.field('distinct').boolean();
      return;
    case 'points':
    case 'occupied':
    case 'draw':
    case 'recallWorker':
      count();
      return;
    case 'charge':
      count();
      if (where !== 'card') effect.field('op').problem('op-not-here');
      if (effect.field('token').given) effect.field('token').among(['point']);
      return;
    case 'take':
      count();
      readFilter(effect.field('filter'));
      return;
    case 'look': {
      count(MOST_LOOKED_AT);
      const { raw } = effect.field('n');
      effect.field('keep').whole(1, typeof raw === 'number' ? raw : MOST_LOOKED_AT);
      return;
    }
    case 'seq':
      readEach(effect.field('do'), where, MANY, depth + 1);
      return;
    case 'choose':
      readEach(effect.field('options'), where, MOST_OPTIONS, depth + 1);
      return;
    case 'exchange':
      readCost(effect.field('cost'), where);
      effect.field('max').whole(1, MANY);
      readEffect(effect.field('do'), where, depth + 1);
      return;
    case 'exchangeDistinct':
      effect.field('max').whole(1, RESOURCES.length);
      readEffect(effect.field('do'), where, depth + 1);
      return;
    case 'forEach':
      readCount(effect.field('count'));
      readOptional(effect.field('max'), 1, MANY);
      readEffect(effect.field('do'), where, depth + 1);
      return;
    case 'playCard':
      readWords(effect.field('from'), SOURCES);
      readFilter(effect.field('filter'));
      effect.field('discount').whole(0, MANY);
      return;
    case 'useLocation':
    case 'placeWorker':
    case 'moveWorker':
      readWords(effect.field('zones'), ZONES);
      effect.field('allowOccupied').boolean();
      return;
    case 'activate':
      effect.field('color').among(['green']);
      effect.field('whose').among(WHOSE);
      count(MOST_ACTIVATIONS);
      return;
    case 'copy':
      effect.field('color').among(['brown']);
      effect.field('whose').among(WHOSE);
      return;
    case 'production':
      if (where !== 'season') effect.field('op').problem('op-not-here');
  }
}

function readEach(list: RawValue, where: Where, most: number, depth: number): void {
  for (const effect of list.list('not-list', { least: 1, most }) ?? []) readEffect(effect, where, depth);
}

export function readCost(cost: RawValue, where: Where): void {
  const kinds = COSTS.filter((kind) => kind !== 'tuck' && (kind !== 'charge' || where === 'card'));
  readAmounts(cost, kinds, MANY, 1);
}

export function readFilter(filter: RawValue): void {
  if (!filter.given || !filter.object()) return;
  filter.only(['type', 'color', 'colors', 'maxCost', 'source']);
  const [type, color, colors, source] = ['type', 'color', 'colors', 'source'].map((name) => filter.field(name));
  if (type?.given) type.among(TYPES);
  if (color?.given) color.among(COLORS);
  if (colors?.given) readWords(colors, COLORS);
  readOptional(filter.field('maxCost'), 0, 20);
  if (source?.given) source.among(['hand', 'meadow']);
}

export function readCount(count: RawValue): void {
  if (!count.object()) return;
  count.only(['of', 'filter', 'kinds', 'n']);
  const of = count.field('of').among(COUNTS);
  readFilter(count.field('filter'));
  if (count.field('kinds').given) readWords(count.field('kinds'), RESOURCES);
  if (of === 'colorsWithAtLeast') count.field('n').whole(1, MOST_COUNTED);
}
