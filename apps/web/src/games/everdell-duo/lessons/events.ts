import type { Lesson } from '../../../learn/lesson.ts';

export const events: Lesson = {
  id: 'events',
  rules: 2,
  minutes: 3,
  setup: {
    seats: 2,
    options: { mode: 'competitive', hare: 'first', askEveryGain: false },
    edition: 'house',
    seed: 'duo',
    deal: {
      hands: [
        ['castle', 'palace', 'museum'],
        ['school', 'peddler', 'king'],
      ],
      meadow: { '0': 'innkeeper', '1': 'herald', '7': 'harbor' },
      river: ['river-04', 'river-13'],
      slots: ['a1', 'c5', 'b1', 'd2', 'e1', 'faire'],
      deck: ['ferry', 'photographer'],
    },
  },
  reach: ['1 take innkeeper', '0 place river-left', '0 done', '1 draw', '1 move moon', '1 done'],
  steps: [
    {
      light: ['place:event-2', 'trade'],
      accept: { any: ['trade berry'] },
      answer: ['trade berry'],
      mistakes: [
        { try: ['place event-2'], refused: 'event-count' },
        { try: ['place event-4'], refused: 'event-element' },
      ],
    },
    {
      light: ['card:castle', 'card:palace', 'card:museum', 'card:photographer'],
      accept: { any: ['discard *'], times: 2 },
      answer: ['discard castle', 'discard museum'],
    },
    { light: ['trade'], accept: { any: ['trade berry'] }, answer: ['trade berry'] },
    {
      light: ['place:event-2'],
      accept: { any: ['place event-2'] },
      answer: ['place event-2'],
      after: ['0 done', '1 draw', '1 move moon', '1 done'],
      mistakes: [{ try: ['place event-4'], refused: 'event-element' }],
      reward: { parts: { events: 4 } },
    },
    {
      light: ['card:herald'],
      accept: { any: ['play herald'] },
      answer: ['play herald'],
      after: ['0 done', '1 draw', '1 move moon', '1 done'],
    },
    {
      light: ['place:event-4'],
      accept: { any: ['place event-4'] },
      answer: ['place event-4'],
      after: ['0 done'],
      mistakes: [{ try: ['place event-1'], refused: 'event-count' }],
      reward: { parts: { events: 8 }, total: 9 },
    },
  ],
  clauses: [
    'trade-two-cards',
    'events-condition',
    'events-more-than',
    'events-slot-dead',
    'score-events',
    'worker-free-place',
  ],
};
