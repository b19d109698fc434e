// What things are called: by the words of the language, else by the edition itself, else by their id made readable.
import { CARD_PLACE, type Content, JOURNEY_PLACE, RIVER_PLACE, SLOT_PLACE } from '@sunglade/everdell-duo';
import { cardOf, eventOf, type Table } from '../table.ts';
import type { DuoWords } from './words.ts';

/** An edition of one's own may bring names. */
type Named = { readonly id: string; readonly name?: unknown };

function given({ id, name }: Named, lang: string): string {
  const known =
    typeof name === 'object' && name !== null ? (name as Readonly<Record<string, unknown>>)[lang] : undefined;
  if (typeof known === 'string') return known;
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const called = (words: DuoWords, known: Readonly<Record<string, string>>, one: Named): string =>
  known[one.id] ?? given(one, words.lang);

export function cardName(words: DuoWords, content: Content, card: number): string {
  const face = cardOf(content, card);
  return face ? called(words, words.names.cards, face) : '';
}

export function eventName(words: DuoWords, content: Content, event: number): string {
  const tile = eventOf(content, event);
  return tile ? called(words, words.names.events, tile) : '';
}

export function riverName(words: DuoWords, content: Content, tile: number): string {
  const river = content.edition.rivers[tile];
  return river ? called(words, words.names.rivers, river) : '';
}

/** A place for workers as it is called: a farm, the river tile that lies there, an event, a card. */
export function placeText(words: DuoWords, stand: Table, content: Content, place: number): string {
  const { open } = stand.view;
  if (place < RIVER_PLACE) return words.farm(place + 1);
  if (place < SLOT_PLACE) return riverName(words, content, open.river[place - RIVER_PLACE] ?? -1);
  if (place === JOURNEY_PLACE) return eventName(words, content, content.journey);
  if (place < CARD_PLACE) {
    const event = open.slots[place - SLOT_PLACE] ?? -1;
    return event < 0 ? words.events.slot(place - SLOT_PLACE + 1) : eventName(words, content, event);
  }
  return cardName(words, content, place - CARD_PLACE);
}

/** A place in the log: what lies on a space of the river or on a slot changes, the line stays. */
export function spaceText(words: DuoWords, stand: Table, content: Content, place: number): string {
  if (place === RIVER_PLACE) return words.river.left;
  if (place === RIVER_PLACE + 1) return words.river.right;
  if (place >= SLOT_PLACE && place < CARD_PLACE) return words.events.slot(place - SLOT_PLACE + 1);
  return placeText(words, stand, content, place);
}

/** The number of a place by the name that steps use. */
export function placeNumber(content: Content, name: string): number {
  const [kind, which = ''] = name.split('-');
  if (kind === 'farm' && /^\d$/.test(which)) return Number(which) - 1;
  if (name === 'river-left') return RIVER_PLACE;
  if (name === 'river-right') return RIVER_PLACE + 1;
  if (kind === 'event' && /^\d$/.test(which)) return SLOT_PLACE + Number(which) - 1;
  if (name === 'journey') return JOURNEY_PLACE;
  const card = content.names.indexOf(name);
  return card < 0 ? -1 : CARD_PLACE + card;
}
