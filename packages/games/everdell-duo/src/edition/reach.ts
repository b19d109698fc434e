// Conditions nobody could ever meet are mistakes in an edition: more green cards than it holds, a fifth resource.
import type { EditionReader } from '@sunglade/core';
import { fitsCard } from '../content/tables.ts';
import type { Condition, Count, EditionContent } from '../schema.ts';
import { COLORS, PER_LETTER, RESOURCES } from '../terms.ts';

/** The most that can ever be counted, or Infinity where the supply is unlimited. */
function most(edition: EditionContent, count: Count): number {
  const cards = edition.cards;
  const copies = (fit: (card: EditionContent['cards'][number]) => boolean): number =>
    cards.reduce((sum, card) => sum + (fit(card) ? card.copies : 0), 0);
  const ofColor = (color: string): number => copies((card) => card.color === color);
  switch (count.of) {
    case 'city':
      return copies((card) => fitsCard(count.filter ?? {}, card));
    case 'hand':
      return copies(() => true);
    case 'resources':
    case 'pointTokens':
      return Number.POSITIVE_INFINITY;
    case 'resourceKinds':
      return RESOURCES.length;
    case 'events':
      return PER_LETTER;
    // A token lies on one construction of each colour.
    case 'occupiedConstructions':
      return COLORS.filter((color) => copies((card) => card.color === color && card.type === 'construction') > 0)
        .length;
    case 'colorsWithAtLeast':
      return COLORS.filter((color) => ofColor(color) >= (count.n ?? 0)).length;
    case 'colorsWithBothTypes':
      return COLORS.filter(
        (color) => new Set(cards.filter((card) => card.color === color).map((card) => card.type)).size === 2,
      ).length;
    case 'colorSets':
      return Math.min(...COLORS.map(ofColor));
  }
}

function reachable(edition: EditionContent, condition: Condition): boolean {
  switch (condition.kind) {
    case 'atLeast':
      return most(edition, condition.count) >= condition.min;
    case 'all':
      return condition.of.every((one) => reachable(edition, one));
    case 'eachColor':
      return most(edition, { of: 'colorSets' }) >= condition.min;
    case 'more': {
      const amounts = condition.elements.map((element) => most(edition, element));
      return amounts.every((n) => n >= 1) && amounts.reduce((sum, n) => sum + n, 0) >= condition.min;
    }
    case 'journey':
      return true;
  }
}

export function checkReach(reader: EditionReader, edition: EditionContent): void {
  for (const [i, { condition }] of edition.events.entries()) {
    if (!reachable(edition, condition)) reader.problem('condition-unreachable', `events[${i}].condition`);
  }
}
