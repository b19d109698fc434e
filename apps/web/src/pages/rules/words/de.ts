import type { RulesWords } from './words.ts';

export const de: RulesWords = {
  cardsOf: (game) => `Die Karten von ${game}`,
  backToRules: 'Zu den Regeln',
  find: 'Karte suchen',
  findHint: 'Name oder Wirkung',
  any: 'alle',
  count: (n) => (n === 1 ? '1 Karte' : `${n} Karten`),
  none: 'So eine Karte gibt es nicht.',
  clear: 'Alle zeigen',
  practise: (lesson) => `Spiel es: ${lesson}`,
  example: 'Beispiel',
  before: 'vorher',
  after: 'nachher',
  noChange: 'Die Punkte bleiben, wie sie sind.',
};
