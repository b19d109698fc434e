// A simple player for long tests: takes the step after which its position looks best at once. It sees the whole state,
// which a real player may not; its games are longer, richer and more nested than random ones.
import type { StepBuffer } from '@sunglade/core';
import type { DuoRules } from './rules.ts';
import { HAND_SIZE, OCCUPIED, PURSE, type State } from './state.ts';
import { DECLINE, DONE } from './steps.ts';
import { RESOURCES } from './words.ts';

const RESOURCE_WORTH = 0.8;
const HAND_WORTH = 0.9;
/** A hand beyond this is only worth what it trades for. */
const GOOD_HAND = 6;
const TOKEN_WORTH = 1.5;

function worth(rules: DuoRules, s: State, seat: number): number {
  const sheet = rules.score(s, seat as never);
  let value = sheet.total + (sheet.soon.journey ?? 0) / 5;
  for (let kind = 0; kind < RESOURCES.length; kind++) value += RESOURCE_WORTH * s.purse[seat * PURSE + kind]!;
  const hand = s.purse[seat * PURSE + HAND_SIZE]!;
  return (
    value +
    HAND_WORTH * Math.min(hand, GOOD_HAND) +
    0.3 * Math.max(0, hand - GOOD_HAND) +
    TOKEN_WORTH * s.purse[seat * PURSE + OCCUPIED]!
  );
}

export function createGreedy(
  rules: DuoRules,
  buffer: StepBuffer,
): (s: State, seat: number, pick: (n: number) => number) => number {
  let trial: State | undefined;
  return (s, seat, pick) => {
    rules.legal(s, seat as never, buffer);
    const count = buffer.length;
    const first = buffer.steps[0]!;
    if (count === 1) return first;
    let best = first;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const step = buffer.steps[i]!;
      trial = rules.copy(s, trial);
      rules.apply(trial, seat as never, step as never);
      // Choosing a card to play or a discount is worth something only once it is paid: a small push forward.
      const push = step === DECLINE ? -0.5 : step === DONE ? 0 : 0.2;
      const value = worth(rules, trial, seat) + push + pick(100) / 200;
      if (value <= bestValue) continue;
      best = step;
      bestValue = value;
    }
    return best;
  };
}
