// A whole world that a viewer cannot tell from the real one. Only the order of the deck and the dice are hidden: what lies
// in the deck is known by counting.
import { type Dice, freshDice, shuffled, type View } from '@sunglade/core';
import type { Bound } from './layout.ts';
import type { Open, Own, Secret } from './parts.ts';
import { BIOMES } from './terms.ts';

export function guess(
  b: Bound,
  { open, own }: View<Open, Own>,
  dice: Dice,
): { readonly own: readonly Own[]; readonly secret: Secret } {
  const seen = new Set<string | null>([
    ...open.row,
    ...open.discard,
    ...(open.opponent ?? []),
    ...open.players.flatMap((player) => player.taken),
    ...BIOMES.flatMap((biome) => open.zone[biome].map((entry) => entry.card)),
  ]);
  const rest = b.content.cards.map((card) => card.id).filter((id) => !seen.has(id));
  return { own: own.map(() => null), secret: { deck: shuffled(rest, dice), dice: freshDice(dice.seed()) } };
}
