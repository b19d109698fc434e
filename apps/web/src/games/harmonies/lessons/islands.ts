import type { Lesson } from '../../../learn/lesson.ts';

/** An empty board of side B is one island: water 5. */
export const islands: Lesson = {
  id: 'islands',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 1,
    options: { side: 'B', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h7-2',
  },
  reach: [],
  steps: [
    { light: ['take:2'], accept: { any: ['take 2'] }, answer: ['take 2'] },
    {
      light: ['0:0,0', '0:0,1', '0:1,0'],
      accept: { any: ['place blue 0,1', 'place blue 1,0'] },
      answer: ['place blue 0,1'],
      mistakes: [{ try: ['place blue 0,0'], refused: null, now: { parts: { water: 5 } } }],
    },
    {
      light: ['0:0,1', '0:1,0'],
      accept: { any: ['place blue 0,1', 'place blue 1,0'], if: { score: { water: 10 } } },
      answer: ['place blue 1,0'],
      mistakes: [{ try: ['place blue 0,2'], refused: null, now: { parts: { water: 5 } } }],
      reward: { parts: { water: 10 } },
    },
    {
      light: ['hand:green', '0:0,0'],
      accept: { any: ['place green *'] },
      answer: ['place green 0,0'],
      after: ['0 done', '0 done'],
      reward: { total: 11 },
    },
  ],
  clauses: ['score-islands', 'setup-central-board'],
};
