import type { Lesson } from '../../../learn/lesson.ts';

/** Field, trunk and water, each touching the other two: 0 points. */
export const fieldsAndHouses: Lesson = {
  id: 'fields-and-houses',
  rules: 2,
  minutes: 2,
  setup: {
    seats: 1,
    options: { side: 'A', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h3-130',
  },
  reach: ['take 1', 'place yellow 1,1', 'place brown 2,0', 'place blue 2,1', 'done', 'done'],
  steps: [
    { light: ['take:1'], accept: { any: ['take 1'] }, answer: ['take 1'] },
    {
      light: ['hand:red', '0:2,0'],
      accept: { any: ['place red 2,0'] },
      answer: ['place red 2,0'],
      mistakes: [
        { try: ['place red 4,1'], refused: null, now: { parts: { buildings: 0 } } },
        { try: ['place red 1,1'], refused: 'nothing-goes-on-top' },
      ],
    },
    {
      light: ['hand:yellow', '0:1,1'],
      accept: { any: ['place yellow *'], if: { score: { fields: 5 } } },
      answer: ['place yellow 0,2'],
      mistakes: [{ try: ['place yellow 4,2'], refused: null, now: { parts: { fields: 0 } } }],
      reward: { parts: { fields: 5 } },
    },
    {
      light: ['hand:green', '0:2,0'],
      accept: { any: ['place green *'], if: { score: { buildings: 5 } } },
      answer: ['place green 3,0'],
      mistakes: [{ try: ['place green 4,2'], refused: null, now: { parts: { buildings: 0 } } }],
      reward: { parts: { trees: 1, fields: 5, buildings: 5 } },
    },
    { light: ['done'], accept: { any: ['done'] }, answer: ['done'], after: ['0 done'], reward: { total: 11 } },
  ],
  clauses: ['score-fields', 'score-buildings', 'token-stacking', 'score-trees'],
};
