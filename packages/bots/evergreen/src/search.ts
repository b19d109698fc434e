// Which of the candidates is best: the next rounds played in the head after each of them, in the same worlds, and then the
// learned value. Far enough to see what the deal and the rivals do, near enough that the quick player does not spoil it.
import { compare, halve, type Stopwatch, type Trial } from '@sunglade/bots-engine';
import { createPicker, type Dice } from '@sunglade/core';
import { type Candidate, ENVY, type Finder } from './candidates.ts';
import { copyLean, copyPlanet, createLean, type Lean } from './lean.ts';
import { lovedPoints, type Style, type Thoroughness } from './levels.ts';
import { playRounds } from './playout.ts';
import { shuffleDeck } from './rounds.ts';
import { worthAfterRound } from './value.ts';

export interface Search {
  readonly finder: Finder;
  readonly style: Style | null;
  readonly thoroughness: Thoroughness;
  readonly world: Lean;
}

export const createSearch = (finder: Finder, style: Style | null, thoroughness: Thoroughness): Search => ({
  finder,
  style,
  thoroughness,
  world: createLean(finder.g),
});

/** Plays some rounds after a candidate in the world of this number; the world stays as it was left. */
function playCandidate(search: Search, candidate: Candidate, seat: number, number: number, rounds: number): number {
  const { finder, style, world } = search;
  const pick = createPicker(number);
  copyLean(candidate.after, world);
  copyPlanet(candidate.draft.planet, world.planets[seat]!);
  world.planets[seat]!.turn.handedIn = true;
  shuffleDeck(world, pick);
  playRounds(finder.policy, world, pick, rounds);
  let rival = 0;
  for (let other = 0; other < finder.g.seats; other++)
    if (other !== seat) rival = Math.max(rival, worthOf(search, other));
  return worthOf(search, seat) + lovedPoints(world.planets[seat]!, style) - ENVY * rival;
}

function worthOf({ finder: { g, weights, counting }, world }: Search, seat: number): number {
  const planet = world.planets[seat]!;
  return world.over ? planet.points : worthAfterRound(g, world, seat, planet, weights, counting);
}

/** `candidates` come best first. */
export function searchBest(
  search: Search,
  candidates: readonly Candidate[],
  seat: number,
  dice: Dice,
  watch: Stopwatch,
): Candidate {
  const { played, opinion, rounds } = search.thoroughness;
  const [best] = halve(
    candidates.slice(0, played),
    { worth: ({ worth }) => worth, worlds: opinion },
    (candidate, world) => playCandidate(search, candidate, seat, world, rounds),
    dice,
    watch,
  );
  return best!.turn;
}

/** The whole game after each candidate, for whoever wants to know where the points come from. */
export const compareToTheEnd = (
  search: Search,
  candidates: readonly Candidate[],
  seat: number,
  dice: Dice,
  watch: Stopwatch,
  ended: (candidate: Candidate, world: Lean) => void,
): Trial<Candidate>[] =>
  compare(
    candidates,
    (candidate, world) => {
      const result = playCandidate(search, candidate, seat, world, Number.POSITIVE_INFINITY);
      ended(candidate, search.world);
      return result;
    },
    dice,
    watch,
  );
