import type { Lesson } from '../../../learn/lesson.ts';

export const sunAndMoon: Lesson = {
  id: 'sun-and-moon',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 2,
    options: { mode: 'competitive', hare: 'first', askEveryGain: false },
    edition: 'house',
    seed: 'duo',
    deal: {
      hands: [
        ['barn', 'herald', 'queen'],
        ['twig-gatherer', 'school', 'peddler'],
      ],
      meadow: { '0': 'mine', '1': 'innkeeper', '2': 'juggler', '6': 'farmer', '7': 'camp' },
      river: ['river-05', 'river-04'],
    },
  },
  reach: ['1 take innkeeper'],
  steps: [
    {
      light: ['place:farm-1', 'marker:sun'],
      accept: { any: ['place farm-1'] },
      answer: ['place farm-1'],
      after: ['0 done', '1 place farm-3', '1 take juggler', '1 done'],
      mistakes: [{ try: ['play barn'], refused: 'missing-resource' }],
    },
    {
      light: ['card:barn', 'marker:moon'],
      accept: { any: ['play barn'] },
      answer: ['play barn'],
      after: ['0 done', '1 draw', '1 move sun', '1 done'],
      mistakes: [
        { try: ['play camp'], refused: null },
        { try: ['place farm-1'], refused: 'place-occupied' },
      ],
      reward: { total: 1 },
    },
    { light: ['deck'], accept: { any: ['draw'] }, answer: ['draw'] },
    {
      light: ['move sun', 'move moon', 'marker:sun', 'marker:moon'],
      accept: { any: ['move sun', 'move moon'] },
      answer: ['move moon'],
      after: ['0 done'],
    },
  ],
  clauses: [
    'turn-one-action',
    'worker-moves-sun',
    'worker-free-place',
    'card-moves-moon',
    'draw-or-take',
    'draw-moves-either-marker',
    'pay-resources',
    'timing-green-production',
    'turn-hand-over',
    'setup-winter-tile',
  ],
};
