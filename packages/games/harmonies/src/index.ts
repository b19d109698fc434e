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
  Pattern,
  Side,
  Spirit,
  SpiritScoring,
} from './edition.ts';
export { EDITIONS } from './editions.ts';
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
export {
  BLUE,
  BUILDING,
  COLOURS,
  type Colour,
  CUBES,
  EMPTY,
  FEATURES,
  type Feature,
  FIELD,
  MASKS,
  MOUNTAIN,
  nearly,
  openFor,
  STACKS,
  showing,
  stackNumber,
  stackWith,
  TREE,
  topped,
  WATER,
} from './stacks.ts';
// Where things are in a state, for evaluators that must not allocate.
export {
  CARD_TAKEN,
  CENTRAL,
  DISPLAY,
  DONE_COUNT,
  FINAL,
  HAND,
  type HarmoniesState,
  HELD,
  HELD_COUNT,
  HELD_LIMIT,
  KEPT,
  type Layout,
  MOVER,
  masksAt,
  PHASE,
  PHASE_OVER,
  PHASE_SPIRIT,
  PHASE_SWAP,
  PHASE_TURN,
  POUCH,
  seatAt,
  TOKENS_PER_SPACE,
  TOOK,
  TURNS,
} from './state.ts';
export type { Steps } from './steps.ts';
