// The curve for whoever reads figures, or hears them.
import type { TableModel } from '../kit/model/model.ts';
import { sideName, sidesOf } from '../kit/seats/Score.tsx';
import { sumStretches } from './curve.ts';
import { signed, whole } from './figures.ts';
import type { Reviewing } from './reviewing.ts';
import { readStretches } from './stretches.ts';
import type { CoachWords } from './words/words.ts';

interface CurveTableProps {
  readonly model: TableModel;
  readonly reviewing: Reviewing;
  readonly words: CoachWords;
}

export function CurveTable({ model, reviewing, words }: CurveTableProps) {
  const review = reviewing.review.value;
  if (!review) return null;
  const stretches = readStretches(model, reviewing);
  const sides = sidesOf(model).map((side) => ({ side, sums: sumStretches(review, side, stretches) }));
  return (
    <details class="curve-table">
      <summary>{words.curveTable}</summary>
      <div class="sheet-scroll">
        <table class="sheet">
          <caption class="unseen">{words.curve}</caption>
          <thead>
            <tr>
              <th scope="col">{words.stretch}</th>
              {sides.map(({ side }) => (
                <th scope="colgroup" colSpan={3} key={side} class={`seat-${side}`}>
                  {sideName(model, side)}
                </th>
              ))}
            </tr>
            <tr>
              <td />
              {sides.map(({ side }) =>
                [words.expectedShort, words.dealt, words.played].map((word) => (
                  <th scope="col" key={`${side} ${word}`}>
                    {word}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {stretches.map(({ name, from }, i) => (
              <tr key={name + from}>
                <th scope="row">{name}</th>
                {sides.map(({ side, sums }) => [
                  <td key={`${side} value`}>{whole(sums[i]?.value ?? 0)}</td>,
                  <td key={`${side} luck`}>{signed(sums[i]?.luck ?? 0)}</td>,
                  <td key={`${side} play`}>{signed(sums[i]?.play ?? 0)}</td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
