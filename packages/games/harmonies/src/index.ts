export { REFUSALS, type Refusal } from './check.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { type Content, readContent } from './content.ts';
export { countedSpaces } from './counted.ts';
export {
  type Animal,
  EDITIONS,
  type EditionContent,
  type Pattern,
  type Spirit,
  type SpiritScoring,
} from './edition.ts';
export type { Event } from './events.ts';
export { GAMES, harmonies } from './game.ts';
export { fits, gapSpaces, gaps, placementsAt } from './habitats.ts';
export type { Options } from './options.ts';
export type { Open, Own, PlayerView, Space } from './parts.ts';
export { sunsFor } from './score.ts';
export { BOARD_SIZE, CUBES, STACKS, showing, stackNumber, stackWith } from './stacks.ts';
export type { State } from './state.ts';
export { printStep, readStep, type StepData } from './steps.ts';
export { COLOURS, type Colour, FEATURES, type Feature, type Side } from './terms.ts';
export type { Version } from './versions.ts';
