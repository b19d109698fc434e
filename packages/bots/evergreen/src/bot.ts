// The computer players of Evergreen: one way to think for all levels, seen through different eyes.
import {
  type Animal,
  type Bot,
  type BotMaker,
  chooseSoftly,
  type Explanation,
  explainTrials,
  isAnimal,
  levelBelow,
  type Seating,
  startWatch,
} from '@sunglade/bots-engine';
import type { Step } from '@sunglade/core';
import type { Open } from '@sunglade/evergreen';
import { movesOf } from './beam.ts';
import { weightsByHand } from './by-hand.ts';
import { type Candidate, createFinder, findCandidates } from './candidates.ts';
import { createGround, type Ground } from './ground.ts';
import { type Lean, type Planet, readOpen } from './lean.ts';
import { isStyle, LEVELS, type Level, lovingWeights, type Style } from './levels.ts';
import { isLastRound } from './rounds.ts';
import { compareToTheEnd, createSearch, searchBest } from './search.ts';
import { createStepTable } from './steps.ts';
import type { Weights } from './value.ts';

/** What was learned, per number of seats; null where it is missing. */
export type Learned = (seats: number) => Weights | null;

/** A turn is two questions: which card, and what to do with it. The first decides more. */
const DRAFT_SHARE = 0.6;
const EXPLAINED = 6;

export const createBots =
  (learned: Learned): BotMaker =>
  (seating, level, style) =>
    isAnimal(level) ? createBot(seating, level, style !== null && isStyle(style) ? style : null, learned) : null;

const weightsOf = ({ sight }: Level, g: Ground, learned: Learned): Weights | null =>
  sight === 'learned' ? learned(g.seats) : weightsByHand();

function createBot(seating: Seating, level: Animal, style: Style | null, learned: Learned): Bot | null {
  const { rules, setup } = seating;
  const g = createGround(setup);
  const { width, temperature, search: thoroughness } = LEVELS[level];
  const weights = weightsOf(LEVELS[level], g, learned);
  const below = levelBelow(level);
  if (!weights) return below && createBot(seating, below, style, learned);
  const finder = createFinder(g, lovingWeights(weights, style), width);
  const search = createSearch(finder, style, thoroughness ?? LEVELS.raven.search!);
  const steps = createStepTable(g, rules);

  const turnOf = ({ slot, draft }: Candidate): Step[] => [
    ...(slot < 0 ? [] : [steps.take(slot)]),
    ...movesOf(draft).map((move) => steps.move(move)),
    steps.done,
  ];
  const read = (view: { readonly open: unknown }): Lean => readOpen(g, view.open as Open);

  return {
    level,
    plan(view, seat, dice, budget = {}) {
      const s = read(view);
      const watch = startWatch(budget, s.drafting ? DRAFT_SHARE : 1 - DRAFT_SHARE);
      const candidates = findCandidates(finder, s, seat);
      const last = isLastRound(s) && !s.drafting;
      const chosen =
        thoroughness && !last
          ? searchBest(search, candidates, seat, dice, watch)
          : chooseSoftly(candidates, ({ worth }) => worth, isLastRound(s) ? 0 : temperature, dice);
      const turn = turnOf(chosen);
      // What the others take is only known when they have taken it: the rest is thought over again then.
      return s.drafting ? turn.slice(0, 1) : turn;
    },
    explain(view, seat, dice, budget = {}): Explanation {
      const watch = startWatch(budget);
      const sums = new Map<Candidate, Sheet>();
      const trials = compareToTheEnd(
        search,
        findCandidates(finder, read(view), seat).slice(0, EXPLAINED),
        seat,
        dice,
        watch,
        (candidate, world) => sums.set(candidate, addSheet(sums.get(candidate), world.planets[seat]!)),
      );
      return explainTrials(trials, (candidate) => {
        const { points, ...parts } = sums.get(candidate) ?? { points: candidate.own };
        return { steps: turnOf(candidate).map((step) => rules.print(step)), points, parts };
      });
    },
    expect: (view, seat) => findCandidates(finder, read(view), seat)[0]?.own ?? 0,
  };
}

interface Sheet {
  readonly points: number;
  readonly light: number;
  readonly forest: number;
  readonly fertility: number;
  readonly bud: number;
}

function addSheet(sum: Sheet | undefined, { points, light, forest, fertility }: Planet): Sheet {
  return {
    points: (sum?.points ?? 0) + points,
    light: (sum?.light ?? 0) + light,
    forest: (sum?.forest ?? 0) + forest,
    fertility: (sum?.fertility ?? 0) + fertility,
    bud: (sum?.bud ?? 0) + points - light - forest - fertility,
  };
}
