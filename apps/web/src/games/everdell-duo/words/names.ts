// What cards, events, river tiles and places are called.
import {
  CARD_PLACE,
  type Content,
  JOURNEY_PLACE,
  type Resource,
  RIVER_PLACE,
  SKUNK_SPACES,
  SLOT_PLACE,
} from '@sunglade/everdell-duo';
import { nameOfThing } from '../../../kit/screen/edition-names.ts';
import { cardOf, contentOf, eventOf, isRiver, isSlot, type Table } from '../table.ts';
import type { DuoWords } from './words.ts';

type At = Pick<Table, 'setup'>;

export function cardName(words: DuoWords, position: At, card: number): string {
  const face = cardOf(contentOf(position), card);
  return face ? nameOfThing(position.setup.edition, face, words.lang, words.names.cards) : '';
}

export function eventName(words: DuoWords, position: At, event: number): string {
  const tile = eventOf(contentOf(position), event);
  return tile ? nameOfThing(position.setup.edition, tile, words.lang, words.names.events) : '';
}

export function riverName(words: DuoWords, position: At, tile: number): string {
  const river = contentOf(position).edition.rivers[tile];
  return river ? nameOfThing(position.setup.edition, river, words.lang, words.names.rivers) : '';
}

/** A place for workers as it is called: a farm, the river tile that lies there, an event, a card. */
export function placeText(words: DuoWords, position: Table, content: Content, place: number): string {
  const { open } = position.view;
  if (place < RIVER_PLACE) return words.farm(place + 1);
  if (place < SLOT_PLACE) return riverName(words, position, open.river[place - RIVER_PLACE] ?? -1);
  if (place === JOURNEY_PLACE) return eventName(words, position, content.journey);
  if (place < CARD_PLACE) {
    const event = open.slots[place - SLOT_PLACE] ?? -1;
    return event < 0 ? words.events.slot(place - SLOT_PLACE + 1) : eventName(words, position, event);
  }
  return cardName(words, position, place - CARD_PLACE);
}

/** A resource or an occupied token with its number. */
export const thingText = (words: DuoWords, thing: Resource | 'token', count: number): string =>
  thing === 'token' ? words.countedTokens(count) : words.counted(thing, count);

/** A space where skunks stand: an event slot, a field of the path, or a place. */
export function spaceText(words: DuoWords, position: Table, space: string): string {
  const { spaces } = words.team;
  const at = SKUNK_SPACES.findIndex((one) => one === space);
  const number = Number(space.slice(-1));
  if (at < SPACES_AN_AREA) return spaces.event(number);
  if (at < 2 * SPACES_AN_AREA) return spaces.path(number + 1);
  const content = contentOf(position);
  return placeText(words, position, content, content.placeNames.indexOf(space));
}

const SPACES_AN_AREA = 6;

/** A place in the log: `river` are the tiles that lay there then, slots are named by their number. */
export function loggedPlace(
  words: DuoWords,
  position: Table,
  content: Content,
  place: number,
  river: readonly number[],
): string {
  if (isRiver(place)) return riverName(words, position, river[place - RIVER_PLACE] ?? -1);
  if (isSlot(place)) return words.events.slot(place - SLOT_PLACE + 1);
  return placeText(words, position, content, place);
}
