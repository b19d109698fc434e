// A simple player for long tests: takes the step after which its position looks best at once. It sees the whole state,
// which a real player may not; its games are longer, richer and more nested than random ones.
import type { StepBuffer } from '@sunglade/core';
import type { DuoRules } from './rules.ts';
import { cityOf, citySize, handSize, MOON, OCCUPIED, otherSeat, PURSE, SEASON, SUN, supply } from './state/layout.ts';
import type { State } from './state.ts';
import { FIRST } from './steps.ts';
import { LAST_FIELD, RESOURCES, SEASONS, TURNS_A_SEASON } from './terms.ts';

/** Rough values of things that are no points yet, at the start of the game; they fade until its end. */
const RESOURCE_WORTH = 1.1;
/** A heap of one kind is hard to spend. */
const HEAP = 3;
const HAND_WORTH = 0.8;
const GOOD_HAND = 5;
const TOKEN_WORTH = 2;
const CARD_WORTH = 1.6;

function worth(rules: DuoRules, s: State, seat: number): number {
  const sheet = rules.score(s, seat as never);
  const turnsLeft =
    2 * LAST_FIELD - s.table[SUN]! - s.table[MOON]! + (SEASONS.length - 1 - s.table[SEASON]!) * TURNS_A_SEASON;
  const fading = turnsLeft / (SEASONS.length * TURNS_A_SEASON);
  let value = sheet.total + (sheet.soon.journey ?? 0) * (1 - fading) + purseWorth(s, seat, fading);
  // A partner's things are as good as one's own.
  if (rules.team) value += purseWorth(s, otherSeat(seat), fading);
  return value + CARD_WORTH * (0.5 + fading) * citySize(s, cityOf(s, seat));
}

/** What a seat's resources, hand and tokens may still become. */
function purseWorth(s: State, seat: number, fading: number): number {
  let value = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const have = supply(s, seat, kind);
    value += (0.2 + fading) * RESOURCE_WORTH * (Math.min(have, HEAP) + 0.4 * Math.max(0, have - HEAP));
  }
  const hand = handSize(s, seat);
  value += (0.3 + fading) * HAND_WORTH * (Math.min(hand, GOOD_HAND) + 0.4 * Math.max(0, hand - GOOD_HAND));
  return value + fading * TOKEN_WORTH * s.purse[seat * PURSE + OCCUPIED]!;
}

/** Beginning something costs before it pays: a card shown is out of the hand and not yet in the city. */
function patience(step: number): number {
  if (step >= FIRST.trade && step < FIRST.option) return -2;
  if (step >= FIRST.play && step < FIRST.play + 80) return 2;
  // What is given away or handed back brings nothing; a benefit for nobody neither.
  const idle = step === FIRST.to + TO_NOBODY || step === FIRST.return || (step >= FIRST.give && step < FIRST.news);
  return step === FIRST.decline || idle ? -1 : 0;
}

/** Of the objects of `to`. */
const TO_NOBODY = 2;

type Choose = (s: State, seat: number, pick: (n: number) => number) => number;

export function createGreedy(rules: DuoRules, buffer: StepBuffer): Choose {
  let trial: State | undefined;
  return (s, seat, pick) => {
    rules.legal(s, seat as never, buffer);
    const count = buffer.length;
    let best = buffer.steps[0]!;
    if (count === 1) return best;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const step = buffer.steps[i]!;
      trial = rules.copy(s, trial);
      rules.apply(trial, seat as never, step as never);
      const value = worth(rules, trial, seat) + patience(step) + pick(100) / 400;
      if (value <= bestValue) continue;
      best = step;
      bestValue = value;
    }
    return best;
  };
}
