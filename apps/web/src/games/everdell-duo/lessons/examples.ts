// Clauses that cards say better.
import type { Clause } from '@sunglade/everdell-duo';
import type { Example } from '../../../learn/lesson.ts';

export const examples: Readonly<Partial<Record<Clause, Example>>> = {
  'pay-resources': { cards: ['barn', 'beekeeper'] },
  'pay-hand-cards': { cards: ['ruin'] },
  'pay-discounts': { cards: ['crane', 'innkeeper'] },
  'pay-judge': { cards: ['judge'] },
  'pay-occupied-token': { cards: ['barn', 'spelunker'] },
  'timing-brown-once': { cards: ['bridge', 'bard'] },
  'timing-green-production': { cards: ['mine', 'farmer'] },
  'timing-red-later': { cards: ['post-office', 'teacher'] },
  'timing-blue-later': { cards: ['library', 'shopkeeper'] },
  'timing-purple-end': { cards: ['school', 'king'] },
  'worker-destination-any-city': { cards: ['inn', 'bathhouse'] },
  'score-printed': { cards: ['palace', 'ever-tree'] },
  'score-prosperity': { cards: ['theater', 'architect'] },
};
