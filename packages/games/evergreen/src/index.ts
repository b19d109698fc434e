export { REFUSALS, type RefusalCode } from './check.ts';
export { CLAUSES, type Clause } from './clauses.ts';
export { type Content, contentOf } from './content.ts';
export { checkEdition, type EditionCard, type EditionContent, type Ground } from './edition.ts';
export * from './events.ts';
export { evergreen } from './game.ts';
export { ARIDITY_TARGETS, type AridityTarget, OPTIONS, type Options } from './options.ts';
export type { PositionScore } from './position.ts';
export * from './preview.ts';
export type { EvergreenRules } from './rules.ts';
export type { ForestMap, LightMap } from './score.ts';
export type { State } from './state.ts';
export {
  ACTIONS,
  type Action,
  BIOMES,
  type Biome,
  CARD_BIOMES,
  type CardBiome,
  PIECES,
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
export type { EvergreenParts, Open, Planet, PlayerView, Secret, TurnView, ZoneCard } from './view.ts';
