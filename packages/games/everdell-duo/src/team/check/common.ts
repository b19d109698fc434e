// Choices that a team takes in common: who gets what a season brings, whom an effect is for, which good news are kept.
// One proposes; the partner accepts or hands back once, and then the partner's word is final.
import type { StepBuffer } from '@sunglade/core';
import { doable } from '../../check/doable.ts';
import type { AnyRefusal } from '../../check/refusals.ts';
import type { Bound, State } from '../../state/bound.ts';
import { CONFIRMING, FRAME, KEEPING, NAMING, SHARING, SPLIT, WORK } from '../../state/frames.ts';
import { cityCard, citySize, HARE, otherSeat, REVEALED, SEASON } from '../../state/layout.ts';
import { FIRST } from '../../steps.ts';
import { CARDS, GOOD_NEWS } from '../../terms.ts';
import { PRODUCTION } from '../tables.ts';

/** Objects of `to`. */
const HARE_STEP = 0;
export const NOBODY_STEP = 2;

export const seatOfAnimal = (s: State, animal: number): number =>
  animal === HARE_STEP ? s.table[HARE]! : otherSeat(s.table[HARE]!);

/** The n-th thing to be shared out: a green card by its number, or CARDS + an entry of the tile; -1 after the last. */
export function benefitAt(b: Bound, s: State, n: number): number {
  const { benefits } = b.content.team.tiles[s.table[SEASON]!]!;
  let left = n;
  for (const [i, op] of benefits.entries()) {
    if (op !== PRODUCTION) {
      if (left-- === 0) return CARDS + i;
      continue;
    }
    for (let at = 0; at < citySize(s, 0); at++) {
      const card = cityCard(s, 0, at);
      if (b.content.production[card]! >= 0 && left-- === 0) return card;
    }
  }
  return -1;
}

export const stageOf = ({ frames: f }: State, at: number): number => f[at + SHARING.stage]!;

/** Whether the effect to be named can be carried out for an animal. */
export function canBeFor(b: Bound, s: State, at: number, animal: number): boolean {
  const f = s.frames;
  if (f[at + NAMING.how] === SPLIT) return true;
  return doable(b, s, seatOfAnimal(s, animal), f[at + FRAME.op]!, f[at + FRAME.source]!);
}

/** Whether a step answers the common choice at `at`. */
export function checkCommon(b: Bound, s: State, at: number, verb: number, object: number): AnyRefusal | null {
  const kind = s.frames[at + FRAME.kind];
  const stage = stageOf(s, at);
  if (stage === CONFIRMING) return verb === FIRST.accept || verb === FIRST.return ? null : 'not-now';
  switch (kind) {
    case WORK.sharing:
      return verb === FIRST.to ? null : verb === FIRST.decline ? 'not-optional' : 'not-now';
    case WORK.naming:
      if (verb === FIRST.decline) return null;
      if (verb !== FIRST.to || object === NOBODY_STEP) return 'not-now';
      return canBeFor(b, s, at, object) ? null : 'option-impossible';
    default:
      if (stage === KEEPING) return verb === FIRST.accept || verb === FIRST.decline ? null : 'not-now';
      if (verb === FIRST.decline) return 'not-optional';
      if (verb !== FIRST.news) return 'not-now';
      return s.news[object] === REVEALED ? null : 'news-not-shown';
  }
}

/** Every answer to the common choice at `at`, ascending. */
export function listCommon(b: Bound, s: State, at: number, out: StepBuffer): void {
  offer(b, s, at, FIRST.decline, 1, out);
  offer(b, s, at, FIRST.accept, 1, out);
  offer(b, s, at, FIRST.to, NOBODY_STEP + 1, out);
  offer(b, s, at, FIRST.return, 1, out);
  if (s.frames[at + FRAME.kind] === WORK.choosing) offer(b, s, at, FIRST.news, GOOD_NEWS, out);
}

function offer(b: Bound, s: State, at: number, verb: number, count: number, out: StepBuffer): void {
  for (let object = 0; object < count; object++) {
    if (checkCommon(b, s, at, verb, object) === null) out.steps[out.length++] = verb + object;
  }
}
