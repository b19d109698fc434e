import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../kit/model/model.ts';

/** What single keys do, by their name in small letters; each is a button, too. */
export type PracticeKeys = Readonly<Record<string, () => void>>;

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
export function usePracticeKeys(model: TableModel, keys: PracticeKeys): void {
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
      if (!event.repeat) latest.current[name]?.();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [model]);
}
