// How near events and a team's goals are.
import { countOf } from '../counts.ts';
import type { Bound, State } from '../state/bound.ts';
import { cityOf, EMPTY, KINDS, otherSeat, TOWN } from '../state/layout.ts';
import { isMet, progressOf } from '../team/goals.ts';
import { skunksAtEvents } from '../team/skunks.ts';
import { COLORS, SLOTS } from '../terms.ts';

/** Of an event that is as good as reached: the worker has yet to go there. */
const EVENT = 0.45;
const REWARD = 1;
/** In the last turns no worker may be left for it. */
const LAST_TURNS = 4;
/** A goal that is met, and the way there. */
const GOAL = 14;
const ON_THE_WAY = 9;

export function eventsAhead(b: Bound, s: State, seat: number, turns: number): number {
  let value = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const event = s.slots[slot]!;
    if (event === EMPTY) continue;
    const mine = nearness(b, s, seat, event);
    const near = b.team ? Math.max(mine, nearness(b, s, otherSeat(seat), event)) : mine;
    value += (b.content.events[event]!.points + REWARD) * near ** 2;
  }
  return EVENT * Math.min(1, turns / LAST_TURNS) * value;
}

/** From 0 to 1: how much of what an event asks for is there. */
function nearness(b: Bound, s: State, seat: number, event: number): number {
  const { counts, eachColor, more, moreMin } = b.content.events[event]!;
  let have = 0;
  let need = 0;
  for (const { count, min } of counts) {
    have += Math.min(min, countOf(b, s, seat, count));
    need += min;
  }
  if (eachColor > 0) {
    const kinds = cityOf(s, seat) * TOWN + KINDS;
    for (let color = 0; color < COLORS.length; color++) {
      have += Math.min(eachColor, s.town[kinds + color * 2]! + s.town[kinds + color * 2 + 1]!);
      need += eachColor;
    }
  }
  if (more.length > 0) {
    need += moreMin + (b.team ? skunksAtEvents(s) : 0);
    for (const count of more) have += countOf(b, s, seat, count);
  }
  return need > 0 ? Math.min(1, have / need) : 0;
}

export function goalsAhead(b: Bound, s: State): number {
  let value = 0;
  for (const [i, goal] of (b.team?.goals ?? []).entries()) {
    const have = progressOf(b, s, goal);
    // Beyond a maximum every card is one too many; more points than the opponent are wanted anyway.
    if (goal.max >= 0) value -= ON_THE_WAY * Math.max(0, have - goal.max);
    else if (isMet(b, s, i)) value += GOAL;
    else if (goal.of !== 'margin') value += ON_THE_WAY * Math.min(1, have / goal.min);
  }
  return value;
}
