import type { Json, Parts, Setup } from '@sunglade/core';
import { type Content, contentOf, type Open, type Own } from '@sunglade/everdell-duo';

interface Deal {
  readonly hands?: readonly (readonly string[])[];
  /** Cards by space of the meadow. */
  readonly meadow?: Readonly<Record<string, string>>;
  /** From the top. */
  readonly deck?: readonly string[];
  readonly river?: readonly string[];
  /** Events, one per slot. */
  readonly slots?: readonly string[];
}
interface Secret {
  readonly deck: readonly number[];
  readonly pile: readonly number[];
}

function numberOf(list: readonly { readonly id: string }[], id: string): number {
  const number = list.findIndex((one) => one.id === id);
  if (number < 0) throw new Error(`no ${id}`);
  return number;
}

/** Numbers change places in pairs until each lies where it is wanted: what chance could have laid out as well. */
function swaps(wanted: readonly (readonly [from: number, to: number])[]): (number: number) => number {
  const now = new Map<number, number>();
  const at = (number: number): number => now.get(number) ?? number;
  for (const [from, to] of wanted) {
    const lies = [...now].find(([, other]) => other === to)?.[0] ?? to;
    const there = at(from);
    now.set(from, to);
    if (lies !== from) now.set(lies, there);
  }
  return (number) => (number < 0 ? number : at(number));
}

export function deal(parts: Parts, wish: Json, setup: Setup): Parts {
  const { hands = [], meadow = {}, deck = [], river, slots } = wish as unknown as Deal;
  const content: Content = contentOf(setup.edition);
  const open = parts.open as unknown as Open;
  const own = parts.own as unknown as readonly Own[];
  const secret = parts.secret as unknown as Secret;
  const top = secret.deck.toReversed();
  const card = (id: string): number => content.names.indexOf(id);
  const wanted = [
    ...Object.entries(meadow).map(([space, id]) => [open.meadow[Number(space)] ?? -1, card(id)] as const),
    ...deck.map((id, i) => [top[i] ?? -1, card(id)] as const),
    ...hands.flatMap((hand, seat) => hand.map((id, i) => [own[seat]?.hand[i] ?? -1, card(id)] as const)),
  ];
  if (wanted.flat().includes(-1)) throw new Error('a card that is not there');
  const renamed = swaps(wanted);
  const tiles = swaps(
    (river ?? []).map((id, i) => [open.river[i] ?? -1, numberOf(content.edition.rivers, id)] as const),
  );
  return {
    open: {
      ...open,
      meadow: open.meadow.map(renamed),
      river: open.river.map(tiles),
      shown: open.shown.map(tiles),
      slots: slots ? slots.map((id) => numberOf(content.edition.events, id)) : open.slots,
    } as unknown as Json,
    own: own.map((one) => ({ ...one, hand: one.hand.map(renamed) })) as unknown as readonly Json[],
    secret: {
      ...secret,
      deck: secret.deck.map(renamed),
      pile: secret.pile.map(tiles),
    } as unknown as Json,
  };
}
