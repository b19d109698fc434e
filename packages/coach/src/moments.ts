// A moment in which another turn would have brought more: found by the bot, tried beside what was played.
import { imagine, type Seat, type Step, type View } from '@sunglade/core';
import { type Coach, diceFor } from './coach.ts';
import { type Tried, tryTurns } from './compare.ts';
import { gainOf, gains } from './gain.ts';
import { type Hundredths, meanOf } from './hundredths.ts';
import type { Reason } from './reasons.ts';
import type { Decision } from './turns.ts';
import { planTurn } from './turns.ts';

export interface KeyMoment {
  readonly seat: number;
  /** Standing steps before and after what was played. */
  readonly from: number;
  readonly to: number;
  /** Printed. */
  readonly played: readonly string[];
  readonly better: readonly string[];
  /** What the better turn would have brought more, with the error of that. */
  readonly loss: Hundredths;
  readonly error: Hundredths;
  /** Where it would have come from. */
  readonly reasons: readonly Reason[];
}

/** Worth telling: more than a point, and more than two standard errors. */
const isSure = (loss: Hundredths, error: Hundredths): boolean => loss > 100 && loss > 2 * error;

/** The share of the worlds after which a turn that is no better is given up. */
const FEW = 1 / 4;

/** null where what was played was as good, as far as one can tell. */
export function findMoment(
  coach: Coach,
  { seat, view, steps, from, to }: Decision,
  { comparedWorlds, playouts }: { readonly comparedWorlds: number; readonly playouts: number },
  cancel?: { readonly aborted: boolean },
): KeyMoment | null {
  const { rules } = coach.seating;
  const dice = diceFor('better', from);
  const budget = { playouts, ...(cancel ? { cancel } : {}) };
  const better = planTurn(rules, (seen) => coach.bot.plan(seen, seat, dice, budget), imagine(rules, view, dice), seat);
  if (better.join() === steps.join()) return null;
  const asked = { view, seat, turns: [steps, better], name: `moment ${from}`, ...(cancel ? { cancel } : {}) };
  const few = tryTurns(coach, { ...asked, worlds: Math.ceil(comparedWorlds * FEW) });
  // Most of what looks bad is not: a few worlds tell.
  if (meanOf(gains(...(few as [Tried, Tried]))) <= 0) return null;
  const [played, best] = tryTurns(coach, { ...asked, worlds: comparedWorlds, before: few });
  if (!played || !best) return null;
  const { points: loss, error, reasons } = gainOf(played, best);
  if (played.results.length < 2 || !isSure(loss, error)) return null;
  return {
    seat,
    from,
    to,
    played: steps.map((step) => rules.print(step)),
    better: better.map((step) => rules.print(step)),
    loss,
    error,
    reasons,
  };
}

/** As closely as somebody waits who is about to end their turn. */
const BRIEFLY = { comparedWorlds: 8, playouts: 60 } as const;

/** What a turn, printed, would lose against a better one, from what the seat saw before it; null if nothing for sure. */
export function weighTurn(
  coach: Coach,
  view: View,
  seat: Seat,
  turn: readonly string[],
): Pick<KeyMoment, 'loss' | 'error'> | null {
  const steps = turn.map((text) => coach.seating.rules.parse(text) as Step);
  return findMoment(coach, { seat, view, steps, from: 0, to: steps.length }, BRIEFLY);
}
