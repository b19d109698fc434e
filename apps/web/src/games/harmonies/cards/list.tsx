// All cards of Harmonies: animals with what their cubes bring, spirits with what they pay for.
import type { Lang } from '../../../base/lang.ts';
import type { CardList, ListedCard, LoadCards } from '../../../kit/screen/card-list.ts';
import { loadWords } from '../index.ts';
import { Card, toneOf } from '../panels/Card.tsx';
import { habitatText } from '../panels/cardText.ts';
import { type CardFace, cardName, cardOf, contentOf, type Table } from '../table.ts';
import { type HarmoniesWords, wordsOf } from '../words/words.ts';
import { WORDS } from './words.ts';
import './cards.css';

/** What the cube stands on, as a card's colour tells it. */
const GROUNDS = ['green', 'gray', 'yellow', 'red', 'blue'] as const;

const paysText = (words: HarmoniesWords, { spirit, points }: CardFace): string =>
  spirit ? words.spiritPays(spirit) : words.card.points(points.join(', '));

function listOf(words: HarmoniesWords, position: Table, named: (typeof WORDS)[Lang]): CardList {
  const content = contentOf(position);
  const { animals, spirits } = content.edition;
  const faces = [...animals, ...spirits].flatMap(({ id }) => cardOf(content, id) ?? []);
  const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
  const listed = (face: CardFace): ListedCard => ({
    id: face.id,
    name: cardName(words, position, face.id),
    text: `${[habitatText(words, face), paysText(words, face)].map(capital).join('. ')}.`,
    kinds: {
      kind: face.spirit ? 'spirit' : 'animal',
      ground: toneOf(face),
      ...(face.spirit ? {} : { cubes: `${face.points.length}` }),
    },
  });
  const cubes = [...new Set(animals.map(({ points }) => points.length))].sort((a, b) => a - b);
  return {
    cards: faces.map(listed),
    filters: [
      {
        id: 'kind',
        name: named.kind,
        values: (['animal', 'spirit'] as const).map((id) => ({ id, name: named.kinds[id] })),
      },
      {
        id: 'ground',
        name: named.ground,
        values: GROUNDS.map((id) => ({ id, name: named.grounds[id] })),
      },
      { id: 'cubes', name: named.cubes, values: cubes.map((n) => ({ id: `${n}`, name: `${n}` })) },
    ],
    Picture: ({ id }) => {
      const face = cardOf(content, id);
      return face ? (
        <span class="hm-listed">
          <Card
            card={face}
            name={cardName(words, position, id)}
            pays={face.spirit ? words.spiritPays(face.spirit) : null}
            placed={0}
            shape="tall"
          />
        </span>
      ) : null;
    },
  };
}

export const loadCards: LoadCards = async (lang, opening) =>
  listOf(wordsOf(await loadWords(lang), opening.game.version), opening as unknown as Table, WORDS[lang]);
