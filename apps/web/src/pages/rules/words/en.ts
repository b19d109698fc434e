import type { RulesWords } from './words.ts';

export const en: RulesWords = {
  cardsOf: (game) => `The cards of ${game}`,
  backToRules: 'To the rules',
  find: 'Find a card',
  findHint: 'Name or effect',
  any: 'all',
  count: (n) => (n === 1 ? '1 card' : `${n} cards`),
  none: 'No card is like that.',
  clear: 'Show all',
  practise: (lesson) => `Play it: ${lesson}`,
  example: 'Example',
  before: 'before',
  after: 'after',
  noChange: 'The points stay as they are.',
};
