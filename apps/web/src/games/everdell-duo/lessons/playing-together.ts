import type { Lesson } from '../../../learn/lesson.ts';

/** You are the hares, the lesson plays the tortoises. Skunks: on the berries, on the second event, beside the start. */
export const playingTogether: Lesson = {
  id: 'playing-together',
  rules: 2,
  minutes: 3,
  setup: {
    seats: 2,
    options: { mode: 'together', chapter: 0, goodNews: false, hare: 'first', askEveryGain: false },
    edition: 'house',
    seed: 'together-196',
    deal: {
      hands: [
        ['barn', 'queen'],
        ['spelunker', 'castle'],
      ],
      meadow: { 0: 'mine' },
      river: ['river-05', 'river-13'],
      deck: ['university', 'ferry', 'palace'],
    },
  },
  reach: [
    '0 to hare',
    '0 to tortoise',
    '0 to tortoise',
    '1 accept',
    '1 take mine',
    '0 place river-left',
    '0 done',
    '1 place farm-2',
    '1 done',
  ],
  steps: [
    {
      light: ['exchange', 'purse:0:berry'],
      accept: { any: ['give berry'] },
      answer: ['give berry'],
      mistakes: [{ try: ['give twig'], refused: null }],
    },
    {
      light: ['place:farm-1', 'place:farm-4', 'place:river-right'],
      accept: { any: ['place farm-1', 'place farm-4', 'place river-right'] },
      answer: ['place farm-4'],
      after: ['0 done', '1 play spelunker', '1 decline', '1 done'],
      mistakes: [
        { try: ['place farm-3'], refused: 'place-skunk' },
        { try: ['place event-2'], refused: 'place-skunk' },
        { try: ['give twig'], refused: 'exchange-done' },
      ],
    },
    {
      light: ['card:barn'],
      accept: { any: ['play barn'] },
      answer: ['play barn'],
    },
    {
      light: ['watch moon', 'marker:moon'],
      accept: { any: ['watch moon'] },
      answer: ['watch moon'],
      after: ['0 done'],
      mistakes: [{ try: ['done'], refused: null }],
    },
  ],
  clauses: [
    'team-shared-city',
    'exchange-tile',
    'skunks-close-places',
    'skunks-block-path',
    'watch-turns-back',
    'team-goals',
    'team-win',
  ],
};
