// A card in words, for who hears it instead of seeing it.
import type { CardFace } from '../table.ts';
import type { HarmoniesWords } from '../words/words.ts';

/** The habitat in words: "cube on water, beside it tree of height 3". */
export function habitatText(words: HarmoniesWords, { pattern }: CardFace): string {
  const [cube, ...others] = pattern;
  return words.card.habitat(
    words.features[cube?.feature ?? 'water'],
    words.and(others.map(({ feature }) => words.features[feature])),
  );
}

export function cardText(words: HarmoniesWords, card: CardFace): string {
  const pays = card.spirit ? words.spiritPays(card.spirit) : words.card.points(card.points.join(', '));
  return `${habitatText(words, card)}. ${pays}`;
}
