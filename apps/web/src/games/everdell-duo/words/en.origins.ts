import type { OriginWords } from './origins.ts';

export const origins: OriginWords = {
  title: 'Everdell Duo: what is printed, what is ours',
  about:
    'Half of the printed cards, most tiles and all chapters are in no public text. We play with a house set: our own cards where the printed ones are not public. This page says it for every card, event and tile.',
  origins: {
    printed: { name: 'printed', about: 'told by a public text' },
    inferred: { name: 'inferred', about: 'read from what such a text leaves open, or taken over from the older game' },
    ours: { name: 'ours', about: 'made for Sunglade' },
  },
  facts: {
    name: 'Name',
    type: 'Type',
    color: 'Colour',
    cost: 'Cost',
    points: 'Points',
    effect: 'Effect',
    condition: 'Condition',
  },
  cards: 'Cards',
  events: 'Events',
  places: 'River and farms',
  slots: 'Rewards of the event slots',
  news: 'Good news',
  chapters: 'Chapters',
  challenges: 'Challenges',
  opponent: 'Opponent',
  name: 'Name',
  origin: 'Where from',
  rest: 'The competitive season tiles are printed. The gifts of a season for a team, all chapters with their stories, and Odette of the Hedge Post are ours.',
};
