// What cards, events, river tiles and places are called.
import { CARD_PLACE, type Content, JOURNEY_PLACE, RIVER_PLACE, SLOT_PLACE } from '@sunglade/everdell-duo';
import { nameOfThing } from '../../../kit/screen/edition-names.ts';
import { cardOf, contentOf, eventOf, type Table } from '../table.ts';
import type { DuoWords } from './words.ts';

type At = Pick<Table, 'setup'>;

export function cardName(words: DuoWords, stand: At, card: number): string {
  const face = cardOf(contentOf(stand), card);
  return face ? nameOfThing(stand.setup.edition, face, words.lang, words.names.cards) : '';
}

export function eventName(words: DuoWords, stand: At, event: number): string {
  const tile = eventOf(contentOf(stand), event);
  return tile ? nameOfThing(stand.setup.edition, tile, words.lang, words.names.events) : '';
}

export function riverName(words: DuoWords, stand: At, tile: number): string {
  const river = contentOf(stand).edition.rivers[tile];
  return river ? nameOfThing(stand.setup.edition, river, words.lang, words.names.rivers) : '';
}

/** A place for workers as it is called: a farm, the river tile that lies there, an event, a card. */
export function placeText(words: DuoWords, stand: Table, content: Content, place: number): string {
  const { open } = stand.view;
  if (place < RIVER_PLACE) return words.farm(place + 1);
  if (place < SLOT_PLACE) return riverName(words, stand, open.river[place - RIVER_PLACE] ?? -1);
  if (place === JOURNEY_PLACE) return eventName(words, stand, content.journey);
  if (place < CARD_PLACE) {
    const event = open.slots[place - SLOT_PLACE] ?? -1;
    return event < 0 ? words.events.slot(place - SLOT_PLACE + 1) : eventName(words, stand, event);
  }
  return cardName(words, stand, place - CARD_PLACE);
}

/** A place in the log: what lies on a space of the river or on a slot changes, the line stays. */
export function spaceText(words: DuoWords, stand: Table, content: Content, place: number): string {
  if (place === RIVER_PLACE) return words.river.left;
  if (place === RIVER_PLACE + 1) return words.river.right;
  if (place >= SLOT_PLACE && place < CARD_PLACE) return words.events.slot(place - SLOT_PLACE + 1);
  return placeText(words, stand, content, place);
}
