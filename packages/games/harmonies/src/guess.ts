// A world a viewer cannot tell from the real one: the deck in another order, other spirits where they were not shown.
import { type Dice, freshDice, shuffled, type View } from '@sunglade/core';
import type { Bound } from './layout.ts';
import type { Open, Own, Secret } from './parts.ts';
import { DEALT_SPIRITS } from './terms.ts';

export function guess(
  b: Bound,
  view: View<Open, Own>,
  dice: Dice,
): { readonly own: readonly Own[]; readonly secret: Secret } {
  const { ids, animals } = b.content;
  const { open } = view;
  const seen = new Set<string | null>([...open.display, ...open.discard]);
  for (const player of open.players) {
    for (const { card } of player.held) seen.add(card);
    for (const card of player.completed) seen.add(card);
    seen.add(player.spirit);
  }
  for (const own of view.own) for (const card of own?.spirits ?? []) seen.add(card);
  const unseen = ids.filter((id) => !seen.has(id));
  const isSpirit = (id: string): boolean => ids.indexOf(id) >= animals;
  const spirits = shuffled(unseen.filter(isSpirit), dice);
  const own = view.own.map((known, seat) => known ?? { spirits: dealtTo(b, open, seat, spirits) });
  const deck = shuffled(
    unseen.filter((id) => !isSpirit(id)),
    dice,
  );
  return { own, secret: { deck, dice: freshDice(dice.seed()) } };
}

/** The one that was kept is known; the rest comes from the pile. */
function dealtTo(b: Bound, open: Open, seat: number, pile: string[]): string[] {
  if (!b.options.spirits) return [];
  const kept = open.players[seat]?.spirit;
  const cards = kept ? [kept] : [];
  while (cards.length < DEALT_SPIRITS) cards.push(pile.pop() ?? '');
  const { ids } = b.content;
  return cards.sort((x, y) => ids.indexOf(x) - ids.indexOf(y));
}
