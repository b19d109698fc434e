// A card in words, for who hears it instead of seeing it.
import type { CardFace } from '../table.ts';
import type { HarmoniesWords } from '../words/words.ts';

/** How far from the cube's place, which is the middle of every pattern. */
const far = ({ q, r }: CardFace['pattern'][number]): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The habitat in words: "cube on water, beside it tree of height 3, behind that field". */
export function habitatText(words: HarmoniesWords, { pattern }: CardFace): string {
  const [cube, ...others] = pattern;
  const named = (spaces: CardFace['pattern']): string =>
    words.and(spaces.map(({ feature }) => words.features[feature]));
  const further = others.filter((space) => far(space) > 1);
  return words.card.habitat(
    words.features[cube?.feature ?? 'water'],
    named(others.filter((space) => far(space) === 1)),
    further.length > 0 ? named(further) : null,
  );
}

const capital = (words: HarmoniesWords, text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);

export function cardText(words: HarmoniesWords, card: CardFace): string {
  const pays = card.spirit ? words.spiritPays(card.spirit) : words.card.points(card.points.join(', '));
  return `${habitatText(words, card)}. ${capital(words, pays)}`;
}
