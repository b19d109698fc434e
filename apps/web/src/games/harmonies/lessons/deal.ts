import type { Json, Parts } from '@sunglade/core';
import type { Open } from '@sunglade/harmonies';

interface Deal {
  /** The open animals; tokens always come from the seed. */
  readonly display: readonly string[];
}

export function deal(parts: Parts, wish: Json): Parts {
  const { display } = wish as unknown as Deal;
  const open = parts.open as unknown as Open;
  const secret = parts.secret as unknown as { readonly deck: readonly string[] };
  const all = [...open.display.flatMap((card) => card ?? []), ...secret.deck];
  if (display.length !== open.display.length || display.some((card) => !all.includes(card)))
    throw new Error('a display that chance cannot make');
  return {
    open: { ...open, display },
    own: parts.own,
    secret: { ...secret, deck: all.filter((card) => !display.includes(card)).toSorted() } as unknown as Json,
  };
}
