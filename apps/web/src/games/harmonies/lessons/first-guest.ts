import type { Lesson } from '../../../learn/lesson.ts';

/** A stone beside a field: just what the meerkat likes. */
export const firstGuest: Lesson = {
  id: 'first-guest',
  rules: 2,
  minutes: 3,
  setup: {
    seats: 1,
    options: { side: 'A', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h5-2',
    deal: { display: ['meerkat', 'frog', 'fish'] },
  },
  reach: ['take 2', 'place gray 2,1', 'place yellow 3,0', 'place brown 0,2', 'done', 'done'],
  steps: [
    {
      light: ['card:meerkat', '0:2,1', '0:3,0'],
      accept: { any: ['card meerkat'] },
      answer: ['card meerkat'],
      mistakes: [{ try: ['card frog'], refused: null }],
    },
    {
      light: ['card:meerkat', '0:2,1'],
      accept: { any: ['cube meerkat 2,1'] },
      answer: ['cube meerkat 2,1'],
      mistakes: [{ try: ['cube meerkat 3,0'], refused: 'target-does-not-fit' }],
      reward: { parts: { 'animal:meerkat': 2 } },
    },
    { light: ['take:3'], accept: { any: ['take 3'] }, answer: ['take 3'] },
    {
      light: ['hand:gray', '0:3,0'],
      accept: { any: ['place gray 3,1', 'place gray 3,-1', 'place gray 4,0', 'place gray 4,-1', 'place gray 2,0'] },
      answer: ['place gray 3,1'],
      mistakes: [
        { try: ['place gray 2,1'], refused: 'space-has-cube' },
        { try: ['place gray 0,0'], refused: null },
      ],
    },
    {
      light: ['card:meerkat'],
      accept: { any: ['cube meerkat *'], if: { score: { 'animal:meerkat': 5 } } },
      answer: ['cube meerkat 3,1'],
      reward: { parts: { 'animal:meerkat': 5 } },
    },
    {
      light: ['hand:green', 'hand:brown', '0:0,2'],
      accept: { any: ['place green *', 'place brown *'], times: 2 },
      answer: ['place green 0,2', 'place brown 4,1'],
      after: ['0 done'],
    },
  ],
  clauses: [
    'card-from-display',
    'card-once-a-turn',
    'card-at-once',
    'cube-from-held-card',
    'cube-free-target',
    'token-never-on-cube',
    'habitat-rotations',
    'score-animal',
    'turn-any-order',
  ],
};
