import type { Json, Parts, Setup } from '@sunglade/core';
import type { EditionContent, Open } from '@sunglade/evergreen';

/** Cards are shown until there are so many (clause setup-reveal). */
const ICONS = 5;

interface Deal {
  /** Cards of the fertility zone, in the order in which they were shown. */
  readonly zone: readonly string[];
  /** From the top; the rest follows in the order of the edition. */
  readonly deck: readonly string[];
}

/** The zone is filled card by card until it shows enough icons; the row is what lies on top of the deck. */
export function deal(parts: Parts, wish: Json, setup: Setup): Parts {
  const { zone, deck } = wish as unknown as Deal;
  const { cards } = setup.edition.content as unknown as EditionContent;
  const open = parts.open as unknown as Open;
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const iconsOf = (id: string): number => cardOf.get(id)?.fertility ?? 0;
  const used = new Set([...zone, ...deck]);
  const before = zone.slice(0, -1).reduce((sum, id) => sum + iconsOf(id), 0);
  const icons = before + iconsOf(zone.at(-1) ?? '');
  if (used.size !== zone.length + deck.length || [...used].some((id) => !cardOf.has(id)))
    throw new Error('a card that is not there, or twice');
  if (zone.some((id) => iconsOf(id) === 0) || before >= ICONS || icons < ICONS)
    throw new Error('a zone that chance cannot make');
  const order = [...deck, ...cards.map(({ id }) => id).filter((id) => !used.has(id))];
  const row = order.slice(0, open.row.length);
  const below = order.slice(open.row.length);
  const inBiome = (biome: string): readonly string[] => zone.filter((id) => cardOf.get(id)?.biome === biome);
  const biomes = Object.keys(open.zone);
  const laid = {
    ...(parts.open as object),
    row,
    zone: Object.fromEntries(biomes.map((biome) => [biome, inBiome(biome).map((card) => ({ card, faceDown: false }))])),
    fertility: Object.fromEntries(
      biomes.map((biome) => [biome, inBiome(biome).reduce((sum, id) => sum + iconsOf(id), 0)]),
    ),
    deck: below.length,
    discard: [],
  };
  return { open: laid, own: parts.own, secret: { ...(parts.secret as object), deck: below.toReversed() } };
}
