// What Glim lights: names of a lesson as things on the screen.
import type { Position, Target } from '../kit/screen/screen.ts';
import type { LessonBook } from './lesson.ts';

/** Names as targets; one that stands for several is resolved by the game. */
export const targetsOf = (
  names: readonly string[],
  position: Position,
  { lights }: Pick<LessonBook, 'lights'>,
): readonly Target[] => [...new Set(names.flatMap((name) => lights?.(name, position) ?? [name]))];

const area = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

const canHold = (element: Element): boolean =>
  element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement || element.hasAttribute('tabindex');

/**
 * The thing itself; a plain button is known by its step. Of several drawings of one target it is the one that can be
 * focused, of several such ones the largest.
 */
export function elementOf(target: Target): Element | null {
  for (const attribute of ['data-target', 'data-step']) {
    const found = [...document.querySelectorAll(`[${attribute}="${CSS.escape(target)}"]`)].filter(
      (element) => area(element) > 0,
    );
    const [best] = found.toSorted((a, b) => Number(canHold(b)) - Number(canHold(a)) || area(b) - area(a));
    if (best) return best;
  }
  return null;
}
