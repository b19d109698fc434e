// Turns and seasons: who is next, what ends, what a season tile brings.
import { moonMoves, sunMoves } from '../check/step.ts';
import { journeyLeader } from '../score.ts';
import type { Bound, State } from '../state/bound.ts';
import { KEEPING, PROPOSING, pushChoosing, pushEffect, pushSharing, pushWork, WORK } from '../state/frames.ts';
import {
  AT_HOME,
  BETWEEN,
  cityOf,
  EVENTS_DONE,
  EVERYBODY,
  GIFT_FOR,
  GIVEN,
  HARE,
  IN_TURN,
  MOON,
  NEWS_FLAGS,
  OVER,
  otherSeat,
  PHASE,
  PURSE,
  RELAXED,
  RIVER_SIZE,
  SEASON,
  SIGNPOST,
  STEPS,
  SUN,
  TOWN,
  TURN,
  TURN_NUMBER,
  WORKER,
} from '../state/layout.ts';
import { receive } from '../team/exchange.ts';
import { playOpponent } from '../team/opponent.ts';
import { rollSkunks } from '../team/skunks.ts';
import { NO_PLACE, SEASONS, SIGNPOST_FIELD, WORKERS } from '../terms.ts';
import { ON, trigger, triggerForTeam } from './triggers.ts';

const LAST_SEASON = SEASONS.length - 1;

export function beginTurn(b: Bound, s: State, seat: number): void {
  s.table[PHASE] = IN_TURN;
  s.table[TURN] = seat;
  // A season change lies between two turns: what was played in it is new there, and works in the turn after.
  s.table[TURN_NUMBER]! += 1;
  s.table[STEPS] = 0;
  b.scratch.tell?.({ type: 'turn', seat }, b.all);
  if (b.team) beginTeamTurn(b, s, seat);
  pushWork(s, WORK.action, seat);
}

/** The turn is handed over; with both markers at the end the season is over, and with autumn the game. */
export function endTurn(b: Bound, s: State, seat: number): void {
  const t = s.table;
  t[TURN_NUMBER]! += 1;
  t[STEPS] = 0;
  if (sunMoves(s) || moonMoves(s)) {
    beginTurn(b, s, otherSeat(seat));
    return;
  }
  b.scratch.tell?.({ type: 'season-end', season: t[SEASON]! }, b.all);
  if (b.team?.opponent) playOpponent(b, s);
  if (t[SEASON] === LAST_SEASON) {
    endGame(b, s);
    return;
  }
  t[PHASE] = BETWEEN;
  pushWork(s, WORK.prepare, seat);
  // Before workers return: what reacts to the end of a season, the player of the last turn first.
  if (b.team) {
    triggerForTeam(b, s, seat, ON.seasonEnd);
    return;
  }
  trigger(b, s, otherSeat(seat), ON.seasonEnd);
  trigger(b, s, seat, ON.seasonEnd);
}

/** The Journey goes to the player with more cards in city and hand; on a tie to nobody. */
function endGame(b: Bound, s: State): void {
  s.table[PHASE] = OVER;
  b.scratch.learned |= EVERYBODY;
  if (b.team) {
    receive(b, s, s.table[GIFT_FOR]!);
    b.scratch.tell?.({ type: 'end' }, b.all);
    return;
  }
  const leader = journeyLeader(s);
  if (leader >= 0) {
    s.eventBy[b.content.journey] = leader + 1;
    s.town[cityOf(s, leader) * TOWN + EVENTS_DONE]! += 1;
    b.scratch.tell?.({ type: 'journey', seat: leader }, b.all);
  }
  b.scratch.tell?.({ type: 'end' }, b.all);
}

/** Workers come home, both markers go back, the next tile is carried out. */
export function prepareSeason(b: Bound, s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < WORKERS; i++) s.purse[seat * PURSE + WORKER + i] = AT_HOME;
  }
  s.table[SEASON]! += 1;
  s.table[SUN] = s.table[MOON] = 0;
  rollSkunks(b, s);
  carryOutTile(b, s);
}

/** Both river tiles are new. */
export function replaceRiver(b: Bound, s: State): void {
  for (let i = 0; i < 2; i++) {
    s.table[RIVER_SIZE]! -= 1;
    s.river[i] = s.pile[s.table[RIVER_SIZE]!]!;
  }
  b.scratch.learned |= EVERYBODY;
  b.scratch.tell?.({ type: 'river', tiles: [s.river[0]!, s.river[1]!] }, b.all);
}

/** What lies on the tile is received; what good news allowed in the last turn is over. */
function beginTeamTurn(b: Bound, s: State, seat: number): void {
  const t = s.table;
  receive(b, s, seat);
  t[GIVEN] = t[NEWS_FLAGS] = t[RELAXED] = 0;
  t[SIGNPOST] = t[SUN] === SIGNPOST_FIELD || t[MOON] === SIGNPOST_FIELD ? 1 : 0;
}

/** What a team gets from a tile: benefits to share, then what reacts to a season, in winter good news. Pushed in reverse. */
function pushTeamBenefits(b: Bound, s: State, first: number): void {
  if (s.table[SEASON]! > 0) triggerForTeam(b, s, first, ON.seasonStart);
  else if (b.team?.news) {
    const keeping = b.team.news.onlyOne && b.team.news.held.length > 0;
    pushChoosing(s, s.table[HARE]!, keeping ? KEEPING : PROPOSING);
  }
  pushSharing(s, first);
}

/** River first, then the benefits, starting player first, then what reacts to a new season. Pushed in reverse. */
export function carryOutTile(b: Bound, s: State): void {
  const t = s.table;
  const season = t[SEASON]!;
  const tile = b.team ? b.content.team.tiles[season]! : b.content.seasons[season]!;
  const hare = t[HARE]!;
  const first = tile.first === 0 ? hare : otherSeat(hare);
  const second = otherSeat(first);
  t[PHASE] = BETWEEN;
  t[STEPS] = 0;
  b.scratch.tell?.({ type: 'season', season, first }, b.all);
  if (tile.replaceRiver) replaceRiver(b, s);
  pushWork(s, WORK.begin, first);
  if (b.team) {
    pushTeamBenefits(b, s, first);
    return;
  }
  if (season > 0) {
    trigger(b, s, second, ON.seasonStart);
    trigger(b, s, first, ON.seasonStart);
  }
  for (const seat of [second, first]) {
    const benefits = b.content.seasons[season]!.benefits[seat === hare ? 0 : 1];
    for (let i = benefits.length - 1; i >= 0; i--) pushEffect(s, seat, benefits[i]!, NO_PLACE);
  }
}
