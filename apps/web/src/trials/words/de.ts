import type { TrialWords } from './words.ts';

export const de: TrialWords = {
  title: 'Prüfungen',
  lead: 'Feste Partien, für alle dieselben, so oft du willst und ohne Tipps. Bronze ist, was Fuchs aus genau dieser Partie meist macht, Silber Dachs, Gold Rabe.',
  alone: 'Du spielst allein.',
  against: (name) => `Du spielst gegen ${name}; es zählen deine eigenen Punkte.`,
  trial: (n) => `Prüfung ${n}`,
  named: (n, game) => `Prüfung ${n} in ${game}`,
  side: (side) => `Seite ${side}`,
  begin: 'Spielen',
  goOn: 'Weiterspielen',
  best: (points) => `Dein Bestes: ${points}`,
  notYet: 'noch nicht gespielt',
  medals: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  from: (medal, points) => `${medal} ab ${points}`,
  counts: (gold, silver, bronze) => `Gold ${gold} · Silber ${silver} · Bronze ${bronze}`,
  reached: (medal, points) => `${medal}: ${points} Punkte.`,
  notReached: (points, least) => `${points} Punkte. Bronze beginnt bei ${least}.`,
  nextMark: (medal, points) => `${medal} beginnt bei ${points}.`,
  newBest: 'Dein Bestes bisher.',
  again: 'Noch einmal',
  all: 'Alle Prüfungen',
};
