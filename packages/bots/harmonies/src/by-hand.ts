// A value by common sense: what the learned one begins with, and how the gentle levels see the game.
import {
  CUBE_RANKS,
  FEATURES,
  HELD,
  LONE_ROOM,
  NEAR_BUILDINGS,
  NEXT,
  OPEN_FIELDS,
  OPEN_MOUNTAINS,
  OPEN_STACKS,
  ROOM,
  SPIRIT_PAYS,
  STEPS,
  WATER_ENDS,
} from './features.ts';
import { KNOTS, WEIGHTS_LENGTH, type Weights } from './value.ts';

/** How much a cube that lacks one token counts, and how much less each further token and each later cube. */
const ONE_LACKING = 0.5;
const FURTHER = 0.41;
const LATER = 0.67;
/** What single tokens that can grow are worth: gray, brown, red, two gray, two brown. */
const STUBS: readonly number[] = [0.7, 1.7, 1, 1.5, 4.2];

/** `foresight` is how much of what is not there yet is seen, from 0 to 1. */
export function weightsByHand(foresight: number): Weights {
  const weights = new Float64Array(WEIGHTS_LENGTH);
  for (const [row, left] of KNOTS.entries()) {
    const at = row * FEATURES;
    const time = Math.min(1, left / 3) * foresight;
    for (let rank = 0; rank < CUBE_RANKS; rank++) {
      for (let lacks = 0; lacks < STEPS; lacks++) {
        const chance = lacks === 0 ? 0.95 : ONE_LACKING * FURTHER ** (lacks - 1) * time;
        weights[at + NEXT + rank * STEPS + lacks] = chance * (lacks === 0 ? 1 : LATER ** rank);
      }
    }
    weights[at + SPIRIT_PAYS] = 0.95;
    for (let lacks = 1; lacks < STEPS; lacks++) weights[at + SPIRIT_PAYS + lacks] = 0.8 * 0.7 ** lacks * time;
    for (const [i, worth] of STUBS.entries()) weights[at + OPEN_STACKS + i] = worth * time;
    weights[at + ROOM] = 2.5 * foresight;
    weights[at + LONE_ROOM] = -0.5 * foresight;
    weights[at + OPEN_FIELDS] = 1.8 * time;
    weights[at + OPEN_MOUNTAINS] = 0.6 * time;
    weights[at + NEAR_BUILDINGS] = 2 * time;
    weights[at + WATER_ENDS] = 0.3 * time;
    weights[at + HELD] = 0.8 * time;
  }
  return weights;
}
