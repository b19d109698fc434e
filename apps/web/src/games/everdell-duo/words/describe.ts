// Cards and places in words, for readers and for whoever looks closely.
import { type CardJson, type Content, RESOURCES, type Resource } from '@sunglade/everdell-duo';
import { askedOf, askingPlace, isOrderAsked } from '../pending.ts';
import { waysOf } from '../prices.ts';
import { cardOf, contentOf, isBetween, seasonOf, type Table } from '../table.ts';
import { cardName, placeText } from './names.ts';
import { abilityText } from './phrases.ts';
import type { DuoWords } from './words.ts';

/** "1 twig and 2 resin"; nothing at all is said too. */
export function amountText(words: DuoWords, amounts: readonly number[], cards = 0): string {
  const parts = RESOURCES.flatMap((kind, i) => (amounts[i] ? [words.counted(kind, amounts[i])] : []));
  if (cards > 0) parts.push(words.countedCards(cards));
  return parts.length > 0 ? words.and(parts) : words.card.free;
}

const costOf = ({ cost }: CardJson): readonly number[] => RESOURCES.map((kind: Resource) => cost[kind] ?? 0);
const costText = (words: DuoWords, card: CardJson): string => amountText(words, costOf(card), card.cost.cards);

/** "Green construction, costs 1 twig and 1 resin, 1 point. When played …": what is printed on a card but its name. */
export function printedText(words: DuoWords, face: CardJson): string {
  const facts = [
    words.card.kind(face.color, face.type),
    words.card.costs(costText(words, face)),
    words.card.worth(face.points),
  ];
  return `${facts.join(', ')}. ${abilityText(words.phrases, face.ability)}`;
}

/** The same with its name. */
export function cardText(words: DuoWords, position: Pick<Table, 'setup'>, card: number): string {
  const face = cardOf(contentOf(position), card);
  return face ? `${cardName(words, position, card)}, ${printedText(words, face)}` : '';
}

/** What a card really costs now and what is missing, where that is not what is printed on it. */
export function priceFact(words: DuoWords, position: Table, card: number): readonly string[] {
  const asked = askedOf(position.legal);
  if (asked !== 'main' && asked !== 'play') return [];
  const [best] = waysOf(position, card);
  const face = cardOf(contentOf(position), card);
  if (!best || !face) return [];
  if (best.payable && best.home >= 0) return [words.steps.token(cardName(words, position, best.home))];
  const price = amountText(words, best.price, best.cards);
  return [
    ...(price === costText(words, face) && best.less === 0 ? [] : [words.sheet.price(price)]),
    ...(best.less > 0 ? [words.bar.less(best.less)] : []),
    ...(best.payable ? [] : [words.sheet.lack(amountText(words, best.missing)).replace(/\.$/, '')]),
  ];
}

/** Whose effect asks: the name of the place, or between two turns the season's tile; null for the turn itself. */
export function askerText(words: DuoWords, position: Table, content: Content): string | null {
  if (isOrderAsked(position)) return words.bar.several;
  const place = askingPlace(position);
  if (place >= 0) return placeText(words, position, content, place);
  if (position.view.open.team?.inNews === 1) return words.team.goodNews.title;
  return isBetween(position) ? words.bar.season[seasonOf(position)] : null;
}

/** Facts about a thing, one after the other, for who hears it: some of them are sentences already. */
export const asSentences = (facts: readonly string[]): string =>
  facts.map((fact) => fact.replace(/\.$/, '')).join('. ');
