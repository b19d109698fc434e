// The best three turns: the line in the log first, then the answer, thought about in this browser from the own view alone.
import type { Advice, AdvisedTurn } from '@sunglade/coach';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { TableModel } from '../kit/model/model.ts';
import { askCoach } from './ask.ts';
import { reasonText, tenth, whole } from './figures.ts';
import { momentOf, noteHint } from './hint-line.ts';
import { questionOf } from './questions.ts';
import { labelsOf, targetsOf } from './turn-words.ts';
import type { CoachWords } from './words/words.ts';

/** Less than this is no difference that anybody could play by. */
const ALIKE = 50;

type Asked =
  | { readonly kind: 'thinking' | 'failed' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'advice'; readonly advice: Advice };

/** What was advised for the position that is on the table: whoever looks twice asks once. */
let latest: { readonly moment: string; readonly advice: Advice } | null = null;

/** Answers how to stop thinking. */
function ask(model: TableModel, tell: (asked: Asked) => void): () => void {
  const moment = momentOf(model);
  let stopped = false;
  let end = (): void => {};
  tell({ kind: 'thinking' });
  void noteHint(model).then((refused) => {
    if (stopped) return;
    if (refused !== null) {
      tell({ kind: 'refused', text: refused });
      return;
    }
    const { view } = model.shown.value;
    if (!view) return;
    end = askCoach({ type: 'advise', ...questionOf(model, view) }, (message) => {
      if (message.type !== 'advice') tell({ kind: 'failed' });
      else {
        latest = { moment, advice: message.advice };
        tell({ kind: 'advice', advice: message.advice });
      }
    });
  });
  return () => {
    stopped = true;
    end();
  };
}

interface TurnProps {
  readonly model: TableModel;
  readonly words: CoachWords;
  readonly turn: AdvisedTurn;
  readonly best: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onPoint: (pointed: boolean) => void;
}

function Turn({ model, words, turn, best, chosen, onChoose, onPoint }: TurnProps) {
  const { steps, expected, behind, error, reasons } = turn;
  const alike = behind < ALIKE || behind < 2 * error;
  return (
    <li class={chosen ? 'hint on' : 'hint'}>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        onMouseEnter={() => onPoint(true)}
        onFocus={() => onPoint(true)}
        onMouseLeave={() => onPoint(false)}
        onBlur={() => onPoint(false)}
      >
        <span class="hint-head">
          <b>{best ? words.best : alike ? words.alike : words.behind(tenth(behind))}</b>
          <span>{words.expected(whole(expected))}</span>
        </span>
        <span class="hint-steps">
          {labelsOf(model, model.live.value, steps).map((label, i) => (
            <span key={`${i}`}>{label}</span>
          ))}
        </span>
        {reasons.length > 0 && (
          <span class="hint-why">
            {best ? words.because : words.instead}{' '}
            {reasons.map((reason) => reasonText(model, words, reason)).join(' · ')}
            {!best && error > 0 && ` (± ${tenth(error)})`}
          </span>
        )}
      </button>
    </li>
  );
}

function Turns({
  model,
  words,
  advice,
}: {
  readonly model: TableModel;
  readonly words: CoachWords;
  readonly advice: Advice;
}) {
  const [chosen, setChosen] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = advice.turns[pointed ?? chosen];
  // Ringed on the board for as long as it is chosen, or another one is pointed at.
  useEffect(() => {
    model.mark(shown ? targetsOf(model, model.seat.value, shown.steps) : null);
    return () => model.mark(null);
  }, [model, shown]);
  return (
    <ol class="hints">
      {advice.turns.map((turn, i) => (
        <Turn
          key={turn.steps.join()}
          model={model}
          words={words}
          turn={turn}
          best={i === 0}
          chosen={i === chosen}
          onChoose={() => setChosen(i)}
          onPoint={(over) => setPointed(over ? i : null)}
        />
      ))}
    </ol>
  );
}

export function GoodTurns({ model, words }: { readonly model: TableModel; readonly words: CoachWords }) {
  const moment = momentOf(model);
  const known = latest?.moment === moment ? latest.advice : null;
  const [asked, setAsked] = useState<Asked | null>(known && { kind: 'advice', advice: known });
  const [askedAt, setAskedAt] = useState(known ? moment : '');
  // Opening it is asking. What is asked later, after something was played, is asked by a button.
  useEffect(() => {
    if (known || asked) return;
    setAskedAt(moment);
    return ask(model, setAsked);
  }, []);
  const again = (): void => {
    setAskedAt(moment);
    ask(model, setAsked);
  };
  if (asked === null || askedAt !== moment)
    return (
      <button type="button" class="btn primary" onClick={again}>
        <Icon id="i-hint" />
        {words.askAgain}
      </button>
    );
  if (asked.kind === 'thinking') return <p class="hint-thinking">{words.thinking}</p>;
  if (asked.kind === 'advice' && asked.advice.turns.length > 0)
    return <Turns key={askedAt} model={model} words={words} advice={asked.advice} />;
  return <p>{asked.kind === 'refused' ? asked.text : words.nothing}</p>;
}
