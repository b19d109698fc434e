// What lies over the table while a moment of a finished game is played anew: what is asked, the honest verdict, the way back.
import { useSignalEffect } from '@preact/signals';
import type { Gain, KeyMoment, TriedAnew } from '@sunglade/coach';
import { positionAfter } from '@sunglade/coach/puzzles';
import { type Step, storeSetup } from '@sunglade/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { askCoach } from '../coach/ask.ts';
import { tenth } from '../coach/figures.ts';
import type { CoachWords } from '../coach/words/words.ts';
import type { TableModel } from '../kit/model/model.ts';
import { usePracticeKeys } from '../learn/usePracticeKeys.ts';
import { Whisper } from '../learn/Whisper.tsx';
import { blindVerdict } from './blind-verdict.ts';
import type { PuzzleSession } from './puzzle-session.ts';
import '../learn/LessonOver.css';
import './PuzzleOver.css';

/** Nothing is lit: whoever plays it anew finds it alone. */
const NOTHING_LIT: readonly [] = [];

type Judged =
  | { readonly kind: 'judging' | 'unknown' | 'best' | 'same' }
  | { readonly kind: 'weighed'; readonly anew: TriedAnew };

interface BlindProps {
  readonly model: TableModel;
  readonly session: PuzzleSession;
  readonly moment: KeyMoment;
  readonly words: CoachWords;
  /** Where in the game it is. */
  readonly where: string;
  readonly onBack: () => void;
  /** Back, with the better turn on the board. */
  readonly onReveal: () => void;
}

/** Whether two turns lead to the same place. */
function isSame({ puzzle: { rules, state, seat } }: PuzzleSession, one: readonly string[], other: readonly string[]) {
  const after = (turn: readonly string[]): string =>
    positionAfter(
      rules,
      state,
      seat,
      turn.map((text) => rules.parse(text) as Step),
    );
  return after(one) === after(other);
}

/** null until the turn is played to its end. */
function useJudged({ session, moment }: Pick<BlindProps, 'session' | 'moment'>): Judged | null {
  const [judged, setJudged] = useState<Judged | null>(null);
  useSignalEffect(() => {
    const { steps, over } = session.tried.value;
    if (!over) {
      setJudged(null);
      return;
    }
    const { played, better } = moment;
    const known = isSame(session, steps, better) ? 'best' : isSame(session, steps, played) ? 'same' : null;
    setJudged({ kind: known ?? 'judging' });
    if (known !== null) return;
    const { game, puzzle } = session;
    const { setup, seat, view } = puzzle;
    return askCoach(
      {
        type: 'anew',
        game: game.id,
        rules: game.version,
        setup: storeSetup(setup, game),
        seat,
        view,
        tried: steps,
        played,
        best: better,
      },
      (message) =>
        setJudged(message.type === 'triedAnew' ? { kind: 'weighed', anew: message.anew } : { kind: 'unknown' }),
    );
  });
  return judged;
}

/** "2.3 ± 0.4", without a sign. */
const amount = ({ points, error }: Gain, words: CoachWords): string =>
  `${tenth(Math.abs(points))} ${words.error(tenth(error))}`;

function toPlayedText(anew: TriedAnew, words: CoachWords): string {
  const said = { better: words.overPlayed, alike: words.likePlayed, worse: words.underPlayed };
  return said[blindVerdict(anew).toPlayed](amount(anew.overPlayed, words));
}

function toBestText(anew: TriedAnew, words: CoachWords): string {
  const said = { better: words.aheadOfBest, alike: words.likeBest, worse: words.behindBest };
  return said[blindVerdict(anew).toBest](amount(anew.behindBest, words));
}

function saidOf(judged: Judged | null, moment: KeyMoment, words: CoachWords): { main: string; note: string | null } {
  const loss = `${tenth(moment.loss)} ${words.error(tenth(moment.error))}`;
  switch (judged?.kind) {
    case undefined:
      return { main: words.blindFind, note: words.blindNote };
    case 'judging':
      return { main: words.blindLooking, note: null };
    case 'unknown':
      return { main: words.blindCannot, note: null };
    case 'best':
      return { main: words.blindBest, note: words.overPlayed(loss) };
    case 'same':
      return { main: words.blindSame, note: words.behindBest(loss) };
    case 'weighed':
      return { main: toPlayedText(judged.anew, words), note: toBestText(judged.anew, words) };
  }
}

export function BlindOver({ model, session, moment, words, where, onBack, onReveal }: BlindProps) {
  const judged = useJudged({ session, moment });
  const answered = judged !== null && judged.kind !== 'judging';
  const ways = useRef<HTMLDivElement>(null);
  // What was pressed last is gone.
  useEffect(() => {
    if (answered) ways.current?.focus();
  }, [answered]);
  usePracticeKeys(model, {
    u: () => session.takeBack(),
    r: () => session.again(),
    escape: onBack,
    h: () => answered && onReveal(),
  });
  const title = words.blindTitle(where);
  const { main, note } = saidOf(judged, moment, words);
  return (
    <>
      <nav class="lesson-top" aria-label={title}>
        <button type="button" class="icon-button" aria-label={words.blindBack} onClick={onBack}>
          <Icon id="i-close" />
        </button>
        <h2>{title}</h2>
      </nav>
      <Whisper
        label={title}
        sentence={{ lead: null, main, note }}
        count={null}
        holes={NOTHING_LIT}
        floats="with-columns"
      >
        {!answered ? (
          <div class="whisper-do">
            {session.tried.value.steps.length > 0 && judged === null && (
              <button type="button" class="btn quiet" title="U" onClick={() => session.takeBack()}>
                {words.takeBack}
              </button>
            )}
            <button type="button" class="btn quiet" title="Esc" onClick={onBack}>
              {words.blindBack}
            </button>
          </div>
        ) : (
          <div ref={ways} class="whisper-do puzzle-answer" tabIndex={-1}>
            <button type="button" class="btn primary" title="H" onClick={onReveal}>
              {words.reveal}
            </button>
            <button type="button" class="btn quiet" title="R" onClick={() => session.again()}>
              {words.blindAgain}
            </button>
            <button type="button" class="btn quiet" title="Esc" onClick={onBack}>
              {words.blindBack}
            </button>
          </div>
        )}
      </Whisper>
      <p class="unseen" aria-live="polite">
        {[main, note].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
