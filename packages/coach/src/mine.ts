// Finds puzzles in games of bots: decisions in which one turn is clearly better than all others that are known, and in
// which the two strongest levels say so, however often they are asked.
import type { Bot, ChairBots, Seating } from '@sunglade/bots';
import { type AnyRules, type Dice, imagine, type Step, type View } from '@sunglade/core';
import { adviseTurn } from './advise.ts';
import { type Coach, createCoach, diceFor } from './coach.ts';
import { type Tried, tryTurns } from './compare.ts';
import { difficultyOf } from './difficulty.ts';
import { type Gain, gainOf } from './gain.ts';
import type { Hundredths } from './hundredths.ts';
import type { Puzzle } from './puzzle.ts';
import { positionAfter } from './same-turn.ts';
import { type Decision, decisionsOf, planTurn, takeTurn } from './turns.ts';

export { decisionsOf };

/** How closely is looked; counted, so the same deal gives the same puzzles everywhere. */
export interface MineBudget {
  /** Games in the head for each search. */
  readonly playouts: number;
  /** For a first look that most decisions do not pass. */
  readonly briefly: number;
  /** Worlds in which the solution is tried beside other turns. */
  readonly worlds: number;
}

/** The searches that must all find the solution. */
export const SEARCHES = 5;
/** Less is no clear difference. */
export const LEAST_GAP: Hundredths = 150;
/** A turn that is surely worse, by so many standard errors. */
const SURELY = 2;

/** Whose tries tell how hard a puzzle is, and how often each tries. */
const SOLVERS = ['hedgehog', 'fox', 'badger'] as const;
const TRIES = 4;
/** They answer at a glance: who thinks long finds nearly everything. */
const AT_A_GLANCE = 20;

export interface Miner {
  readonly coach: Coach;
  readonly second: Bot;
  readonly solvers: readonly Bot[];
}

const SECOND = 'owl';

export function createMiner(seating: Seating, bots: ChairBots): Miner {
  const make = (level: string): Bot => {
    const bot = bots(seating, level);
    if (!bot) throw new Error(`nobody plays ${level}`);
    return bot;
  };
  return { coach: createCoach(seating, bots), second: make(SECOND), solvers: SOLVERS.map(make) };
}

/** A decision, and the real position it was taken in: only to see whether two turns lead to the same one. */
export interface Asked {
  readonly decision: Pick<Decision, 'seat' | 'view'>;
  readonly state: unknown;
  /** Names the dice. */
  readonly name: string;
}

const planWith = (
  rules: AnyRules,
  bot: Bot,
  { decision: { seat, view } }: Asked,
  dice: Dice,
  playouts: number,
): readonly Step[] =>
  planTurn(rules, (seen: View) => bot.plan(seen, seat, dice, { playouts }), imagine(rules, view, dice), seat);

/** How many of so many fresh searches lead to the same position as a turn. `enough` ends it at the first that does not. */
export function searchAgain(
  { coach }: Miner,
  asked: Asked,
  turn: readonly Step[],
  { playouts, times, enough }: { readonly playouts: number; readonly times: number; readonly enough: boolean },
): number {
  const { rules } = coach.seating;
  const wanted = positionAfter(rules, asked.state, asked.decision.seat, turn);
  let found = 0;
  for (let i = 0; i < times; i++) {
    const again = planWith(rules, coach.bot, asked, diceFor(asked.name, 'search', i), playouts);
    if (positionAfter(rules, asked.state, asked.decision.seat, again) === wanted) found++;
    else if (enough) return found;
  }
  return found;
}

type Found = Pick<Puzzle, 'solution' | 'gap' | 'error' | 'difficulty' | 'reasons'>;

/** null where no turn stands out, or not for everybody. */
export function findPuzzle(miner: Miner, asked: Asked, budget: MineBudget): Found | null {
  const { coach, second } = miner;
  const { rules } = coach.seating;
  const { seat } = asked.decision;
  const { playouts, briefly } = budget;
  const position = (turn: readonly Step[]): string => positionAfter(rules, asked.state, seat, turn);
  const first = planWith(rules, second, asked, diceFor(asked.name, 'second'), playouts);
  const wanted = position(first);
  if (searchAgain(miner, asked, first, { playouts: briefly, times: 1, enough: true }) === 0) return null;
  if (searchAgain(miner, asked, first, { playouts, times: SEARCHES, enough: true }) < SEARCHES) return null;
  const solution = takeTurn(rules, rules.copy(asked.state), seat, first);

  const others = new Map<string, readonly Step[]>();
  const consider = (turn: readonly Step[]): boolean => {
    const where = position(turn);
    if (where !== wanted) others.set(where, turn);
    return where === wanted;
  };
  for (const { steps } of adviseTurn(coach, asked.decision.view, seat, { playouts: briefly }, asked.name).turns)
    consider(steps.map((text) => rules.parse(text) as Step));
  const clear = clearGain(coach, asked, solution, [...others.values()], budget.worlds);
  if (!clear) return null;

  others.clear();
  const tries = miner.solvers.flatMap((bot) =>
    Array.from({ length: TRIES }, (_, i) =>
      consider(planWith(rules, bot, asked, diceFor(asked.name, 'try', i), AT_A_GLANCE)),
    ),
  );
  const more = clearGain(coach, asked, solution, [...others.values()], budget.worlds);
  // What somebody gentler plays must not be as good, either.
  if (others.size > 0 && !more) return null;
  const least = more && more.points < clear.points ? more : clear;
  return {
    solution: solution.map((step) => rules.print(step)),
    gap: least.points,
    error: least.error,
    difficulty: difficultyOf(tries.filter(Boolean).length, tries.length),
    reasons: least.reasons,
  };
}

/** What the solution brings more than the best of other turns; null where that is not clear, or there are none. */
function clearGain(
  coach: Coach,
  { decision: { view, seat }, name }: Asked,
  solution: readonly Step[],
  others: readonly (readonly Step[])[],
  worlds: number,
): Gain | null {
  if (others.length === 0) return null;
  const [best, ...rest] = tryTurns(coach, { view, seat, turns: [solution, ...others], worlds, name: `puzzle ${name}` });
  const each = rest.map((tried) => gainOf(tried, best as Tried));
  if (each.some(({ points, error }) => points < LEAST_GAP || points <= SURELY * error)) return null;
  return each.reduce((least, gain) => (gain.points < least.points ? gain : least));
}
