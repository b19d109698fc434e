// The public face: the game, and what page and bots need besides the contract.
export { countBits, lowest, spacesOf } from './bits.ts';
export { type HarmoniesRefusal, REFUSALS } from './check.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { type Content, contentOf } from './content.ts';
export { drawBoard } from './draw.ts';
export type {
  Animal,
  EditionContent,
  Landscape,
  Names,
  Pattern,
  Side,
  Spirit,
  SpiritScoring,
} from './edition.ts';
export type { HarmoniesEvent } from './events.ts';
export { type HarmoniesGame, harmonies } from './game.ts';
export { fits, type Gap, gapSpaces, gaps, type Habitat, placementsAt } from './habitats.ts';
export { brokenInvariant } from './invariants.ts';
export { type LandscapePoints, landscapePoints, spiritPoints } from './landscape.ts';
export { type HarmoniesOptions, RIVER_LOOPS, type RiverLoops } from './options.ts';
export type {
  HarmoniesOpen,
  HarmoniesOwn,
  HarmoniesParts,
  HarmoniesSecret,
  HeldCard,
  Phase,
  PlayerView,
  Space,
} from './parts.ts';
export type { HarmoniesRules } from './rules.ts';
export { animalPart, cardsOf, cardValue, sunsFor } from './score.ts';
export { COLOURS, type Colour, CUBES, FEATURES, type Feature, MASKS, STACKS, stackNumber } from './stacks.ts';
export { type HarmoniesState, type Layout, masksAt } from './state.ts';
