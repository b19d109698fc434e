// "Show me a good turn": the best three, what may be expected of each, and why. From what the seat sees and nothing else.
import type { Budget } from '@sunglade/bots';
import { type Dice, hasSeat, imagine, legalSteps, type Seat, type Step, type View } from '@sunglade/core';
import { type Coach, diceFor } from './coach.ts';
import { type Tried, tryTurns } from './compare.ts';
import { type Hundredths, hundredths, meanOf, standardError } from './hundredths.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { planTurn, takeTurn } from './turns.ts';

export interface AdvisedTurn {
  /** Printed; as far as the turn can be played before something new is learned. */
  readonly steps: readonly string[];
  /** The final points of the seat. */
  readonly expected: Hundredths;
  /** Behind the best turn, and the error of that difference. */
  readonly behind: Hundredths;
  readonly error: Hundredths;
  /** What the best turn has more than the next one; what the others have less than the best. */
  readonly reasons: readonly Reason[];
}

export interface Advice {
  /** Best first; at most three, and one where there is nothing to choose. */
  readonly turns: readonly AdvisedTurn[];
}

type Parts = Readonly<Record<string, number>>;

interface Option {
  readonly turn: readonly Step[];
  readonly expected: number;
  /** Of the difference to the turn it was compared with. */
  readonly error: number;
  /** Points by part of the score, all compared with the same turn; null where only their sum is known. */
  readonly parts: Parts | null;
}

const ADVISED = 3;
/** Where a bot explains too few turns, others are tried in so many worlds. */
const WORLDS = 6;
const TRIED_STEPS = 12;
const BRIEFLY: Budget = { playouts: 24 };

/** `seed` names the dice: the same seed and the same view, the same advice. */
export function adviseTurn(coach: Coach, view: View, seat: Seat, budget: Budget, seed = ''): Advice {
  const dice = diceFor('advice', seed);
  const world = imagine(coach.seating.rules, view, dice);
  const asked: Asked = { coach, view, seat, world, dice, budget };
  const { options, enough } = explained(asked);
  const all = enough ? options : [...options, ...tried(asked, options)];
  return { turns: told(coach, all.sort((a, b) => b.expected - a.expected).slice(0, ADVISED)) };
}

interface Asked {
  readonly coach: Coach;
  readonly view: View;
  readonly seat: Seat;
  /** One that fits the view: what is legal in it is legal. */
  readonly world: unknown;
  readonly dice: Dice;
  readonly budget: Budget;
}

/** What the bot says by itself. Turns that are the same as far as they can be played now are one; others may be missing then. */
function explained({ coach: { seating, bot }, view, seat, world, dice, budget }: Asked): {
  readonly options: Option[];
  readonly enough: boolean;
} {
  const { rules } = seating;
  if (!bot.explain) return { options: [], enough: false };
  const known = new Set<string>();
  const { turns } = bot.explain(view, seat, dice, budget);
  const options = turns.flatMap(({ steps, expected, error, parts }): Option[] => {
    const whole = steps.map((text) => rules.parse(text) as Step);
    const turn = takeTurn(rules, rules.copy(world), seat, whole);
    if (turn.length === 0 || known.has(turn.join())) return [];
    known.add(turn.join());
    return [{ turn, expected, error: Number.isFinite(error) ? error : 0, parts }];
  });
  return { options, enough: options.length >= Math.min(ADVISED, turns.length) };
}

/** The bot's turn, from a first step on if one is given. */
function planned({ coach: { seating, bot }, seat, world, dice, budget }: Asked, first?: Step): readonly Step[] {
  const { rules } = seating;
  const plan = (seen: View): readonly Step[] => bot.plan(seen, seat, dice, budget);
  if (first === undefined) return planTurn(rules, plan, world, seat);
  const after = rules.copy(world);
  const sealed = rules.apply(after, seat, first);
  const over = hasSeat(sealed, seat) || !hasSeat(rules.acting(after), seat);
  return over ? [first] : [first, ...planTurn(rules, plan, after, seat)];
}

/** Turns that begin otherwise, in the same worlds as the best one that is known, or as the one the bot would take. */
function tried(asked: Asked, known: readonly Option[]): Option[] {
  const { coach, view, seat, world } = asked;
  const best = known[0]?.turn ?? planned(asked);
  const begun = new Set([best[0], ...known.map(({ turn }) => turn[0])]);
  const steps = legalSteps(coach.seating.rules, world, seat).filter((step) => !begun.has(step));
  const some = steps.filter((_, i) => i % Math.ceil(steps.length / TRIED_STEPS) === 0);
  if (known.length > 0 && some.length === 0) return [];
  const turns = [best, ...some.map((step) => planned({ ...asked, budget: BRIEFLY }, step))];
  const [first, ...rest] = tryTurns(coach, { view, seat, turns, worlds: WORLDS, name: 'others' }) as [
    Tried,
    ...Tried[],
  ];
  const expected = known[0]?.expected ?? meanOf(first.results);
  return (known.length > 0 ? rest : [first, ...rest]).map(({ turn, results }): Option => {
    const each = first.results.map((result, i) => result - (results[i] as number));
    return { turn, expected: expected - meanOf(each), error: standardError(each), parts: null };
  });
}

function told({ seating: { rules } }: Coach, options: readonly Option[]): AdvisedTurn[] {
  const [best, next] = options;
  if (!best) return [];
  return options.map((option) => {
    const other = option === best ? next : best;
    return {
      steps: option.turn.map((step) => rules.print(step)),
      expected: hundredths(option.expected),
      behind: hundredths(best.expected) - hundredths(option.expected),
      error: hundredths(option.error),
      reasons: other ? reasonsOf(apart(option.parts, other.parts), option.expected - other.expected) : [],
    };
  });
}

/** Part by part, where both are known. */
function apart(mine: Parts | null, other: Parts | null): Parts {
  if (!mine || !other) return {};
  return Object.fromEntries(Object.entries(mine).map(([part, points]) => [part, points - (other[part] ?? 0)]));
}
