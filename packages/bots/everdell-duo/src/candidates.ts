// The turns that come into question: first steps, and the whole turns that may follow each, as far as they can be known
// before something new is learned.
import { type AnyRules, createStepBuffer, hasSeat, type Seat, type Step, type StepBuffer } from '@sunglade/core';
import type { Policy } from './policy.ts';

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

/** Longer turns are left open: the bot is asked again. */
const LONGEST = 24;

/** What a seat may do now, the most promising first. Trades of hand cards are thought about only where nothing else is left. */
export function nextSteps({ rules, policy, buffer }: Finder, state: unknown, seat: Seat, season: number): Step[] {
  rules.legal(state, seat, buffer);
  const all = Array.from(buffer.steps.subarray(0, buffer.length)) as Step[];
  const steps = all.filter((step) => policy.isTrade[step] === 0);
  const chance = policy.chances[season]!;
  return (steps.length > 0 ? steps : all).sort((a, b) => chance[b]! - chance[a]!);
}

interface Draft {
  readonly steps: readonly Step[];
  readonly state: unknown;
  /** How likely the quick player is to go on like this. */
  readonly chance: number;
  readonly whole: boolean;
}

/** Up to `most` turns that begin with a step, the most promising first. */
export function wholeTurns(
  f: Finder,
  start: unknown,
  seat: Seat,
  season: number,
  first: Step,
  most: number,
): readonly (readonly Step[])[] {
  let drafts: Draft[] = [follow(f, { steps: [], state: start, chance: 1, whole: false }, seat, first, 1)];
  while (drafts.some(({ whole }) => !whole)) {
    const known = new Set<string>();
    drafts = drafts
      .flatMap((draft) => (draft.whole ? [draft] : goOn(f, draft, seat, season)))
      .sort((a, b) => b.chance - a.chance)
      .filter(({ steps }) => {
        // The same answers in another order lead to the same place.
        const key = steps.toSorted((a, b) => a - b).join();
        return !known.has(key) && known.add(key);
      })
      .slice(0, most);
  }
  return drafts.map(({ steps }) => steps);
}

function goOn(f: Finder, draft: Draft, seat: Seat, season: number): Draft[] {
  const steps = nextSteps(f, draft.state, seat, season);
  const chance = f.policy.chances[season]!;
  const total = steps.reduce((sum, step) => sum + chance[step]!, 0);
  return steps.map((step) => follow(f, draft, seat, step, chance[step]! / total));
}

function follow({ rules, policy }: Finder, draft: Draft, seat: Seat, step: Step, share: number): Draft {
  const state = rules.copy(draft.state);
  const sealed = rules.apply(state, seat, step);
  const steps = [...draft.steps, step];
  const over = step === policy.done || hasSeat(sealed, seat) || !hasSeat(rules.acting(state), seat);
  return { steps, state, chance: draft.chance * share, whole: over || steps.length >= LONGEST };
}
