// Clauses that a picture says better.
import type { Clause } from '@sunglade/evergreen';
import type { Example } from '../../../learn/lesson.ts';

export const examples: Readonly<Partial<Record<Clause, Example>>> = {
  'action-a': { lesson: 'plant-and-grow', step: 1 },
  'action-b': { lesson: 'plant-and-grow', step: 5 },
  'action-c': { lesson: 'plant-and-grow', step: 4, play: ['action C', 'plant 6,3', 'grow 5,3'] },
  'action-d': { lesson: 'plant-and-grow', step: 4, play: ['action D', 'plant 3,3'] },
  'grow-one-stage': { lesson: 'plant-and-grow', step: 5, play: ['grow 5,3'] },
  'power-anywhere': { lesson: 'one-big-forest', step: 1 },
  'power-sprout': { lesson: 'powers', step: 1 },
  'power-big-tree': { lesson: 'light-and-shadow', step: 3 },
  'power-bush': { lesson: 'take-a-card', step: 4 },
  'power-lake': { lesson: 'powers', step: 5 },
  'light-points': { lesson: 'light-and-shadow', step: 1 },
  'light-shadow-length': { lesson: 'light-and-shadow', step: 1, play: ['grow 5,3'] },
  'light-equal-or-higher': { lesson: 'light-and-shadow', step: 3 },
  'forest-biggest': { lesson: 'one-big-forest', step: 1 },
  'forest-members': { lesson: 'one-big-forest', step: 3 },
  'forest-separated': { lesson: 'one-big-forest', step: 1, play: ['bush 4,6'] },
  'sun-moves': { lesson: 'light-and-shadow', step: 4 },
  'final-fertility': { lesson: 'the-card-you-leave', step: 2 },
};
