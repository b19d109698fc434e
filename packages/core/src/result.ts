import type { AnyRules, Json, Outcome, ScoreSheet } from './contract.ts';
import type { EndBy, Run } from './run.ts';
import { hasSeat, seat } from './seats.ts';

export interface Result {
  readonly by: EndBy;
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly won?: boolean;
  readonly facts?: Readonly<Record<string, Json>>;
}

export const sheets = (rules: AnyRules, state: unknown): ScoreSheet[] =>
  Array.from({ length: rules.seats }, (_, i) => rules.score(state, seat(i)));

/** The end of a run, or null while it goes on. Who left is placed behind everybody who stayed; a team has lost together. */
export function resultOf(run: Run): Result | null {
  const by = run.endedBy;
  if (!by) return null;
  const outcome = run.rules.outcome(run.state);
  const scores = sheets(run.rules, run.state).map((sheet) => sheet.total);
  const left = scores.map((_, i) => hasSeat(run.out, seat(i)));
  const behind = run.rules.team ? 0 : run.rules.seats;
  const ranks = scores.map((_, i) => (outcome?.places[i] ?? 1) + (left[i] ? behind : 0));
  const places = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  const won = by === 'rules' ? outcome?.won : run.rules.team || outcome?.won !== undefined ? false : undefined;
  return { by, places, scores, ...(won === undefined ? {} : { won }), ...factsOf(outcome) };
}

const factsOf = (outcome: Outcome | null): Pick<Result, 'facts'> => (outcome?.facts ? { facts: outcome.facts } : {});

/** Places from sheets: more points first, then the tie-breaks in order; what is still equal is shared. */
export function placesBySheets(list: readonly Pick<ScoreSheet, 'total' | 'ties'>[]): number[] {
  const better = (a: Pick<ScoreSheet, 'total' | 'ties'>, b: Pick<ScoreSheet, 'total' | 'ties'>): boolean => {
    if (a.total !== b.total) return a.total > b.total;
    for (const [i, tie] of a.ties.entries()) if (tie !== b.ties[i]) return tie > (b.ties[i] ?? 0);
    return false;
  };
  return list.map((mine) => 1 + list.filter((other) => better(other, mine)).length);
}
