// Blue cards that react. The active player's come first, each player orders their own.
import { type Content, fits, NONE, OP_ASKS, OP_WIDTH } from '../content.ts';
import { push, QUEUED } from '../frames.ts';
import { CITY_SIZE, cityOf, otherSeat, type State, TOWN, TURN_NUMBER } from '../state.ts';
import { CARD_PLACE, CARDS, TRIGGERS, type TriggerOn } from '../words.ts';

export const on = Object.fromEntries(TRIGGERS.map((name, i) => [name, i])) as { readonly [name in TriggerOn]: number };

/** Queues the seat's cards that react. `card` is what was played, `zone` where a worker went; -1 where neither. */
export function trigger(
  c: Content,
  s: State,
  seat: number,
  what: number,
  card: number,
  from: number,
  zone: number,
): void {
  const city = cityOf(seat);
  const size = s.town[city * TOWN + CITY_SIZE]!;
  const now = s.table[TURN_NUMBER];
  for (let i = size - 1; i >= 0; i--) {
    const blue = s.city[city * CARDS + i]!;
    // Never in the turn in which it was played, and never inside itself.
    if (c.triggerOn[blue] !== what || s.playedAt[blue] === now || s.busy[CARD_PLACE + blue] === 1) continue;
    if (card >= 0 && !fits(c, c.triggerFilter[blue]!, card, from)) continue;
    const zones = c.triggerZones[blue]!;
    if (zone > 0 && zones !== NONE && (zones & zone) === 0) continue;
    push(s, QUEUED, seat, c.triggerOp[blue]!, CARD_PLACE + blue, blue);
  }
}

/** After a card is played: its owner's reactions, then the other player's. Pushed in reverse. */
export function triggerPlay(c: Content, s: State, seat: number, card: number, from: number): void {
  trigger(c, s, otherSeat(seat), on.otherPlays, card, from, 0);
  trigger(c, s, seat, on.youPlay, card, from, 0);
}

/** All green cards of a player. */
export function produce(c: Content, s: State, seat: number): void {
  const city = cityOf(seat);
  const size = s.town[city * TOWN + CITY_SIZE]!;
  for (let i = size - 1; i >= 0; i--) {
    const card = s.city[city * CARDS + i]!;
    if (c.production[card]! >= 0) push(s, QUEUED, seat, c.production[card]!, CARD_PLACE + card, card);
  }
}

export const opAsks = (c: Content, op: number): boolean => op >= 0 && c.ops[op * OP_WIDTH + OP_ASKS] === 1;
