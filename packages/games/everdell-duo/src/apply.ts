// Carries out an allowed step: what the player decided, then everything that follows from it by itself.
import { only, type Seat, type Seats, type Tell } from '@sunglade/core';
import { advance, chooseQueued, moveMarker } from './apply/advance.ts';
import { answer } from './apply/answer.ts';
import { discardCard, drawCards, payResource, takeCard } from './apply/cards.ts';
import { decline } from './apply/effects.ts';
import { beginPlay, payStep } from './apply/pay.ts';
import { endTurn } from './apply/season.ts';
import { ON, trigger } from './apply/triggers.ts';
import { placeWorker } from './apply/visits.ts';
import { workerAt } from './check/places.ts';
import { playAction } from './check/play.ts';
import { moonMoves } from './check/step.ts';
import { TRADED_CARDS } from './check/trades.ts';
import type { Event } from './events.ts';
import {
  BY_CHOICE,
  BY_MOON,
  BY_SUN,
  COSTING,
  FRAME,
  pop,
  pushMarker,
  pushTrading,
  pushWork,
  TRADING,
  topFrame,
  WORK,
} from './state/frames.ts';
import { ACTING, AT_HOME, IGNORES_SKUNK, NEWS_FLAGS, STEPS } from './state/layout.ts';
import type { Bound, State } from './state.ts';
import { FIRST, hidesCard, MOVE_SUN, objectOf, verbOf } from './steps.ts';
import { doAnytime } from './team/apply/anytime.ts';
import { answerCommon } from './team/apply/common.ts';
import { isAnytime } from './team/check/anytime.ts';
import { noteGoals } from './team/goals.ts';
import { skunkAt } from './team/skunks.ts';

/** Answers who can no longer take back. */
export function apply(b: Bound, s: State, seat: Seat, step: number, tell?: Tell<Event>): Seats {
  const { scratch } = b;
  scratch.tell = tell;
  scratch.learned = 0;
  if (tell) announce(b, seat, step, tell);
  s.table[STEPS]! += 1;
  const verb = verbOf(step);
  if (verb === FIRST.trade) pushTrading(s, seat, step - verb, TRADED_CARDS);
  else if (b.team && isAnytime(verb, s.frames[topFrame(s) + FRAME.kind]!)) doAnytime(b, s, seat, verb, objectOf(step));
  else decide(b, s, seat, verb, objectOf(step));
  advance(b, s);
  if (b.team) noteGoals(b, s);
  scratch.tell = undefined;
  // Who hands the decision over can no longer take back: the other one may already be answering.
  if (s.table[ACTING] !== 1 << seat) scratch.learned |= 1 << seat;
  return scratch.learned as Seats;
}

/** A card that stays face down is named only to its owner. */
function announce(b: Bound, seat: Seat, step: number, tell: Tell<Event>): void {
  const text = b.steps.print(step);
  const verb = verbOf(step);
  const whole: Event = { type: 'step', seat, step: text };
  if (!hidesCard(verb)) tell(whole, b.all);
  else tell(whole, only(seat), { type: 'step', seat, step: text.slice(0, text.lastIndexOf(' ')) });
}

/** The decision about what is on top of the pending work. */
function decide(b: Bound, s: State, seat: number, verb: number, object: number): void {
  const at = topFrame(s);
  switch (s.frames[at + FRAME.kind]) {
    case WORK.action:
      act(b, s, seat, verb, object);
      return;
    case WORK.finish:
      pop(s);
      endTurn(b, s, seat);
      return;
    case WORK.marker:
      pop(s);
      moveMarker(b, s, verb === MOVE_SUN);
      return;
    case WORK.queued:
      chooseQueued(s, object);
      return;
    case WORK.paying:
      payStep(b, s, seat, verb, object);
      return;
    case WORK.trading:
      discardCard(b, s, seat, object);
      s.frames[at + TRADING.cards]! -= 1;
      return;
    case WORK.costing:
      if (verb === FIRST.discard) {
        discardCard(b, s, seat, object);
        s.frames[at + COSTING.cards]! -= 1;
      } else {
        payResource(b, s, seat, object, 1);
        s.frames[at + COSTING.resources]! -= 1;
      }
      return;
    case WORK.sharing:
    case WORK.naming:
    case WORK.choosing:
      answerCommon(b, s, verb, object);
      return;
    default:
      if (verb === FIRST.decline) decline(b, s, seat, at);
      else answer(b, s, seat, at, object);
  }
}

/** The turn's action; markers move when it is fully handled. */
function act(b: Bound, s: State, seat: number, verb: number, object: number): void {
  pop(s);
  pushWork(s, WORK.finish, seat);
  const byMoon = verb === FIRST.play || (verb !== FIRST.place && (b.team?.moonOnDraw ?? false) && moonMoves(s));
  pushMarker(s, seat, verb === FIRST.place ? BY_SUN : byMoon ? BY_MOON : BY_CHOICE);
  if (verb === FIRST.place) {
    // Sharing a place with a skunk is allowed once.
    if (skunkAt(s, object)) s.table[NEWS_FLAGS]! &= ~IGNORES_SKUNK;
    placeWorker(b, s, seat, workerAt(s, seat, AT_HOME), object);
  } else if (verb === FIRST.play) beginPlay(b, s, seat, object, playAction(b, s));
  else {
    trigger(b, s, seat, ON.drawAction);
    if (verb === FIRST.take) takeCard(b, s, seat, object);
    else drawCards(b, s, seat, 1);
  }
}
