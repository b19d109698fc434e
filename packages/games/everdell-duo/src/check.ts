// The one legality: what may be done now, and why anything else may not. Predicates answer null or the refusal, and leave
// the data that explains it in `b.scratch.why`, so that asking for legal steps allocates nothing.
import type { Refusal as Refused, Seat, Seats } from '@sunglade/core';
import type { AnyRefusal } from './check/refusals.ts';
import { check } from './check/step.ts';
import { ACTING } from './state/layout.ts';
import { clearWhy } from './state/scratch.ts';
import type { Bound, State } from './state.ts';
import { COLORS, RESOURCES } from './terms.ts';

export { legal } from './check/legal.ts';
export { type AnyRefusal, REFUSALS, type Refusal, TEAM_REFUSALS } from './check/refusals.ts';
export { check } from './check/step.ts';

export const acting = (_b: Bound, s: State): Seats => s.table[ACTING] as Seats;

export function refuse(b: Bound, s: State, seat: Seat, step: number): Refused<AnyRefusal> | null {
  clearWhy(b.scratch.why);
  const code = check(b, s, seat, step);
  if (code === null) return null;
  const at = explain(b);
  return at ? { code, at } : { code };
}

/** The data of the last refusal. */
function explain({ content, scratch: { why } }: Bound): Refused['at'] {
  const at: Record<string, number | string> = {};
  if (why.resource >= 0) at.resource = RESOURCES[why.resource] ?? '';
  if (why.color >= 0) at.color = COLORS[why.color] ?? '';
  if (why.event >= 0) at.event = content.events[why.event]?.id ?? '';
  for (const key of ['short', 'have', 'need'] as const) if (why[key] >= 0) at[key] = why[key];
  return Object.keys(at).length > 0 ? at : undefined;
}
