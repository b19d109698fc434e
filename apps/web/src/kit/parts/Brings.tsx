// "What would it bring?", beside the thing that would be taken. The answer comes where the question stood.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { Brings as Asked } from '../screen/brings.ts';
import './Brings.css';

/** Whoever asked goes on where the answer is: the question is gone then, and the focus with it. */
export function useAnswerFocus(told: boolean, answer: RefObject<HTMLElement | null>): () => void {
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!told || !asked.current) return;
    asked.current = false;
    if (document.activeElement === document.body) answer.current?.focus({ preventScroll: true });
  }, [told]);
  return () => {
    asked.current = true;
  };
}

export function AskBrings({ brings, onAsk }: { readonly brings: Asked; readonly onAsk: () => void }) {
  const counting = brings.state === 'counting';
  const ask = (): void => {
    if (counting) return;
    onAsk();
    brings.ask();
  };
  return (
    <button type="button" class="btn quiet brings-ask" aria-busy={counting} title={t('whatBrings')} onClick={ask}>
      <Icon id="i-hint" />
      <span class="brings-word">{counting ? t('bringsCounting') : t('whatBrings')}</span>
    </button>
  );
}

interface BringsProps {
  readonly brings: Asked | null;
  /** What can be done with the thing, printed. */
  readonly steps: readonly string[];
  /** Tells several apart. */
  readonly label: (step: string) => string;
}

/** Question and answer in one place, for a sheet of a game's own. */
export function Brings({ brings, steps, label }: BringsProps) {
  const answer = useRef<HTMLDivElement>(null);
  const taken = steps.filter((step) => brings?.steps.has(step));
  const over = brings?.state === 'told' || brings?.state === 'failed';
  const onAsk = useAnswerFocus(over, answer);
  if (!brings || taken.length === 0) return null;
  return (
    <div class="brings" aria-live="polite" ref={answer} tabIndex={-1}>
      {!over && <AskBrings brings={brings} onAsk={onAsk} />}
      {brings.state === 'failed' && <p class="brings-told">{t('bringsFailed')}</p>}
      {brings.state === 'told' &&
        taken.map((step) => (
          <p key={step} class="brings-told">
            {taken.length > 1 && <b>{label(step)}: </b>}
            {brings.told.get(step)}
          </p>
        ))}
    </div>
  );
}
