// What the seat whose turn it is may do beside everything else: give something to the partner, turn back a marker with a
// watch, use good news.
import type { StepBuffer } from '@sunglade/core';
import type { AnyRefusal } from '../../check/refusals.ts';
import type { Bound, State } from '../../state/bound.ts';
import { WORK } from '../../state/frames.ts';
import {
  GIVEN,
  GIVES_FREELY,
  HAND,
  HELD,
  handCard,
  handSize,
  IN_NEWS,
  IN_TURN,
  MOON,
  NEWS_FLAGS,
  OCCUPIED,
  PHASE,
  PURSE,
  SIGNPOST,
  SUN,
  supply,
  TURN,
  WATCHES,
} from '../../state/layout.ts';
import { FIRST } from '../../steps.ts';
import { RESOURCES } from '../../terms.ts';
import { fieldBefore } from '../skunks.ts';
import { checkNews } from './news.ts';

/** Decisions of one's own turn; a payment that was begun is gone through with first. */
const isOpenMoment = (s: State, seat: number, kind: number): boolean =>
  s.table[PHASE] === IN_TURN &&
  s.table[TURN] === seat &&
  (kind === WORK.action || kind === WORK.finish || kind === WORK.effect || kind === WORK.queued);

/** Whether the seat may give something now, whatever it has. */
function checkExchange(b: Bound, s: State, seat: number, kind: number): AnyRefusal | null {
  if (!isOpenMoment(s, seat, kind)) return 'not-now';
  if ((s.table[NEWS_FLAGS]! & GIVES_FREELY) !== 0) return null;
  const exchange = b.team?.exchange ?? 'none';
  if (exchange === 'none' || (exchange === 'limited' && s.table[SIGNPOST] === 0)) return 'exchange-closed';
  return s.table[GIVEN]! > 0 ? 'exchange-done' : null;
}

function checkGive(b: Bound, s: State, seat: number, kind: number, thing: number): AnyRefusal | null {
  const refusal = checkExchange(b, s, seat, kind);
  if (refusal !== null) return refusal;
  if (thing === RESOURCES.length) return s.purse[seat * PURSE + OCCUPIED]! > 0 ? null : 'no-token';
  if (supply(s, seat, thing) > 0) return null;
  b.scratch.why.resource = thing;
  b.scratch.why.short = 1;
  return 'missing-resource';
}

const checkGiveCard = (b: Bound, s: State, seat: number, kind: number, card: number): AnyRefusal | null =>
  checkExchange(b, s, seat, kind) ?? (s.zone[card] === HAND + seat ? null : 'not-in-hand');

const markerOf = (object: number): number => (object === 0 ? SUN : MOON);

function checkWatch(s: State, seat: number, kind: number, object: number): AnyRefusal | null {
  if (!isOpenMoment(s, seat, kind) || s.table[IN_NEWS] === 1) return 'not-now';
  if (s.table[WATCHES]! === 0) return 'no-watch';
  return fieldBefore(s, s.table[markerOf(object)]!) >= 0 ? null : 'marker-leftmost';
}

/** Whether a verb belongs here, with this kind of work on top. */
export const isAnytime = (verb: number, kind: number): boolean =>
  verb === FIRST.watch ||
  verb === FIRST.give ||
  verb === FIRST.giveCard ||
  (verb === FIRST.news && kind !== WORK.choosing);

export function checkAnytime(
  b: Bound,
  s: State,
  seat: number,
  kind: number,
  verb: number,
  object: number,
): AnyRefusal | null {
  switch (verb) {
    case FIRST.watch:
      return checkWatch(s, seat, kind, object);
    case FIRST.give:
      return checkGive(b, s, seat, kind, object);
    case FIRST.giveCard:
      return checkGiveCard(b, s, seat, kind, object);
    default:
      return isOpenMoment(s, seat, kind) ? checkNews(b, s, seat, kind, object) : 'news-not-now';
  }
}

/** Adds these steps, ascending: their numbers are above those of all other steps but of skunks. */
export function listAnytime(b: Bound, s: State, seat: number, kind: number, out: StepBuffer): void {
  if (!isOpenMoment(s, seat, kind)) return;
  const { steps } = out;
  for (let marker = 0; marker < 2 && s.table[WATCHES]! > 0; marker++) {
    if (checkWatch(s, seat, kind, marker) === null) steps[out.length++] = FIRST.watch + marker;
  }
  if (checkExchange(b, s, seat, kind) === null) listGifts(s, seat, out);
  for (let news = s.news.indexOf(HELD); news >= 0; news = s.news.indexOf(HELD, news + 1)) {
    if (checkNews(b, s, seat, kind, news) === null) steps[out.length++] = FIRST.news + news;
  }
}

/** Everything the seat has, the exchange being open. */
function listGifts(s: State, seat: number, out: StepBuffer): void {
  const { steps } = out;
  for (let thing = 0; thing <= OCCUPIED; thing++) {
    if (s.purse[seat * PURSE + thing]! > 0) steps[out.length++] = FIRST.give + thing;
  }
  // Hands lie in the order they came.
  const from = out.length;
  for (let i = 0; i < handSize(s, seat); i++) {
    const step = FIRST.giveCard + handCard(s, seat, i);
    let at = out.length++;
    for (; at > from && steps[at - 1]! > step; at--) steps[at] = steps[at - 1]!;
    steps[at] = step;
  }
}
