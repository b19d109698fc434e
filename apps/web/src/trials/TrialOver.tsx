// At the end of a trial: what was reached, and what the next mark is.
import { useLayoutEffect } from 'preact/hooks';
import type { TableModel } from '../kit/model/model.ts';
import { Whisper } from '../learn/Whisper.tsx';
import { keepResult, results } from './results.ts';
import { MEDALS, medalOf, type TrialDeal } from './trial.ts';
import { useTrialWords } from './words/useTrialWords.ts';
import type { TrialWords } from './words/words.ts';

const NOTHING_LIT: readonly [] = [];

interface TrialOverProps {
  readonly model: TableModel;
  readonly deal: TrialDeal;
  readonly onAgain: () => void;
}

function sentenceOf(points: number, deal: TrialDeal, words: TrialWords) {
  const medal = medalOf(points, deal);
  const next = MEDALS.find((one) => points < deal.medals[one]);
  const best = (results.value[deal.id] ?? 0) <= points ? words.newBest : null;
  return {
    lead: best,
    main: medal ? words.reached(words.medals[medal], points) : words.notReached(points, deal.medals.bronze),
    note: medal && next ? words.nextMark(words.medals[next], deal.medals[next]) : null,
  };
}

export function TrialOver({ model, deal, onAgain }: TrialOverProps) {
  const words = useTrialWords();
  const { status, result } = model.shown.value;
  const points = status === 'over' ? result?.scores[0] : undefined;
  useLayoutEffect(() => {
    if (points !== undefined) keepResult(deal.id, points);
  }, [points, deal]);
  if (!words || points === undefined) return <div class="unseen" role="status" aria-live="polite" />;
  const sentence = sentenceOf(points, deal, words);
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">
        {[sentence.lead, sentence.main, sentence.note].filter(Boolean).join(' ')}
      </div>
      <Whisper label={words.title} sentence={sentence} count={null} holes={NOTHING_LIT} floats="always">
        <div class="whisper-do">
          <a class="btn primary" href="/trials">
            {words.all}
          </a>
          <button type="button" class="btn quiet" onClick={onAgain}>
            {words.again}
          </button>
        </div>
      </Whisper>
    </>
  );
}
