// A whole world that a viewer cannot tell from the real one: what they have not seen is dealt anew.
import { type Dice, freshDice, shuffled, type View } from '@sunglade/core';
import type { Open, Own, Secret } from './parts.ts';
import type { Bound } from './state.ts';
import { CARDS, RIVERS } from './terms.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

export function guess(
  _b: Bound,
  { open, own }: View<Open, Own>,
  dice: Dice,
): { readonly own: readonly Own[]; readonly secret: Secret } {
  const seen = new Set<number>([
    ...open.meadow,
    ...open.seats.flatMap((seat) => seat.known),
    ...open.towns.flatMap((town) => town.cards.map((one) => one.card)),
    ...open.discard.known,
    ...open.tucked.map(([card]) => card!),
    ...open.pay.slice(0, 1),
  ]);
  for (const one of own) {
    if (!one) continue;
    for (const card of [...one.hand, ...one.discarded, ...one.look, ...one.tucked.map(([card]) => card!)]) {
      seen.add(card);
    }
  }
  const unseen = shuffled(
    range(CARDS).filter((card) => !seen.has(card)),
    dice,
  );
  const deal = (count: number): number[] => unseen.splice(0, count);
  const imagined = open.seats.map((seat, i): Own => {
    const mine = own[i];
    if (mine) return mine;
    return {
      hand: shuffled([...seat.known, ...deal(seat.hand - seat.known.length)], dice),
      discarded: ascending(deal(open.discard.seenBy[i] ?? 0)),
      tucked: hiddenTucks(open, i).flatMap(({ host, count }) => ascending(deal(count)).map((card) => [card, host])),
      look: open.look.seat === i ? deal(open.look.size) : [],
    };
  });
  const discard = shuffled([...open.discard.known, ...imagined.flatMap((one) => one.discarded)], dice);
  const shown = new Set(open.shown);
  const pile = shuffled(
    range(RIVERS).filter((tile) => !shown.has(tile)),
    dice,
  );
  return {
    own: imagined.map((one) => ({ ...one, tucked: one.tucked.toSorted((a, b) => a[0]! - b[0]!) })),
    secret: { deck: unseen, discard, pile, dice: freshDice(dice.seed()) },
  };
}

/** Tucked cards of a seat's city that not everybody knows. */
const hiddenTucks = (open: Open, seat: number): { readonly host: number; readonly count: number }[] =>
  (open.towns[seat]?.cards ?? []).map(({ card, tucked }) => ({
    host: card,
    count: tucked - open.tucked.filter(([, host]) => host === card).length,
  }));
