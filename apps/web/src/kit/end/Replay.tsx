// The past of the table: a slider over its lines, play, step, and a link to the moment.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { mayMove } from '../../base/settings.ts';
import { t } from '../../locales/index.ts';
import { packRecord, recordLink } from '../../session/share.ts';
import { CopyLink } from '../../shell/CopyLink.tsx';
import type { TableModel } from '../model/model.ts';
import './Replay.css';

const BEAT = 900;

/** A link that shows this moment: a finished match travels inside it, a running one is looked up. */
async function linkTo(model: TableModel, at: number): Promise<string> {
  if (model.shown.value.status === 'over') {
    const record = await model.session.record();
    if (record) return recordLink(location.origin, await packRecord(record), at);
  }
  return `${location.origin}/t/${model.shown.value.id}?at=${at}`;
}

export function Replay({ model }: { readonly model: TableModel }) {
  const [playing, setPlaying] = useState(false);
  const replay = model.replay.value;
  const at = replay?.at ?? 0;
  const last = replay?.past.length ?? 0;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void model.look(at + 1), mayMove() ? BEAT : BEAT * 1.5);
    return () => clearTimeout(timer);
  }, [playing, at, last, model]);
  if (!replay) return null;
  const shareable = model.session.kind === 'remote' || model.shown.value.status === 'over';
  const step = (icon: string, label: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      disabled={to < 1 || to > last}
      onClick={() => void model.look(to)}
    >
      <Icon id={icon} />
    </button>
  );
  return (
    <section class="panel replay" aria-label={t('replay')}>
      {step('i-first', t('replayFirst'), at === 1 ? 0 : 1)}
      {step('i-prev', t('replayPrev'), at - 1)}
      <button
        type="button"
        class="icon-button big"
        aria-label={playing ? t('replayPause') : t('replayPlay')}
        onClick={() => {
          if (!playing && at >= last) void model.look(1);
          setPlaying(!playing);
        }}
      >
        <Icon id={playing ? 'i-pause' : 'i-play'} />
      </button>
      {step('i-next', t('replayNext'), at + 1)}
      {step('i-last', t('replayLast'), at === last ? last + 1 : last)}
      <label class="replay-slider">
        <span class="unseen">{t('replayAt', at, last)}</span>
        <input
          type="range"
          min={1}
          max={last}
          value={at}
          aria-valuetext={t('replayAt', at, last)}
          onInput={(event) => void model.look(Number(event.currentTarget.value))}
        />
      </label>
      <span class="replay-count" aria-hidden="true">
        {at} / {last}
      </span>
      {shareable && <CopyLink label={t('shareMove')} link={() => linkTo(model, at)} compact />}
      <button type="button" class="btn quiet" onClick={() => void model.look(null)}>
        <Icon id="i-close" />
        {t('replayLeave')}
      </button>
    </section>
  );
}
