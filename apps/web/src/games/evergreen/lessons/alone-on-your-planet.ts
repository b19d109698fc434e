import type { Lesson } from '../../../learn/lesson.ts';

/** One big tree in the rock, rock fertility 2. You pick first, the opponent second. */
export const aloneOnYourPlanet: Lesson = {
  id: 'alone-on-your-planet',
  rules: 1,
  minutes: 3,
  setup: {
    seats: 1,
    options: { sunStart: 'N', aridityTarget: 'latestCard' },
    edition: 'house-40',
    seed: 'e',
    deal: {
      zone: ['rock-sprout', 'swamp-bush', 'flowers-bush'],
      deck: [
        'swamp-sprout',
        'rock-smallTree',
        'flowers-bud',
        'flowers-lake',
        'rock-bud',
        'swamp-smallTree',
        'rock-lake',
        'snow-bud',
        'wild-sprout',
        'grassland-smallTree',
        'wheat-sprout',
        'rock-bigTree',
      ],
    },
  },
  reach: ['take 2', 'action A', 'plant 3,3', 'power', 'grow 3,3', 'done', 'take 2', 'action B', 'grow 3,3', 'done'],
  steps: [
    {
      light: ['row:1', 'row:2', 'row:3', 'zone:rock'],
      accept: { any: ['take 2', 'take 3'] },
      answer: ['take 2'],
      after: ['0 action A', '0 done'],
      mistakes: [{ try: ['take 1'], refused: null, now: { soon: { fertility: 2 } } }],
      reward: { soon: { fertility: 3 } },
    },
    {
      light: ['row:1', 'row:2', 'row:3'],
      accept: { any: ['take 1'] },
      answer: ['take 1'],
      mistakes: [
        { try: ['take 2'], refused: null },
        { try: ['take 3'], refused: null },
      ],
      reward: { soon: { fertility: 5 } },
    },
  ],
  clauses: [
    'solo-opponent-drafts',
    'solo-opponent-order',
    'solo-opponent-token',
    'solo-titles',
    'leftover-fertility',
    'final-fertility',
  ],
};
