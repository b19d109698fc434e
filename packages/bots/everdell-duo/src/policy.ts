// The quick player of games in the head: any legal step, those that look good more often. How good a step looks is known
// for each season before the game begins, so that choosing costs next to nothing.
import type { AnyRules, Setup, Step, StepBuffer } from '@sunglade/core';
import {
  type CardJson,
  cardPrice,
  cardWorth,
  contentOf,
  type EditionContent,
  effectWorth,
  type Outlook,
  readStep,
  SEASONS,
  type StepData,
} from '@sunglade/everdell-duo';

export interface Policy {
  /** For each season the chances of every step, as whole numbers. */
  readonly chances: readonly Int32Array[];
  /** The same, more even: which steps are worth a try. */
  readonly promises: readonly Float64Array[];
  /** The step that ends a turn. */
  readonly done: Step;
  /** Two hand cards for a resource: rarely worth a thought. */
  readonly isTrade: Uint8Array;
}

export type Pick = (n: number) => number;

/** From winter to autumn. */
const OUTLOOKS: readonly Outlook[] = [
  { productions: 3, visits: 4, city: 14 },
  { productions: 2, visits: 3, city: 14 },
  { productions: 2, visits: 2, city: 13 },
  { productions: 1, visits: 1, city: 12 },
];
/** Chances are kept in thousandths. */
const FINE = 1000;

export function createPolicy(rules: AnyRules, setup: Setup): Policy {
  const { edition } = contentOf(setup.edition);
  const cards = new Map(edition.cards.map((card) => [card.id, card]));
  const steps = Array.from({ length: rules.stepLimit }, (_, step) => readStep(rules.print(step as Step)));
  const chances = SEASONS.map((_, season) =>
    Int32Array.from(steps, (step) =>
      step ? Math.max(1, Math.round(FINE * chanceOf(step, cards, edition, OUTLOOKS[season]!))) : 1,
    ),
  );
  return {
    chances,
    promises: chances.map((chance) => Float64Array.from(chance, Math.sqrt)),
    done: rules.parse('done') as Step,
    isTrade: Uint8Array.from(steps, (step) => (step?.verb === 'trade' ? 1 : 0)),
  };
}

type Cards = ReadonlyMap<string, CardJson>;

/** Copies of a card are numbered. */
const cardNamed = (cards: Cards, name: string): CardJson | undefined => cards.get(name.replace(/#\d+$/, ''));

/** How often a step is taken, next to others at the same moment. */
function chanceOf(step: StepData, cards: Cards, edition: EditionContent, outlook: Outlook): number {
  const worthOf = (name: string): number => {
    const card = cardNamed(cards, name);
    return card ? cardWorth(card, outlook) : 0;
  };
  /** A card in the hand must still be paid. */
  const gainOf = (name: string): number => {
    const card = cardNamed(cards, name);
    return card ? worthOf(name) - 0.7 * cardPrice(card) : 0;
  };
  switch (step.verb) {
    case 'decline':
      return 0.05;
    case 'trade':
      return 0.02;
    case 'play':
      return 2 + 2.5 * Math.max(0, worthOf(step.card));
    case 'take':
    case 'keep':
      return 0.3 + 0.3 * Math.max(0, gainOf(step.card)) ** 2 * 0.2;
    case 'discard':
    case 'tuck':
      return 1 / (0.5 + Math.max(0, gainOf(step.card)));
    case 'place':
    case 'use':
      return placeChance(step.place, cards, edition);
    case 'draw':
      return 0.6;
    case 'with':
    case 'token':
      return 3;
    default:
      return 1;
  }
}

function placeChance(place: string, cards: Cards, { farms }: EditionContent): number {
  if (place.startsWith('event-')) return 60;
  if (place === 'journey') return 30;
  const farm = farms.find(({ id }) => id === place);
  if (farm) return 0.7 * effectWorth(farm.effect);
  const visit = cardNamed(cards, place)?.ability.visit;
  return visit ? 0.8 * effectWorth(visit) : 2.5;
}

/** One of the legal steps in the buffer. */
export function chooseStep({ chances }: Policy, { steps, length }: StepBuffer, season: number, pick: Pick): Step {
  if (length === 1) return steps[0] as Step;
  const chance = chances[season]!;
  let total = 0;
  for (let i = 0; i < length; i++) total += chance[steps[i]!]!;
  let rest = pick(total);
  for (let i = 0; i < length; i++) {
    rest -= chance[steps[i]!]!;
    if (rest < 0) return steps[i] as Step;
  }
  return steps[length - 1] as Step;
}
