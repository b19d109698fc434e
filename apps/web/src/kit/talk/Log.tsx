import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Bits } from '../parts/Bits.tsx';
import './Log.css';

/** What has happened, newest at the end; pointing at a line lights what it is about, choosing it shows that moment. */
export function Log({ model }: { readonly model: TableModel }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = model.log.value;
  const { chairs } = model.shown.value;
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
      {lines.map(({ key, said, line, planned }) => (
        <li
          key={key}
          class={`log-line tone-${said.tone ?? 'plain'}${at !== null && line === at ? ' now' : ''}${at !== null && line > at ? ' later' : ''}`}
          onMouseEnter={() => model.mark(said.targets ?? null)}
          onMouseLeave={() => model.mark(null)}
        >
          <button type="button" tabIndex={-1} onClick={() => void model.back.look(line)}>
            <Bits bits={said.bits} chairs={chairs} mark={model.mark} />
            {planned && <span class="planned-mark">{t('asPlanned')}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
