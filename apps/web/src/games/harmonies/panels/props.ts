import type { Choice } from '../choice.ts';
import type { TableProps } from '../table.ts';
import type { HarmoniesWords } from '../words/words.ts';

export interface WithWords {
  readonly words: HarmoniesWords;
}

/** What every panel of the game gets. */
export type Props = TableProps & WithWords & { readonly choice: Choice };

/** How an element tells what it is pointed at with. */
export const pointing = (point: TableProps['point'], target: string) => ({
  onPointerEnter: () => point(target),
  onPointerLeave: () => point(null),
  onFocus: () => point(target),
  onBlur: () => point(null),
});

export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
