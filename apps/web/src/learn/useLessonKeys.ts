import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../kit/model/model.ts';

/** What the keys of a lesson do; each is a button, too. */
export interface LessonKeys {
  /** To the next lit thing. */
  readonly g: () => void;
  readonly h: () => void;
  readonly u: () => void;
  readonly s: () => void;
  readonly r: () => void;
  readonly escape: () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Something lies open that Escape closes first. */
const isOpen = (model: TableModel): boolean =>
  model.lifted.peek() !== null ||
  model.why.peek() !== null ||
  model.choice.peek() !== null ||
  model.ceremony.peek() !== null ||
  document.querySelector('dialog[open], .sheet-over, .ed-sheet') !== null;

/** Before the table hears them: in a lesson these letters mean what the lesson says. */
export function useLessonKeys(model: TableModel, keys: LessonKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      const name = event.key.toLowerCase();
      if (!Object.hasOwn(latest.current, name) || document.querySelector('dialog[open]')) return;
      if (name === 'escape' && isOpen(model)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current[name as keyof LessonKeys]();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [model]);
}
