import type { Lesson } from '../../../learn/lesson.ts';

export const guestsWelcome: Lesson = {
  id: 'guests-welcome',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 2,
    options: { mode: 'competitive', hare: 'first', askEveryGain: false },
    edition: 'house',
    seed: 'duo',
    deal: {
      hands: [
        ['post-office', 'castle', 'palace'],
        ['bathhouse', 'peddler', 'king'],
      ],
      meadow: { '1': 'innkeeper', '2': 'inn' },
      river: ['river-02', 'river-13'],
    },
  },
  reach: [
    '1 take innkeeper',
    '0 place river-right',
    '0 done',
    '1 place farm-4',
    '1 done',
    '0 draw',
    '0 move moon',
    '0 done',
    '1 place river-left',
    '1 done',
    '0 draw',
    '0 move moon',
    '0 done',
    '1 play bathhouse',
    '1 done',
  ],
  steps: [
    {
      light: ['card:post-office'],
      accept: { any: ['play post-office'] },
      answer: ['play post-office'],
      after: ['0 done', '1 draw', '1 move sun', '1 done'],
      mistakes: [{ try: ['place inn'], refused: 'place-unknown' }],
    },
    {
      light: ['card:post-office'],
      accept: { any: ['place post-office'] },
      answer: ['place post-office'],
      after: ['0 done', '1 draw', '1 move moon', '1 done'],
      mistakes: [{ try: ['place bathhouse'], refused: null }],
    },
    {
      light: ['card:bathhouse'],
      accept: { any: ['place bathhouse'] },
      answer: ['place bathhouse'],
      after: ['0 done'],
      mistakes: [{ try: ['place post-office'], refused: 'place-occupied' }],
    },
  ],
  clauses: [
    'timing-red-later',
    'worker-destination-any-city',
    'worker-visitor-pays-owner',
    'worker-free-place',
    'effects-you-and-your',
  ],
};
