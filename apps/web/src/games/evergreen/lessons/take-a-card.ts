import type { Lesson } from '../../../learn/lesson.ts';

/** Two sprouts in the wheat with one empty space between them. Hedgehog sits in seat 1. You pick first. */
export const takeACard: Lesson = {
  id: 'take-a-card',
  rules: 1,
  minutes: 2,
  setup: {
    seats: 2,
    options: { sunStart: 'N', aridityTarget: 'latestCard' },
    edition: 'house-40',
    seed: 'e',
    deal: {
      zone: ['rock-sprout', 'swamp-bush', 'flowers-bush'],
      deck: ['snow-bud', 'wheat-smallTree', 'swamp-sprout', 'rock-bud', 'wheat-bush', 'flowers-bud'],
    },
  },
  reach: ['0 take 2', '1 take 3', '0 action A', '0 plant 3,4', '0 plant 3,6', '0 done', '1 action A', '1 done'],
  steps: [
    {
      light: ['row:1', 'row:2', 'row:3', '0:3,4', '0:3,6'],
      accept: { any: ['take 2'] },
      answer: ['take 2'],
      after: ['1 take 1'],
      mistakes: [
        { try: ['take 3'], refused: null },
        { try: ['take 1'], refused: null },
      ],
    },
    { light: ['action:B'], accept: { any: ['action B'] }, answer: ['action B'] },
    {
      light: ['0:3,4', '0:3,6'],
      accept: { any: ['grow 3,4', 'grow 3,6'], times: 2 },
      answer: ['grow 3,4', 'grow 3,6'],
      reward: { soon: { light: 2, forest: 1 } },
    },
    { light: ['power'], accept: { any: ['power'] }, answer: ['power'], mistakes: [{ try: ['done'], refused: null }] },
    {
      light: ['0:3,5'],
      accept: { any: ['bush 3,5'] },
      answer: ['bush 3,5'],
      mistakes: [{ try: ['bush 4,5'], refused: null, now: { soon: { forest: 1 } } }],
      reward: { soon: { light: 2, forest: 3 } },
    },
    { light: ['done'], accept: { any: ['done'] }, answer: ['done'], after: ['1 action A', '1 plant 1,1', '1 done'] },
  ],
  clauses: [
    'draft-row',
    'draft-in-turn-order',
    'draft-one-card',
    'token-on-leftmost',
    'token-goes-with-card',
    'leftover-fertility',
    'actions-at-the-same-time',
    'power-optional',
    'power-before-or-after',
    'power-bush',
    'forest-members',
  ],
};
