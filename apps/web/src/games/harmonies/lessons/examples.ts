// Clauses that a picture says better.
import type { Clause } from '@sunglade/harmonies';
import type { Example } from '../../../learn/lesson.ts';

export const examples: Readonly<Partial<Record<Clause, Example>>> = {
  'turn-place-all': { lesson: 'the-last-round', step: 1 },
  'turn-any-order': {
    lesson: 'first-guest',
    step: 3,
    play: ['place gray 3,1', 'cube meerkat 3,1', 'place green 0,2'],
  },
  'token-stacking': { lesson: 'take-three-place-three', step: 2 },
  'card-at-once': { lesson: 'first-guest', step: 0, play: ['card meerkat', 'cube meerkat 2,1'] },
  'cube-from-held-card': { lesson: 'first-guest', step: 1 },
  'cube-free-target': { lesson: 'shared-homes', step: 0 },
  'cube-unlimited': {
    lesson: 'shared-homes',
    step: 2,
    play: ['place blue 2,1', 'cube frog 2,1', 'place blue 0,2', 'cube frog 0,2'],
  },
  'habitat-rotations': { lesson: 'first-guest', step: 4 },
  'habitat-shared': { lesson: 'shared-homes', step: 3 },
  'end-full-board': { lesson: 'the-last-round', step: 1 },
  'score-trees': { lesson: 'heights', step: 1 },
  'score-mountains': { lesson: 'heights', step: 3 },
  'score-fields': { lesson: 'fields-and-houses', step: 2 },
  'score-buildings': { lesson: 'fields-and-houses', step: 3 },
  'score-water': { lesson: 'the-river', step: 1 },
  'river-length': { lesson: 'the-river', step: 2, play: ['place blue 0,1'] },
  'score-islands': { lesson: 'islands', step: 2 },
  'score-animal': { lesson: 'shared-homes', step: 4 },
};
