// The computer players of Harmonies: one way to think for all levels, seen through different eyes.
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
import type { Seat, Step, View } from '@sunglade/core';
import type { Open, Own, Side } from '@sunglade/harmonies';
import type { Move } from './beam.ts';
import { weightsByHand } from './by-hand.ts';
import { type Candidate, createFinder, expectNow, findCandidates } from './candidates.ts';
import { createGround, type Ground } from './ground.ts';
import { createLand, spiritPays, surveyLand } from './landscape.ts';
import { type Board, dealtSpirits, type Lean, NONE, readOpen } from './lean.ts';
import { FORESIGHT, isStyle, LEVELS, type Level, lovingWeights, type Style } from './levels.ts';
import { chooseSwap } from './policy.ts';
import { compareToTheEnd, createSearch, searchBest } from './search.ts';
import { createStepTable } from './steps.ts';
import type { Weights } from './value.ts';

/** What was learned, per side of the board and number of seats; null where it is missing. */
export type Learned = (side: Side, seats: number) => Weights | null;

const EXPLAINED = 6;

export const createBots =
  (learned: Learned): BotMaker =>
  (seating, level, style) =>
    isAnimal(level) ? createBot(seating, level, style !== null && isStyle(style) ? style : null, learned) : null;

const weightsOf = ({ sight }: Level, { content, seats }: Ground, learned: Learned): Weights | null =>
  sight === 'learned' ? learned(content.side, seats) : weightsByHand(FORESIGHT[sight]);

function createBot(seating: Seating, level: Animal, style: Style | null, learned: Learned): Bot | null {
  const { rules, setup } = seating;
  const g = createGround(setup, rules);
  const { width, temperature, search: thoroughness } = LEVELS[level];
  const weights = weightsOf(LEVELS[level], g, learned);
  const below = levelBelow(level);
  if (!weights) return below && createBot(seating, below, style, learned);
  const finder = createFinder(g, lovingWeights(weights, style), width);
  const search = createSearch(finder, thoroughness ?? LEVELS.raven.search!);
  const steps = createStepTable(g, rules);

  const stepsOf = (moves: readonly Move[]): Step[] => [...moves.map((move) => steps.move(move)), steps.done];
  const read = (view: View): Lean => readOpen(g, view.open as unknown as Open);
  const candidatesOf = (view: View, s: Lean, seat: Seat): Candidate[] =>
    findCandidates(finder, s, seat, dealtSpirits(g, view.own[seat] as unknown as Own));
  /** Alone, after a turn without a card: one step. */
  const swapStep = (s: Lean): Step => {
    const slot = chooseSwap(finder.policy, s);
    return slot === NONE ? steps.done : steps.move({ verb: 'swap', card: s.display[slot]! });
  };

  return {
    level,
    plan(view, seat, dice, budget = {}) {
      const watch = startWatch(budget);
      const s = read(view);
      if (s.phase === 'swap') return [swapStep(s)];
      const candidates = candidatesOf(view, s, seat);
      // In the last turn what a turn is worth is known.
      const last = finder.judge.clock.pouch === 0;
      const chosen =
        thoroughness && !last
          ? searchBest(search, candidates, s, seat, dice, watch)
          : chooseSoftly(candidates, ({ worth }) => worth, last ? 0 : temperature, dice);
      return stepsOf(chosen.moves);
    },
    explain(view, seat, dice, budget = {}): Explanation {
      const watch = startWatch(budget);
      const s = read(view);
      if (s.phase === 'swap') {
        const expected = expectNow(finder.judge, s, seat);
        return { turns: [{ steps: [rules.print(swapStep(s))], expected, loss: 0, error: 0, parts: {} }], worlds: 0 };
      }
      const sums = new Map<Candidate, Sheet>();
      const trials = compareToTheEnd(
        search,
        candidatesOf(view, s, seat).slice(0, EXPLAINED),
        s,
        seat,
        dice,
        watch,
        (candidate, world) => sums.set(candidate, addSheet(g, sums.get(candidate), world.boards[seat]!)),
      );
      return explainTrials(trials, (candidate) => {
        const { points, ...parts } = sums.get(candidate) ?? { points: candidate.worth };
        return { steps: stepsOf(candidate.moves).map((step) => rules.print(step)), points, parts };
      });
    },
    expect(view, seat) {
      const s = read(view);
      const asked = s.mover === seat && (s.phase === 'turn' || s.phase === 'spirit');
      return (asked ? candidatesOf(view, s, seat)[0]?.worth : undefined) ?? expectNow(finder.judge, s, seat);
    },
  };
}

interface Sheet {
  readonly points: number;
  readonly trees: number;
  readonly mountains: number;
  readonly fields: number;
  readonly buildings: number;
  readonly water: number;
  readonly animals: number;
  readonly spirit: number;
}

function addSheet(g: Ground, sum: Sheet | undefined, board: Board): Sheet {
  const land = createLand();
  surveyLand(g, board, land);
  const spirit = board.spiritPlaced ? spiritPays(g, board) : 0;
  const { trees, mountains, fields, buildings, water } = land;
  return {
    points: (sum?.points ?? 0) + trees + mountains + fields + buildings + water + board.animals + spirit,
    trees: (sum?.trees ?? 0) + trees,
    mountains: (sum?.mountains ?? 0) + mountains,
    fields: (sum?.fields ?? 0) + fields,
    buildings: (sum?.buildings ?? 0) + buildings,
    water: (sum?.water ?? 0) + water,
    animals: (sum?.animals ?? 0) + board.animals,
    spirit: (sum?.spirit ?? 0) + spirit,
  };
}
