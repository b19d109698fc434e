import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Bits } from '../parts/Bits.tsx';
import { broughtBits, deedsOf, type Entry } from './deeds.ts';
import './Log.css';

interface LineProps {
  readonly model: TableModel;
  readonly entry: Entry;
  /** The line that a replay shows, or null. */
  readonly at: number | null;
}

function Line({ model, entry: { deed, brought }, at }: LineProps) {
  const { chairs } = model.shown.value;
  // A replay does not tell what is still to come.
  const told = brought.filter(({ line }) => at === null || line <= at || deed.line > at);
  const last = told.at(-1)?.line ?? deed.line;
  const all = [deed, ...told];
  const kinds = [
    `log-line tone-${deed.said.tone ?? 'plain'}`,
    all.some(({ line }) => line === at) && 'now',
    at !== null && deed.line > at && 'later',
  ];
  return (
    <li
      class={kinds.filter(Boolean).join(' ')}
      onMouseEnter={() => model.mark(all.flatMap(({ said }) => said.targets ?? []))}
      onMouseLeave={() => model.mark(null)}
    >
      <button type="button" tabIndex={-1} onClick={() => void model.back.look(last)}>
        <Bits bits={deed.said.bits} chairs={chairs} mark={model.mark} />
        {deed.planned && <span class="planned-mark">{t('asPlanned')}</span>}
        {broughtBits(told).map((bits, i) => (
          <span class="log-brought" key={`${i}`}>
            <Bits bits={bits} chairs={chairs} mark={model.mark} />
          </span>
        ))}
      </button>
    </li>
  );
}

/** What has happened, newest at the end; pointing at a line lights what it is about, choosing it shows that moment. */
export function Log({ model }: { readonly model: TableModel }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = model.log.value;
  const at = model.back.replay.value?.at ?? null;
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // It follows the replay, and the game otherwise.
    const now = element.querySelector<HTMLElement>('.now');
    element.scrollTop = now ? now.offsetTop - element.clientHeight / 2 : element.scrollHeight;
  }, [lines.length, at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol class="log-lines" ref={list} tabIndex={0} aria-label={t('log')}>
      {lines.length === 0 && <li class="log-empty">{t('logEmpty')}</li>}
      {deedsOf(lines).map((entry) => (
        <Line key={entry.key} model={model} entry={entry} at={at} />
      ))}
    </ol>
  );
}
