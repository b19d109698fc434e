// All cards of Evergreen: the land, the power, and what a card does to the fertility zone.
import { type EditionCard, POWERS, type Power } from '@sunglade/evergreen';
import type { Lang } from '../../../base/lang.ts';
import type { CardList, LoadCards } from '../../../kit/screen/card-list.ts';
import { loadWords } from '../index.ts';
import { iconsText } from '../panels/Draft.tsx';
import { DraftFace } from '../panels/DraftCard.tsx';
import { cardName, contentOf, isArid, isFertile, type Table } from '../table.ts';
import type { EvergreenWords } from '../words/words.ts';
import { WORDS } from './words.ts';
import './cards.css';

/** The rule that says what a power does. */
const CLAUSES = {
  sprout: 'power-sprout',
  smallTree: 'power-small-tree',
  bigTree: 'power-big-tree',
  bush: 'power-bush',
  lake: 'power-lake',
  bud: 'power-bud',
} as const satisfies Readonly<Record<Power, string>>;

const iconOf = (card: EditionCard): string =>
  isArid(card) ? 'arid' : isFertile(card) ? `fertile-${card.fertility}` : 'none';

function listOf(words: EvergreenWords, position: Table, named: (typeof WORDS)[Lang]): CardList {
  const { cards } = contentOf(position);
  const biomes = [...new Set(cards.map(({ biome }) => biome))];
  const icons = [...new Map(cards.map((card) => [iconOf(card), iconsText(words, position, card.id)]))];
  return {
    cards: cards.map((card) => ({
      id: card.id,
      name: cardName(words, card),
      text: `${iconsText(words, position, card.id)}. ${words.clauses[CLAUSES[card.power]].text}`,
      kinds: { biome: card.biome, power: card.power, icon: iconOf(card) },
    })),
    filters: [
      { id: 'biome', name: named.biome, values: biomes.map((id) => ({ id, name: words.biomes[id] })) },
      { id: 'power', name: named.power, values: POWERS.map((id) => ({ id, name: words.powers[id] })) },
      { id: 'icon', name: words.zone.title, values: icons.map(([id, name]) => ({ id, name })).sort(byId) },
    ],
    Picture: ({ id }) => {
      const card = cards.find((one) => one.id === id);
      return card ? (
        <span class="eg-listed">
          <DraftFace words={words} card={card} position={position} seat={0} />
        </span>
      ) : null;
    },
  };
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

export const loadCards: LoadCards = async (lang, opening) =>
  listOf(await loadWords(lang), opening as unknown as Table, WORDS[lang]);
