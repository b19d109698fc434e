// The automated opponent of challenges: no step of hers is a decision. She acts at the end of every season.
import { rollBelow } from '@sunglade/core';
import { refillMeadow } from '../apply/cards.ts';
import type { Bound, State } from '../state/bound.ts';
import {
  EMPTY,
  EVERYBODY,
  HER_POINTS,
  HER_ROW,
  SEASON,
  SKUNK_PATH,
  SKUNK_PLACES,
  SKUNK_SLOTS,
} from '../state/layout.ts';
import { CARDS, COLUMNS, LAST_FIELD, SLOTS } from '../terms.ts';

/** In `eventBy`, as if she were a third seat. */
export const HERS = 3;
const PER_COLOR = 2;

/** First the meadow skunks from left to right, then the dice, then events, then points. */
export function playOpponent(b: Bound, s: State): void {
  const { cards, events, points } = b.content.team.tiles[s.table[SEASON]!]!.redBox;
  for (let field = 0; field <= LAST_FIELD; field++) {
    if ((s.table[SKUNK_PATH]! >> field) & 1) takeBest(b, s, field - 1, field);
  }
  for (let i = 0; i < cards; i++) {
    const column = rollBelow(s.dice, COLUMNS);
    b.scratch.learned |= EVERYBODY;
    b.scratch.tell?.({ type: 'throw', column }, b.all);
    takeBest(b, s, column, column);
  }
  claimEvents(b, s, events);
  let gained = points;
  for (let bits = s.table[SKUNK_PLACES]!; bits !== 0; bits &= bits - 1) gained++;
  s.table[HER_POINTS]! += gained;
  b.scratch.tell?.({ type: 'her-points', n: gained }, b.all);
}

/** The card with the most printed points in these columns; on a tie the left column, then the top row. */
function takeBest(b: Bound, s: State, from: number, to: number): void {
  let best = -1;
  for (let column = Math.max(0, from); column <= Math.min(to, COLUMNS - 1); column++) {
    for (const space of [column, column + COLUMNS]) {
      const card = s.meadow[space]!;
      if (card === EMPTY) continue;
      if (best < 0 || b.content.points[card]! > b.content.points[s.meadow[best]!]!) best = space;
    }
  }
  if (best < 0) return;
  const card = s.meadow[best]!;
  s.meadow[best] = EMPTY;
  s.zone[card] = HER_ROW;
  b.scratch.tell?.({ type: 'her-card', card, space: best }, b.all);
  refillMeadow(b, s);
}

/** Events with a skunk, lowest slot first, without a condition; the slot is dead afterwards. */
function claimEvents(b: Bound, s: State, most: number): void {
  let left = most;
  for (let slot = 0; slot < SLOTS && left > 0; slot++) {
    const event = s.slots[slot]!;
    if (event === EMPTY || ((s.table[SKUNK_SLOTS]! >> slot) & 1) === 0) continue;
    s.slots[slot] = EMPTY;
    s.eventBy[event] = HERS;
    left--;
    b.scratch.tell?.({ type: 'her-event', slot, event }, b.all);
  }
}

/** Cards of her row, ascending. */
export function herCards(s: State): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARDS; card++) if (s.zone[card] === HER_ROW) cards.push(card);
  return cards;
}

/** Printed points, two for each colour, events, what she gained, and what her level adds. */
export function herScore({ content: c, team }: Bound, s: State): number {
  let score = s.table[HER_POINTS]! + (team?.opponent?.bonus ?? 0);
  let colors = 0;
  for (const card of herCards(s)) {
    score += c.points[card]!;
    colors |= 1 << c.color[card]!;
  }
  for (let bits = colors; bits !== 0; bits &= bits - 1) score += PER_COLOR;
  for (const [event, tile] of c.events.entries()) if (s.eventBy[event] === HERS) score += tile.points;
  return score;
}
