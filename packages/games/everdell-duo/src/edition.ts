// What an edition must keep to. It is checked whole: every problem at once, and nothing breaks in the middle of a game.
import { EditionReader, isObject, type Json, type Parsed, type RawValue, shippedEdition } from '@sunglade/core';
import { readAbility } from './edition/abilities.ts';
import { readCondition } from './edition/conditions.ts';
import { readEffect } from './edition/effects.ts';
import { checkReach } from './edition/reach.ts';
import { readAmounts } from './edition/values.ts';
import house from './editions/house.json' with { type: 'json' };
import type { EditionContent } from './schema.ts';
import {
  ANIMALS,
  CARDS,
  COLORS,
  EVENTS,
  FARMS,
  LETTERS,
  PER_LETTER,
  RESOURCES,
  RIVERS,
  SEASONS,
  SLOTS,
  TYPES,
} from './terms.ts';

export type { EditionContent } from './schema.ts';

/** Never edited: stored games only name the hash. Another set is appended as another edition. */
export const EDITIONS = [
  shippedEdition('house', '05283183ad3932e59a57e53c93f88b6f884a3b549c89ab1aafa7488fde07cad0', house as Json),
] as const;

const ID = /^[a-z][a-z0-9-]{0,39}$/;
/** Names that steps use for places. */
const PLACE_NAME = /^(farm-[1-9]|river-(left|right)|event-[1-9]|journey)$/;
const MOST_POINTS = 20;
const MOST_COPIES = 4;
const HIGHEST_COST = 9;

export function checkEdition(raw: unknown, stored = false): Parsed<Json> {
  const reader = new EditionReader({ stored });
  const edition = reader.value(raw);
  if (edition.object('edition-not-object')) {
    edition.field('format').among(['everdell-duo-1'], 'edition-format');
    edition.field('id').text(ID, 'id');
    readCards(edition.field('cards'));
    readPlaces(edition.field('farms'), FARMS);
    readPlaces(edition.field('rivers'), RIVERS);
    readSlots(edition.field('slots'));
    readEvents(edition.field('events'));
    readSeasons(edition.field('seasons'));
    // Every field was looked at above, so the content is what its type says.
    if (reader.found === 0) checkReach(reader, raw as EditionContent);
  }
  return reader.parsed(() => reader.known(raw as Json));
}

const exactly = (count: number) => ({ least: count, most: count });

/** Ids are unique, and a card may not be called like a place: steps name both. */
function readIds(things: readonly RawValue[], reserved?: RegExp): void {
  const seen = new Set<unknown>();
  for (const thing of things) {
    if (!isObject(thing.raw)) continue;
    const id = thing.field('id');
    // Shown as it is, if it is there.
    thing.field('name');
    const text = id.text(ID, 'id');
    if (text !== undefined && reserved?.test(text)) id.problem('id');
    id.once(seen);
  }
}

function readCards(list: RawValue): void {
  const cards = list.list();
  if (!cards) return;
  readIds(cards, PLACE_NAME);
  let total = 0;
  for (const card of cards) {
    if (!card.object()) continue;
    card.field('type').among(TYPES);
    card.field('color').among(COLORS);
    card.field('points').whole(0, MOST_POINTS);
    const copies = card.field('copies');
    copies.whole(1, MOST_COPIES);
    total += typeof copies.raw === 'number' ? copies.raw : 1;
    readAmounts(card.field('cost'), [...RESOURCES, 'cards'], HIGHEST_COST, 0);
    readAbility(card.field('ability'), card.field('color').raw);
  }
  if (total !== CARDS) list.problem('card-count');
}

/** `die` says where a skunk goes when playing together: kept, and not yet read. */
function readPlaces(list: RawValue, count: number): void {
  const places = list.list('not-list', exactly(count)) ?? [];
  readIds(places);
  for (const place of places) {
    if (!place.object()) continue;
    place.field('die');
    readEffect(place.field('effect'), 'place');
  }
}

function readSlots(list: RawValue): void {
  for (const [i, slot] of (list.list('not-list', exactly(SLOTS)) ?? []).entries()) {
    if (!slot.object()) continue;
    slot.field('slot').among([i + 1], 'slot-number');
    slot.field('die');
    readEffect(slot.field('reward'), 'place');
  }
}

function readEvents(list: RawValue): void {
  const events = list.list('not-list', exactly(EVENTS));
  if (!events) return;
  readIds(events);
  const letters = new Map<unknown, number>();
  let journeys = 0;
  for (const event of events) {
    if (!event.object()) continue;
    const letter = event.field('letter');
    letters.set(letter.raw, (letters.get(letter.raw) ?? 0) + 1);
    if (letter.raw !== null) letter.among(LETTERS);
    event.field('points').whole(0, MOST_POINTS);
    const condition = event.field('condition');
    if (condition.field('kind').raw === 'journey') {
      journeys++;
      if (letter.raw !== null) letter.problem('journey-letter');
    }
    readCondition(condition);
  }
  for (const letter of LETTERS) if (letters.get(letter) !== PER_LETTER) list.field(letter).problem('letter-count');
  if (letters.get(null) !== 2 || journeys !== 1) list.problem('journey-count');
}

function readSeasons(seasons: RawValue): void {
  const tiles = seasons.field('competitive');
  if (!seasons.object() || !tiles.object()) return;
  for (const season of SEASONS) {
    const tile = tiles.field(season);
    if (!tile.object()) continue;
    tile.field('first').among(ANIMALS);
    tile.field('replaceRiver').boolean();
    for (const animal of ANIMALS) {
      for (const effect of tile.field(animal).list() ?? []) readEffect(effect, 'season');
    }
  }
}
