// Whether two turns are the same: by where they lead, not by the order of their steps.
import { type AnyRules, canonicalJson, type Json, type Seat, type Step } from '@sunglade/core';
import { takeTurn } from './turns.ts';

/** The position after a turn, as a text to compare; as far as it can be played before something new is learned. */
export function positionAfter(rules: AnyRules, start: unknown, seat: Seat, turn: readonly Step[]): string {
  const world = rules.copy(start);
  takeTurn(rules, world, seat, turn);
  return canonicalJson(rules.parts(world) as unknown as Json);
}
