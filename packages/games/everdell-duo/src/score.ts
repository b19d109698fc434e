// Points at any moment: printed, prosperity by card, point tokens (those left on cards too), events; Journey at the end.
import type { ScoreSheet } from '@sunglade/core';
import type { Content } from './content.ts';
import { countOf } from './counts.ts';
import { CITY_SIZE, cityOf, EVENTS_DONE, HAND_SIZE, OVER, PHASE, POINTS, PURSE, type State, TOWN } from './state.ts';
import { CARDS, RESOURCES } from './words.ts';

const NOBODY_LEADS = -1;

/** Cards in city and hand: what the Journey compares. */
const travellers = (s: State, seat: number): number =>
  s.town[cityOf(seat) * TOWN + CITY_SIZE]! + s.purse[seat * PURSE + HAND_SIZE]!;

export function journeyLeader(s: State): number {
  const lead = travellers(s, 0) - travellers(s, 1);
  return lead > 0 ? 0 : lead < 0 ? 1 : NOBODY_LEADS;
}

/** A purple card's bonus: per × count / every, at most max. */
function prosperityOf(c: Content, s: State, seat: number, card: number): number {
  const score = c.score[card];
  if (!score) return 0;
  return Math.min(score.max, score.per * Math.floor(countOf(c, s, seat, score.count) / score.every));
}

export interface Points {
  readonly cards: number;
  readonly prosperity: number;
  readonly tokens: number;
  readonly events: number;
}

export function pointsOf(c: Content, s: State, seat: number): Points {
  const city = cityOf(seat);
  const size = s.town[city * TOWN + CITY_SIZE]!;
  let cards = 0;
  let prosperity = 0;
  let tokens = s.town[city * TOWN + POINTS]!;
  for (let i = 0; i < size; i++) {
    const card = s.city[city * CARDS + i]!;
    cards += c.points[card]!;
    tokens += s.charges[card]!;
    prosperity += prosperityOf(c, s, seat, card);
  }
  let events = 0;
  for (let event = 0; event < c.events.length; event++) {
    if (s.eventBy[event] === seat + 1) events += c.events[event]!.points;
  }
  return { cards, prosperity, tokens, events };
}

/** What leading the race for the Journey would bring: its points, and what it is worth to purple cards. */
function journeySoon(c: Content, s: State, seat: number, now: Points): number {
  if (s.table[PHASE] === OVER || journeyLeader(s) !== seat) return 0;
  const at = cityOf(seat) * TOWN + EVENTS_DONE;
  s.town[at]! += 1;
  const then = pointsOf(c, s, seat);
  s.town[at]! -= 1;
  return c.events[c.journey]!.points + then.prosperity - now.prosperity;
}

/** Tie-breaks in order: events, resources, cards in the city, cards in hand. */
function tiesOf(s: State, seat: number): number[] {
  let resources = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) resources += s.purse[seat * PURSE + kind]!;
  const town = cityOf(seat) * TOWN;
  return [s.town[town + EVENTS_DONE]!, resources, s.town[town + CITY_SIZE]!, s.purse[seat * PURSE + HAND_SIZE]!];
}

/** A sheet names prosperity card by card: `prosperity:castle`. */
export function scoreSheet(c: Content, s: State, seat: number): ScoreSheet {
  const points = pointsOf(c, s, seat);
  const { cards, prosperity, tokens, events } = points;
  const parts: Record<string, number> = { cards };
  const city = cityOf(seat);
  for (let i = 0; i < s.town[city * TOWN + CITY_SIZE]!; i++) {
    const card = s.city[city * CARDS + i]!;
    if (c.score[card]) parts[c.prosperityNames[card]!] = prosperityOf(c, s, seat, card);
  }
  parts.tokens = tokens;
  parts.events = events;
  const journey = journeySoon(c, s, seat, points);
  return {
    total: cards + prosperity + tokens + events,
    parts,
    soon: journey > 0 ? { journey } : {},
    ties: tiesOf(s, seat),
  };
}
