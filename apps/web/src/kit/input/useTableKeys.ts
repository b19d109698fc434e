import { useLayoutEffect } from 'preact/hooks';
import { change, settings } from '../../base/settings.ts';
import type { TableModel } from '../model/model.ts';
import { useLitFocus } from './useLitFocus.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface Keys {
  readonly onHelp: () => void;
  readonly onLog: () => void;
  readonly onGuest: () => void;
}

/** The keyboard map of the table; single letters, because nothing here is a text field but the chat. */
export function useTableKeys(model: TableModel, { onHelp, onLog, onGuest }: Keys): void {
  useLitFocus(model);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      const on = (): void => event.preventDefault();
      const key = event.key.toLowerCase();
      const lettered = model.screen.value.keys?.find((one) => one.key.toLowerCase() === key);
      const there = lettered && document.querySelector<HTMLElement>(`.table button[data-target="${lettered.target}"]`);
      if (there) there.click();
      else if (key === '?') onHelp();
      else if (key === 'u' && model.canUndo.value) model.undo();
      else if (
        key === 'enter' &&
        !(event.target instanceof Element && event.target.closest('button, a, [data-target], summary'))
      ) {
        // A key that is held down is one press.
        if (model.done.value && !event.repeat) model.finish();
      } else if (key === 'r') void model.back.look(model.back.replay.value ? null : Number.MAX_SAFE_INTEGER);
      else if (key === 's') void model.back.showAgain();
      else if (key === 'l') onLog();
      else if (key === 'h') onGuest();
      else if (key === 'm') change({ sound: !settings.value.sound });
      else if (key === 'escape') {
        if (model.lifted.value) model.lower();
        else if (model.why.value) model.why.value = null;
        else if (model.planning.draft.value) model.planning.end();
        else if (model.back.replay.value) void model.back.look(null);
        else model.focus.value = null;
      } else if (/^[1-4]$/.test(key)) {
        const seat = Number(key) - 1;
        if (seat < model.shown.value.chairs.length) model.focus.value = seat === model.seat.value ? null : seat;
      } else if (model.back.replay.value && (key === 'arrowleft' || key === 'arrowright') && !isField(event.target)) {
        void model.back.look(model.back.replay.value.at + (key === 'arrowleft' ? -1 : 1));
      } else return;
      on();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model, onHelp, onLog, onGuest]);
}
