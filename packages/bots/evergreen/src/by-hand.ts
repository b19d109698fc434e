// A value by common sense: what the learned one begins with, and how the gentle levels see the game.
import { COUNT, FEATURES, FIRST, FOREST, ICONS, LEVELS, LIGHT } from './features.ts';
import { BIG_TREE, POWER_COUNT, ROUND_COUNT, ROUNDS_BEFORE, SEASON_COUNT, SMALL_TREE, SPROUT } from './ground.ts';
import { WEIGHTS_LENGTH, type Weights } from './value.ts';

export function weightsByHand(): Weights {
  const weights = new Float64Array(WEIGHTS_LENGTH);
  for (let round = 0; round < ROUND_COUNT - 1; round++) {
    const at = round * FEATURES;
    const next = SEASON_COUNT - ROUNDS_BEFORE.filter((before) => before > round + 1).length - 1;
    const seasons = SEASON_COUNT - next;
    const left = ROUND_COUNT - 1 - round;
    for (let season = 0; season < seasons; season++) weights[at + LIGHT + season] = 0.9;
    weights[at + FOREST] = 0.88 * seasons;
    // A tree takes time to grow: what is not yet big counts for as much as there is time.
    const time = left / ROUND_COUNT;
    weights[at + COUNT] = 3 * time;
    weights[at + COUNT + 1] = 3.5 * time;
    weights[at + COUNT + 2] = 2 + 2 * time;
    weights[at + ICONS + SPROUT] = 0.3 * Math.min(1, left / 4);
    weights[at + ICONS + SMALL_TREE] = 0.6 * Math.min(1, left / 3);
    weights[at + ICONS + BIG_TREE] = 1;
    for (let power = 0; power < POWER_COUNT; power++) weights[at + LEVELS + power] = 2.5 * time;
    weights[at + FIRST] = 0.5;
  }
  return weights;
}
