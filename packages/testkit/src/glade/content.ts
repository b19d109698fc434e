// Glade, the example game: the smallest one that needs every part of the contract. A round: all at once, each player
// stores a hand card openly (its points) or buries one face down (a berry), and hands in; then in turn each draws a
// card unseen or rolls for berries. A drawn owl is laid open and may rob a berry. An empty deck takes the buried cards.
import {
  createEdition,
  isObject,
  type Json,
  joinPath,
  type OptionSpec,
  type Parsed,
  type Problem,
} from '@sunglade/core';
import house from './edition.json' with { type: 'json' };

export type GladeOptions = { readonly berries: number };
export const OPTIONS: readonly OptionSpec[] = [{ id: 'berries', values: [0, 1, 2], default: 0 }];

export interface Content {
  readonly rounds: number;
  readonly hand: number;
  readonly die: number;
  readonly values: readonly number[];
  readonly owls: readonly boolean[];
}

export const MAX_CARDS = 60;
export const EDITIONS = [createEdition(house.id, house)];

export function checkEdition(raw: unknown): Parsed<Json> {
  if (!isObject(raw)) return { ok: false, problems: [{ code: 'not-object', path: '' }] };
  const problems: Problem[] = [];
  const count = (value: unknown, max: number): boolean =>
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= max;
  for (const [field, max] of [
    ['rounds', 9],
    ['hand', 5],
    ['die', 6],
  ] as const) {
    if (!count(raw[field], max)) problems.push({ code: 'number', path: field });
  }
  const cards = Array.isArray(raw.cards) ? (raw.cards as unknown[]) : [];
  if (cards.length < 20 || cards.length > MAX_CARDS) problems.push({ code: 'card-count', path: 'cards' });
  for (const [i, card] of cards.entries()) {
    const path = joinPath('cards', `[${i}]`);
    if (!isObject(card) || !count(card.value, 99)) problems.push({ code: 'card-value', path });
    else if (card.owl !== undefined && typeof card.owl !== 'boolean') problems.push({ code: 'card-owl', path });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: raw as Json };
}

/** Tables from content that `checkEdition` has passed. */
export function readContent(content: Json): Content {
  const { rounds, hand, die, cards } = content as unknown as typeof house;
  return {
    rounds,
    hand,
    die,
    values: cards.map((card) => card.value),
    owls: cards.map((card) => 'owl' in card && card.owl === true),
  };
}
