// The effect language: every op with exactly what it needs.
import { isObject, joinPath } from '@sunglade/core';
import {
  COLORS,
  COSTS,
  COUNTS,
  MOST_OPTIONS,
  OPS,
  type Op,
  RESOURCES,
  SOURCES,
  TRIGGERS,
  TYPES,
  WHOSE,
  ZONES,
} from '../terms.ts';
import type { Reader } from './reader.ts';

/** Where an effect stands: only a card has charges and only a season tile may start a whole production. */
export type Where = 'card' | 'place' | 'season';

type Raw = Readonly<Record<string, unknown>>;
const MANY = 12;
const MAX_LOOK = 10;
/** An activation remembers which cards it has used. */
const MAX_ACTIVATIONS = 3;

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

const isOp = (op: unknown): op is Op => typeof op === 'string' && (OPS as readonly string[]).includes(op);

export function readEffect(r: Reader, raw: unknown, path: string, where: Where): void {
  const effect = r.object(raw, path);
  if (!effect) return;
  const op = effect.op;
  if (!isOp(op)) {
    r.problem('unknown-op', joinPath(path, 'op'));
    return;
  }
  r.keys(effect, ['op', ...FIELDS[op]], path);
  const at = (key: string): string => joinPath(path, key);
  switch (op) {
    case 'gain':
      r.amounts(effect.res, RESOURCES, MANY, at('res'), 1);
      return;
    case 'gainAny':
      r.number(effect.n, 1, MANY, at('n'));
      if (effect.distinct !== undefined && typeof effect.distinct !== 'boolean') r.problem('boolean', at('distinct'));
      return;
    case 'points':
    case 'occupied':
    case 'draw':
    case 'recallWorker':
      r.number(effect.n, 1, MANY, at('n'));
      return;
    case 'charge':
      r.number(effect.n, 1, MANY, at('n'));
      if (where !== 'card') r.problem('op-not-here', at('op'));
      if (effect.token !== undefined && effect.token !== 'point') r.problem('unknown-word', at('token'));
      return;
    case 'take':
      r.number(effect.n, 1, MANY, at('n'));
      readFilter(r, effect.filter, at('filter'));
      return;
    case 'look':
      r.number(effect.n, 1, MAX_LOOK, at('n'));
      r.number(effect.keep, 1, typeof effect.n === 'number' ? effect.n : MAX_LOOK, at('keep'));
      return;
    case 'seq':
      readAll(r, effect.do, at('do'), where, MANY);
      return;
    case 'choose':
      readAll(r, effect.options, at('options'), where, MOST_OPTIONS);
      return;
    case 'exchange':
      readCost(r, effect.cost, at('cost'), where);
      r.number(effect.max, 1, MANY, at('max'));
      readEffect(r, effect.do, at('do'), where);
      return;
    case 'exchangeDistinct':
      r.number(effect.max, 1, RESOURCES.length, at('max'));
      readEffect(r, effect.do, at('do'), where);
      return;
    case 'forEach':
      readCount(r, effect.count, at('count'));
      if (effect.max !== undefined) r.number(effect.max, 1, MANY, at('max'));
      readEffect(r, effect.do, at('do'), where);
      return;
    case 'playCard':
      r.words(effect.from, SOURCES, at('from'));
      readFilter(r, effect.filter, at('filter'));
      r.number(effect.discount, 0, MANY, at('discount'));
      return;
    case 'useLocation':
    case 'placeWorker':
    case 'moveWorker':
      r.words(effect.zones, ZONES, at('zones'));
      if (typeof effect.allowOccupied !== 'boolean') r.problem('boolean', at('allowOccupied'));
      return;
    case 'activate':
      if (effect.color !== 'green') r.problem('unknown-word', at('color'));
      r.among(effect.whose, WHOSE, at('whose'));
      r.number(effect.n, 1, MAX_ACTIVATIONS, at('n'));
      return;
    case 'copy':
      if (effect.color !== 'brown') r.problem('unknown-word', at('color'));
      r.among(effect.whose, WHOSE, at('whose'));
      return;
    case 'production':
      if (where !== 'season') r.problem('op-not-here', at('op'));
  }
}

function readAll(r: Reader, raw: unknown, path: string, where: Where, max: number): void {
  const list = r.list(raw, path);
  if (Array.isArray(raw) && (list.length === 0 || list.length > max)) r.problem('wrong-count', path);
  list.forEach((effect, i) => {
    readEffect(r, effect, `${path}[${i}]`, where);
  });
}

function readCost(r: Reader, raw: unknown, path: string, where: Where): void {
  const kinds = COSTS.filter((kind) => kind !== 'tuck' && (kind !== 'charge' || where === 'card'));
  r.amounts(raw, kinds, MANY, path, 1);
}

function readFilter(r: Reader, raw: unknown, path: string): void {
  if (raw === undefined) return;
  const filter = r.object(raw, path);
  if (!filter) return;
  r.keys(filter, ['type', 'color', 'colors', 'maxCost', 'source'], path);
  const at = (key: string): string => joinPath(path, key);
  if (filter.type !== undefined) r.among(filter.type, TYPES, at('type'));
  if (filter.color !== undefined) r.among(filter.color, COLORS, at('color'));
  if (filter.colors !== undefined) r.words(filter.colors, COLORS, at('colors'));
  if (filter.maxCost !== undefined) r.number(filter.maxCost, 0, 20, at('maxCost'));
  if (filter.source !== undefined) r.among(filter.source, ['hand', 'meadow'], at('source'));
}

