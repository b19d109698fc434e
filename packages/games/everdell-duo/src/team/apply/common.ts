// Choices that a team takes in common: who gets what a season brings, whom an effect is for, which good news are kept.
// One proposes; the partner accepts or hands back once, and then the partner's word is final.
import { rollBelow } from '@sunglade/core';
import { partOf } from '../../content/ops.ts';
import type { Bound, State } from '../../state/bound.ts';
import {
  CHOOSING,
  CONFIRMING,
  FINAL,
  FOR_ONE,
  FRAME,
  KEEPING,
  NAMING,
  PROPOSING,
  pop,
  pushEffect,
  pushQueued,
  resolve,
  SHARING,
  SPLIT,
  topFrame,
  WORK,
} from '../../state/frames.ts';
import {
  cityCard,
  citySize,
  EVERYBODY,
  GONE,
  HELD,
  IN_PILE,
  otherSeat,
  REVEALED,
  SEASON,
  TO_HARE,
  TO_NOBODY,
  TO_TORTOISE,
} from '../../state/layout.ts';
import { FIRST } from '../../steps.ts';
import { CARD_PLACE, CARDS, GOOD_NEWS, NO_PLACE } from '../../terms.ts';
import { SHOWN_NEWS } from '../carried.ts';
import { benefitAt, canBeFor, NOBODY_STEP, seatOfAnimal, stageOf } from '../check/common.ts';
import { PRODUCTION } from '../tables.ts';

/** The proposal stands: the partner is asked. */
function askPartner({ frames: f }: State, at: number): true {
  f[at + FRAME.owner] = otherSeat(f[at + FRAME.owner]!);
  f[at + SHARING.stage] = CONFIRMING;
  return true;
}

/** Whether a common choice on top waits for an answer; all three kinds keep their stage in the same field. */
export function advanceCommon(b: Bound, s: State, at: number): boolean {
  switch (s.frames[at + FRAME.kind]) {
    case WORK.sharing:
      return advanceSharing(b, s, at);
    case WORK.naming:
      return advanceNaming(b, s, at);
    default:
      return advanceChoosing(b, s, at);
  }
}

function advanceSharing(b: Bound, s: State, at: number): boolean {
  const f = s.frames;
  const next = f[at + SHARING.next]!;
  if (stageOf(s, at) === CONFIRMING || benefitAt(b, s, next) >= 0) return true;
  if (next > 0 && stageOf(s, at) === PROPOSING) return askPartner(s, at);
  shareOut(b, s);
  return false;
}

/** In the order of the tile; of production the starter's cards first. Pushed in reverse. */
function shareOut(b: Bound, s: State): void {
  const { content: c } = b;
  const { benefits, first } = c.team.tiles[s.table[SEASON]!]!;
  pop(s);
  const starter = seatOfAnimal(s, first);
  for (let i = benefits.length - 1; i >= 0; i--) {
    const op = benefits[i]!;
    if (op === PRODUCTION) {
      for (const seat of [otherSeat(starter), starter]) {
        for (let at = citySize(s, 0) - 1; at >= 0; at--) {
          const card = cityCard(s, 0, at);
          if (c.production[card]! < 0 || receiver(s, s.assigned[card]!) !== seat) continue;
          pushQueued(s, seat, c.production[card]!, card, CARD_PLACE + card);
        }
      }
      continue;
    }
    const seat = receiver(s, s.assigned[CARDS + i]!);
    if (seat >= 0) pushEffect(s, seat, op, NO_PLACE);
  }
  s.assigned.fill(0);
}

/** The seat that a benefit was assigned to, or -1. */
const receiver = (s: State, assigned: number): number =>
  assigned === TO_HARE || assigned === TO_TORTOISE ? seatOfAnimal(s, assigned - TO_HARE) : -1;

function advanceNaming(b: Bound, s: State, at: number): boolean {
  const f = s.frames;
  if (stageOf(s, at) === CONFIRMING) return true;
  const choice = f[at + NAMING.choice]!;
  if (choice > 0) {
    if (stageOf(s, at) === PROPOSING && f[at + NAMING.how] !== FOR_ONE) return askPartner(s, at);
    carryOutNamed(b, s, at, choice - 1);
    return false;
  }
  const [hare, tortoise] = [canBeFor(b, s, at, 0), canBeFor(b, s, at, 1)];
  if (hare && tortoise) return true;
  // Nobody, or only one: nothing to say.
  if (!hare && !tortoise) pop(s);
  else carryOutNamed(b, s, at, hare ? 0 : 1);
  return false;
}

