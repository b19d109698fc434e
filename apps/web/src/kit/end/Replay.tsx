// The past of the table: a slider over its lines, play, step, and a link to the moment.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { mayMove } from '../../base/settings.ts';
import { t } from '../../locales/index.ts';
import { packRecord, recordLink } from '../../session/share.ts';
import { CopyLink } from '../../shell/CopyLink.tsx';
import type { TableModel } from '../model/model.ts';
import { isPhone } from '../parts/layout.ts';
import { plainText } from '../screen/words.ts';
import { mayPlayOn, PlayOn } from './PlayOn.tsx';
import './Replay.css';

const BEAT = 900;
/** Some 170 words a minute. */
const LETTER = 25;
const MOST_READING = 4_000;
const SPEEDS = [1, 2, 4, 0.5] as const;

/** A link that shows this moment: a match played on this device travels inside it, one on the server is looked up. */
async function linkTo(model: TableModel, at: number): Promise<string> {
  if (model.session.kind !== 'remote') {
    const record = await model.session.record();
    if (record) return recordLink(location.origin, await packRecord(record), at);
  }
  return `${location.origin}/t/${model.shown.value.id}?at=${at}`;
}

/** With these the slider goes from one part of the game to the next. */
const CHAPTER_KEYS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

const chaptersOf = (model: TableModel) => model.log.value.filter(({ said }) => said.tone === 'chapter');

/** Where the next part begins, or the one before; where there is none, it stays. */
function chapterFrom(begins: readonly { readonly line: number }[], at: number, by: 1 | -1): number {
  const lines = begins.map(({ line }) => line);
  return (by > 0 ? lines.find((line) => line > at) : lines.findLast((line) => line < at)) ?? at;
}

/** Where the parts of the game begin, over the slider. */
function Chapters({ model, last }: { readonly model: TableModel; readonly last: number }) {
  const begins = chaptersOf(model);
  return (
    <span class="replay-chapters" aria-hidden="true">
      {begins.map(({ key, line, said }) => (
        <button
          type="button"
          key={key}
          tabIndex={-1}
          title={plainText(said.bits, model.shown.value.chairs)}
          style={{ left: `${(100 * (line - 1)) / Math.max(1, last - 1)}%` }}
          onClick={() => void model.back.look(line)}
        />
      ))}
    </span>
  );
}

/** At the end of a turn a film waits until what it says about it can have been read. */
function readingMs(model: TableModel): number {
  const scene = model.back.scene.value;
  if (!scene || model.back.replay.value?.at !== scene.to) return 0;
  return Math.min(MOST_READING, plainText(scene.caption, model.shown.value.chairs).length * LETTER);
}

export function Replay({ model }: { readonly model: TableModel }) {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const replay = model.back.replay.value;
  const runs = model.back.runs.value;
  const playing = runs !== 'no';
  const at = replay?.at ?? 0;
  const last = replay?.past.length ?? 0;
  useEffect(() => {
    if (!playing) return;
    if (at >= last && runs === 'stays') {
      model.back.runs.value = 'no';
      return;
    }
    const next = at < last ? at + 1 : null;
    const beat = (mayMove() ? BEAT : BEAT * 1.5) + readingMs(model);
    const timer = setTimeout(() => void model.back.look(next), beat / speed);
    return () => clearTimeout(timer);
  }, [runs, at, last, speed, model]);
  if (!replay) return null;
  const shareable = model.session.kind === 'remote' || model.shown.value.status === 'over';
  const step = (icon: string, label: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      disabled={to < 1 || to > last}
      onClick={() => void model.back.look(to)}
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
          if (!playing && at >= last) void model.back.look(1);
          model.back.runs.value = playing ? 'no' : model.back.film.value === null ? 'stays' : 'returns';
        }}
      >
        <Icon id={playing ? 'i-pause' : 'i-play'} />
      </button>
      {step('i-next', t('replayNext'), at + 1)}
      {step('i-last', t('replayLast'), at === last ? last + 1 : last)}
      <div class="replay-slider">
        <label>
          <span class="unseen">{t('replayAt', at, last)}</span>
          <input
            type="range"
            min={1}
            max={last}
            value={at}
            aria-valuetext={[model.screen.value.moment(model.position.value), t('replayAt', at, last)].join(' – ')}
            onInput={(event) => void model.back.look(Number(event.currentTarget.value))}
            onKeyDown={(event) => {
              const by = CHAPTER_KEYS[event.key];
              if (by === undefined) return;
              event.preventDefault();
              void model.back.look(chapterFrom(chaptersOf(model), at, by));
            }}
          />
        </label>
        <Chapters model={model} last={last} />
      </div>
      <span class="replay-count" aria-hidden="true">
        {at} / {last}
      </span>
      <button
        type="button"
        class="icon-button replay-speed"
        aria-label={t('replaySpeed', speed)}
        onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}
      >
        {speed === 0.5 ? '½' : speed}×
      </button>
      {!isPhone.value && mayPlayOn(model) && <PlayOn model={model} class="btn quiet replay-on" />}
      {shareable && <CopyLink label={t('shareMove')} link={() => linkTo(model, at)} compact />}
      <button type="button" class="btn quiet replay-leave" onClick={() => void model.back.look(null)}>
        <Icon id="i-close" />
        <span class="leave-word">{t('replayLeave')}</span>
      </button>
    </section>
  );
}
