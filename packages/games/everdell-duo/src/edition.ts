// Checks an edition before it is used: all problems at once, each with its path, so that nothing crashes later.
import { isObject, type Json, joinPath, type Parsed, type Problem, shippedEdition } from '@sunglade/core';
import { readAbility, readCondition, readEffect } from './edition/effects.ts';
import { checkReach } from './edition/reach.ts';
import { Reader } from './edition/reader.ts';
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
const MAX_COPIES = 4;

type Raw = Readonly<Record<string, unknown>>;

export function checkEdition(raw: unknown): Parsed<Json> {
  if (!isObject(raw)) return { ok: false, problems: [{ code: 'edition-not-object', path: '' }] };
  const problems: Problem[] = [];
  const r = new Reader(problems);
  if (raw.format !== 'everdell-duo-1') r.problem('edition-format', 'format');
  if (typeof raw.id !== 'string' || !ID.test(raw.id)) r.problem('id', 'id');
  readCards(r, raw.cards);
  readPlaces(r, raw.farms, 'farms', FARMS);
  readPlaces(r, raw.rivers, 'rivers', RIVERS);
  r.list(raw.slots, 'slots', SLOTS).forEach((slot, i) => {
    const path = `slots[${i}]`;
    const one = r.object(slot, path);
    if (!one) return;
    if (one.slot !== i + 1) r.problem('slot-number', joinPath(path, 'slot'));
    readEffect(r, one.reward, joinPath(path, 'reward'), 'place');
  });
  readEvents(r, raw.events);
  readSeasons(r, raw.seasons);
  if (problems.length === 0) problems.push(...checkReach(raw as unknown as EditionContent));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: raw as Json };
}

/** Ids are unique, and a card may not be called like a place: steps name both. */
function readIds(r: Reader, list: readonly unknown[], path: string): void {
  const seen = new Set<unknown>();
  list.forEach((one, i) => {
    if (!isObject(one)) return;
    const at = `${path}[${i}].id`;
    const { id } = one;
    if (typeof id !== 'string' || !ID.test(id) || (path === 'cards' && PLACE_NAME.test(id))) r.problem('id', at);
    if (seen.has(id)) r.problem('id-twice', at);
    seen.add(id);
  });
}

function readCards(r: Reader, raw: unknown): void {
  const cards = r.list(raw, 'cards');
  readIds(r, cards, 'cards');
  let total = 0;
  cards.forEach((card, i) => {
    const path = `cards[${i}]`;
    const one = r.object(card, path);
    if (!one) return;
    r.among(one.type, TYPES, joinPath(path, 'type'));
    r.among(one.color, COLORS, joinPath(path, 'color'));
    r.number(one.points, 0, 20, joinPath(path, 'points'));
    r.number(one.copies, 1, MAX_COPIES, joinPath(path, 'copies'));
    total += typeof one.copies === 'number' ? one.copies : 1;
    r.amounts(one.cost, [...RESOURCES, 'cards'], 9, joinPath(path, 'cost'));
    readAbility(r, one.ability, one.color, joinPath(path, 'ability'));
  });
  if (Array.isArray(raw) && total !== CARDS) r.problem('card-count', 'cards');
}

function readPlaces(r: Reader, raw: unknown, path: string, count: number): void {
  const places = r.list(raw, path, count);
  readIds(r, places, path);
  places.forEach((place, i) => {
    const one = r.object(place, `${path}[${i}]`);
    if (one) readEffect(r, one.effect, `${path}[${i}].effect`, 'place');
  });
}

function readEvents(r: Reader, raw: unknown): void {
  const events = r.list(raw, 'events', EVENTS);
  readIds(r, events, 'events');
  const letters = new Map<unknown, number>();
  let journeys = 0;
  events.forEach((event, i) => {
    const path = `events[${i}]`;
    const one = r.object(event, path);
    if (!one) return;
    letters.set(one.letter, (letters.get(one.letter) ?? 0) + 1);
    if (one.letter !== null) r.among(one.letter, LETTERS, joinPath(path, 'letter'));
    r.number(one.points, 0, 20, joinPath(path, 'points'));
    const journey = isObject(one.condition) && one.condition.kind === 'journey';
    if (journey) journeys++;
    if (journey && one.letter !== null) r.problem('journey-letter', joinPath(path, 'letter'));
    readCondition(r, one.condition, joinPath(path, 'condition'), true);
  });
  if (!Array.isArray(raw)) return;
  for (const letter of LETTERS) if (letters.get(letter) !== PER_LETTER) r.problem('letter-count', `events.${letter}`);
  if (letters.get(null) !== 2 || journeys !== 1) r.problem('journey-count', 'events');
}

function readSeasons(r: Reader, raw: unknown): void {
  const seasons = r.object(raw, 'seasons');
  const tiles = seasons && r.object(seasons.competitive, 'seasons.competitive');
  if (!tiles) return;
  for (const season of SEASONS) {
    const path = `seasons.competitive.${season}`;
    const tile: Raw | null = r.object(tiles[season], path);
    if (!tile) continue;
    r.among(tile.first, ANIMALS, joinPath(path, 'first'));
    if (typeof tile.replaceRiver !== 'boolean') r.problem('boolean', joinPath(path, 'replaceRiver'));
    for (const animal of ANIMALS) {
      const at = joinPath(path, animal);
      r.list(tile[animal], at).forEach((effect, i) => {
        readEffect(r, effect, `${at}[${i}]`, 'season');
      });
    }
  }
}
