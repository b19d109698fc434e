// A whole world that a viewer cannot tell from the real one: what they have not seen is dealt anew.
import { type Dice, freshDice, shuffled, type View } from '@sunglade/core';
import type { Taken } from './memory.ts';
import type { Open, Own, Secret } from './parts.ts';
import type { Bound } from './state.ts';
import { CARDS, RIVERS } from './terms.ts';

const range = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);
const byCard = (a: readonly number[], b: readonly number[]): number => a[0]! - b[0]!;

export function guess(
  _b: Bound,
  { open, own }: View<Open, Own>,
  dice: Dice,
): { readonly own: readonly Own[]; readonly secret: Secret } {
  const seen = seenCards({ open, own });
  const taken = open.seats.map((seat, i) => (own[i] ? [] : seat.taken.filter(({ card }) => !seen.has(card))));
  const remembered = new Set(taken.flat().map(({ card }) => card));
  // First where the remembered cards are, since not everything is possible for them; those that may be anywhere join the rest.
  const places = open.seats.map((_, i) => placeTaken(open, i, taken[i]!, dice));
  const unseen = shuffled(
    [
      ...range(CARDS).filter((card) => !seen.has(card) && !remembered.has(card)),
      ...places.flatMap(({ shuffledIn }) => shuffledIn),
    ],
    dice,
  );
  const deal = (count: number): number[] => unseen.splice(0, count);
  const imagined = open.seats.map((seat, i): Own => {
    const mine = own[i];
    if (mine) return mine;
    const { kept, away } = places[i]!;
    const lay = (putAway: number): number => away.get(putAway) ?? deal(1)[0]!;
    return {
      hand: shuffled([...kept, ...deal(seat.hand - kept.length)], dice),
      shown: [...kept, ...away.values()].sort((a, b) => a - b),
      discarded: [
        ...deal(open.discard.looked[i]!).map((card) => [card, 0] as const),
        ...open.discard.putAway[i]!.map((putAway) => [lay(putAway), putAway] as const),
      ].sort(byCard),
      tucked: tucksOf(open, i)
        .map(([host, putAway]) => [lay(putAway), host, putAway] as const)
        .sort(byCard),
      look: open.look.seat === i ? deal(open.look.size) : [],
      ...(open.team
        ? {
            gifts: giftsOf(open, i)
              .map((putAway) => [lay(putAway), putAway] as const)
              .sort(byCard),
          }
        : {}),
    };
  });
  const discard = shuffled(
    imagined.flatMap((one) => one.discarded.map(([card]) => card)),
    dice,
  );
  const shown = new Set(open.shown);
  const pile = shuffled(
    range(RIVERS).filter((tile) => !shown.has(tile)),
    dice,
  );
  return { own: imagined, secret: { deck: unseen, discard, pile, dice: freshDice(dice.seed()) } };
}

/** Cards of which the viewer knows where they are. */
function seenCards({ open, own }: View<Open, Own>): ReadonlySet<number> {
  const seen = new Set<number>([
    ...open.meadow,
    ...open.towns.flatMap((town) => town.cards.map((one) => one.card)),
    ...open.pay.slice(0, 1),
    ...(open.team?.opponent.cards ?? []),
  ]);
  for (const one of own) {
    if (!one) continue;
    const lying = [...one.discarded, ...one.tucked, ...(one.gifts ?? [])].map(([card]) => card);
    for (const card of [...one.hand, ...one.look, ...lying]) seen.add(card);
  }
  return seen;
}

/** What a seat gave and its partner has not yet received. */
const giftsOf = ({ team }: Open, seat: number): readonly number[] =>
  team && team.gifts.to !== seat ? team.gifts.cards : [];

/** The cards that a seat tucked, in its city or the team's. */
const tucksOf = (open: Open, seat: number): Open['tucked'] =>
  open.team?.tucked[seat] ?? open.tucked.filter(([host]) => open.towns[seat]!.cards.some(({ card }) => card === host));

interface Places {
  readonly kept: readonly number[];
  /** Cards put away that still lie there, by which one it was. */
  readonly away: ReadonlyMap<number, number>;
  /** Put away and shuffled since: they can be wherever an unseen card can be. */
  readonly shuffledIn: readonly number[];
}

/** Which of the cards a seat took openly are still in its hand, and when the others were put away. */
function placeTaken(open: Open, seat: number, taken: readonly Taken[], dice: Dice): Places {
  const { putAway } = open.seats[seat]!;
  // Oldest first; of two taken while nothing was put away, the later one found the larger hand.
  const ordered = taken.toSorted((a, b) => a.at - b.at || a.room - b.room);
  const left = chooseLeft(ordered, putAway, dice);
  const lying = new Set([
    ...open.discard.putAway[seat]!,
    ...tucksOf(open, seat).map(([, one]) => one),
    ...giftsOf(open, seat),
  ]);
  const away = new Map<number, number>();
  const shuffledIn: number[] = [];
  const free = new Set(range(putAway, 1));
  // Latest first: it has the fewest moments to choose from, and all of them are open to the earlier ones as well.
  for (const [i, { card, at }] of [...ordered.entries()].reverse()) {
    if (!left[i]) continue;
    const moments = [...free].filter((moment) => moment > at);
    const moment = moments[dice.below(moments.length)]!;
    free.delete(moment);
    if (lying.has(moment)) away.set(moment, card);
    else shuffledIn.push(card);
  }
  return { kept: ordered.flatMap(({ card }, i) => (left[i] ? [] : [card])), away, shuffledIn };
}

/**
 * Chooses at random which of the cards have left the hand, oldest first. Of the cards from the i-th on, no more can have
 * left than were put away since the i-th was taken; of those up to the i-th, no more can be there than it has room for.
 * With the number of those that left, both say how many of the first ones must be among them.
 */
function chooseLeft(taken: readonly Taken[], putAway: number, dice: Dice): readonly boolean[] {
  const n = taken.length;
  const fewest = Math.max(0, ...taken.map(({ room }, i) => i + 1 - room));
  const most = Math.min(n, ...taken.map(({ at }, i) => i + putAway - at));
  const total = fewest + dice.below(most - fewest + 1);
  /** How many of the first k must have left. */
  const needed = range(n + 1).map((k) =>
    Math.max(0, k > 0 ? k - taken[k - 1]!.room : 0, k < n ? total - (putAway - taken[k]!.at) : total),
  );
  // Each card adds at most one: what is needed later is needed, less one for each card in between, now.
  for (let k = n; k > 0; k--) needed[k - 1] = Math.max(needed[k - 1]!, needed[k]! - 1);
  let count = 0;
  return taken.map((_, k) => {
    const leaves = count < needed[k + 1]! || (count < total && dice.below(n - k) < total - count);
    if (leaves) count++;
    return leaves;
  });
}
