// The game as a curve: what each seat might expect, luck and play per stretch, the moments as coins, one playhead.
import type { Review } from '@sunglade/coach';
import { Fragment } from 'preact';
import { ticksOf } from '../kit/end/course.ts';
import { markOf, useWidth } from '../kit/end/drawing.ts';
import type { TableModel } from '../kit/model/model.ts';
import { sideName, sidesOf } from '../kit/seats/Score.tsx';
import { curveOf, sumStretches, valueAt } from './curve.ts';
import { signed } from './figures.ts';
import { momentName } from './moment-name.ts';
import type { Reviewing } from './reviewing.ts';
import { readStretches } from './stretches.ts';
import type { CoachWords } from './words/words.ts';
import './Timeline.css';

const CURVE = 84;
const BARS = 34;
const SIDE = 10;
const FOOT = CURVE + BARS;

interface TimelineProps {
  readonly model: TableModel;
  readonly reviewing: Reviewing;
  readonly words: CoachWords;
}

export function Timeline({ model, reviewing, words }: TimelineProps) {
  const review = reviewing.review.value;
  return review && <Curve model={model} reviewing={reviewing} words={words} review={review} />;
}

function Curve({ model, reviewing, words, review }: TimelineProps & { readonly review: Review }) {
  const [ref, width] = useWidth();
  const { length, goal } = review;
  const sides = sidesOf(model);
  const curves = sides.map((side) => ({ side, points: curveOf(review, side) }));
  const values = [
    ...curves.flatMap(({ points }) => points.map(({ value }) => value)),
    ...(goal === null ? [] : [100 * goal]),
  ];
  const [low, top] = [Math.min(...values), Math.max(...values)];
  const x = (at: number): number => SIDE + ((width - 2 * SIDE) * at) / Math.max(1, length);
  const y = (value: number): number => 8 + ((CURVE - 16) * (top - value)) / Math.max(1, top - low);
  const seat = reviewing.seat.value;
  const sums = sumStretches(review, seat, readStretches(model, reviewing));
  const most = Math.max(100, ...sums.flatMap(({ luck, play }) => [Math.abs(luck), Math.abs(play)]));
  const middle = CURVE + BARS / 2;
  const bar = (n: number): number => ((BARS / 2 - 2) * n) / most;
  const at = model.back.replay.value?.at ?? length;
  const own = curveOf(review, seat);
  // By keys the slider under it does the same.
  const lookAt = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (event.clientX - box.left - SIDE) / Math.max(1, box.width - 2 * SIDE);
    void model.back.look(Math.round(Math.min(1, Math.max(0, share)) * length));
  };
  return (
    <figure class="timeline" ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${FOOT}`}
        role="img"
        aria-label={words.curve}
        onPointerDown={lookAt}
        onPointerMove={lookAt}
      >
        {sums.map(({ name, from, to }, i) =>
          i % 2 === 1 ? (
            <rect key={name + from} class="timeline-part" x={x(from)} width={x(to) - x(from)} height={FOOT} />
          ) : null,
        )}
        {ticksOf(low / 100, top / 100).map((n) => (
          <g key={n}>
            <path class="timeline-grid" d={`M${SIDE} ${y(100 * n)}H${width - SIDE}`} />
            <text x={SIDE + 2} y={y(100 * n) - 3}>
              {n}
            </text>
          </g>
        ))}
        {goal !== null && <path class="timeline-goal" d={`M${SIDE} ${y(100 * goal)}H${width - SIDE}`} />}
        {curves.map(({ side, points }) => (
          <g key={side} class={`timeline-line seat-${side}`}>
            <path
              class={side % 2 === 0 ? 'line' : 'line dotted'}
              d={`M${points.map((p) => `${x(p.at)} ${y(p.value)}`).join('L')}`}
            />
            {sums.map(({ to, name }) => (
              <path
                key={name + to}
                class="mark"
                d={markOf(side)}
                transform={`translate(${x(to)} ${y(valueAt(points, to))}) scale(.6)`}
              />
            ))}
          </g>
        ))}
        <path class="timeline-grid" d={`M${SIDE} ${middle}H${width - SIDE}`} />
        {sums.map(({ name, from, to, luck, play }) => {
          const wide = Math.min(12, (x(to) - x(from)) / 3);
          const centre = (x(from) + x(to)) / 2;
          return (
            <Fragment key={name + from}>
              <rect
                class="timeline-luck"
                x={centre - wide - 1}
                width={wide}
                y={middle - Math.max(0, bar(luck))}
                height={Math.abs(bar(luck))}
              />
              <rect
                class={play < 0 ? 'timeline-play lost' : 'timeline-play'}
                x={centre + 1}
                width={wide}
                y={middle - Math.max(0, bar(play))}
                height={Math.abs(bar(play))}
              />
            </Fragment>
          );
        })}
        <path class="timeline-head" d={`M${x(at)} 0V${FOOT}`} />
      </svg>
      {reviewing.moments.value.map((moment, i) => (
        <button
          type="button"
          key={moment.from}
          class={`coin${reviewing.chosen.value === moment.from ? ' on' : ''}`}
          style={{
            left: `${x(moment.from)}px`,
            top: `${y(valueAt(moment.seat === seat ? own : curveOf(review, moment.seat), moment.from))}px`,
          }}
          aria-label={words.coin(i + 1, momentName(model, reviewing, moment), signed(-moment.loss))}
          onClick={() => (reviewing.chosen.value = moment.from)}
        >
          {i + 1}
        </button>
      ))}
      <figcaption class="timeline-key" aria-hidden="true">
        {sides.map((side) => (
          <span key={side} class={`seat-${side}`}>
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
              <path d={markOf(side)} />
            </svg>
            {sideName(model, side)}
          </span>
        ))}
        <span>
          <i class="luck" />
          {words.dealt}
        </span>
        <span>
          <i class="play" />
          {words.played}
        </span>
        {goal !== null && (
          <span>
            <i class="goal" />
            {words.goalLine} {goal}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
