import type { RulesWords } from './words.ts';

export const fr: RulesWords = {
  cardsOf: (game) => `Les cartes de ${game}`,
  backToRules: 'Vers les règles',
  find: 'Chercher une carte',
  findHint: 'Nom ou effet',
  any: 'peu importe',
  count: (n) => (n <= 1 ? `${n} carte` : `${n} cartes`),
  none: 'Aucune carte ne correspond.',
  clear: 'Tout afficher',
  practise: (lesson) => `Jouez-le : ${lesson}`,
  example: 'Exemple',
  before: 'avant',
  after: 'après',
  noChange: 'Les points ne changent pas.',
};
