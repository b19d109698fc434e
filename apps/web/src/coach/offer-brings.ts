// What taking a thing would bring, offered beside the thing. It comes after the table is drawn, where the table allows help;
// counting and its words are loaded when somebody asks.
import { computed, effect, untracked } from '@preact/signals';
import type { TableModel } from '../kit/model/model.ts';
import type { Brings } from '../kit/screen/brings.ts';
import { spoken } from '../locales/index.ts';
import { momentOf } from './hint-line.ts';
import { takingsOf } from './takings.ts';

/** Names the moment in which there is something to ask about; null where there is none. */
function momentToAsk(model: TableModel): string | null {
  const { status, help } = model.shown.value;
  const asks = status === 'playing' && (help ?? 'none') !== 'none' && model.myTurn.value;
  if (!asks || model.back.replay.value || model.planning.draft.value) return null;
  const steps = takingsOf(model);
  return steps.length > 0 ? [spoken.value, momentOf(model), ...steps].join(' ') : null;
}

/** Answers how to stop. */
function beginToCount(model: TableModel, tell: (state: Brings['state'], told?: Brings['told']) => void): () => void {
  let stopped = false;
  let end = (): void => {};
  tell('counting');
  const begin = async (): Promise<void> => {
    const [{ bringsText, count }, { loadCoachWords }] = await Promise.all([
      import('./count.ts'),
      import('./words/useCoachWords.ts'),
    ]);
    const words = await loadCoachWords();
    if (stopped) return;
    end = count(model, (counted) => {
      if (counted.kind === 'counting') return;
      if (counted.kind !== 'told') {
        if (counted.kind === 'refused') model.narration.value = counted.text;
        tell('failed');
        return;
      }
      tell('told', new Map(counted.answers.map((answer) => [answer.step, bringsText(model, words, answer)])));
      // What is lifted meanwhile is what was asked about.
      const lifted = model.liftedText.peek();
      if (lifted !== null) model.narration.value = lifted;
    });
  };
  begin().catch(() => !stopped && tell('failed'));
  return () => {
    stopped = true;
    end();
  };
}

/** Offers it whenever there is something to take. Answers how to stop. */
export function offerBrings(model: TableModel): () => void {
  let end = (): void => {};
  const offer = (): void => {
    const steps = new Set(takingsOf(model));
    const ask = (): void => {
      end();
      end = beginToCount(model, tell);
    };
    const tell = (state: Brings['state'], told: Brings['told'] = new Map()): void => {
      model.brings.value = { steps, state, told, ask };
    };
    tell('unasked');
  };
  const withdraw = (): void => {
    end();
    end = () => {};
    model.brings.value = null;
  };
  const moment = computed(() => momentToAsk(model));
  const stop = effect(() => {
    const now = moment.value;
    untracked(() => {
      withdraw();
      if (now !== null) offer();
    });
  });
  return () => {
    stop();
    withdraw();
  };
}
