import type { Lesson } from '../../../learn/lesson.ts';

export const aHome: Lesson = {
  id: 'a-home',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 2,
    options: { mode: 'competitive', hare: 'first', askEveryGain: false },
    edition: 'house',
    seed: 'duo',
    deal: {
      hands: [
        ['barn', 'beekeeper', 'herald'],
        ['school', 'peddler', 'castle'],
      ],
      meadow: { '1': 'innkeeper' },
      river: ['river-13', 'river-02'],
    },
  },
  reach: [
    '1 take innkeeper',
    '0 place farm-1',
    '0 done',
    '1 draw',
    '1 move sun',
    '1 done',
    '0 play barn',
    '0 done',
    '1 draw',
    '1 move moon',
    '1 done',
  ],
  steps: [
    {
      light: ['place:farm-4', 'card:beekeeper'],
      accept: { any: ['place farm-4'] },
      answer: ['place farm-4'],
      after: ['0 done', '1 draw', '1 move moon', '1 done'],
      mistakes: [
        { try: ['play beekeeper'], refused: 'missing-resource' },
        { try: ['place farm-3'], refused: null },
      ],
    },
    {
      light: ['card:barn', 'card:beekeeper'],
      accept: { any: ['play beekeeper'] },
      answer: ['play beekeeper'],
      mistakes: [{ try: ['play herald'], refused: null }],
      reward: { total: 3 },
    },
    { light: ['done'], accept: { any: ['done'] }, answer: ['done'] },
  ],
  clauses: ['pay-occupied-token', 'pay-token-once-per-colour', 'pay-resources', 'timing-green-production'],
};
