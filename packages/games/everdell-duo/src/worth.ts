// What things are worth at a glance, in points: read off what their effects do, never off which card it is.
import type { Ability, CardJson, Cost, Count, Effect, Score } from './schema.ts';

/** How often something works until the end of the game. */
export interface Outlook {
  /** Seasons that begin with production, this card's own playing counted in. */
  readonly productions: number;
  /** Visits of a worker, and reactions. */
  readonly visits: number;
  /** Cards that a city will hold at the end. */
  readonly city: number;
}

const RESOURCE = 1;
const ANY_RESOURCE = 1.2;
const DRAWN = 0.6;
const TAKEN = 0.8;
const OCCUPIED = 1.5;
/** An action of its own kind: a worker more, a card played for less, an effect done again. */
const ACTION = 2;

const sum = (amounts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(amounts).reduce<number>((total, n) => total + (n ?? 0), 0);

function priceOf(cost: Cost): number {
  const { any = 0, cards = 0, points = 0, occupied = 0, charge = 0, tuck = 0, ...resources } = cost;
  return RESOURCE * (sum(resources) + any) + DRAWN * (cards + tuck) + points + charge + OCCUPIED * occupied;
}

/** What carrying out an effect once brings; an exchange that does not pay is not made. */
export function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case 'gain':
      return RESOURCE * sum(effect.res);
    case 'gainAny':
      return ANY_RESOURCE * effect.n;
    case 'points':
    case 'charge':
      return effect.n;
    case 'occupied':
      return OCCUPIED * effect.n;
    case 'draw':
      return DRAWN * effect.n;
    case 'take':
      return TAKEN * effect.n;
    case 'look':
      return TAKEN * effect.keep;
    case 'recallWorker':
      return ACTION * effect.n;
    case 'seq':
      return effect.do.reduce((total, one) => total + effectWorth(one), 0);
    case 'choose':
      return Math.max(...effect.options.map(effectWorth));
    case 'exchange':
      return effect.max * Math.max(0, effectWorth(effect.do) - priceOf(effect.cost)) * 0.7;
    case 'exchangeDistinct':
      return effect.max * Math.max(0, effectWorth(effect.do) - RESOURCE) * 0.7;
    case 'forEach':
      return Math.min(effect.max ?? 3, 2) * effectWorth(effect.do);
    case 'playCard':
      return ACTION + 0.7 * effect.discount;
    case 'activate':
      return effect.n;
    default:
      return ACTION;
  }
}

/** What a count may come to in a city of this size. */
function countWorth({ of, filter }: Count, city: number): number {
  switch (of) {
    case 'city':
      return filter?.type ? city * 0.5 : filter?.color ? city * 0.25 : city;
    case 'events':
      return 2;
    case 'pointTokens':
      return 8;
    default:
      return 3;
  }
}

const scoreWorth = ({ per, count, every = 1, max = Number.POSITIVE_INFINITY }: Score, city: number): number =>
  Math.min(max, (per * countWorth(count, city)) / every);

/** What a card in the city does again and again: visits, reactions and discounts. */
export function lastingWorth({ visit, trigger, discount, substitute }: Ability, visits: number): number {
  return (
    (visit ? 0.4 * visits * effectWorth(visit) : 0) +
    (trigger ? 0.6 * visits * Math.max(0, effectWorth(trigger.do) - (trigger.cost ? priceOf(trigger.cost) : 0)) : 0) +
    (discount ? 0.5 * visits * sum(discount.amount) : 0) +
    (substitute ? 0.3 * visits : 0)
  );
}

function abilityWorth(ability: Ability, { productions, visits, city }: Outlook): number {
  const { onPlay, production, score } = ability;
  return (
    (onPlay ? effectWorth(onPlay) : 0) +
    (production ? productions * effectWorth(production) : 0) +
    (score ? scoreWorth(score, city) : 0) +
    lastingWorth(ability, visits)
  );
}

/** What a card in the city adds until the end of the game. */
export const cardWorth = ({ points, ability }: CardJson, outlook: Outlook): number =>
  points + abilityWorth(ability, outlook);

/** What is paid for it. */
export const cardPrice = ({ cost: { cards = 0, ...resources } }: CardJson): number =>
  RESOURCE * sum(resources) + DRAWN * cards;