function carryOutNamed({ content: c }: Bound, s: State, at: number, animal: number): void {
  const f = s.frames;
  const op = f[at + FRAME.op]!;
  const source = f[at + FRAME.source]!;
  const seat = seatOfAnimal(s, animal);
  const split = f[at + NAMING.how] === SPLIT;
  pop(s);
  if (!split) {
    resolve(s, seat, op, source);
    return;
  }
  pushEffect(s, otherSeat(seat), partOf(c, op, 1), source);
  pushEffect(s, seat, partOf(c, op, 0), source);
}

/** First whether old good news are kept, where only one is allowed; then three are shown and one is chosen. */
function advanceChoosing(b: Bound, s: State, at: number): boolean {
  const f = s.frames;
  const stage = stageOf(s, at);
  if (stage === CONFIRMING || stage === KEEPING) return true;
  if (!s.news.includes(REVEALED)) reveal(b, s);
  if (!s.news.includes(REVEALED)) {
    pop(s);
    return false;
  }
  const choice = f[at + CHOOSING.choice]!;
  if (choice === 0) return true;
  if (stage === PROPOSING) return askPartner(s, at);
  keepNews(b, s, choice - 1);
  return false;
}

/** The three that the campaign remembers, or three at random. */
function reveal(b: Bound, s: State): void {
  const known = b.team?.news?.revealed;
  if (known) for (const news of known) s.news[news] = REVEALED;
  else for (let n = 0; n < SHOWN_NEWS; n++) revealOne(s);
  b.scratch.learned |= EVERYBODY;
  const { tell } = b.scratch;
  if (!tell) return;
  const shown = Array.from(s.news.keys()).filter((news) => s.news[news] === REVEALED);
  if (shown.length > 0) tell({ type: 'news-shown', news: shown }, b.all);
}

function revealOne(s: State): void {
  let pile = 0;
  for (let news = 0; news < GOOD_NEWS; news++) if (s.news[news] === IN_PILE) pile++;
  if (pile === 0) return;
  let left = rollBelow(s.dice, pile);
  for (let news = 0; news < GOOD_NEWS; news++) if (s.news[news] === IN_PILE && left-- === 0) s.news[news] = REVEALED;
}

function keepNews(b: Bound, s: State, kept: number): void {
  pop(s);
  for (let news = 0; news < GOOD_NEWS; news++) if (s.news[news] === REVEALED) s.news[news] = IN_PILE;
  s.news[kept] = HELD;
  b.scratch.tell?.({ type: 'news-kept', news: kept }, b.all);
}

/** An answer to the common choice on top. */
export function answerCommon(b: Bound, s: State, verb: number, object: number): void {
  const f = s.frames;
  const at = topFrame(s);
  const kind = f[at + FRAME.kind];
  switch (verb) {
    case FIRST.return:
      // Handed back to whom it was shown: they decide, and that is final.
      f[at + SHARING.stage] = FINAL;
      f[at + SHARING.next] = 0;
      s.assigned.fill(0);
      return;
    case FIRST.accept:
      if (stageOf(s, at) === KEEPING) pop(s);
      else if (kind === WORK.sharing) shareOut(b, s);
      else if (kind === WORK.naming) carryOutNamed(b, s, at, f[at + NAMING.choice]! - 1);
      else keepNews(b, s, f[at + CHOOSING.choice]! - 1);
      return;
    case FIRST.decline:
      if (kind === WORK.naming) pop(s);
      else {
        dropHeld(b, s);
        f[at + CHOOSING.stage] = PROPOSING;
      }
      return;
    case FIRST.to:
      if (kind === WORK.naming) f[at + NAMING.choice] = object + 1;
      else {
        s.assigned[benefitAt(b, s, f[at + SHARING.next]!)] = object === NOBODY_STEP ? TO_NOBODY : TO_HARE + object;
        f[at + SHARING.next]! += 1;
      }
      return;
    default:
      f[at + CHOOSING.choice] = object + 1;
  }
}

/** Old good news give way to new ones. */
function dropHeld(b: Bound, s: State): void {
  for (let news = 0; news < GOOD_NEWS; news++) {
    if (s.news[news] !== HELD) continue;
    s.news[news] = GONE;
    b.scratch.tell?.({ type: 'news-gone', news }, b.all);
  }
}
