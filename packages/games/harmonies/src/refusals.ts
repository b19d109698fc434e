// Why a step is not allowed: the codes, and what a page needs beside each to say it in words.
import type { Seat } from '@sunglade/core';
import { type Bound, MOVER, type State } from './layout.ts';
import { printStack, STACKS } from './stacks.ts';
import type { StepData } from './steps.ts';
import { handSize } from './table.ts';
import { HELD_LIMIT } from './terms.ts';

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'choose-spirit-first',
  'spirit-not-now',
  'spirit-not-dealt',
  'turn-is-over',
  'tokens-already-taken',
  'central-space-empty',
  'token-not-in-hand',
  'space-has-cube',
  'nothing-goes-on-top',
  'colour-does-not-fit',
  'card-not-open',
  'second-card',
  'hand-full',
  'card-not-held',
  'card-complete',
  'target-has-cube',
  'target-does-not-fit',
  'habitat-missing',
  'swap-solo-only',
  'swap-not-now',
  'take-tokens-first',
  'tokens-left',
] as const;
export type Refusal = (typeof REFUSALS)[number];

type Fact = 'mover' | 'tokens' | 'limit' | 'card' | 'colour' | 'space' | 'stack';

/** What each code is told with; the others say it all by themselves. */
const TOLD_WITH: Readonly<Partial<Record<Refusal, readonly Fact[]>>> = {
  'not-your-turn': ['mover'],
  'spirit-not-dealt': ['card'],
  'central-space-empty': ['space'],
  'token-not-in-hand': ['colour'],
  'space-has-cube': ['space'],
  'nothing-goes-on-top': ['space', 'stack', 'colour'],
  'colour-does-not-fit': ['space', 'stack', 'colour'],
  'card-not-open': ['card'],
  'hand-full': ['limit'],
  'card-not-held': ['card'],
  'card-complete': ['card'],
  'target-has-cube': ['card', 'space'],
  'target-does-not-fit': ['card', 'space', 'stack'],
  'habitat-missing': ['card', 'space'],
  'tokens-left': ['tokens'],
};

export function factsOf(
  b: Bound,
  s: State,
  seat: Seat,
  step: number,
  code: Refusal,
): Readonly<Record<string, number | string>> | null {
  const facts = TOLD_WITH[code];
  if (!facts) return null;
  const data = b.steps.read(step);
  return Object.fromEntries(facts.map((fact) => [fact, factOf(b, s, seat, data, fact)]));
}

function factOf(b: Bound, s: State, seat: Seat, data: StepData, fact: Fact): number | string {
  switch (fact) {
    case 'mover':
      return s.data[MOVER]!;
    case 'tokens':
      return handSize(s);
    case 'limit':
      return HELD_LIMIT;
    case 'card':
      return 'card' in data ? data.card : '';
    case 'colour':
      return 'colour' in data ? data.colour : '';
    case 'space':
      return data.verb === 'take' ? data.space : placeOf(data);
    case 'stack':
      return stackText(b, s, seat, placeOf(data));
  }
}

const placeOf = (data: StepData): string => ('place' in data ? data.place : '');

function stackText({ content }: Bound, { stacks }: State, seat: Seat, place: string): string {
  const stack = stacks[seat * content.spaces + content.places.indexOf(place)]!;
  return printStack(STACKS[stack] ?? []);
}
