// The newest sentence, always in view. The whole log opens from it, and what others have done can be seen again.
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import { signed } from '../model/look-back.ts';
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
  const at = model.back.replay.value?.at;
  const lines = at === undefined ? model.log.value : model.log.value.filter(({ line }) => line <= at);
  const newest = lines.at(-1);
  // What leads up to a deed says nothing yet.
  const told = model.back.scene.value?.caption ?? [];
  const caption = told.length > 0 ? told : null;
  const gained = model.back.gained.value;
  const missed = model.absence.missed.value;
  const again = missed ? t('whileAway') : model.shown.value.status === 'over' ? t('showLastRound') : t('showAgain');
  return (
    <div class={caption ? 'panel ticker film' : 'panel ticker'}>
      <button type="button" class="ticker-open" aria-expanded={open} aria-controls="panel-log" onClick={onOpen}>
        <span class={`ticker-text tone-${caption ? 'plain' : (newest?.said.tone ?? 'plain')}`}>
          <span>
            {caption ? (
              <Bits bits={caption} chairs={chairs} />
            ) : newest ? (
              <Bits bits={newest.said.bits} chairs={chairs} />
            ) : (
              t('logEmpty')
            )}
            {!caption && newest?.planned && <span class="planned-mark">{t('asPlanned')}</span>}
          </span>
          {gained && <b class={`ticker-gain${gained.points < 0 ? ' less' : ''}`}>{signed(gained.points)}</b>}
        </span>
        <span class="unseen">{t('log')}</span>
        <Icon id="i-up" class="ticker-up" />
      </button>
      {at === undefined && (missed !== null || model.back.sinceLine.value !== null) && (
        <button
          type="button"
          class={missed ? 'ticker-again missed' : 'ticker-again'}
          title={again}
          onClick={() => void model.back.showAgain()}
        >
          <Icon id="i-play" />
          {missed && <span>{t('newTurns', missed.turns)}</span>}
          <span class="unseen">{again}</span>
        </button>
      )}
    </div>
  );
}
