// What each card or group of tokens that can be taken now would bring, in the parts of the score. Whatever is looked at on
// the table is the one that stands out here.
import type { WhatIf } from '@sunglade/coach';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableModel } from '../kit/model/model.ts';
import { type Counted, count } from './count.ts';
import { partsText, signed } from './figures.ts';
import { momentOf } from './hint-line.ts';
import { labelsOf, targetsOf } from './turn-words.ts';
import type { CoachWords } from './words/words.ts';

interface RowProps {
  readonly model: TableModel;
  readonly words: CoachWords;
  readonly answer: WhatIf;
  readonly looked: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Row({ model, words, answer, looked, chosen, onChoose }: RowProps) {
  const { step, turn, points, parts, unknown } = answer;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (looked) button.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  const [label, ...rest] = labelsOf(model, model.live.value, turn);
  return (
    <li class={chosen || looked ? 'hint on' : 'hint'}>
      <button type="button" ref={button} aria-pressed={chosen} data-brings={step} onClick={onChoose}>
        <span class="hint-head">
          <b>{label}</b>
          <span>{points === 0 ? words.bringsNothing : words.brings(signed(100 * points))}</span>
        </span>
        {Object.keys(parts).length > 0 && <span class="hint-why">{partsText(model, words, parts)}</span>}
        {chosen && rest.length > 0 && (
          <span class="hint-steps">
            {rest.map((one, i) => (
              <span key={`${i}`}>{one}</span>
            ))}
          </span>
        )}
        {unknown !== 'nothing' && (
          <span class="hint-why">{unknown === 'hidden' ? words.unknownHidden : words.unknownOthers}</span>
        )}
      </button>
    </li>
  );
}

interface RowsProps {
  readonly model: TableModel;
  readonly words: CoachWords;
  readonly answers: readonly WhatIf[];
}

function Rows({ model, words, answers }: RowsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const seat = model.seat.value;
  const looked = model.pointed.value ?? model.lifted.value;
  const shown = answers.find(({ step }) => step === chosen);
  // Ringed on the board for as long as it is chosen.
  useEffect(() => {
    model.mark(shown ? targetsOf(model, seat, shown.turn) : null);
    return () => model.mark(null);
  }, [model, shown]);
  return (
    <>
      <ol class="hints">
        {answers.map((answer) => (
          <Row
            key={answer.step}
            model={model}
            words={words}
            answer={answer}
            looked={looked !== null && model.screen.value.target(answer.step, seat) === looked}
            chosen={answer.step === chosen}
            onChoose={() => setChosen(answer.step === chosen ? null : answer.step)}
          />
        ))}
      </ol>
      <p class="hint-note">{words.counted}</p>
    </>
  );
}

export function WhatIfs({ model, words }: { readonly model: TableModel; readonly words: CoachWords }) {
  const moment = momentOf(model);
  const [answered, setAnswered] = useState<Counted>({ kind: 'counting' });
  const [askedAt, setAskedAt] = useState(moment);
  // Asking is opening it; after a step it is asked by a button.
  useEffect(() => count(model, setAnswered), [askedAt]);
  if (askedAt !== moment)
    return (
      <button type="button" class="btn primary" onClick={() => setAskedAt(moment)}>
        {words.whatIf}
      </button>
    );
  if (answered.kind === 'counting') return <p class="hint-thinking">{words.counting}</p>;
  if (answered.kind !== 'told') return <p>{answered.kind === 'refused' ? answered.text : words.noTaking}</p>;
  return <Rows key={askedAt} model={model} words={words} answers={answered.answers} />;
}
