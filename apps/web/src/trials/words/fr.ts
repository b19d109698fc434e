import type { TrialWords } from './words.ts';

export const fr: TrialWords = {
  title: 'Épreuves',
  lead: 'Des parties fixes, les mêmes pour tous, autant de fois que vous voulez et sans conseils. Le bronze, c’est ce que Renard tire d’ordinaire de cette partie même, l’argent Blaireau, l’or Corbeau.',
  alone: 'Vous jouez seul.',
  against: (name) => `Vous jouez contre ${name} ; vos propres points comptent.`,
  trial: (n) => `Épreuve ${n}`,
  named: (n, game) => `Épreuve ${n} de ${game}`,
  side: (side) => `face ${side}`,
  begin: 'Jouer',
  goOn: 'Continuer',
  best: (points) => `Votre record : ${points}`,
  notYet: 'pas encore jouée',
  medals: { bronze: 'Bronze', silver: 'Argent', gold: 'Or' },
  from: (medal, points) => `${medal} dès ${points}`,
  counts: (gold, silver, bronze) => `Or ${gold} · argent ${silver} · bronze ${bronze}`,
  reached: (medal, points) => `${medal} : ${points} points.`,
  notReached: (points, least) => `${points} points. Le bronze commence à ${least}.`,
  nextMark: (medal, points) => `${medal} à partir de ${points}.`,
  newBest: 'Votre record jusqu’ici.',
  again: 'Encore une fois',
  all: 'Toutes les épreuves',
};
