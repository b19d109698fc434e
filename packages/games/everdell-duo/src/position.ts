// `cli score`: a city and what belongs to it, given by hand.
import { EditionReader, type Json, type Parsed, type RawValue } from '@sunglade/core';
import { buildCard } from './apply/cards.ts';
import { EDITIONS } from './edition.ts';
import { pointsOf } from './score.ts';
import { emptyTable } from './state/create.ts';
import { EVENTS_DONE, HAND_SIZE, POINTS } from './state/layout.ts';
import { type Bound, createBound } from './state.ts';
import { RESOURCES, SEATS } from './terms.ts';

const MOST = 999;

/** One position or a list of them; every problem at once. */
export function scorePosition(raw: unknown): Parsed<Json> {
  const options = { mode: 'competitive', hare: 'first', askEveryGain: false } as const;
  const b = createBound({ seats: SEATS.min, options, edition: EDITIONS[0] }, 1);
  const reader = new EditionReader();
  const whole = reader.value(raw);
  const scores = Array.isArray(raw) ? (whole.list() ?? []).map((one) => scoreOne(b, one)) : scoreOne(b, whole);
  return reader.parsed(() => scores);
}

function scoreOne(b: Bound, position: RawValue): Json {
  if (!position.object()) return null;
  position.only(['city', 'tokens', 'resources', 'hand', 'events']);
  const s = emptyTable();
  for (const card of readNames(position.field('city'), b.content.names, 'card')) buildCard(b, s, 0, card);
  const ids = b.content.events.map((event) => event.id);
  const done = readNames(position.field('events'), ids, 'event');
  for (const event of done) s.eventBy[event] = 1;
  s.town[EVENTS_DONE] = done.length;
  s.town[POINTS] = readAmount(position.field('tokens'));
  s.purse[HAND_SIZE] = readAmount(position.field('hand'));
  for (const [kind, amount] of position.field('resources').or({}).entries() ?? []) {
    const resource = RESOURCES.findIndex((one) => one === kind);
    if (resource < 0) amount.problem('resource-unknown');
    else s.purse[resource] = readAmount(amount);
  }
  const { cards, prosperity, tokens, events } = pointsOf(b, s, 0);
  return { cards, prosperity, tokens, events, total: cards + prosperity + tokens + events };
}

const readAmount = (amount: RawValue): number => (amount.given ? (amount.whole(0, MOST) ?? 0) : 0);

/** A list of names, each of which may appear once, as their numbers. */
function readNames(list: RawValue, names: readonly string[], what: string): number[] {
  const found = new Set<number>();
  for (const name of list.or([]).list() ?? []) {
    const index = names.indexOf(String(name.raw));
    if (index < 0) name.problem(`${what}-unknown`);
    else if (found.has(index)) name.problem(`${what}-twice`);
    else found.add(index);
  }
  return [...found];
}
