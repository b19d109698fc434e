// The words and numbers of the game; the order of a list is the numbering used in tables, states and steps.
export const SEATS = { min: 2, max: 2 } as const;

export const RESOURCES = ['twig', 'resin', 'pebble', 'berry'] as const;
export type Resource = (typeof RESOURCES)[number];
export const COLORS = ['green', 'brown', 'red', 'purple', 'blue'] as const;
export type Color = (typeof COLORS)[number];
export const TYPES = ['construction', 'critter'] as const;
export type CardType = (typeof TYPES)[number];
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];
export const ANIMALS = ['hare', 'tortoise'] as const;
export const ZONES = ['farm', 'river', 'event', 'destination', 'ownWorkerLocations'] as const;
export type Zone = (typeof ZONES)[number];
export const SOURCES = ['hand', 'meadow', 'meadowAdjacent'] as const;
export type Source = (typeof SOURCES)[number];
export const WHOSE = ['own', 'other', 'any'] as const;
export type Whose = (typeof WHOSE)[number];
export const TRIGGERS = [
  'youPlay',
  'otherPlays',
  'youPlaceWorker',
  'youCompleteEvent',
  'drawAction',
  'seasonStart',
  'seasonEnd',
  'destinationVisit',
] as const;
export type TriggerOn = (typeof TRIGGERS)[number];
export const COUNTS = [
  'city',
  'hand',
  'resources',
  'resourceKinds',
  'events',
  'pointTokens',
  'occupiedConstructions',
  'colorsWithAtLeast',
  'colorsWithBothTypes',
  'colorSets',
] as const;
export type CountOf = (typeof COUNTS)[number];
/** What a cost inside an effect may name; a card's own cost knows only the resources and `cards`. */
export const COSTS = [...RESOURCES, 'any', 'cards', 'points', 'occupied', 'charge', 'tuck'] as const;
export type CostKind = (typeof COSTS)[number];
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export const OPS = [
  'gain',
  'gainAny',
  'points',
  'occupied',
  'draw',
  'take',
  'look',
  'seq',
  'choose',
  'exchange',
  'exchangeDistinct',
  'forEach',
  'playCard',
  'useLocation',
  'placeWorker',
  'moveWorker',
  'recallWorker',
  'activate',
  'copy',
  'charge',
  'production',
] as const;
export type Op = (typeof OPS)[number];

/** Ops that only good news have: numbered after the others. */
export const TEAM_OPS = [
  'discardPile',
  'lookOn',
  'moveSkunk',
  'removeSkunk',
  'moveMarker',
  'refreshMeadow',
  'relaxEvent',
  'replaceEvent',
] as const;
export type TeamOp = (typeof TEAM_OPS)[number];

/** How many of each the box holds. */
export const CARDS = 80;
export const FARMS = 4;
export const RIVERS = 20;
export const SLOTS = 6;
export const PER_LETTER = 6;
export const EVENTS = LETTERS.length * PER_LETTER + 2;
export const MEADOW = 12;
export const COLUMNS = 6;
/** The last field of the path: a marker there cannot move. */
export const LAST_FIELD = 6;
export const WORKERS = 3;
export const GOOD_NEWS = 25;
/** The most entries on the team's side of a season tile. */
export const MOST_BENEFITS = 4;
/** The field of the path that never has a skunk and, in some chapters, opens the exchange. */
export const SIGNPOST_FIELD = 3;
/** Where the numbers of a die send a skunk, area by area: event slots, fields of the path, river and farms. */
export const AREA = 6;
export const SKUNK_FIELDS = [0, 1, 2, 4, 5, 6] as const;
export const SKUNK_SPACES = [
  'event-1',
  'event-2',
  'event-3',
  'event-4',
  'event-5',
  'event-6',
  'path-0',
  'path-1',
  'path-2',
  'path-4',
  'path-5',
  'path-6',
  'river-left',
  'river-right',
  'farm-1',
  'farm-2',
  'farm-3',
  'farm-4',
] as const;
export const TURNS_A_SEASON = 12;

/** How many options a choice may have. */
export const MOST_OPTIONS = 6;

/** Places for a worker by number: 4 farms, 2 river spaces, 6 event slots, then every card, then the Journey. */
const FARM_PLACE = 0;
export const RIVER_PLACE = FARM_PLACE + FARMS;
export const SLOT_PLACE = RIVER_PLACE + 2;
export const CARD_PLACE = SLOT_PLACE + SLOTS;
export const JOURNEY_PLACE = CARD_PLACE + CARDS;
export const PLACES = JOURNEY_PLACE + 1;
/** What steps call the places that are no cards, in the order of their numbers. */
export const BOARD_PLACES = [
  'farm-1',
  'farm-2',
  'farm-3',
  'farm-4',
  'river-left',
  'river-right',
  'event-1',
  'event-2',
  'event-3',
  'event-4',
  'event-5',
  'event-6',
] as const;
/** The source of a season tile's benefit. */
export const NO_PLACE = -1;
