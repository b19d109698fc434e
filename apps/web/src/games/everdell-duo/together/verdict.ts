// How a team's game ended, in a sentence.
import type { Json } from '@sunglade/core';
import type { Table } from '../table.ts';
import { planAt } from '../team.ts';
import type { DuoWords } from '../words/words.ts';

export function verdictOf(words: DuoWords, position: Table, facts: Readonly<Record<string, Json>>): string | null {
  const plan = planAt(position);
  if (!plan || typeof facts.score !== 'number') return null;
  const { end } = words.team;
  const { score } = facts;
  const kept = Array.isArray(facts.goals) && facts.goals.every((met) => met === true);
  if (plan.mode === 'challenge') {
    const hers = Number(facts.opponent);
    if (score <= hers) return end.notBeaten(score, hers);
    return kept ? end.beaten(score, hers) : end.promise(score, hers);
  }
  if (!kept) return end.lostGoals(score);
  return score >= plan.target ? end.won(score, plan.target) : end.lostPoints(score, plan.target);
}
