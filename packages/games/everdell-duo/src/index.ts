export { type AnyRefusal, REFUSALS, type Refusal, TEAM_REFUSALS } from './check.ts';
export { CLAUSES, type Clause, TEAM_CLAUSES, type TeamClause } from './clauses.ts';
export { contentOf } from './content/cache.ts';
export type { Content } from './content.ts';
export { EDITIONS, type EditionContent } from './edition.ts';
export type { Event } from './events.ts';
export { CAMPAIGN, everdellDuo, GAMES } from './game.ts';
export { heldCards } from './memory.ts';
export { type CardFact, type EventFact, HOUSE_ORIGINS, type Origin } from './origins.ts';
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
export { printStep, readStep, type StepData } from './steps.ts';
export {
  type ChapterSheet,
  carriedInto,
  createSheet,
  type Entry,
  enterMatch,
  giveUp,
  MEDALS,
  type Medal,
  matchesOf,
  maySkip,
  medalOf,
  openChapter,
  readSheet,
  type Sheet,
  skipChapter,
  totalOf,
} from './team/campaign.ts';
export { type Exchange, type Goal, type Level, NEWS_IDS, type Skunks, TEAM_DATA } from './team/content.ts';
export type { OpenTeam } from './team/parts.ts';
export { type Benefit, type CommonChoice, commonChoice, skunkLeaving } from './team/pending.ts';
export { TEAM_PHRASES, type TeamPhrase } from './team/phrases.ts';
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
  SIGNPOST_FIELD,
  SKUNK_SPACES,
  SLOT_PLACE,
  type Source,
  TYPES,
  type Zone,
} from './terms.ts';
export type { Version } from './versions.ts';
export { cardPrice, cardWorth, effectWorth, type Outlook } from './worth.ts';
