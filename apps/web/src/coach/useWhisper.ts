// Where a table allows all help: a word before a turn is ended that gives many points away. It never makes anybody wait, and
// every word is a line in the log.
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../kit/model/model.ts';
import { t } from '../locales/index.ts';
import { askCoach } from './ask.ts';
import { questionOf } from './questions.ts';

/** In hundredths: less is not worth a word. */
const MANY = 300;
/** Who goes on at once is not about to end the turn. */
const PAUSE_MS = 400;

/** Names the turn that could be ended now; null while there is none to weigh. */
function turnToWeigh(model: TableModel): string | null {
  const { help, counts, id } = model.shown.value;
  if (help !== 'all' || model.back.replay.value || !model.myTurn.value || model.done.value === null) return null;
  // What is left undone is said by the game itself.
  const one = model.seat.value;
  return model.waste.value === null ? [id, one, counts[one]].join(' ') : null;
}

export function useWhisper(model: TableModel | null): void {
  const turn = model && turnToWeigh(model);
  useEffect(() => {
    const soFar = turn === null ? null : model?.turnSoFar;
    const done = model?.done.peek();
    if (!model || !soFar || !done) return;
    let end = (): void => {};
    const timer = setTimeout(() => {
      end = askCoach(
        { type: 'weigh', ...questionOf(model, soFar.view), steps: [...soFar.steps, done] },
        (message) => void whisper(model, message.type === 'weighed' ? (message.loss ?? 0) : 0),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end();
      model.whisper.value = null;
    };
  }, [model, turn]);
}

async function whisper(model: TableModel, loss: number): Promise<void> {
  const turn = turnToWeigh(model);
  if (loss < MANY || !(await model.session.act(model.seat.value, '!hint')).ok) return;
  // Whoever has played on meanwhile does not want to hear of it.
  if (turnToWeigh(model) !== turn) return;
  const text = t('whisper', Math.round(loss / 100));
  model.whisper.value = text;
  model.narration.value = text;
}
