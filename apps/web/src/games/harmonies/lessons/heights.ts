import type { Lesson } from '../../../learn/lesson.ts';

/** A bare double trunk and a lone stone: 0 points. */
export const heights: Lesson = {
  id: 'heights',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 1,
    options: { side: 'A', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h2-175',
  },
  reach: ['take 2', 'place brown 1,1', 'place brown 1,1', 'place gray 3,0', 'done', 'done'],
  steps: [
    { light: ['take:3'], accept: { any: ['take 3'] }, answer: ['take 3'] },
    {
      light: ['hand:green', '0:1,1'],
      accept: { any: ['place green 1,1'] },
      answer: ['place green 1,1'],
      mistakes: [{ try: ['place green 0,3'], refused: null, now: { parts: { trees: 1 } } }],
      reward: { parts: { trees: 7 } },
    },
    {
      light: ['hand:gray', '0:3,0'],
      accept: { any: ['place gray *'], if: { score: { mountains: 2 } } },
      answer: ['place gray 3,1'],
      mistakes: [
        { try: ['place gray 3,0'], refused: null, now: { parts: { mountains: 0 } } },
        { try: ['place gray 1,1'], refused: 'nothing-goes-on-top' },
      ],
      reward: { parts: { mountains: 2 } },
    },
    {
      light: ['0:3,0'],
      accept: { any: ['place gray *'], if: { score: { mountains: 4 } } },
      answer: ['place gray 3,0'],
      mistakes: [{ try: ['place gray 4,2'], refused: null, now: { parts: { mountains: 2 } } }],
      reward: { parts: { trees: 7, mountains: 4 } },
    },
    { light: ['done'], accept: { any: ['done'] }, answer: ['done'], after: ['0 done'], reward: { total: 11 } },
  ],
  clauses: ['token-stacking', 'score-trees', 'score-mountains', 'turn-any-order'],
};
