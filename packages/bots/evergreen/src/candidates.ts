// The turns that come into question: every card in reach with the turns that the beam finds for it, judged by the value of
// the planet they leave behind.
import { type Beam, createBeam, type Draft, findTurns } from './beam.ts';
import { type Counting, createCounting } from './features.ts';
import type { Ground } from './ground.ts';
import { copyLean, createLean, type Lean, NONE } from './lean.ts';
import { actQuickly, createPolicy, finishDraft, type Policy } from './policy.ts';
import { createPrices, type Prices, readPrices } from './prices.ts';
import { takeCard } from './rounds.ts';
import { type Weights, worthAfterRound } from './value.ts';

/** How much a point of the best rival counts against one's own. */
export const ENVY = 0.3;

export interface Candidate {
  /** The card to take; NONE where the seat has one. */
  readonly slot: number;
  readonly draft: Draft;
  /** The round as it will be when everybody else has acted. */
  readonly after: Lean;
  /** The final score to expect, less what a rival's is worth. */
  readonly worth: number;
  /** The seat's own part of it. */
  readonly own: number;
}

export interface Finder {
  readonly g: Ground;
  readonly weights: Weights;
  readonly beam: Beam;
  readonly policy: Policy;
  readonly prices: Prices;
  readonly counting: Counting;
}

export const createFinder = (g: Ground, weights: Weights, width: number): Finder => ({
  g,
  weights,
  beam: createBeam(g, width),
  policy: createPolicy(g, weights),
  prices: createPrices(),
  counting: createCounting(g),
});

/** Best first. */
export function findCandidates(f: Finder, s: Lean, seat: number): Candidate[] {
  const slots = s.drafting ? Array.from(s.row.keys()).filter((slot) => s.row[slot]! >= 0) : [NONE];
  const all = slots.flatMap((slot) => {
    const after = lookAhead(f, s, seat, slot);
    const rivals = bestRival(f, after, seat);
    readPrices(f.g, after, after.planets[seat]!, f.weights, f.counting, f.prices);
    return withoutTwins(findTurns(f.beam, f.prices, after.planets[seat]!)).map((draft) => {
      const own = worthAfterRound(f.g, after, seat, draft.planet, f.weights, f.counting);
      return { slot, draft, after, own, worth: own - ENVY * rivals };
    });
  });
  return all.sort((a, b) => b.worth - a.worth);
}

/** The others take their cards and act as the quick player would; who has begun a turn is left where they are. */
function lookAhead({ g, policy }: Finder, s: Lean, seat: number, slot: number): Lean {
  const after = createLean(g);
  copyLean(s, after);
  if (slot !== NONE) takeCard(g, after, slot);
  finishDraft(policy, after);
  for (const [other, planet] of after.planets.entries()) {
    if (other === seat || planet.turn.handedIn) continue;
    if (planet.turn.doing === 'nothing') actQuickly(policy, after, planet);
    planet.turn.handedIn = true;
  }
  return after;
}

function bestRival({ g, weights, counting }: Finder, after: Lean, seat: number): number {
  let best = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, worthAfterRound(g, after, other, after.planets[other]!, weights, counting));
  }
  return best;
}

/** Different ways to the same planet are one turn. */
function withoutTwins(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ planet }) => {
    const name = planet.cells.join('');
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
