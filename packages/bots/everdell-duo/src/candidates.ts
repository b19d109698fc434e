// The steps that come into question, and the whole turns that were found by trying them.
import { type AnyRules, createStepBuffer, hasSeat, type Seat, type Step, type StepBuffer } from '@sunglade/core';
import type { Policy } from './policy.ts';
import type { Node } from './tree.ts';

export interface Finder {
  readonly rules: AnyRules;
  readonly policy: Policy;
  readonly buffer: StepBuffer;
}

export const createFinder = (rules: AnyRules, policy: Policy): Finder => ({
  rules,
  policy,
  buffer: createStepBuffer(rules),
});

/** The steps of a turn, as far as they can be known before something new is learned. */
export type Turn = readonly Step[];

/** What a seat may do now, the most promising first. Trades of hand cards come only where nothing else is left. */
export function nextSteps({ rules, policy, buffer }: Finder, state: unknown, seat: Seat, season: number): Step[] {
  rules.legal(state, seat, buffer);
  const all = Array.from(buffer.steps.subarray(0, buffer.length)) as Step[];
  const steps = all.filter((step) => policy.isTrade[step] === 0);
  const promise = policy.promises[season]!;
  return (steps.length > 0 ? steps : all).sort((a, b) => promise[b]! - promise[a]!);
}

/** Of the most promising steps the one that was tried most. */
function favourite(steps: readonly Step[], node: Node | undefined): Step {
  let best = steps[0]!;
  for (const step of steps) if ((node?.next.get(step)?.visits ?? 0) > (node?.next.get(best)?.visits ?? 0)) best = step;
  return best;
}

/**
 * The turn that was tried most, from a first step on if one is given. It ends where something new is learned, and where a
 * choice was tried less often than `trusted`: the bot is asked again there and thinks about it anew.
 */
export function favouriteTurn(
  f: Finder,
  start: unknown,
  seat: Seat,
  season: number,
  root: Node,
  trusted: number,
  first?: Step,
): Turn {
  const { rules, policy } = f;
  const state = rules.copy(start);
  const turn: Step[] = [];
  let node: Node | undefined = root;
  for (;;) {
    const steps = nextSteps(f, state, seat, season);
    const chosen = turn.length === 0 && first !== undefined ? first : favourite(steps, node);
    if (turn.length > 0 && steps.length > 1 && (node?.visits ?? 0) < trusted) return turn;
    const sealed = rules.apply(state, seat, chosen);
    turn.push(chosen);
    node = node?.next.get(chosen);
    if (chosen === policy.done || hasSeat(sealed, seat) || !hasSeat(rules.acting(state), seat)) return turn;
  }
}
