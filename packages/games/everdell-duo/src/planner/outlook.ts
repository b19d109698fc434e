// How good a position looks: points, what the city will still bring, what supplies and hands may become, and how near
// events and goals are. All in points, as far as that can be said.
import { pointsOf, sumOf } from '../points.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  cityCard,
  cityOf,
  citySize,
  MOON,
  otherSeat,
  PAY_CARD,
  PAY_LEFT,
  PLAYING,
  SEASON,
  SUN,
} from '../state/layout.ts';
import { nextField } from '../team/skunks.ts';
import { LAST_FIELD, RESOURCES, SEASONS, TURNS_A_SEASON } from '../terms.ts';
import { eventsAhead, goalsAhead } from './ahead.ts';
import { createPromises, futureOf, type Promises, type Time, worthInCity } from './promises.ts';
import { createCounter, purseWorth } from './purse.ts';

export type Outlook = (s: State, seat: number) => number;

/** A team's turn that is still to come: what a watch brings. */
const TURN = 1.2;
/** From here on the end can be felt. */
const LONG_GAME = 60;
/** Seasons that begin with production: spring and autumn. */
const PRODUCTIONS_AFTER = [2, 1, 1, 0] as const;

export function createOutlook(b: Bound, mindGoals: boolean): Outlook {
  const promises = createPromises(b);
  const counter = createCounter();
  return (s, seat) => {
    const time = timeOf(b, s);
    let value =
      sumOf(pointsOf(b, s, seat)) + cityAhead(promises, s, seat, time) + payingWorth(b, promises, s, seat, time);
    value += purseWorth(b, promises, counter, s, seat, time) + eventsAhead(b, s, seat, time.turns);
    if (!b.team) return value;
    // A partner's things are as good as one's own.
    value += purseWorth(b, promises, counter, s, otherSeat(seat), time) + TURN * time.turns;
    return mindGoals ? value + goalsAhead(b, s) : value;
  };
}

function timeOf(b: Bound, s: State): Time {
  const season = s.table[SEASON]!;
  const skunks = b.team?.skunks.meadow ?? 0;
  const later = (SEASONS.length - 1 - season) * (TURNS_A_SEASON - 2 * skunks);
  const turns = movesLeft(b, s, s.table[SUN]!) + movesLeft(b, s, s.table[MOON]!) + later;
  return { turns, left: Math.min(1, turns / LONG_GAME), productions: PRODUCTIONS_AFTER[season]! };
}

function movesLeft(b: Bound, s: State, from: number): number {
  if (!b.team) return LAST_FIELD - from;
  let moves = 0;
  for (let field = nextField(s, from); field <= LAST_FIELD; field = nextField(s, field)) moves++;
  return moves;
}

function cityAhead(promises: Promises, s: State, seat: number, time: Time): number {
  const city = cityOf(s, seat);
  let value = 0;
  for (let i = 0; i < citySize(s, city); i++) value += futureOf(promises, cityCard(s, city, i), time);
  return value;
}

/** A card that is being paid is neither in the hand nor in the city. */
function payingWorth(b: Bound, promises: Promises, s: State, seat: number, time: Time): number {
  const card = s.table[PAY_CARD]!;
  if (card < 0 || s.zone[card] !== PLAYING) return 0;
  let value = worthInCity(b, promises, s, seat, card, time);
  for (let kind = 0; kind < RESOURCES.length; kind++) value -= s.table[PAY_LEFT + kind]!;
  return value;
}
