// Which turn is best: games in the head, in worlds that fit what the seat sees. Steps that did well are tried more often,
// on both seats, and where nothing was tried yet the quick player goes on to the end of the game.
import { chooseSoftly, compare, type Stopwatch, type Trial } from '@sunglade/bots-engine';
import {
  createPicker,
  type Dice,
  firstSeat,
  imagine,
  NOBODY,
  type Seat,
  type Step,
  seat as seatOf,
  type View,
} from '@sunglade/core';
import type { Open } from '@sunglade/everdell-duo';
import { type Finder, favouriteTurn, nextSteps, type Turn } from './candidates.ts';
import { type Level, lovedPoints, type Style } from './levels.ts';
import { playOut, seasonOf, turnOf } from './playout.ts';
import type { Pick } from './policy.ts';
import { createNode, type Node, nextNode, stepToTry } from './tree.ts';

/** How much a point of the rival counts against one's own. */
const ENVY = 0.5;
/** Imagining costs as much as playing a game: worlds are used again, with other choices in them. */
const WORLDS = 96;
const NUMBERS = 0x7fffffff;
/** A choice later in the turn that was tried this often need not be thought about again. */
const TRUSTED = 30;
/** From here on each seat has one turn left, and nobody is mistaken. */
const LAST_TURNS = 46;
/** The share of an explanation's time that goes into finding the turns to compare. */
const FINDING = 0.4;

/** A question to a bot: what it sees, the worlds it imagines behind that, and what it has tried in them. */
export interface Thought {
  readonly finder: Finder;
  readonly seat: Seat;
  readonly style: Style | null;
  readonly turn: number;
  readonly worlds: unknown[];
  readonly imagine: () => unknown;
  readonly root: Node;
  /** Where games are played. */
  world: unknown;
  /** The steps of the game under way that are in the tree, and who took them. */
  readonly path: Node[];
  readonly seats: Seat[];
}

export const beginThought = (finder: Finder, view: View, seat: Seat, style: Style | null, dice: Dice): Thought => ({
  finder,
  seat,
  style,
  turn: turnOf(view.open as unknown as Open),
  worlds: [],
  imagine: () => imagine(finder.rules, view, dice),
  root: createNode(),
  world: undefined,
  path: [],
  seats: [],
});

export function worldOf(t: Thought, number: number): unknown {
  const wanted = number % WORLDS;
  t.worlds[wanted] ??= t.imagine();
  return t.worlds[wanted];
}

/** What the end of a game is worth to a seat. */
function worthTo({ finder: { rules }, world, seat, style }: Thought, who: Seat): number {
  const rival = rules.score(world, seatOf(1 - who)).total;
  return lovedPoints(rules.score(world, who), who === seat ? style : null) - ENVY * rival;
}

/** One game: through what was tried, a step beyond it, and on to the end. */
function tryOnce(t: Thought, number: number, pick: Pick): void {
  const { finder, root, path, seats } = t;
  const { rules, policy, buffer } = finder;
  t.world = rules.copy(worldOf(t, number), t.world);
  let turn = t.turn;
  let node = root;
  path.length = 0;
  seats.length = 0;
  for (;;) {
    const acting = rules.acting(t.world);
    if (acting === NOBODY) break;
    const mover = firstSeat(acting);
    rules.legal(t.world, mover, buffer);
    const step = stepToTry(node, policy, buffer, seasonOf(turn));
    rules.apply(t.world, mover, step);
    if (step === policy.done) turn++;
    node = nextNode(node, step);
    path.push(node);
    seats.push(mover);
    if (node.visits === 0) break;
  }
  playOut(rules, policy, t.world, turn, pick, buffer);
  const own = worthTo(t, t.seat);
  const rival = worthTo(t, seatOf(1 - t.seat));
  root.visits++;
  for (let i = 0; i < path.length; i++) {
    path[i]!.visits++;
    path[i]!.worth += seats[i] === t.seat ? own : rival;
  }
}

function tryUntil(t: Thought, share: number, dice: Dice, watch: Stopwatch): void {
  while (watch.spent() < share) {
    // World after world, so that who tries little imagines little.
    tryOnce(t, t.root.visits, createPicker(dice.below(NUMBERS)));
    watch.count();
  }
}

const favouriteOf = (t: Thought, trusted: number, first?: Step): Turn =>
  favouriteTurn(t.finder, worldOf(t, 0), t.seat, seasonOf(t.turn), t.root, trusted, first);

const firstSteps = (t: Thought): Step[] => nextSteps(t.finder, worldOf(t, 0), t.seat, seasonOf(t.turn));

export function searchBest(t: Thought, { temperature }: Level, dice: Dice, watch: Stopwatch): Turn {
  const steps = firstSteps(t);
  if (steps.length > 1 || favouriteOf(t, 1).length < favouriteOf(t, 0).length) tryUntil(t, 1, dice, watch);
  const visits = (step: Step): number => t.root.next.get(step)?.visits ?? 0;
  const tried = steps.filter((step) => visits(step) > 0);
  const softly = temperature > 0 && t.turn < LAST_TURNS && tried.length > 1;
  // How often a step was tried says more than how it did: what did badly at first was left alone.
  const first = softly ? chooseSoftly(tried, (step) => Math.log(visits(step)), temperature, dice) : undefined;
  // Who had hardly any time answers with a whole turn all the same.
  return favouriteOf(t, t.root.visits < 2 * TRUSTED ? 0 : TRUSTED, first);
}

/** The best turns in the same worlds, for whoever wants to know where the points come from. */
export function compareBest(
  t: Thought,
  most: number,
  dice: Dice,
  watch: Stopwatch,
  ended: (turn: Turn, world: unknown) => void,
): Trial<Turn>[] {
  const { rules, policy, buffer } = t.finder;
  tryUntil(t, FINDING, dice, watch);
  const visits = (step: Step): number => t.root.next.get(step)?.visits ?? 0;
  const firsts = firstSteps(t)
    .sort((a, b) => visits(b) - visits(a))
    .slice(0, most);
  const play = (turn: Turn, number: number): number => {
    t.world = rules.copy(worldOf(t, number), t.world);
    for (const step of turn) rules.apply(t.world, t.seat, step);
    const over = turn.at(-1) === policy.done ? 1 : 0;
    playOut(rules, policy, t.world, t.turn + over, createPicker(number), buffer);
    ended(turn, t.world);
    return worthTo(t, t.seat);
  };
  return compare(
    firsts.map((first) => favouriteOf(t, 0, first)),
    play,
    dice,
    watch,
  );
}
