// Turns and seasons: who is next, what ends, what a season tile brings.
import { markersStuck } from '../check/check.ts';
import { type Content, NONE } from '../content.ts';
import { hearing, say } from '../events.ts';
import { BEGIN, MAIN, OP, PREPARE, push } from '../frames.ts';
import { journeyLeader } from '../score.ts';
import {
  AT_HOME,
  BETWEEN,
  cityOf,
  EVENTS_DONE,
  HARE,
  IN_TURN,
  MOON,
  OVER,
  otherSeat,
  PHASE,
  PURSE,
  RIVER_SIZE,
  SEASON,
  STEPS,
  type State,
  SUN,
  TOWN,
  TURN,
  TURN_NUMBER,
  WORKER,
} from '../state.ts';
import { NO_PLACE, SEASONS, WORKERS } from '../words.ts';
import { on, trigger } from './triggers.ts';

const LAST_SEASON = SEASONS.length - 1;
const EVERYONE = 3;

export function beginTurn(s: State, seat: number): void {
  s.table[PHASE] = IN_TURN;
  s.table[TURN] = seat;
  // A season change lies between two turns: what was played in it is new there, and works in the turn after.
  s.table[TURN_NUMBER]! += 1;
  s.table[STEPS] = 0;
  if (hearing.tell) say({ type: 'turn', seat });
  push(s, MAIN, seat, NONE, NO_PLACE);
}

/** The turn is handed over; with both markers at the end the season is over, and with autumn the game. */
export function endTurn(c: Content, s: State, seat: number): void {
  const t = s.table;
  t[TURN_NUMBER]! += 1;
  t[STEPS] = 0;
  if (!markersStuck(s)) {
    beginTurn(s, otherSeat(seat));
    return;
  }
  if (hearing.tell) say({ type: 'season-end', season: t[SEASON]! });
  if (t[SEASON] === LAST_SEASON) {
    endGame(c, s);
    return;
  }
  t[PHASE] = BETWEEN;
  push(s, PREPARE, seat, NONE, NO_PLACE);
  // Before workers return: what reacts to the end of a season, the player of the last turn first.
  trigger(c, s, otherSeat(seat), on.seasonEnd, -1, 0, 0);
  trigger(c, s, seat, on.seasonEnd, -1, 0, 0);
}

/** The Journey goes to the player with more cards in city and hand; on a tie to nobody. */
function endGame(c: Content, s: State): void {
  s.table[PHASE] = OVER;
  hearing.learned |= EVERYONE;
  const leader = journeyLeader(s);
  if (leader >= 0) {
    s.eventBy[c.journey] = leader + 1;
    s.town[cityOf(leader) * TOWN + EVENTS_DONE]! += 1;
    if (hearing.tell) say({ type: 'journey', seat: leader });
  }
  if (hearing.tell) say({ type: 'end' });
}

/** Workers come home, both markers go back, the next tile is carried out. */
export function prepareSeason(c: Content, s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < WORKERS; i++) s.purse[seat * PURSE + WORKER + i] = AT_HOME;
  }
  s.table[SEASON]! += 1;
  s.table[SUN] = s.table[MOON] = 0;
  carryOutTile(c, s);
}

/** River first, then the benefits, starting player first, then what reacts to a new season. Pushed in reverse. */
export function carryOutTile(c: Content, s: State): void {
  const t = s.table;
  const season = t[SEASON]!;
  const tile = c.seasons[season]!;
  const hare = t[HARE]!;
  const first = tile.first === 0 ? hare : otherSeat(hare);
  const second = otherSeat(first);
  t[PHASE] = BETWEEN;
  t[STEPS] = 0;
  if (hearing.tell) say({ type: 'season', season, first });
  if (tile.replaceRiver) {
    for (let i = 0; i < 2; i++) {
      t[RIVER_SIZE]! -= 1;
      s.river[i] = s.pile[t[RIVER_SIZE]!]!;
    }
    hearing.learned |= EVERYONE;
    if (hearing.tell) say({ type: 'river', tiles: [s.river[0]!, s.river[1]!] });
  }
  push(s, BEGIN, first, NONE, NO_PLACE);
  if (season > 0) {
    trigger(c, s, second, on.seasonStart, -1, 0, 0);
    trigger(c, s, first, on.seasonStart, -1, 0, 0);
  }
  for (const seat of [second, first]) {
    const benefits = tile.benefits[seat === hare ? 0 : 1];
    for (let i = benefits.length - 1; i >= 0; i--) push(s, OP, seat, benefits[i]!, NO_PLACE);
  }
}
