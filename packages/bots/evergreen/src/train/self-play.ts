// Games against oneself from which the value is learned: each with a taste of its own, so that all kinds of planets come up.
import { type Beam, createBeam, findTurns } from '../beam.ts';
import { createCounting, FEATURES } from '../features.ts';
import { type Ground, ROUND_COUNT } from '../ground.ts';
import { copyLean, copyPlanet, createLean, createPlanet, type Lean } from '../lean.ts';
import { actQuickly, chooseSlot, createPolicy, finishDraft } from '../policy.ts';
import { createPrices, readPrices } from '../prices.ts';
import { drafterNow, endRound, type Pick, roundOfGame, takeCard } from '../rounds.ts';
import { countAfterRound, type Weights, worthAfterRound } from '../value.ts';
import { addSample, createSums, type Sums } from './ridge.ts';

export interface Manner {
  /** How much the weights differ from game to game. */
  readonly spread: number;
  /** One card in so many is taken at random. */
  readonly stray: number;
  /** Width of the beam; 0 for the quick player. */
  readonly width: number;
}

export interface SelfPlay {
  /** One per round but the last. */
  readonly sums: readonly Sums[];
  play(start: Lean, pick: Pick): void;
}

const bell = (pick: Pick): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += pick(1 << 20) / (1 << 20);
  return sum;
};

export function createSelfPlay(g: Ground, weights: Weights, { spread, stray, width }: Manner): SelfPlay {
  const own = weights.slice();
  const policy = createPolicy(g, own);
  const counting = createCounting(g);
  const sums = Array.from({ length: ROUND_COUNT - 1 }, () => createSums(FEATURES));
  const act = width > 0 ? createThinker(g, createBeam(g, width), own) : null;

  const changeTaste = (pick: Pick): void => {
    const factors = Float64Array.from({ length: FEATURES }, () => Math.exp(spread * bell(pick)));
    for (let i = 0; i < own.length; i++) own[i] = weights[i]! * factors[i % FEATURES]!;
  };

  const draft = (s: Lean, pick: Pick): void => {
    while (s.drafting) {
      const drafter = drafterNow(g, s);
      if (drafter < g.seats && pick(stray) === 0) {
        const slots = Array.from(s.row.keys()).filter((slot) => s.row[slot]! >= 0);
        takeCard(g, s, slots[pick(slots.length)]!);
      } else if (drafter < g.seats && act) act.draft(policy, s, drafter);
      else takeCard(g, s, chooseSlot(policy, s));
    }
  };

  return {
    sums,
    play(s, pick) {
      changeTaste(pick);
      const seen: { round: number; seat: number; points: number; features: Float64Array }[] = [];
      while (!s.over) {
        draft(s, pick);
        for (const planet of s.planets) {
          if (act) act.turn(s, planet === s.planets[0] ? 0 : s.planets.indexOf(planet));
          else actQuickly(policy, s, planet);
        }
        const round = roundOfGame(s);
        for (let seat = 0; round < ROUND_COUNT - 1 && seat < g.seats; seat++) {
          const points = countAfterRound(g, s, seat, s.planets[seat]!, counting);
          seen.push({ round, seat, points, features: counting.features.slice() });
        }
        endRound(g, s, pick);
      }
      for (const { round, seat, points, features } of seen)
        addSample(sums[round]!, features, s.planets[seat]!.points - points);
    },
  };
}

/** Plays by the best turn that the beam finds, without search. */
function createThinker(g: Ground, beam: Beam, weights: Weights) {
  const prices = createPrices();
  const counting = createCounting(g);
  const after = createLean(g);
  const kept = createPlanet(g);
  const bestTurn = (s: Lean, seat: number): number => {
    readPrices(g, s, s.planets[seat]!, weights, counting, prices);
    let most = Number.NEGATIVE_INFINITY;
    for (const { planet } of findTurns(beam, prices, s.planets[seat]!)) {
      const worth = worthAfterRound(g, s, seat, planet, weights, counting);
      if (worth <= most) continue;
      most = worth;
      copyPlanet(planet, kept);
    }
    return most;
  };
  return {
    draft(policy: ReturnType<typeof createPolicy>, s: Lean, seat: number): void {
      let best = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let slot = 0; slot < g.rowSize; slot++) {
        if (s.row[slot]! < 0) continue;
        copyLean(s, after);
        takeCard(g, after, slot);
        finishDraft(policy, after);
        const worth = bestTurn(after, seat);
        if (worth <= most) continue;
        most = worth;
        best = slot;
      }
      takeCard(g, s, best);
    },
    turn(s: Lean, seat: number): void {
      bestTurn(s, seat);
      copyPlanet(kept, s.planets[seat]!);
    },
  };
}
