import type { Choice } from '../choice.ts';
import type { CityProps, TableProps } from '../table.ts';
import type { DuoWords } from '../words/words.ts';

export interface WithWords {
  readonly words: DuoWords;
}

/** What every part of the board gets. */
export type BoardParts = CityProps & WithWords & { readonly choice: Choice };
/** What every panel of the game gets. */
export type Props = TableProps & WithWords & { readonly choice: Choice };

/** How an element tells what it is pointed at with. */
export const pointing = (point: CityProps['point'], target: string) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && point(target),
  onPointerLeave: () => point(null),
  onFocus: () => point(target),
  onBlur: () => point(null),
});

export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
