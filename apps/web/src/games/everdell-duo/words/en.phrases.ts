import {
  type CardType,
  type Color,
  type Condition,
  type Cost,
  type Count,
  type Filter,
  RESOURCES,
  type Resource,
  type Source,
  type Zone,
} from '@sunglade/everdell-duo';
import { plural } from '../../../locales/plural.ts';
import type { Phrases } from './phrases.ts';

const form = plural('en');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const and = (list: readonly string[]): string => new Intl.ListFormat('en').format(list);
const or = (list: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(list);

const KINDS: Readonly<Record<Resource, readonly [string, string]>> = {
  twig: ['twig', 'twigs'],
  resin: ['resin', 'resin'],
  pebble: ['pebble', 'pebbles'],
  berry: ['berry', 'berries'],
};
const COLORS: Readonly<Record<Color, string>> = {
  green: 'green',
  brown: 'brown',
  red: 'red',
  purple: 'purple',
  blue: 'blue',
};
const TYPES: Readonly<Record<CardType, readonly [string, string]>> = {
  construction: ['construction', 'constructions'],
  critter: ['critter', 'critters'],
};
const CARDS = ['card', 'cards'] as const;
const ZONES: Readonly<Record<Zone, string>> = {
  farm: 'farm',
  river: 'river place',
  event: 'event you qualify for',
  destination: 'destination card',
  ownWorkerLocations: 'place where one of your workers stands',
};
const SOURCES: Readonly<Record<Source, string>> = {
  hand: 'your hand',
  meadow: 'anywhere in the meadow',
  meadowAdjacent: 'the meadow beside Sun or Moon',
};

export const counted = (kind: Resource, count: number): string => n(count, ...KINDS[kind]);
export const countedCards = (count: number): string => n(count, ...CARDS);
export const countedPoints = (count: number): string => n(count, 'point token', 'point tokens');
export const countedTokens = (count: number): string => n(count, 'occupied token', 'occupied tokens');
const any = (count: number): string => `${n(count, 'resource', 'resources')} of any kind`;
const amounts = (of: Partial<Record<Resource, number>>): string =>
  and(RESOURCES.flatMap((kind) => (of[kind] ? [counted(kind, of[kind])] : [])));

/** "green critter", "blue or purple card", "critter costing 2 or less". */
function noun(filter: Filter = {}, many = false): string {
  const { type, color, colors, maxCost } = filter;
  const name = (type ? TYPES[type] : CARDS)[many ? 1 : 0];
  const hues = color ? [color] : (colors ?? []);
  const words = [...(hues.length > 0 ? [or(hues.map((hue) => COLORS[hue]))] : []), name];
  return `${words.join(' ')}${maxCost === undefined ? '' : ` costing ${maxCost} or less`}`;
}

function cost(of: Cost): string {
  const parts = [
    ...RESOURCES.flatMap((kind) => (of[kind] ? [`pay ${counted(kind, of[kind])}`] : [])),
    ...(of.any ? [`pay ${any(of.any)}`] : []),
    ...(of.cards ? [`discard ${n(of.cards, 'hand card', 'hand cards')}`] : []),
    ...(of.points ? [`pay ${countedPoints(of.points)}`] : []),
    ...(of.occupied ? [`pay ${countedTokens(of.occupied)}`] : []),
    ...(of.charge ? [`remove ${n(of.charge, 'token', 'tokens')} from this card`] : []),
    ...(of.tuck ? [`tuck ${n(of.tuck, 'hand card', 'hand cards')} under this card`] : []),
  ];
  return and(parts);
}

/** What is counted: with 1 "critter in your city", with more "critters in your city". */
function count(of: Count, many: boolean): string {
  const pick = (one: string, other: string): string => (many ? other : one);
  switch (of.of) {
    case 'city':
      return `${noun(of.filter, many)} in your city`;
    case 'hand':
      return pick('card in your hand', 'cards in your hand');
    case 'resources': {
      const kinds = of.kinds?.map((kind) => KINDS[kind][many ? 1 : 0]);
      return `${kinds ? or(kinds) : pick('resource', 'resources')} in your supply`;
    }
    case 'resourceKinds':
      return pick('kind of resource in your supply', 'kinds of resources in your supply');
    case 'events':
      return pick('event you have completed', 'events you have completed');
    case 'pointTokens':
      return pick('point token you hold', 'point tokens you hold');
    case 'occupiedConstructions':
      return pick('construction with an occupied token', 'constructions with an occupied token');
    case 'colorsWithAtLeast':
      return `${pick('colour', 'colours')} with at least ${n(of.n ?? 1, ...CARDS)} in your city`;
    case 'colorsWithBothTypes':
      return `${pick('colour', 'colours')} of which you have both a critter and a construction`;
    case 'colorSets':
      return pick('set of all five colours in your city', 'sets of all five colours in your city');
  }
}

const most = (max: number | undefined): string => (max === undefined ? '' : ` (at most ${max})`);
const even = (allowed: boolean): string => (allowed ? ', even an occupied one' : '');
const zones = (list: readonly Zone[]): string => or(list.map((zone) => ZONES[zone]));
const times = (max: number): string => (max > 1 ? `up to ${max} times, ` : 'you may ');

/** Several counts in a row; what they share is said once. */
function together(list: readonly { readonly count: Count; readonly min?: number }[]): string {
  const inCity = list.length > 1 && list.every(({ count: one }) => one.of === 'city');
  const parts = list.map(({ count: one, min }) => {
    const many = min !== 1;
    const text = inCity ? noun(one.filter, many) : count(one, many);
    return min === undefined ? text : `${min} ${text}`;
  });
  return `${and(parts)}${inCity ? ' in your city' : ''}`;
}

function condition(of: Condition): string {
  switch (of.kind) {
    case 'atLeast':
      return `${of.min} ${count(of.count, of.min !== 1)}`;
    case 'all':
      return of.of.every((one) => one.kind === 'atLeast') ? together(of.of) : and(of.of.map(condition));
    case 'eachColor':
      return `${n(of.min, ...CARDS)} of each of the five colours in your city`;
    case 'more':
      return `more than the other player, at least ${of.min} together and 1 of each: ${together(of.elements.map((one) => ({ count: one })))}`;
    case 'journey':
      return 'at the end of the game, more cards in city and hand than the other player';
  }
}

/** Short, whoever has them. */
const THINGS: Readonly<Record<Exclude<Count['of'], 'city' | 'resources'>, string>> = {
  hand: 'hand cards',
  resourceKinds: 'kinds of resources',
  events: 'events',
  pointTokens: 'point tokens',
  occupiedConstructions: 'occupied constructions',
  colorsWithAtLeast: 'colours',
  colorsWithBothTypes: 'colours with critter and construction',
  colorSets: 'sets of five colours',
};

function things(of: Count): string {
  if (of.of === 'city') return noun(of.filter, true);
  if (of.of === 'resources') return of.kinds ? or(of.kinds.map((kind) => KINDS[kind][1])) : 'resources';
  return THINGS[of.of];
}

export const phrases: Phrases = {
  ops: {
    gain: ({ res }) => `gain ${amounts(res)}`,
    gainAny: ({ n: count, distinct }) => `gain ${any(count)}${distinct ? ', all different' : ''}`,
    points: ({ n: count }) => `gain ${countedPoints(count)}`,
    occupied: ({ n: count }) => `gain ${countedTokens(count)}`,
    draw: ({ n: count }) => `draw ${countedCards(count)}`,
    take: ({ n: count, filter }) => `take ${count} ${noun(filter, count !== 1)} from the meadow`,
    look: ({ n: count, keep }) =>
      `look at the top ${countedCards(count)} of the deck, keep ${keep} and discard the rest`,
    seq: ({ do: list }, tell) => and(list.map(tell)),
    choose: ({ options }, tell) => `choose one: ${or(options.map(tell))}`,
    exchange: ({ cost: price, do: effect, max }, tell) => `${times(max)}${cost(price)} to ${tell(effect)}`,
    exchangeDistinct: ({ do: effect, max }, tell) =>
      `pay up to ${n(max, 'resource', 'resources')} of different kinds, and for each ${tell(effect)}`,
    forEach: ({ count: of, do: effect, max }, tell) => `for each ${count(of, false)}${most(max)} ${tell(effect)}`,
    playCard: ({ from, filter, discount }) =>
      `play 1 ${noun(filter)} from ${or(from.map((source) => SOURCES[source]))}${discount > 0 ? ` for ${n(discount, 'resource', 'resources')} less` : ''}`,
    useLocation: ({ zones: list, allowOccupied }) => `use 1 ${zones(list)} without a worker${even(allowOccupied)}`,
    placeWorker: ({ zones: list, allowOccupied }) =>
      `place 1 more worker on a ${zones(list)}${even(allowOccupied)}; the Sun does not move for it`,
    moveWorker: ({ zones: list, allowOccupied }) =>
      `move 1 of your placed workers to another ${zones(list)}${even(allowOccupied)}, and use it`,
    recallWorker: ({ n: count }) => `take back ${n(count, 'placed worker', 'placed workers')}`,
    activate: ({ n: count, whose }) =>
      `use ${count === 1 ? '' : 'up to '}${count} green ${form(count, { one: 'card', other: 'cards' })} of ${{ own: 'your city', other: 'the other city', any: 'any city' }[whose]}`,
    copy: ({ whose }) =>
      `carry out the effect of another brown card in ${{ own: 'your city', other: 'the other city', any: 'any city' }[whose]}`,
    charge: ({ n: count }) => `put ${countedPoints(count)} on this card`,
    production: () => 'use all green cards of your city',
  },
  inTurn: (clauses) => clauses.join('; '),
  onPlay: (text) => `when played: ${text}`,
  production: (text) => `when played, in spring and in autumn: ${text}`,
  visit: (text) => `for a worker here: ${text}`,
  score: ({ per, count: of, every, max }) =>
    every !== undefined && every > 1
      ? `at the end: ${n(per, 'point', 'points')} for every ${every} ${count(of, true)}${most(max)}`
      : `at the end: ${n(per, 'point', 'points')} for each ${count(of, false)}${most(max)}`,
  trigger: ({ on, filter, zones: list, cost: price }, text) => {
    const what = noun(filter);
    const a = /^[aeiou]/.test(what) ? 'an' : 'a';
    const when = {
      youPlay: `after you play ${a} ${what}`,
      otherPlays: `after the other player plays ${a} ${what}`,
      youPlaceWorker: list ? `when you place a worker on a ${zones(list)}` : 'when you place a worker',
      youCompleteEvent: 'when you complete an event',
      drawAction: 'when your action is to draw or take a card',
      seasonStart: 'when a new season begins',
      seasonEnd: 'when a season ends, before the workers come back',
      destinationVisit: 'when you visit a destination card of your own city, or the other player visits one of yours',
    }[on];
    return `${when}: ${price ? `you may ${cost(price)} to ` : ''}${text}`;
  },
  discount: ({ star, filter, amount, cost: price, uses }) => {
    const fixed = amounts(amount);
    const less = and([...(fixed ? [fixed] : []), ...(amount.any ? [any(amount.any)] : [])]);
    const from = filter?.source === 'hand' ? ' from your hand' : filter?.source === 'meadow' ? ' from the meadow' : '';
    const pay = price ? `you may ${cost(price)} to pay ${less} less` : `pay ${less} less`;
    const often = uses === undefined ? '' : ` (${n(uses, 'time', 'times')} a game)`;
    return `${star ? '★ ' : ''}when you play a ${noun(filter)}${from}${often}, ${pay}`;
  },
  substitute: (count) =>
    `when you play a card, you may pay ${n(count, 'resource', 'resources')} of the price with another kind`,
  condition,
  things,
};
