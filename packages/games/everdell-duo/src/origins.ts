// Where everything of the house set comes from: printed (a public text tells it), inferred (from what such a text leaves
// open, or from the older game), or ours.
import house from './editions/house.origins.json' with { type: 'json' };

export type Origin = 'printed' | 'inferred' | 'ours';

const ORIGINS: Readonly<Record<string, Origin>> = { p: 'printed', i: 'inferred', o: 'ours' };

/** Each fact has one letter, in this order. */
const CARD_FACTS = ['name', 'type', 'color', 'cost', 'points', 'effect'] as const;
const EVENT_FACTS = ['name', 'condition', 'points'] as const;
export type CardFact = (typeof CARD_FACTS)[number];
export type EventFact = (typeof EVENT_FACTS)[number];

const originOf = (letter: string | undefined): Origin => ORIGINS[letter ?? ''] ?? 'ours';

function factsOf<F extends string>(facts: readonly F[], letters: string): Readonly<Record<F, Origin>> {
  return Object.fromEntries(facts.map((fact, i) => [fact, originOf(letters[i])])) as Record<F, Origin>;
}

const each = <T>(record: Readonly<Record<string, string>>, read: (letters: string) => T): ReadonlyMap<string, T> =>
  new Map(Object.entries(record).map(([id, letters]) => [id, read(letters)]));

/** By id. */
export const HOUSE_ORIGINS = {
  cards: each(house.cards, (letters) => factsOf(CARD_FACTS, letters)),
  events: each(house.events, (letters) => factsOf(EVENT_FACTS, letters)),
  rivers: each(house.rivers, originOf),
  farms: each(house.farms, originOf),
  slots: house.slots.map(originOf),
  news: each(house.news, originOf),
  challenges: house.challenges.map(originOf),
} as const;
