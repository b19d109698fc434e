// Who plays by keyboard never has to look for the focus: what was just used goes dark or away, and the focus goes on to
// what is lit now.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';

/** In this order: spaces of the board, choices in the bar, things beside the board, plain steps, the end of the turn. */
const PLACES = [
  '.stage [data-target]',
  '.dock [data-target]',
  '[data-target]',
  '.steps [data-step]',
  '.bar [data-step]',
];

/** An own step this recent is why things have changed. */
const JUST_NOW_MS = 1000;

const canHold = (element: Element): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  (element instanceof HTMLButtonElement || element.hasAttribute('tabindex')) &&
  element.getClientRects().length > 0;

function firstLit(model: TableModel): HTMLElement | SVGElement | null {
  const targets = model.targets.value;
  for (const place of PLACES)
    for (const element of document.querySelectorAll(place)) {
      const target = element.getAttribute('data-target');
      if ((target === null || targets.has(target)) && canHold(element)) return element;
    }
  return null;
}

/** Whether the focus is nowhere, or on something that has had its turn. */
function isLost(model: TableModel): boolean {
  const here = document.activeElement;
  if (!here || here === document.body) return document.querySelector('dialog[open]') === null;
  if (!here.matches('[aria-disabled="true"], :disabled')) return false;
  if (!here.closest('.stage')) return here.closest('.table') !== null;
  // Looking around on a board is no reason to be sent away, and a board with something lit is the place to be.
  if (performance.now() - model.usedAt > JUST_NOW_MS) return false;
  return [...document.querySelectorAll('.stage [data-target]')].every(
    (element) => !model.targets.value.has(element.getAttribute('data-target') ?? ''),
  );
}

export function useLitFocus(model: TableModel): void {
  useEffect(() => {
    let byKey = false;
    const key = (): void => {
      byKey = true;
    };
    const pointer = (): void => {
      byKey = false;
    };
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', pointer, true);
    let frame = 0;
    const stop = effect(() => {
      const something =
        model.targets.value.size > 0 || model.done.value !== null || model.position.value.legal.length > 0;
      cancelAnimationFrame(frame);
      if (!byKey || !something) return;
      // After the picture has been drawn.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isLost(model)) firstLit(model)?.focus();
        });
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', pointer, true);
    };
  }, [model]);
}