function readCount(r: Reader, raw: unknown, path: string): void {
  const count = r.object(raw, path);
  if (!count) return;
  r.keys(count, ['of', 'filter', 'kinds', 'n'], path);
  r.among(count.of, COUNTS, joinPath(path, 'of'));
  readFilter(r, count.filter, joinPath(path, 'filter'));
  if (count.kinds !== undefined) r.words(count.kinds, RESOURCES, joinPath(path, 'kinds'));
  if (count.of === 'colorsWithAtLeast') r.number(count.n, 1, 80, joinPath(path, 'n'));
}

export function readCondition(r: Reader, raw: unknown, path: string, top: boolean): void {
  const condition = r.object(raw, path);
  if (!condition) return;
  const at = (key: string): string => joinPath(path, key);
  switch (condition.kind) {
    case 'atLeast':
      readCount(r, condition.count, at('count'));
      r.number(condition.min, 1, 80, at('min'));
      return;
    case 'all':
      r.list(condition.of, at('of')).forEach((one, i) => {
        readCondition(r, one, `${at('of')}[${i}]`, false);
      });
      return;
    case 'eachColor':
      r.number(condition.min, 1, 80, at('min'));
      return;
    case 'more': {
      const elements = r.list(condition.elements, at('elements'));
      if (Array.isArray(condition.elements) && elements.length === 0) r.problem('empty-list', at('elements'));
      elements.forEach((one, i) => {
        readCount(r, one, `${at('elements')}[${i}]`);
      });
      r.number(condition.min, 1, 80, at('min'));
      return;
    }
    case 'journey':
      if (!top) r.problem('condition-nested', path);
      return;
    default:
      r.problem('unknown-condition', at('kind'));
  }
}

const PART_OF = { green: 'production', red: 'visit', purple: 'score' } as const;
const PARTS = ['onPlay', 'production', 'visit', 'score', 'trigger', 'discount', 'substitute'];

/** What a card can do, and that its colour fits when it does it. */
export function readAbility(r: Reader, raw: unknown, color: unknown, path: string): void {
  const ability = r.object(raw, path);
  if (!ability) return;
  r.keys(ability, PARTS, path);
  const at = (key: string): string => joinPath(path, key);
  for (const [owner, part] of Object.entries(PART_OF)) {
    if (ability[part] !== undefined && color !== owner) r.problem('ability-color', at(part));
  }
  for (const part of ['trigger', 'discount', 'substitute']) {
    if (ability[part] !== undefined && color !== 'blue') r.problem('ability-color', at(part));
  }
  if (ability.onPlay !== undefined && color !== 'brown' && color !== 'blue') r.problem('ability-color', at('onPlay'));
  for (const part of ['onPlay', 'production', 'visit'] as const) {
    if (ability[part] !== undefined) readEffect(r, ability[part], at(part), 'card');
  }
  if (isObject(ability.score)) readScore(r, ability.score, at('score'));
  else if (ability.score !== undefined) r.problem('not-object', at('score'));
  if (ability.trigger !== undefined) readTrigger(r, ability.trigger, at('trigger'));
  if (ability.discount !== undefined) readDiscount(r, ability.discount, at('discount'));
  if (ability.substitute !== undefined) {
    const substitute = r.object(ability.substitute, at('substitute'));
    if (substitute) r.number(substitute.n, 1, MANY, joinPath(at('substitute'), 'n'));
  }
}

function readScore(r: Reader, score: Raw, path: string): void {
  r.keys(score, ['per', 'count', 'every', 'max'], path);
  r.number(score.per, 1, 20, joinPath(path, 'per'));
  readCount(r, score.count, joinPath(path, 'count'));
  if (score.every !== undefined) r.number(score.every, 1, 20, joinPath(path, 'every'));
  if (score.max !== undefined) r.number(score.max, 1, 99, joinPath(path, 'max'));
}

function readTrigger(r: Reader, raw: unknown, path: string): void {
  const trigger = r.object(raw, path);
  if (!trigger) return;
  r.keys(trigger, ['on', 'filter', 'zones', 'cost', 'do'], path);
  r.among(trigger.on, TRIGGERS, joinPath(path, 'on'));
  readFilter(r, trigger.filter, joinPath(path, 'filter'));
  if (trigger.zones !== undefined) r.words(trigger.zones, ZONES, joinPath(path, 'zones'));
  if (trigger.cost !== undefined) readCost(r, trigger.cost, joinPath(path, 'cost'), 'card');
  readEffect(r, trigger.do, joinPath(path, 'do'), 'card');
}

function readDiscount(r: Reader, raw: unknown, path: string): void {
  const discount = r.object(raw, path);
  if (!discount) return;
  r.keys(discount, ['star', 'filter', 'amount', 'cost', 'uses'], path);
  if (typeof discount.star !== 'boolean') r.problem('boolean', joinPath(path, 'star'));
  readFilter(r, discount.filter, joinPath(path, 'filter'));
  r.amounts(discount.amount, [...RESOURCES, 'any'], MANY, joinPath(path, 'amount'), 1);
  if (discount.uses !== undefined) r.number(discount.uses, 1, MANY, joinPath(path, 'uses'));
  if (discount.cost === undefined) return;
  r.amounts(discount.cost, ['charge', 'tuck'], MANY, joinPath(path, 'cost'), 1);
  if (isObject(discount.cost) && discount.cost.tuck !== undefined) {
    r.number(discount.cost.tuck, 1, 1, joinPath(joinPath(path, 'cost'), 'tuck'));
  }
}
