// Which turn is best: games played to their end in the head, in worlds that are the same for all turns. First steps are
// tried first, with whatever the quick player does after them; then the whole turns that begin with the best of these.
import { chooseSoftly, compare, halve, meanOf, type Stopwatch, type Trial } from '@sunglade/bots-engine';
import { createPicker, type Dice, imagine, type Seat, type Step, seat as seatOf, type View } from '@sunglade/core';
import type { Open } from '@sunglade/everdell-duo';
import { type Finder, nextSteps, wholeTurns } from './candidates.ts';
import { type Level, lovedPoints, type Style } from './levels.ts';
import { playOut, seasonOf, turnOf } from './playout.ts';

/** How much a point of the rival counts against one's own. */
const ENVY = 0.5;
/** Imagining costs as much as playing half a game: worlds are used again, with other choices in them. */
const WORLDS = 96;
/** How much of the thought goes to first steps where turns are longer than one. */
const FIRST_SHARE = 0.6;
/** Of how many first steps the whole turns are tried, and how many of each. */
const FINALISTS = 3;
const TURNS_EACH = 8;
/** In the last turn of each seat nobody is mistaken. */
const LAST_TURNS = 46;

export type Turn = readonly Step[];

/** A question to a bot: what it sees, and the worlds it imagines behind that. */
export interface Thought {
  readonly finder: Finder;
  readonly seat: Seat;
  readonly style: Style | null;
  readonly turn: number;
  readonly worlds: unknown[];
  readonly imagine: () => unknown;
  /** Where games are played. */
  world: unknown;
}

export const beginThought = (finder: Finder, view: View, seat: Seat, style: Style | null, dice: Dice): Thought => ({
  finder,
  seat,
  style,
  turn: turnOf(view.open as unknown as Open),
  worlds: [],
  imagine: () => imagine(finder.rules, view, dice),
  world: undefined,
});

export function worldOf(t: Thought, number: number): unknown {
  const { worlds } = t;
  const wanted = number % WORLDS;
  // In the order of asking: who asks for few imagines few.
  if (worlds[wanted] === undefined) worlds[wanted] = t.imagine();
  return worlds[wanted];
}

/** Plays a turn and then the game to its end in the world of this number; the world stays as it was left. */
export function playTurn(t: Thought, turn: Turn, number: number): number {
  const { finder, seat } = t;
  const { rules, policy, buffer } = finder;
  t.world = rules.copy(worldOf(t, number), t.world);
  for (const step of turn) rules.apply(t.world, seat, step);
  const ended = turn.at(-1) === policy.done ? 1 : 0;
  playOut(rules, policy, t.world, t.turn + ended, createPicker(number), buffer);
  const rival = rules.score(t.world, seatOf(1 - seat)).total;
  return lovedPoints(rules.score(t.world, seat), t.style) - ENVY * rival;
}

const NO_OPINION = { worth: () => 0, worlds: 0 };

export const firstTurns = (t: Thought): Turn[] =>
  nextSteps(t.finder, worldOf(t, 0), t.seat, seasonOf(t.turn)).map((step) => [step]);

const turnsAfter = (t: Thought, [first]: Turn, most: number): readonly Turn[] =>
  wholeTurns(t.finder, worldOf(t, 0), t.seat, seasonOf(t.turn), first!, most);

/** A part of a watch's time. */
const partOf = (watch: Stopwatch, share: number): Stopwatch => ({
  count: () => watch.count(),
  spent: () => Math.min(1, watch.spent() / share),
  get played() {
    return watch.played;
  },
});

export function searchBest(t: Thought, { temperature }: Level, dice: Dice, watch: Stopwatch): Turn {
  const play = (turn: Turn, world: number): number => playTurn(t, turn, world);
  const firsts = firstTurns(t);
  const softly = temperature > 0 && t.turn < LAST_TURNS;
  let finalists: readonly Turn[] = firsts;
  if (firsts.length > 1) {
    const time = partOf(watch, FIRST_SHARE);
    finalists = softly
      ? [chooseTrial(compare(firsts, play, dice, time), temperature, dice)]
      : halve(firsts, NO_OPINION, play, dice, time)
          .slice(0, FINALISTS)
          .map(({ turn }) => turn);
  }
  const turns = finalists.flatMap((first) => turnsAfter(t, first, TURNS_EACH));
  if (turns.length === 1) return turns[0]!;
  return halve(turns, NO_OPINION, play, dice, watch)[0]!.turn;
}

const chooseTrial = (trials: readonly Trial<Turn>[], temperature: number, dice: Dice): Turn =>
  chooseSoftly(trials, ({ results }) => Math.max(meanOf(results), -1e3), temperature, dice).turn;

/** All of the best turns in the same worlds, for whoever wants to know where the points come from. */
export function compareBest(
  t: Thought,
  most: number,
  dice: Dice,
  watch: Stopwatch,
  ended: (turn: Turn, world: unknown) => void,
): Trial<Turn>[] {
  const play = (turn: Turn, world: number): number => playTurn(t, turn, world);
  const best = halve(firstTurns(t), NO_OPINION, play, dice, partOf(watch, FIRST_SHARE / 2)).slice(0, most);
  const turns = best.flatMap(({ turn }) => turnsAfter(t, turn, 1));
  return compare(
    turns,
    (turn, world) => {
      const result = play(turn, world);
      ended(turn, t.world);
      return result;
    },
    dice,
    watch,
  );
}
