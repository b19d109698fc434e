// All cards of Everdell Duo, as they lie in the meadow.
import { COLORS, TYPES } from '@sunglade/everdell-duo';
import type { Lang } from '../../../base/lang.ts';
import type { CardList, LoadCards } from '../../../kit/screen/card-list.ts';
import { Face } from '../board/Face.tsx';
import { loadWords } from '../index.ts';
import { cardOf, contentOf, type Table } from '../table.ts';
import { printedText } from '../words/describe.ts';
import { cardName } from '../words/names.ts';
import { type DuoWords, wordsOf } from '../words/words.ts';
import { WORDS } from './words.ts';
import './cards.css';

function listOf(words: DuoWords, position: Table, named: (typeof WORDS)[Lang]): CardList {
  const content = contentOf(position);
  const numbers = new Map(content.names.map((name, i) => [name, i]));
  return {
    cards: content.names.flatMap((id, i) => {
      const face = cardOf(content, i);
      return face
        ? [
            {
              id,
              name: cardName(words, position, i),
              text: printedText(words, face),
              kinds: { color: face.color, type: face.type, points: `${face.points}` },
            },
          ]
        : [];
    }),
    filters: [
      { id: 'color', name: named.color, values: COLORS.map((id) => ({ id, name: words.colors[id] })) },
      { id: 'type', name: named.type, values: TYPES.map((id) => ({ id, name: words.types[id] })) },
      {
        id: 'points',
        name: named.points,
        values: ['0', '1', '2', '3', '4'].map((id) => ({ id, name: id })),
      },
    ],
    Picture: ({ id }) => {
      const card = numbers.get(id);
      const face = card === undefined ? null : cardOf(content, card);
      return face && card !== undefined ? (
        <span class="ed-listed ed-cardbox">
          <Face words={words} card={face} name={cardName(words, position, card)} />
        </span>
      ) : null;
    },
  };
}

export const loadCards: LoadCards = async (lang, opening) =>
  listOf(wordsOf(await loadWords(lang), opening.game.version), opening as unknown as Table, WORDS[lang]);
