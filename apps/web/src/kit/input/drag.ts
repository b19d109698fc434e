// Dragging one thing onto another, for mouse and touch; never the only way. A screen says in `drop` what it means. The
// mouse drags once it has moved a little, a finger once it has rested: a finger that moves at once scrolls the page.
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { foreseeAll } from '../screen/position.ts';
import type { Target } from '../screen/screen.ts';
import { ghostOf } from './ghost.ts';
import './drag.css';

const FAR = 8;
const HOLD = 250;

interface Grip {
  readonly pointer: number;
  readonly touch: boolean;
  readonly element: Element;
  readonly x: number;
  readonly y: number;
  /** Follows the pointer once the drag has begun. */
  ghost: ReturnType<typeof ghostOf> | null;
  from: Target;
  /** Where it may be dropped. */
  places: ReadonlySet<Target>;
  /** Given up, but the button is still down. */
  ended: boolean;
}

const targetOf = (element: Element): Target => element.getAttribute('data-target') ?? '';

/** The thing under a point and what it lies in, from the inside. */
function* thingsAround(start: EventTarget | null): Generator<Element> {
  let element = start instanceof Element ? start.closest('[data-target]') : null;
  while (element) {
    yield element;
    element = element.parentElement?.closest('[data-target]') ?? null;
  }
}

/** Everything on the table onto which this may be dragged now. */
function placesFor(model: TableModel, from: Target): ReadonlySet<Target> {
  const position = model.live.value;
  const screen = model.screen.value;
  const all = new Set([...document.querySelectorAll('[data-target]')].map(targetOf));
  const may = [...all].filter((to) => {
    const steps = to === from ? null : screen.drop?.(from, to, position);
    return steps && foreseeAll(position, steps).refusal === null;
  });
  return new Set(may);
}

function listen(model: TableModel): () => void {
  let grip: Grip | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes the thing up, if there is anywhere to put it. */
  const begin = (x: number, y: number): void => {
    if (!grip) return;
    for (const element of thingsAround(grip.element)) {
      const from = targetOf(element);
      const places = placesFor(model, from);
      if (places.size === 0) continue;
      grip.from = from;
      grip.places = places;
      grip.ghost = ghostOf(element, grip.touch);
      grip.ghost.move(x, y);
      // What is pointed at stays the thing itself, whatever it passes over.
      if (element instanceof HTMLElement || element instanceof SVGElement) element.setPointerCapture(grip.pointer);
      document.documentElement.classList.add('dragging');
      document.getSelection()?.removeAllRanges();
      element.setAttribute('data-dragged', '');
      model.mark([...places]);
      for (const one of document.querySelectorAll('[data-target]'))
        if (places.has(targetOf(one))) one.setAttribute('data-drop', '');
      return;
    }
    grip = null;
  };

  const light = (x: number, y: number): void => {
    for (const one of document.querySelectorAll('[data-drop="over"]')) one.setAttribute('data-drop', '');
    for (const one of thingsAround(document.elementFromPoint(x, y)))
      if (one.hasAttribute('data-drop')) {
        one.setAttribute('data-drop', 'over');
        return;
      }
  };

  const end = (): void => {
    clearTimeout(timer);
    if (!grip?.ghost) return;
    grip.ghost.remove();
    grip.ghost = null;
    grip.ended = true;
    document.documentElement.classList.remove('dragging');
    model.mark(null);
    for (const name of ['data-drop', 'data-dragged'])
      for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  };

  const down = (event: PointerEvent): void => {
    if (!model.screen.value.drop || !event.isPrimary || event.button !== 0 || model.back.replay.value) return;
    const [element] = thingsAround(event.target);
    if (!element) return;
    cancel();
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    const touch = event.pointerType !== 'mouse';
    grip = { pointer, touch, element, x, y, ghost: null, from: '', places: new Set(), ended: false };
    if (touch) timer = setTimeout(() => begin(x, y), HOLD);
  };

  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    if (!grip || grip.ended || pointerId !== grip.pointer) return;
    if (grip.ghost) {
      grip.ghost.move(x, y);
      light(x, y);
    } else if (Math.hypot(x - grip.x, y - grip.y) > FAR) {
      if (!grip.touch) begin(x, y);
      else cancel();
    }
  };

  /** The click that follows a drag is none. */
  const swallowClick = (): void => {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
  };

  const up = (event: PointerEvent): void => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const { ghost, from, ended } = grip;
    end();
    grip = null;
    if (ghost || ended) swallowClick();
    if (!ghost) return;
    for (const one of thingsAround(document.elementFromPoint(event.clientX, event.clientY))) {
      const steps = model.screen.value.drop?.(from, targetOf(one), model.live.value);
      if (!steps) continue;
      model.playAll(steps);
      return;
    }
  };

  const cancel = (): void => {
    end();
    grip = null;
  };

  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !grip?.ghost) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  const stay = (event: Event): void => {
    if (grip?.ghost) event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('keydown', press, { signal, capture: true });
  // Must be able to stop the page from scrolling under a finger that drags.
  document.addEventListener('touchmove', stay, { signal, passive: false });
  document.addEventListener('contextmenu', stay, { signal });
  document.addEventListener('dragstart', stay, { signal });
  return () => {
    cancel();
    stop.abort();
  };
}

export function useDrag(model: TableModel): void {
  useEffect(() => listen(model), [model]);
}
