// The points of a city as they stand: printed, prosperity, tokens, events.
import { countOf } from './counts.ts';
import type { Bound, State } from './state/bound.ts';
import { cityCard, cityOf, citySize, otherSeat, POINTS, TOWN } from './state/layout.ts';

/** A purple card's bonus: per × count / every, at most max. */
export function prosperityOf(b: Bound, s: State, seat: number, card: number): number {
  const bonus = b.content.score[card];
  if (!bonus) return 0;
  // What is one person's, a hand or a supply, counts for the one of a team who has more of it.
  const mine = countOf(b, s, seat, bonus.count);
  const count = b.team ? Math.max(mine, countOf(b, s, otherSeat(seat), bonus.count)) : mine;
  return Math.min(bonus.max, bonus.per * Math.floor(count / bonus.every));
}

export interface Points {
  readonly cards: number;
  readonly prosperity: number;
  readonly tokens: number;
  readonly events: number;
}

export const sumOf = ({ cards, prosperity, tokens, events }: Points): number => cards + prosperity + tokens + events;

export function pointsOf(b: Bound, s: State, seat: number): Points {
  const c = b.content;
  const city = cityOf(s, seat);
  const size = citySize(s, city);
  let cards = 0;
  let prosperity = 0;
  let tokens = s.town[city * TOWN + POINTS]!;
  for (let i = 0; i < size; i++) {
    const card = cityCard(s, city, i);
    cards += c.points[card]!;
    tokens += s.charges[card]!;
    prosperity += prosperityOf(b, s, seat, card);
  }
  let events = 0;
  for (let event = 0; event < c.events.length; event++) {
    const by = s.eventBy[event]!;
    if (by === seat + 1 || (b.team && by === otherSeat(seat) + 1)) events += c.events[event]!.points;
  }
  return { cards, prosperity, tokens, events };
}
