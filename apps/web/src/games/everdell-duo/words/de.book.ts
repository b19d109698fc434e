import { plural } from '../../../locales/plural.ts';
import type { BookWords } from './book.ts';

const form = plural('de');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;

export const book: BookWords = {
  title: 'Everdell Duo, das Buch',
  campaign: 'Kampagne',
  challenges: 'Herausforderungen',
  campaignTitle: 'Das Jahr der Heckenpost',
  challengesTitle: 'Besser als die Schlagzeilen',
  forWhom: 'Miteinander, allein oder zu zweit',
  sum: (points, chapters, of) => `${n(points, 'Punkt', 'Punkte')} aus ${chapters} von ${of} Kapiteln`,
  kept: 'In diesem Browser aufgehoben.',
  medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  won: (points, hard) => `gewonnen mit ${n(points, 'Punkt', 'Punkten')}${hard ? ' auf schwer' : ''}`,
  skipped: 'übersprungen',
  locked: (before) => `Öffnet sich, wenn Kapitel ${before} gewonnen ist.`,
  lost: (tries) => `Bisher ${n(tries, 'vergeblicher Versuch', 'vergebliche Versuche')}.`,
  goals: 'Ziele',
  points: (normal, hard) => `${normal} Punkte zusammen, auf schwer ${hard}`,
  board: 'Auf dem Plan',
  skunks: ({ events, meadow, farmRiver }) =>
    `Stinktiere: ${events} bei den Ereignissen, ${meadow} auf dem Weg, ${farmRiver} an Farmen und Fluss`,
  exchange: {
    open: 'Tauschplatz in jedem Zug',
    limited: 'Tauschplatz nur am Wegweiser',
    none: 'Kein Tauschplatz',
  },
  watches: (normal) =>
    `${n(normal, 'Taschenuhr', 'Taschenuhren')} auf normal, auf schwer ${normal === 1 ? 'keine' : normal - 1}`,
  special: {
    farmEffect: 'Die Farm mit drei Zweigen bringt nur zwei',
    drawMoves: 'Ziehen und Nehmen bewegen den Mond, solange er kann',
  },
  news: 'Gute Nachrichten',
  newsToCome: 'Nach den Gaben des ersten Winters werden drei gezeigt, und ihr behaltet eine.',
  newsAgain: 'Ihr seht dieselben drei noch einmal:',
  newsNone: 'Ein schon gewonnenes Kapitel wird ohne gute Nachrichten gespielt.',
  newsWait: 'Auf schwer darf nur eine mit; die anderen warten.',
  difficulty: 'Schwierigkeit',
  with: 'Wer führt die Schildkröten?',
  partners: { me: 'Ich, allein mit beiden', person: 'Jemand neben mir', bot: 'Ein Bot' },
  partnerName: 'Name',
  play: (chapter) => `Kapitel ${chapter} spielen`,
  again: (chapter) => `Kapitel ${chapter} noch einmal versuchen`,
  single: 'Als einzelnes Spiel spielen',
  goOn: 'Weiterspielen',
  running: 'Dieses Kapitel wird gerade gespielt.',
  giveUp: 'Diesen Versuch aufgeben',
  skip: 'Dieses Kapitel ohne Punkte überspringen',
  allDone: 'Das Jahr ist um. Jedes Kapitel lässt sich für mehr Punkte noch einmal spielen.',
  playChallenge: (title, level) => `${title} spielen, ${level}`,
  best: (margin) => `gewonnen mit ${n(margin, 'Punkt', 'Punkten')} Vorsprung`,
  playShort: 'Spielen',
  challenge: 'Herausforderung',
  promise: 'Schlagt ihre Punkte und haltet das Versprechen der Herausforderung.',
  counts: 'Wie sie zählt',
  levels: 'Ihre Stufen',
  columns: { events: 'Ereignisse', path: 'Weg', places: 'Farmen, Fluss', watch: 'Uhr', bonus: 'Bonus' },
  none: 'keine',
  house:
    'Kapitel, gute Nachrichten, Herausforderungen und Geschichten sind unsere eigenen: Die gedruckten sind nicht öffentlich.',
};
