// Only the order of the deck and the dice are hidden: what lies in the deck is known by counting.
import { type Dice, freshDice, shuffled } from '@sunglade/core';
import type { Bound } from './state.ts';
import { BIOMES } from './terms.ts';
import type { Open, Secret } from './view.ts';

export function guessSecret(b: Bound, open: Open, dice: Dice): Secret {
  const seen = new Set<string | null>([
    ...open.row,
    ...open.discard,
    ...(open.opponent ?? []),
    ...open.players.flatMap((player) => player.taken),
    ...BIOMES.flatMap((biome) => open.zone[biome].map((entry) => entry.card)),
  ]);
  const rest = b.content.cards.map((card) => card.id).filter((id) => !seen.has(id));
  return { deck: shuffled(rest, dice), dice: freshDice(dice.seed()) };
}
