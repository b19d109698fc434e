export { REFUSALS, type Refusal } from './check.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { type Content, readContent } from './content.ts';
export type { EditionCard, EditionContent } from './edition.ts';
export { type Drafter, type Event, OPPONENT_REASONS, type OpponentReason } from './events.ts';
export type { ForestMap } from './forest.ts';
export { evergreen, GAMES } from './game.ts';
export type { LightMap } from './light.ts';
export type { Options } from './options.ts';
export type { Open, Own, TurnView } from './parts.ts';
export type { Planet } from './planet.ts';
export { biggestForest, type LeftoverPreview, leftoverPreview, lightFor } from './preview.ts';
export { printStep, readStep, type StepData } from './steps.ts';
export {
  ACTIONS,
  type Action,
  BIOMES,
  type Biome,
  type CardBiome,
  EFFECTS_OF,
  type Piece,
  POWERS,
  type Power,
  ROUNDS_OF,
  SEASONS,
  type Season,
  TITLES,
  type Title,
  titleOf,
} from './terms.ts';
