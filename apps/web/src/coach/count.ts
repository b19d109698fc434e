// What everything that can be taken now would bring: the line in the log first, then the answer, counted in this browser from
// the own view alone.
import type { WhatIf } from '@sunglade/coach';
import type { TableModel } from '../kit/model/model.ts';
import { askCoach } from './ask.ts';
import { partsText, signed } from './figures.ts';
import { momentOf, noteHint } from './hint-line.ts';
import { questionOf } from './questions.ts';
import { takingsOf } from './takings.ts';
import type { CoachWords } from './words/words.ts';

export type Counted =
  | { readonly kind: 'counting' | 'failed' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'told'; readonly answers: readonly WhatIf[] };

/** What was counted for the position on the table: asked beside a card and in the sheet, it is counted once. */
let latest: { readonly moment: string; readonly answers: readonly WhatIf[] } | null = null;

/** Answers how to stop counting. */
export function count(model: TableModel, tell: (counted: Counted) => void): () => void {
  const { taking } = model.screen.value;
  const steps = takingsOf(model);
  const moment = [momentOf(model), ...steps].join(' ');
  if (latest?.moment === moment) {
    tell({ kind: 'told', answers: latest.answers });
    return () => {};
  }
  let stopped = false;
  let end = (): void => {};
  tell({ kind: 'counting' });
  void noteHint(model).then((refused) => {
    const { view } = model.shown.value;
    if (stopped || !taking || !view) return;
    if (refused !== null) {
      tell({ kind: 'refused', text: refused });
      return;
    }
    const { ends, afterOthers } = taking;
    end = askCoach({ type: 'whatIf', ...questionOf(model, view), steps, ends, afterOthers }, (message) => {
      if (message.type !== 'brings') {
        tell({ kind: 'failed' });
        return;
      }
      latest = { moment, answers: message.answers };
      tell({ kind: 'told', answers: message.answers });
    });
  });
  return () => {
    stopped = true;
    end();
  };
}

/** In one line, for beside the thing itself: "+4 this turn: Trees +3 · Light +1". */
export function bringsText(model: TableModel, words: CoachWords, { points, parts, unknown }: WhatIf): string {
  const all = Object.keys(parts).length > 0 ? `: ${partsText(model, words, parts)}` : '';
  const but = unknown === 'nothing' ? '' : ` (${unknown === 'hidden' ? words.butHidden : words.butOthers})`;
  return `${points === 0 ? words.bringsNothing : words.brings(signed(100 * points))}${all}${but}`;
}
