// `cli score everdell-duo`: a city and what belongs to it, given by hand.
import { isObject, type Json, joinPath, type Parsed, type Problem } from '@sunglade/core';
import { buildCard } from './apply/cards.ts';
import type { Content } from './content.ts';
import { emptyState } from './create.ts';
import { pointsOf } from './score.ts';
import { EVENTS_DONE, HAND_SIZE, POINTS, type State } from './state.ts';
import { RESOURCES } from './words.ts';

const FIELDS = ['city', 'tokens', 'resources', 'hand', 'events'];
const MOST = 999;

const amount = (raw: unknown, path: string, problems: Problem[]): number => {
  if (raw === undefined) return 0;
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= MOST) return raw;
  problems.push({ code: 'number', path });
  return 0;
};

/** Reads a list of names; each may appear once. */
function named(raw: unknown, names: readonly string[], what: string, path: string, problems: Problem[]): number[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) {
    problems.push({ code: 'not-list', path });
    return [];
  }
  const found = new Set<number>();
  raw.forEach((name: unknown, i) => {
    const index = names.indexOf(String(name));
    const at = `${path}[${i}]`;
    if (index < 0) problems.push({ code: `${what}-unknown`, path: at });
    else if (found.has(index)) problems.push({ code: `${what}-twice`, path: at });
    else found.add(index);
  });
  return [...found];
}

function readPosition(c: Content, raw: unknown, path: string, problems: Problem[]): State | null {
  if (!isObject(raw)) {
    problems.push({ code: 'not-object', path });
    return null;
  }
  const at = (key: string): string => (path === '' ? key : joinPath(path, key));
  for (const key of Object.keys(raw)) if (!FIELDS.includes(key)) problems.push({ code: 'unknown-key', path: at(key) });
  const s = emptyState();
  for (const card of named(raw.city, c.names, 'card', at('city'), problems)) buildCard(c, s, 0, card);
  const events = named(
    raw.events,
    c.events.map((event) => event.id),
    'event',
    at('events'),
    problems,
  );
  for (const event of events) s.eventBy[event] = 1;
  s.town[EVENTS_DONE] = events.length;
  s.town[POINTS] = amount(raw.tokens, at('tokens'), problems);
  s.purse[HAND_SIZE] = amount(raw.hand, at('hand'), problems);
  if (raw.resources !== undefined && !isObject(raw.resources)) {
    problems.push({ code: 'not-object', path: at('resources') });
  }
  const resources = isObject(raw.resources) ? raw.resources : {};
  for (const [kind, n] of Object.entries(resources)) {
    const index = (RESOURCES as readonly string[]).indexOf(kind);
    const where = joinPath(at('resources'), kind);
    if (index < 0) problems.push({ code: 'resource-unknown', path: where });
    else s.purse[index] = amount(n, where, problems);
  }
  return s;
}

/** One position or a list of them; every problem at once. */
export function scorePosition(c: Content, raw: unknown): Parsed<Json> {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  const problems: Problem[] = [];
  const scores = list.map((one, i) => {
    const s = readPosition(c, one, Array.isArray(raw) ? `[${i}]` : '', problems);
    if (!s) return null;
    const { cards, prosperity, tokens, events } = pointsOf(c, s, 0);
    return { cards, prosperity, tokens, events, total: cards + prosperity + tokens + events };
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: Array.isArray(raw) ? scores : (scores[0] ?? null) };
}
