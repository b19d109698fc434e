// The review beside the table: why the game ended as it did, and the moments in which it might have gone otherwise.
import { Icon } from '../art/Icon.tsx';
import { go } from '../base/router.ts';
import type { TableModel } from '../kit/model/model.ts';
import { nameOf } from '../kit/screen/words.ts';
import { sideName } from '../kit/seats/Score.tsx';
import { spoken } from '../locales/index.ts';
import { playOn } from '../session/play-on.ts';
import { Choice } from '../shell/Choice.tsx';
import { CurveTable } from './CurveTable.tsx';
import { marginOf } from './curve.ts';
import { tenth, whole } from './figures.ts';
import { Moments } from './Moments.tsx';
import type { Reviewing } from './reviewing.ts';
import { Timeline } from './Timeline.tsx';
import { useCoachWords } from './words/useCoachWords.ts';
import type { CoachWords } from './words/words.ts';
import './Review.css';

interface PartProps {
  readonly model: TableModel;
  readonly reviewing: Reviewing;
  readonly words: CoachWords;
}

const signedWhole = (n: number): string => n.toLocaleString(spoken.value, { signDisplay: 'exceptZero' });

/** One bar for what was dealt, one for what was played: they differ by place and word, not only by colour. */
function Share({
  word,
  points,
  most,
  kind,
}: {
  readonly word: string;
  readonly points: number;
  readonly most: number;
  readonly kind: string;
}) {
  return (
    <div class={`share ${kind}${points < 0 ? ' lost' : ''}`}>
      <span>{word}</span>
      <b>{signedWhole(points)}</b>
      <i style={{ width: `${(100 * Math.abs(points)) / Math.max(1, most)}%` }} />
    </div>
  );
}

function Why({ model, reviewing, words }: PartProps) {
  const review = reviewing.review.value;
  if (!review) return null;
  const seat = reviewing.seat.value;
  const own = review.seats[seat];
  if (!own) return null;
  const alone = model.rules.seats === 1 || model.rules.team === true;
  const { points, dealt, played } = marginOf(review, seat, alone);
  const name = alone ? sideName(model, seat) : nameOf(model.shown.value.chairs, seat);
  const head = alone
    ? words.alone(name, own.result / 100)
    : points > 0
      ? words.wonBy(name, points)
      : points < 0
        ? words.lostBy(name, -points)
        : words.tied(name);
  const most = Math.max(Math.abs(dealt), Math.abs(played));
  return (
    <section class="review-why">
      <h3>{head}</h3>
      {alone && (
        <p>
          {[words.startLine(whole(own.start)), ...(review.goal === null ? [] : [words.ofGoal(review.goal)])].join(
            ' · ',
          )}
        </p>
      )}
      <Share word={words.dealt} points={dealt} most={most} kind="dealt" />
      <Share word={words.played} points={played} most={most} kind="played" />
      <p class="review-note">
        {words.meaning} {words.error(tenth(own.error))}
      </p>
    </section>
  );
}

/** How far it is, and the way to stop and to go on. */
function Progress({ reviewing, words }: Omit<PartProps, 'model'>) {
  const percent = Math.round(100 * reviewing.done.value);
  switch (reviewing.state.value) {
    case 'done':
      return null;
    case 'failed':
      return <p role="alert">{words.failed}</p>;
    case 'stopped':
      return (
        <p class="review-progress">
          {words.stopped}
          <button type="button" class="btn quiet" onClick={() => reviewing.start()}>
            {words.goOn}
          </button>
        </p>
      );
    case 'running':
      return (
        <div class="review-progress">
          <p>{words.looking(`${percent} %`)}</p>
          <progress max={100} value={percent} aria-label={words.looking('')} />
          <button type="button" class="btn quiet" onClick={() => reviewing.stop()}>
            <Icon id="i-close" />
            {words.cancel}
          </button>
        </div>
      );
  }
}

/** From wherever the playhead is. */
function FromHere({ model, reviewing, words }: PartProps) {
  const { replay, game, seat } = reviewing;
  const at = model.back.replay.value?.at ?? replay.run.standing.length;
  if (at >= replay.run.standing.length) return null;
  const open = async (): Promise<void> => {
    const address = await playOn(replay, game, { steps: at, seat: seat.value, help: 'hints' });
    if (address) go(address);
  };
  return (
    <p>
      <button type="button" class="btn quiet" onClick={() => void open()}>
        <Icon id="i-arrow" />
        {words.playOnAt(at)}
      </button>
    </p>
  );
}

export function Review({ model, reviewing }: { readonly model: TableModel; readonly reviewing: Reviewing }) {
  const words = useCoachWords();
  if (!words) return null;
  const { chairs } = model.shown.value;
  return (
    <div class="review">
      <Progress reviewing={reviewing} words={words} />
      <Timeline model={model} reviewing={reviewing} words={words} />
      {chairs.length > 1 && (
        <Choice
          legend={words.seenBy}
          name="review-seat"
          value={reviewing.seat.value}
          values={chairs.map((_, i) => i)}
          label={(i) => nameOf(chairs, i)}
          onChange={(i) => {
            reviewing.seat.value = i;
            model.focus.value = i === model.seat.value ? null : i;
          }}
        />
      )}
      {model.rules.team !== true && chairs.length > 1 && (
        <label class="check">
          <input
            type="checkbox"
            checked={reviewing.eyes.value}
            onChange={(event) => (reviewing.eyes.value = event.currentTarget.checked)}
          />
          {words.eyes(nameOf(chairs, reviewing.seat.value))}
        </label>
      )}
      <Why model={model} reviewing={reviewing} words={words} />
      <FromHere model={model} reviewing={reviewing} words={words} />
      <Moments model={model} reviewing={reviewing} words={words} />
      <CurveTable model={model} reviewing={reviewing} words={words} />
    </div>
  );
}
