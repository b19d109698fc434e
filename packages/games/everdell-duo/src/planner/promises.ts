// What each card promises once it lies in the city, read off its effects before the game begins.
import { prosperityOf } from '../points.ts';
import type { Score } from '../schema.ts';
import type { Bound, State } from '../state/bound.ts';
import { effectWorth, lastingWorth } from '../worth.ts';

/** What is left of the game. */
export interface Time {
  readonly turns: number;
  /** The same as a share of a whole game. */
  readonly left: number;
  readonly productions: number;
}

export interface Promises {
  readonly onPlay: Float64Array;
  readonly production: Float64Array;
  /** Visits, reactions and discounts of a whole game. */
  readonly lasting: Float64Array;
  /** What a purple card gains from cards that are still to come. */
  readonly growth: Float64Array;
}

/** Visits in a whole game, and reactions. */
const VISITS = 8;
/** Of what a city comes to, this share is still to come when a purple card is played early. */
const STILL_TO_COME = 0.7;

export function createPromises({ content: { edition } }: Bound): Promises {
  const cards = edition.cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
  return {
    onPlay: Float64Array.from(cards, ({ ability: { onPlay } }) => (onPlay ? effectWorth(onPlay) : 0)),
    production: Float64Array.from(cards, ({ ability: { production } }) => (production ? effectWorth(production) : 0)),
    lasting: Float64Array.from(cards, ({ ability }) => lastingWorth(ability, VISITS)),
    growth: Float64Array.from(cards, ({ ability: { score } }) => (score ? growthOf(score) : 0)),
  };
}

function growthOf({ per, count: { of, filter }, every = 1, max = Number.POSITIVE_INFINITY }: Score): number {
  const cards = filter?.type ? 8 : filter?.color ? 4 : 16;
  const n = of === 'city' ? cards : of === 'events' ? 4 : 3;
  return STILL_TO_COME * Math.min(max, (per * n) / every);
}

/** What a card in the city will still bring, beside the points it counts now. */
export const futureOf = (p: Promises, card: number, { left, productions }: Time): number =>
  p.production[card]! * productions + (p.lasting[card]! + p.growth[card]!) * left;

/** What playing a card would bring, its price aside. Green cards produce when they are played. */
export const worthInCity = (b: Bound, p: Promises, s: State, seat: number, card: number, time: Time): number =>
  b.content.points[card]! +
  prosperityOf(b, s, seat, card) +
  p.onPlay[card]! +
  p.production[card]! +
  futureOf(p, card, time);
