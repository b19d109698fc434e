import type { Lesson } from '../../../learn/lesson.ts';

/** You hold the frog (water beside a tree of height 1). Left: a bush with one water. Right: a tree of height 2 with one water. Trees 4. */
export const sharedHomes: Lesson = {
  id: 'shared-homes',
  rules: 2,
  minutes: 3,
  setup: {
    seats: 1,
    options: { side: 'A', spirits: false, riverLoops: 'longestShortestPath' },
    edition: 'house',
    seed: 'h6-49',
    deal: { display: ['frog', 'fish', 'boar'] },
  },
  reach: [
    'card frog',
    'take 3',
    'place blue 4,1',
    'place brown 4,0',
    'place green 4,0',
    'done',
    'take 1',
    'place green 1,1',
    'place blue 1,0',
    'place yellow 3,2',
    'done',
    'done',
  ],
  steps: [
    {
      light: ['card:frog', '0:1,0', '0:4,1'],
      accept: { any: ['cube frog 1,0'] },
      answer: ['cube frog 1,0'],
      mistakes: [
        { try: ['cube frog 4,1'], refused: 'habitat-missing' },
        { try: ['cube frog 1,1'], refused: 'target-does-not-fit' },
      ],
      reward: { parts: { 'animal:frog': 2 } },
    },
    { light: ['take:3'], accept: { any: ['take 3'] }, answer: ['take 3'] },
    {
      light: ['hand:blue', '0:1,1'],
      accept: { any: ['place blue 0,1', 'place blue 0,2', 'place blue 1,2', 'place blue 2,0', 'place blue 2,1'] },
      answer: ['place blue 2,1'],
      mistakes: [{ try: ['place blue 1,0'], refused: 'space-has-cube' }],
    },
    {
      light: ['card:frog'],
      accept: { any: ['cube frog *'], if: { score: { 'animal:frog': 4 } } },
      answer: ['cube frog 2,1'],
      reward: { parts: { 'animal:frog': 4 } },
    },
    {
      light: ['hand:blue', '0:1,1'],
      accept: {
        any: ['place blue 0,1', 'place blue 0,2', 'place blue 1,2', 'place blue 2,0', 'place blue 2,1', 'cube frog *'],
        times: 2,
        if: { score: { 'animal:frog': 6 } },
      },
      answer: ['place blue 0,2', 'cube frog 0,2'],
      reward: { parts: { 'animal:frog': 6 } },
    },
    {
      light: ['hand:brown'],
      accept: { any: ['place brown *', 'done'], times: 2 },
      answer: ['place brown 0,4', 'done'],
      after: ['0 done'],
    },
  ],
  clauses: [
    'habitat-shared',
    'habitat-exact-heights',
    'cube-free-target',
    'cube-stays',
    'token-never-on-cube',
    'score-animal',
  ],
};
