export { type AnyRefusal, REFUSALS, type Refusal, TEAM_REFUSALS } from './check.ts';
export { CLAUSES, type Clause, TEAM_CLAUSES, type TeamClause } from './clauses.ts';
export { contentOf } from './content/cache.ts';
export type { Content } from './content.ts';
export { EDITIONS, type EditionContent } from './edition.ts';
export type { Event, TeamEvent } from './events.ts';
export { everdellDuo, GAMES, teamGame } from './game.ts';
export { heldCards } from './memory.ts';
export type { CityCard, Open, Own } from './parts.ts';
export type {
  Ability,
  CardJson,
  Condition,
  Cost,
  Count,
  Discount,
  Effect,
  EventJson,
  Filter,
  Score,
  Trigger,
} from './schema.ts';
export { printStep, printTeamStep, readStep, readTeamStep, type StepData, type TeamStepData } from './steps.ts';
export { NEWS_IDS, TEAM_DATA } from './team/content.ts';
export type { OpenTeam } from './team/parts.ts';
export {
  BOARD_PLACES,
  CARD_PLACE,
  type CardType,
  COLORS,
  COLUMNS,
  type Color,
  JOURNEY_PLACE,
  LAST_FIELD,
  OPS,
  type Op,
  RESOURCES,
  type Resource,
  RIVER_PLACE,
  SEASONS,
  type Season,
  SKUNK_SPACES,
  SLOT_PLACE,
  type Source,
  TYPES,
  type Zone,
} from './terms.ts';
export type { Version } from './versions.ts';
