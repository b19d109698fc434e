// What a team must reach, and whether it has.
import { countOf } from '../counts.ts';
import { pointsOf, sumOf } from '../points.ts';
import type { Bound, State } from '../state/bound.ts';
import { GOALS_MET, HARE, otherSeat, SEASON } from '../state/layout.ts';
import { herScore } from './opponent.ts';
import type { CompiledGoal } from './tables.ts';

export const teamScore = (b: Bound, s: State): number => sumOf(pointsOf(b, s, 0));

function eventsOf(s: State, by: number): number {
  let count = 0;
  for (let event = 0; event < s.eventBy.length; event++) {
    if (by === 0 ? s.eventBy[event] === 1 || s.eventBy[event] === 2 : s.eventBy[event] === by) count++;
  }
  return count;
}

/** How much the team, or one of it, has of what the goal asks for: of two who must each reach it, who is further off. */
export function progressOf(b: Bound, s: State, { of, who, count, max }: CompiledGoal): number {
  const hare = s.table[HARE]!;
  const animal = who === 'hare' ? hare : who === 'tortoise' ? otherSeat(hare) : -1;
  switch (of) {
    case 'events':
      return eventsOf(s, animal + 1);
    case 'faire':
      return s.eventBy[b.content.faire] === 1 || s.eventBy[b.content.faire] === 2 ? 1 : 0;
    case 'margin':
      return teamScore(b, s) - herScore(b, s);
    case 'count': {
      if (animal >= 0) return countOf(b, s, animal, count);
      const first = countOf(b, s, 0, count);
      if (who === 'team') return first;
      const second = countOf(b, s, 1, count);
      return (who === 'either') !== max >= 0 ? Math.max(first, second) : Math.min(first, second);
    }
  }
}

function holds(b: Bound, s: State, goal: CompiledGoal): boolean {
  const have = progressOf(b, s, goal);
  return have >= goal.min && (goal.max < 0 || have <= goal.max);
}

/** Whether the i-th goal is reached, as things stand; one with a date must have been in time. */
export function isMet(b: Bound, s: State, i: number): boolean {
  const goal = b.team?.goals[i];
  if (!goal) return false;
  return goal.season < 0 ? holds(b, s, goal) : ((s.table[GOALS_MET]! >> i) & 1) === 1;
}

/** Remembers the goals with a date that are reached in time: they stay so. */
export function noteGoals(b: Bound, s: State): void {
  const goals = b.team?.goals ?? [];
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i]!;
    if (goal.season < 0 || s.table[SEASON]! > goal.season || (s.table[GOALS_MET]! >> i) & 1) continue;
    if (holds(b, s, goal)) s.table[GOALS_MET]! |= 1 << i;
  }
}
