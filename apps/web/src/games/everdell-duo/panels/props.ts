import type { Choice } from '../choice.ts';
import { askedOf } from '../pending.ts';
import type { CityProps, Table, TableProps } from '../table.ts';
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

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * With a mouse or the keyboard a card is looked at by pointing. A finger taps once to look at it and once more to do
 * something with it; while an effect asks for a card, one tap is enough.
 */
export function cardClick(
  { position, choice, pick, targets }: { position: Table } & Pick<BoardParts, 'choice' | 'pick' | 'targets'>,
  name: string,
) {
  return (event: MouseEvent): void => {
    const target = `card:${name}`;
    const asked = askedOf(position.legal);
    const answers = targets.has(target) && asked !== 'main' && asked !== 'done';
    if (isTouch(event) && !answers && choice.card.value !== name) {
      choice.card.value = name;
      return;
    }
    if (targets.has(target)) choice.card.value = null;
    pick(target);
  };
}
