// Why a step is not allowed. Predicates answer with a number (0: it is allowed) and leave the data to explain it here,
// so that asking for legal steps allocates nothing.
export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'not-now',
  'not-optional',
  'no-worker',
  'sun-stuck',
  'moon-stuck',
  'place-occupied',
  'place-unknown',
  'place-closed',
  'place-same',
  'in-use',
  'too-new',
  'event-gone',
  'event-count',
  'event-color',
  'event-element',
  'event-not-more',
  'journey-closed',
  'no-own-worker',
  'card-not-here',
  'card-not-adjacent',
  'card-wrong',
  'card-source',
  'missing-resource',
  'missing-cards',
  'no-token',
  'token-no-berries',
  'token-no-construction',
  'token-color-used',
  'token-or-discount',
  'no-discount',
  'discount-star',
  'discount-used-up',
  'discount-useless',
  'not-in-hand',
  'not-in-meadow',
  'not-looked-at',
  'few-cards',
  'nothing-to-draw',
  'kind-used',
  'option-unknown',
  'option-impossible',
  'card-no-effect',
  'already-activated',
] as const;
export type Refused = (typeof REFUSALS)[number];

/** 1-based, so that 0 means yes. */
export const no = Object.fromEntries(REFUSALS.map((name, i) => [name, i + 1])) as {
  readonly [name in Refused]: number;
};
export const OK = 0;

/** Data of the last refusal; -1 where it does not apply. */
export const why = { resource: -1, short: -1, color: -1, event: -1, have: -1, need: -1 };

export function clearWhy(): void {
  why.resource = why.short = why.color = why.event = why.have = why.need = -1;
}
