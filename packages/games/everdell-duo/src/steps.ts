// One number per step, and its text. Card steps name the card, place steps the place, so a log reads without a table.
import type { Content } from './content.ts';
import { CARD_PLACE, CARDS, JOURNEY_PLACE, PLACES, RESOURCES, RIVER_PLACE, SLOT_PLACE } from './words.ts';

export const DONE = 0;
export const DECLINE = 1;
export const ACCEPT = 2;
export const PAY = 3;
export const DRAW = 4;
export const MOVE_SUN = 5;
export const MOVE_MOON = 6;
export const GAIN = 7;
export const PAY_KIND = 11;
export const TRADE = 15;
export const OPTION = 19;
export const OPTIONS_MAX = 6;
export const PLAY = OPTION + OPTIONS_MAX;
export const TAKE = PLAY + CARDS;
export const DROP = TAKE + CARDS;
export const KEEP = DROP + CARDS;
export const ACTIVATE = KEEP + CARDS;
export const COPY = ACTIVATE + CARDS;
export const WITH = COPY + CARDS;
export const TOKEN = WITH + CARDS;
export const TUCK = TOKEN + CARDS;
export const PLACE = TUCK + CARDS;
export const USE = PLACE + PLACES;
export const FROM = USE + PLACES;
export const STEP_LIMIT = FROM + PLACES;

/** `farm-1`, `river-left`, `event-3`, a card's name, `journey`. */
export const placeName = (c: Content, place: number): string =>
  place < RIVER_PLACE
    ? `farm-${place + 1}`
    : place < SLOT_PLACE
      ? place === RIVER_PLACE
        ? 'river-left'
        : 'river-right'
      : place < CARD_PLACE
        ? `event-${place - SLOT_PLACE + 1}`
        : place === JOURNEY_PLACE
          ? 'journey'
          : (c.names[place - CARD_PLACE] ?? '');

export function createNames(c: Content): {
  readonly names: readonly string[];
  readonly steps: ReadonlyMap<string, number>;
} {
  const cards = (verb: string): string[] => c.names.map((name) => `${verb} ${name}`);
  const places = (verb: string): string[] =>
    Array.from({ length: PLACES }, (_, place) => `${verb} ${placeName(c, place)}`);
  const kinds = (verb: string): string[] => RESOURCES.map((kind) => `${verb} ${kind}`);
  const names = [
    'done',
    'decline',
    'accept',
    'pay',
    'draw',
    'move sun',
    'move moon',
    ...kinds('gain'),
    ...kinds('pay'),
    ...kinds('trade'),
    ...Array.from({ length: OPTIONS_MAX }, (_, i) => `option ${i + 1}`),
    ...cards('play'),
    ...cards('take'),
    ...cards('discard'),
    ...cards('keep'),
    ...cards('activate'),
    ...cards('copy'),
    ...cards('with'),
    ...cards('token'),
    ...cards('tuck'),
    ...places('place'),
    ...places('use'),
    ...places('from'),
  ];
  return { names, steps: new Map(names.map((name, step) => [name, step])) };
}

/** Steps that name a card others may not know: told to them without the name. */
export const hidesCard = (step: number): boolean => (step >= DROP && step < ACTIVATE) || (step >= TUCK && step < PLACE);
