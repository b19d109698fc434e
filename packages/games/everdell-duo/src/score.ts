// Points at any moment: printed, prosperity by card, point tokens (those left on cards too), events; Journey at the end.
import { type Outcome, placesBySheets, type ScoreSheet, type Seat } from '@sunglade/core';
import { type Points, pointsOf, prosperityOf, sumOf } from './points.ts';
import type { Bound, State } from './state/bound.ts';
import { cityCard, cityOf, citySize, EVENTS_DONE, handSize, OVER, PHASE, supply, TOWN } from './state/layout.ts';
import { teamOutcome } from './team/outcome.ts';
import { RESOURCES } from './terms.ts';

export { pointsOf } from './points.ts';

const NOBODY_LEADS = -1;

/** Cards in city and hand: what the Journey compares. */
const travellers = (s: State, seat: number): number => citySize(s, cityOf(s, seat)) + handSize(s, seat);

export function journeyLeader(s: State): number {
  const lead = travellers(s, 0) - travellers(s, 1);
  return lead > 0 ? 0 : lead < 0 ? 1 : NOBODY_LEADS;
}

/** What leading the race for the Journey would bring: its points, and what it is worth to purple cards. */
function journeySoon(b: Bound, s: State, seat: number, now: Points): number {
  if (b.team || s.table[PHASE] === OVER || journeyLeader(s) !== seat) return 0;
  const at = cityOf(s, seat) * TOWN + EVENTS_DONE;
  s.town[at]! += 1;
  const then = pointsOf(b, s, seat);
  s.town[at]! -= 1;
  return b.content.events[b.content.journey]!.points + then.prosperity - now.prosperity;
}

/** Tie-breaks in order: events, resources, cards in the city, cards in hand. */
function tiesOf(s: State, seat: number): number[] {
  let resources = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) resources += supply(s, seat, kind);
  const city = cityOf(s, seat);
  return [s.town[city * TOWN + EVENTS_DONE]!, resources, citySize(s, city), handSize(s, seat)];
}

/** A sheet names prosperity card by card: `prosperity:castle`. */
export function score(b: Bound, s: State, seat: Seat): ScoreSheet {
  const c = b.content;
  const points = pointsOf(b, s, seat);
  const { cards, tokens, events } = points;
  const parts: Record<string, number> = { cards };
  const city = cityOf(s, seat);
  for (let i = 0; i < citySize(s, city); i++) {
    const card = cityCard(s, city, i);
    if (c.score[card]) parts[c.prosperityNames[card]!] = prosperityOf(b, s, seat, card);
  }
  parts.tokens = tokens;
  parts.events = events;
  const journey = journeySoon(b, s, seat, points);
  return {
    total: sumOf(points),
    parts,
    soon: journey > 0 ? { journey } : {},
    ties: b.team ? [] : tiesOf(s, seat),
  };
}

export function outcome(b: Bound, s: State): Outcome | null {
  if (s.table[PHASE] !== OVER) return null;
  if (b.team) return teamOutcome(b, s, b.team);
  return { places: placesBySheets([score(b, s, 0 as Seat), score(b, s, 1 as Seat)]) };
}
