import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Lang } from '../base/lang.ts';
import type { TableModel } from '../kit/model/model.ts';
import { startSound } from '../kit/model/sound.ts';
import { spoken } from '../locales/index.ts';
import type { Session, Unreadable } from '../session/session.ts';
import { createModel, loadScreen } from './load.ts';

export type Opened =
  | { readonly kind: 'waiting' | 'gone' }
  | { readonly kind: 'unreadable'; readonly code: Unreadable }
  | { readonly kind: 'room' }
  | { readonly kind: 'table'; readonly model: TableModel };

/** A session with its model, from the first picture on; the language may change meanwhile. */
export function useTable(open: () => Session, key: string): { readonly session: Session; readonly state: Opened } {
  const session = useMemo(open, [key]);
  const model = useSignal<TableModel | null>(null);
  const unreadable = useSignal<Unreadable | null>(null);
  const inLang = useRef<Lang | null>(null);
  useEffect(startSound, []);
  useEffect(
    () => () => {
      model.peek()?.close();
      model.value = null;
      session.close();
    },
    [session],
  );
  const begun = useComputed(() => session.seen.value?.view !== undefined && session.seen.value?.view !== null);
  useSignalEffect(() => {
    if (!begun.value) return;
    const seen = session.seen.peek();
    if (!seen || model.peek()) return;
    const lang = spoken.peek();
    void createModel(session, seen, lang).then((made) => {
      inLang.current = lang;
      if (typeof made === 'string') unreadable.value = made;
      else model.value = made;
    });
  });
  useSignalEffect(() => {
    const lang = spoken.value;
    const current = model.value;
    // A screen loaded anew draws everything anew.
    if (!current || lang === inLang.current) return;
    inLang.current = lang;
    void loadScreen(current.game.id, lang, current.game.version).then((screen) => (current.screen.value = screen));
  });
  if (session.connection.value === 'gone') return { session, state: { kind: 'gone' } };
  const code = session.unreadable.value ?? unreadable.value;
  if (code) return { session, state: { kind: 'unreadable', code } };
  if (model.value) return { session, state: { kind: 'table', model: model.value } };
  const seen = session.seen.value;
  return { session, state: { kind: seen && seen.view === null ? 'room' : 'waiting' } };
}
