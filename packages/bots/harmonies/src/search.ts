// Which of the candidates is best: the next turns played in the head after each of them, in the same worlds, and then the
// learned value. Far enough to see what the pouch and the rivals do, near enough that the quick player does not spoil it.
import { compare, halve, type Stopwatch, type Trial } from '@sunglade/bots-engine';
import { createPicker, type Dice } from '@sunglade/core';
import { type Candidate, expectNow, type Finder, followCandidate } from './candidates.ts';
import { createLean, type Lean } from './lean.ts';
import type { Thoroughness } from './levels.ts';
import { playTurns } from './playout.ts';
import { shuffleDeck } from './turn.ts';

/** How much a point of the best rival counts against one's own. */
const ENVY = 0.3;

export interface Search {
  readonly finder: Finder;
  readonly thoroughness: Thoroughness;
  readonly world: Lean;
}

export const createSearch = (finder: Finder, thoroughness: Thoroughness): Search => ({
  finder,
  thoroughness,
  world: createLean(finder.g),
});

/** Plays some turns after a candidate in the world of this number; the world stays as it was left. */
function playCandidate(
  { finder, world }: Search,
  candidate: Candidate,
  s: Lean,
  seat: number,
  number: number,
  turns: number,
  width: number,
): number {
  const { g, policy } = finder;
  const pick = createPicker(number);
  followCandidate(candidate, s, seat, world);
  shuffleDeck(world, pick);
  playTurns(policy, world, seat, pick, turns, width);
  let rival = 0;
  for (let other = 0; other < g.seats; other++)
    if (other !== seat) rival = Math.max(rival, expectNow(policy.judge, world, other));
  return expectNow(policy.judge, world, seat) - ENVY * rival;
}

/** `candidates` come best first. */
export function searchBest(
  search: Search,
  candidates: readonly Candidate[],
  s: Lean,
  seat: number,
  dice: Dice,
  watch: Stopwatch,
): Candidate {
  const { played, opinion, turns, width } = search.thoroughness;
  const ahead = turns[search.finder.g.seats - 1]!;
  const play = (candidate: Candidate, world: number): number =>
    playCandidate(search, candidate, s, seat, world, ahead, width);
  const worlds = affordableWorlds(() => play(candidates[0]!, dice.below(WORLDS)), watch);
  const tried = Math.max(LEAST_TRIED, Math.min(played, Math.floor(worlds / WORLDS_EACH)));
  const [best] = halve(candidates.slice(0, tried), { worth: ({ worth }) => worth, worlds: opinion }, play, dice, watch);
  return best!.turn;
}

const WORLDS = 0x7fffffff;
/** More candidates are better only where each of them can be tried. */
const WORLDS_EACH = 2;
const LEAST_TRIED = 8;
const GAUGED = 3;

/** How many worlds the rest of the budget is good for, from how long a few take. */
function affordableWorlds(play: () => void, watch: Stopwatch): number {
  const before = watch.spent();
  for (let i = 0; i < GAUGED && watch.spent() < 1; i++) {
    play();
    watch.count();
  }
  const now = watch.spent();
  return (GAUGED * (1 - now)) / Math.max(now - before, 1e-9);
}

/** The whole game after each candidate, for whoever wants to know where the points come from. */
export const compareToTheEnd = (
  search: Search,
  candidates: readonly Candidate[],
  s: Lean,
  seat: number,
  dice: Dice,
  watch: Stopwatch,
  ended: (candidate: Candidate, world: Lean) => void,
): Trial<Candidate>[] =>
  compare(
    candidates,
    (candidate, world) => {
      const result = playCandidate(search, candidate, s, seat, world, Number.POSITIVE_INFINITY, 0);
      ended(candidate, search.world);
      return result;
    },
    dice,
    watch,
  );
