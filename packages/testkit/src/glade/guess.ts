// A whole world that a viewer cannot tell from the real one: what they have not seen is dealt anew.
import { type Dice, freshDice, shuffled, type View } from '@sunglade/core';
import type { Open, Own, Secret } from './parts.ts';
import type { Bound } from './state.ts';

export function guess(
  b: Bound,
  { open, own }: View<Open, Own>,
  dice: Dice,
): { readonly own: readonly Own[]; readonly secret: Secret } {
  const known = new Set([...open.stores.flat(), ...own.flatMap((one) => (one ? [...one.hand, ...one.buried] : []))]);
  const cards = Array.from({ length: b.content.cards }, (_, card) => card);
  const unseen = shuffled(
    cards.filter((card) => !known.has(card)),
    dice,
  );
  const take = (count = 0): number[] => unseen.splice(0, count).sort((x, y) => x - y);
  const imagined = own.map((one, seat) => one ?? { hand: take(open.hands[seat]), buried: take(open.buried[seat]) });
  return { own: imagined, secret: { deck: unseen, dice: freshDice(dice.seed()) } };
}
