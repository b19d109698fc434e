// The newest sentence, always in view; the whole log opens from it.
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Bits } from '../parts/Bits.tsx';
import './Ticker.css';

interface TickerProps {
  readonly model: TableModel;
  readonly open: boolean;
  readonly onOpen: () => void;
}

export function Ticker({ model, open, onOpen }: TickerProps) {
  const { chairs } = model.shown.value;
  const at = model.replay.value?.at;
  const lines = at === undefined ? model.log.value : model.log.value.filter(({ line }) => line <= at);
  const newest = lines.at(-1);
  return (
    <button type="button" class="panel ticker" aria-expanded={open} aria-controls="panel-log" onClick={onOpen}>
      <Icon id="i-history" />
      <span class={`ticker-text tone-${newest?.said.tone ?? 'plain'}`}>
        {newest ? <Bits bits={newest.said.bits} chairs={chairs} /> : t('logEmpty')}
      </span>
      <span class="unseen">{t('log')}</span>
      <Icon id="i-up" class="ticker-up" />
    </button>
  );
}
