// How a team's game ends: a team shares the first place, and `won` says the rest.
import type { Outcome } from '@sunglade/core';
import type { Bound, State } from '../state/bound.ts';
import { isMet, teamScore } from './goals.ts';
import { herScore } from './opponent.ts';
import type { Team } from './settings.ts';

/** All goals, and at least the target; in a challenge more points than the opponent. */
export function teamOutcome(b: Bound, s: State, { goals, target, opponent, facts }: Team): Outcome {
  const score = teamScore(b, s);
  const met = goals.map((_, i) => isMet(b, s, i));
  const beaten = opponent ? score > herScore(b, s) : score >= target;
  const against = opponent ? { opponent: herScore(b, s) } : { target };
  return {
    places: [1, 1],
    won: beaten && met.every(Boolean),
    facts: { ...facts, score, ...against, goals: met },
  };
}
