// What the table does outside of itself: the light of the page, its title, dragging, and the story when the game ends.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../../base/settings.ts';
import { setTitle } from '../../base/title.ts';
import { useDrag } from '../input/drag.ts';
import type { TableModel } from '../model/model.ts';
import { startMusic } from '../model/music.ts';

const LAST_LOOK = 1400;

export function Effects({
  model,
  ready,
  onEnd,
}: {
  readonly model: TableModel;
  readonly ready: boolean;
  readonly onEnd: () => void;
}) {
  const sun = model.screen.value.sun?.(model.preview.value ?? model.position.value) ?? null;
  // Before the first paint: the light changes colours everywhere.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (sun) dataset.sun = sun;
    else delete dataset.sun;
    return () => {
      delete dataset.sun;
    };
  }, [sun]);
  useDrag(model);
  useEffect(() => startMusic(() => model.screen.peek().sun?.(model.position.peek()) ?? 'E'), [model]);
  useSignalEffect(() => {
    setTitle(`${model.myTurn.value ? '● ' : ''}${model.screen.value.words.name} · Sunglade`);
  });
  const { status, result } = model.shown.value;
  const ended = status === 'over' && result !== null;
  const known = useRef(ended);
  useEffect(() => {
    if (!ended || model.back.replay.peek()) return;
    // What scored last is seen before the story covers it; who comes back later has seen it.
    const timer = setTimeout(onEnd, known.current || !mayMove() ? 0 : LAST_LOOK);
    return () => clearTimeout(timer);
  }, [ended, model]);
  useEffect(() => {
    if (ready) performance.mark('ready');
  }, [ready]);
  return null;
}

/** Read aloud as it happens. */
export function Narration({ model }: { readonly model: TableModel }) {
  return (
    <div class="unseen" aria-live="polite">
      {model.narration.value}
    </div>
  );
}
