import type { AnyRules, Seed, Step, StepBuffer } from './contract.ts';
import { firstSeat, NOBODY } from './seats.ts';

/** A fast generator for choosing among legal steps. Only for playouts: it decides nothing inside the rules. */
export function createPicker(seed: number): (n: number) => number {
  let x = (seed ^ 0x9e3779b9) | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x & 0x7fffffff) % n;
  };
}

/** Plays random legal steps until the game is over; returns how many. */
export function playRandomly(rules: AnyRules, state: unknown, pick: (n: number) => number, buffer: StepBuffer): number {
  for (let steps = 0; ; steps++) {
    const acting = rules.acting(state);
    if (acting === NOBODY) return steps;
    if (steps > rules.maxSteps) throw new Error(`more than ${rules.maxSteps} steps`);
    const seat = firstSeat(acting);
    rules.legal(state, seat, buffer);
    if (buffer.length === 0) throw new Error(`seat ${seat} must act and has no legal step`);
    rules.apply(state, seat, buffer.steps[pick(buffer.length)] as Step);
  }
}

/** A new game played to its end at random. */
export function randomGame(rules: AnyRules, seed: Seed, pick: (n: number) => number, buffer: StepBuffer): unknown {
  const state = rules.create(seed);
  playRandomly(rules, state, pick, buffer);
  return state;
}
