// Blue cards that react, and green cards that produce. The active player's come first, each player orders their own.

import { NONE } from '../content/ops.ts';
import { fits } from '../content/tables.ts';
import type { Bound, State } from '../state/bound.ts';
import { FOR_ONE, pushNaming, pushQueued } from '../state/frames.ts';
import { cityCard, cityOf, citySize, otherSeat, TURN_NUMBER } from '../state/layout.ts';
import { CARD_PLACE, TRIGGERS, type TriggerOn } from '../terms.ts';

/** What a card can react to, by number. */
export const ON = Object.fromEntries(TRIGGERS.map((name, i) => [name, i])) as { readonly [name in TriggerOn]: number };

/** Whether a card of the city reacts to `what`: never in the turn in which it was played, and never inside itself. */
const reacts = ({ content }: Bound, s: State, card: number, what: number): boolean =>
  content.triggerOn[card] === what && s.playedAt[card] !== s.table[TURN_NUMBER] && s.busy[CARD_PLACE + card] !== 1;

const queueTrigger = ({ content }: Bound, s: State, seat: number, card: number): void =>
  pushQueued(s, seat, content.triggerOp[card]!, card, CARD_PLACE + card);

/** Queues the seat's cards that react to something that is neither a card nor a place. */
export function trigger(b: Bound, s: State, seat: number, what: number): void {
  const city = cityOf(s, seat);
  for (let i = citySize(s, city) - 1; i >= 0; i--) {
    const card = cityCard(s, city, i);
    if (reacts(b, s, card, what)) queueTrigger(b, s, seat, card);
  }
}

/** Cards of a team that react to the end or beginning of a season: once each, for whom the seat names. */
export function triggerForTeam(b: Bound, s: State, seat: number, what: number): void {
  for (let i = citySize(s, 0) - 1; i >= 0; i--) {
    const card = cityCard(s, 0, i);
    if (reacts(b, s, card, what)) pushNaming(s, seat, b.content.triggerOp[card]!, CARD_PLACE + card, FOR_ONE);
  }
}

/** Queues the seat's cards that react to a worker in this zone. */
export function triggerWorker(b: Bound, s: State, seat: number, what: number, zone: number): void {
  const city = cityOf(s, seat);
  for (let i = citySize(s, city) - 1; i >= 0; i--) {
    const card = cityCard(s, city, i);
    if (!reacts(b, s, card, what)) continue;
    const zones = b.content.triggerZones[card]!;
    if (zones === NONE || (zones & zone) !== 0) queueTrigger(b, s, seat, card);
  }
}

/** After a card is played: its owner's reactions, then the other player's. Pushed in reverse. */
export function triggerPlay(b: Bound, s: State, seat: number, played: number, from: number): void {
  queuePlay(b, s, otherSeat(seat), ON.otherPlays, played, from);
  queuePlay(b, s, seat, ON.youPlay, played, from);
}

function queuePlay(b: Bound, s: State, seat: number, what: number, played: number, from: number): void {
  const city = cityOf(s, seat);
  for (let i = citySize(s, city) - 1; i >= 0; i--) {
    const card = cityCard(s, city, i);
    if (!reacts(b, s, card, what)) continue;
    if (fits(b.content, b.content.triggerFilter[card]!, played, from)) queueTrigger(b, s, seat, card);
  }
}

/** All green cards of a player. */
export function produce({ content: c }: Bound, s: State, seat: number): void {
  const city = cityOf(s, seat);
  for (let i = citySize(s, city) - 1; i >= 0; i--) {
    const card = cityCard(s, city, i);
    if (c.production[card]! >= 0) pushQueued(s, seat, c.production[card]!, card, CARD_PLACE + card);
  }
}
