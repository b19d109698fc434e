import type { Lesson } from '../../../learn/lesson.ts';

/** A straight river of 3: water 5, trees 3. */
export const theRiver: Lesson = {
  id: 'the-river',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 1,
    options: { side: 'A', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h4-603',
  },
  reach: [
    'take 2',
    'place blue 1,0',
    'place blue 1,1',
    'place brown 4,1',
    'done',
    'done',
    'take 2',
    'place blue 1,2',
    'place green 4,1',
    'place yellow 3,2',
    'done',
    'done',
  ],
  steps: [
    { light: ['take:2'], accept: { any: ['take 2'] }, answer: ['take 2'] },
    {
      light: ['hand:blue', '0:1,0', '0:1,2'],
      accept: { any: ['place blue *'], if: { score: { water: 8 } } },
      answer: ['place blue 1,3'],
      mistakes: [
        { try: ['place blue 2,0'], refused: null, now: { parts: { water: 5 } } },
        { try: ['place blue 4,-2'], refused: null, now: { parts: { water: 5 } } },
      ],
      reward: { parts: { water: 8 } },
    },
    {
      light: ['hand:blue'],
      accept: { any: ['place blue *'], if: { score: { water: 11 } } },
      answer: ['place blue 0,0'],
      mistakes: [{ try: ['place blue 0,1'], refused: null, now: { parts: { water: 8 } } }],
      reward: { parts: { water: 11 } },
    },
    { light: ['hand:red'], accept: { any: ['place red *'] }, answer: ['place red 4,-1'], after: ['0 done', '0 done'] },
  ],
  clauses: ['score-water', 'river-length', 'turn-place-all'],
};
