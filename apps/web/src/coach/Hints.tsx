// What may be asked of the coach at a table: a good turn, or what each thing that can be taken would bring.
import { useState } from 'preact/hooks';
import type { TableModel } from '../kit/model/model.ts';
import { GoodTurns } from './GoodTurns.tsx';
import { takingsOf } from './takings.ts';
import { WhatIfs } from './WhatIfs.tsx';
import { useCoachWords } from './words/useCoachWords.ts';
import './Hints.css';

type Question = 'turn' | 'what-if';

const KEY = 'sunglade.coach.asks';

/** Whoever asked the one thing last will want it again. */
function lastAsked(): Question {
  try {
    return localStorage.getItem(KEY) === 'what-if' ? 'what-if' : 'turn';
  } catch {
    return 'turn';
  }
}

function keepAsked(question: Question): void {
  try {
    localStorage.setItem(KEY, question);
  } catch {
    // A browser that keeps nothing begins with a good turn.
  }
}

export function Hints({ model }: { readonly model: TableModel }) {
  const words = useCoachWords();
  const [wanted, setWanted] = useState(lastAsked);
  if (!words) return null;
  const mine = model.myTurn.value;
  const choice = mine && takingsOf(model).length > 0;
  const question = choice ? wanted : 'turn';
  const want = (next: Question): void => {
    keepAsked(next);
    setWanted(next);
  };
  return (
    <div class="hint-sheet">
      {choice && (
        <fieldset class="hint-asks">
          <legend class="unseen">{words.asks}</legend>
          {(['turn', 'what-if'] as const).map((one) => (
            <label key={one} class={one === question ? 'on' : undefined}>
              <input type="radio" name="coach-asks" checked={one === question} onChange={() => want(one)} />
              {one === 'turn' ? words.goodTurn : words.whatIf}
            </label>
          ))}
        </fieldset>
      )}
      <div class="hint-answer" aria-live="polite">
        {!mine ? (
          <p>{words.notNow}</p>
        ) : question === 'turn' ? (
          <GoodTurns model={model} words={words} />
        ) : (
          <WhatIfs model={model} words={words} />
        )}
      </div>
      {model.shown.value.chairs.length > 1 && <p class="hint-note">{words.told}</p>}
    </div>
  );
}
