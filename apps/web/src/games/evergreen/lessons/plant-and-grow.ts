import type { Lesson } from '../../../learn/lesson.ts';

/** An empty planet; you have just taken the grassland card. */
export const plantAndGrow: Lesson = {
  id: 'plant-and-grow',
  rules: 1,
  minutes: 2,
  setup: {
    seats: 1,
    options: { sunStart: 'N', aridityTarget: 'latestCard' },
    edition: 'house-40',
    seed: 'e',
    deal: {
      zone: ['snow-smallTree', 'rock-bigTree', 'swamp-lake'],
      deck: ['swamp-sprout', 'grassland-sprout', 'wheat-sprout', 'flowers-lake', 'grassland-bud', 'flowers-bud'],
    },
  },
  reach: ['take 2'],
  steps: [
    {
      light: ['action:A'],
      accept: { any: ['action A'] },
      answer: ['action A'],
      mistakes: [{ try: ['action B'], refused: null }],
    },
    {
      light: ['0:5,3', '0:5,4', '0:6,3', '0:6,4', '0:7,3', '0:7,4'],
      accept: { any: ['plant 5,3', 'plant 5,4', 'plant 6,3', 'plant 6,4', 'plant 7,3', 'plant 7,4'], times: 3 },
      answer: ['plant 5,3', 'plant 5,4', 'plant 6,4'],
      mistakes: [
        { try: ['plant 4,4'], refused: 'not-in-biome' },
        { try: ['plant 5,2'], refused: 'crevice' },
      ],
    },
    { light: ['done'], accept: { any: ['done'] }, answer: ['done'] },
    {
      light: ['row:2'],
      accept: { any: ['take 2'] },
      answer: ['take 2'],
      mistakes: [{ try: ['take 3'], refused: null }],
    },
    { light: ['action:B'], accept: { any: ['action B'] }, answer: ['action B'] },
    {
      light: ['0:5,3', '0:5,4', '0:6,4'],
      accept: { any: ['grow *'], times: 2 },
      answer: ['grow 5,3', 'grow 6,4'],
      mistakes: [{ try: ['grow 5,3', 'grow 5,3'], refused: 'same-space-twice' }],
      reward: { soon: { light: 2 } },
    },
    { light: ['done'], accept: { any: ['done'] }, answer: ['done'] },
  ],
  clauses: [
    'setup-empty-planet',
    'exactly-one-action',
    'action-a',
    'action-b',
    'grow-one-stage',
    'one-piece-per-space',
    'crevice-stays-empty',
    'hand-in',
  ],
};
