// The rules sentence by sentence, by name. Every refusal and every part of a score rests on one of them.
import type { Clauses } from '@sunglade/core';
import type { Refusal } from './check.ts';

const ALL = ['pick-one', 'hand-in', 'turn-draw-or-roll', 'owl-robs', 'rounds', 'score-store', 'score-berries'] as const;
export type Clause = (typeof ALL)[number];

const OF_REFUSAL: Readonly<Record<Refusal, Clause>> = {
  'game-over': 'rounds',
  'not-your-turn': 'turn-draw-or-roll',
  'not-in-hand': 'pick-one',
  'already-picked': 'pick-one',
  'pick-first': 'hand-in',
  'not-now': 'turn-draw-or-roll',
  'deck-empty': 'turn-draw-or-roll',
  'owl-first': 'owl-robs',
  'no-owl': 'owl-robs',
  'no-berry': 'owl-robs',
};

export const CLAUSES: Clauses<Refusal> = {
  all: ALL,
  ofRefusal: OF_REFUSAL,
  ofScore: { store: 'score-store', berries: 'score-berries' },
};
