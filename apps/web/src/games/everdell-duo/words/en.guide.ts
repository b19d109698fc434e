import { PICTURES } from './pictures.ts';
import type { DuoWords } from './words.ts';

export const guide: DuoWords['guide'] = [
  {
    title: 'What it is about',
    text: 'Two players build a city each, from one shared meadow. After four seasons the better city wins: its cards, its point tokens, and the events it has hosted.',
    picture: PICTURES.goal,
  },
  {
    title: 'One action a turn',
    text: 'Place a worker and the Sun moves, play a card and the Moon moves, or draw or take a card and move either. Each of them moves six times a season, so what you do uses up what is left for both.',
    picture: PICTURES.action,
  },
  {
    title: 'Send workers out',
    text: 'You have three workers. They fetch resources from farms and the river, complete events whose condition you meet, or visit a red card, even in the other city. They come home when the season ends.',
    picture: PICTURES.place,
  },
  {
    title: 'Build your city',
    text: 'Pay what the edge of a card shows: twigs, resin and pebbles for constructions, berries for critters. You play cards from your hand, or those of the meadow that lie beside the Sun or the Moon.',
    picture: PICTURES.play,
  },
  {
    title: 'Five colours',
    text: 'Green works again in spring and autumn, brown works once, red waits for a worker, blue works whenever its moment comes, purple brings extra points at the end.',
    picture: PICTURES.colors,
  },
  {
    title: 'A home instead of berries',
    text: 'An occupied token on a construction lets a critter of the same colour move in without berries, once for each colour.',
    picture: PICTURES.token,
  },
  {
    title: 'The end',
    text: 'After autumn everything counts: printed points, purple cards, point tokens and events. The Journey goes to whoever has more cards in city and hand.',
    picture: PICTURES.year,
  },
  {
    title: 'Or together',
    text: 'Both of you build one city and share its points, against skunks that close places and shorten the seasons. A chapter sets goals and points to reach; in a challenge you have to beat Odette of the Hedge Post. One person may lead both animals.',
    picture: PICTURES.team,
  },
];

export const chapters: DuoWords['chapters'] = [
  { from: 'setup-animals', title: 'Set-up' },
  { from: 'turn-order', title: 'The turn' },
  { from: 'worker-moves-sun', title: 'Workers, cards, markers' },
  { from: 'meadow-refill-row-by-row', title: 'The meadow' },
  { from: 'pay-resources', title: 'Paying' },
  { from: 'timing-brown-once', title: 'The five colours' },
  { from: 'effects-optional', title: 'Effects' },
  { from: 'events-condition', title: 'Events and the Journey' },
  { from: 'season-change', title: 'Seasons and secrets' },
  { from: 'score-printed', title: 'Points and the end' },
  { from: 'team-setup', title: 'Together' },
  { from: 'opponent-season', title: 'Odette of the Hedge Post' },
];
