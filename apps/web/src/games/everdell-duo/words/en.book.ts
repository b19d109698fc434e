import { plural } from '../../../locales/plural.ts';
import type { BookWords } from './book.ts';

const form = plural('en');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;

export const book: BookWords = {
  title: 'Everdell Duo, the book',
  campaign: 'Campaign',
  challenges: 'Challenges',
  campaignTitle: 'The year of the Hedge Post',
  challengesTitle: 'Beat the headlines',
  forWhom: 'Together, for one or two',
  sum: (points, chapters, of) => `${n(points, 'point', 'points')} from ${chapters} of ${of} chapters`,
  kept: 'Kept in this browser.',
  medals: { bronze: 'bronze', silver: 'silver', gold: 'gold' },
  won: (points, hard) => `won with ${n(points, 'point', 'points')}${hard ? ' on hard' : ''}`,
  skipped: 'skipped',
  locked: (before) => `Opens when chapter ${before} is won.`,
  lost: (tries) => `${n(tries, 'try', 'tries')} in vain so far.`,
  goals: 'Goals',
  points: (normal, hard) => `${normal} points together, ${hard} on hard`,
  board: 'On the board',
  skunks: ({ events, meadow, farmRiver }) =>
    `Skunks: ${events} at the events, ${meadow} on the path, ${farmRiver} on farms and river`,
  exchange: {
    open: 'Exchange in every turn',
    limited: 'Exchange only from the signpost',
    none: 'No exchange',
  },
  watches: (normal) =>
    `${n(normal, 'pocket watch', 'pocket watches')} on normal, ${normal === 1 ? 'none' : normal - 1} on hard`,
  special: {
    farmEffect: 'The farm with three twigs brings only two',
    drawMoves: 'Drawing and taking move the Moon, as long as it can',
  },
  news: 'Good news',
  newsToCome: 'After the first winter’s gifts three are shown, and you keep one.',
  newsAgain: 'You will see the same three again:',
  newsNone: 'A chapter that was won before is played without good news.',
  newsWait: 'On hard only one may come along; the others wait.',
  difficulty: 'Difficulty',
  with: 'Who plays the tortoises?',
  partners: { me: 'I do, alone with both', person: 'Somebody beside me', bot: 'A bot' },
  partnerName: 'Their name',
  play: (chapter) => `Play chapter ${chapter}`,
  again: (chapter) => `Try chapter ${chapter} again`,
  single: 'Play it as a single game',
  goOn: 'Go on',
  running: 'This chapter is being played.',
  giveUp: 'Give this try up',
  skip: 'Skip this chapter, without points',
  allDone: 'The year is over. Every chapter can be played again for a better score.',
  playChallenge: (title, level) => `Play ${title}, ${level}`,
  best: (margin) => `won by ${n(margin, 'point', 'points')}`,
  playShort: 'Play',
  challenge: 'Challenge',
  promise: 'Beat her total and keep the promise of the challenge.',
  counts: 'How she counts',
  levels: 'Her levels',
  columns: { events: 'events', path: 'path', places: 'farms, river', watch: 'watch', bonus: 'bonus' },
  none: 'none',
  house: 'Chapters, good news, challenges and stories are our own: the printed ones are not public.',
};
