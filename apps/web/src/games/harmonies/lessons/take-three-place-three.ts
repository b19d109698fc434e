import type { Lesson } from '../../../learn/lesson.ts';

/** First turn, an empty board. */
export const takeThreePlaceThree: Lesson = {
  id: 'take-three-place-three',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 1,
    options: { side: 'A', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h1-3',
  },
  reach: [],
  steps: [
    {
      light: ['take:2'],
      accept: { any: ['take 2'] },
      answer: ['take 2'],
      mistakes: [{ try: ['take 1'], refused: null }],
    },
    { light: ['hand:brown'], accept: { any: ['place brown *'] }, answer: ['place brown 2,1'] },
    {
      light: ['hand:green', 'stack:brown'],
      accept: { any: ['place green *'], if: { score: { trees: 3 } } },
      answer: ['place green 2,1'],
      mistakes: [
        { try: ['place green 1,1'], refused: null, now: { parts: { trees: 1 } } },
        { try: ['place blue 2,1'], refused: 'colour-does-not-fit' },
      ],
      reward: { parts: { trees: 3 } },
    },
    {
      light: ['hand:blue'],
      accept: { any: ['place blue *'] },
      answer: ['place blue 3,0'],
      mistakes: [{ try: ['done'], refused: 'tokens-left' }],
    },
    {
      light: ['done'],
      accept: { any: ['done'] },
      answer: ['done'],
      after: ['0 done'],
      reward: { parts: { trees: 3 } },
    },
  ],
  clauses: [
    'setup-central-board',
    'turn-tokens-once',
    'turn-place-all',
    'token-from-hand',
    'token-stacking',
    'turn-refill',
    'score-trees',
    'solo-remove',
  ],
};
