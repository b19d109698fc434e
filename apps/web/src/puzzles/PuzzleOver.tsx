// What a puzzle lays over the real table: its head, what is asked, the verdict, and the way on.
import { useSignalEffect } from '@preact/signals';
import type { Gain } from '@sunglade/coach';
import type { Puzzle } from '@sunglade/coach/puzzles';
import { storeSetup } from '@sunglade/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { go } from '../base/router.ts';
import { askCoach } from '../coach/ask.ts';
import { reasonText, tenth } from '../coach/figures.ts';
import { labelsOf } from '../coach/turn-words.ts';
import { useCoachWords } from '../coach/words/useCoachWords.ts';
import type { CoachWords } from '../coach/words/words.ts';
import type { TableModel } from '../kit/model/model.ts';
import { usePracticeKeys } from '../learn/usePracticeKeys.ts';
import { Whisper } from '../learn/Whisper.tsx';
import type { PuzzleSession } from './puzzle-session.ts';
import { Stars } from './Stars.tsx';
import { positionWith, solutionTargets } from './solution-position.ts';
import { isSolved, type Verdict, verdictOf } from './verdict.ts';
import { usePuzzleWords } from './words/usePuzzleWords.ts';
import type { PuzzleWords } from './words/words.ts';
import '../learn/LessonOver.css';
import './PuzzleOver.css';

/** Nothing is lit: whoever solves a puzzle finds it alone. */
const NOTHING_LIT: readonly [] = [];

interface PuzzleWays {
  /** All puzzles of the game. */
  readonly home: string;
  /** The next one that is not solved; null where there is none. */
  readonly next: string | null;
}

interface PuzzleOverProps {
  readonly model: TableModel;
  readonly session: PuzzleSession;
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly ways: PuzzleWays;
  readonly onSolved: () => void;
}

type Judged = Verdict | { readonly kind: 'judging' } | { readonly kind: 'unknown' };

/** Asks the coach about a turn that was played to its end; null before. Who tries again is judged again. */
function useVerdict({ session, puzzle }: Pick<PuzzleOverProps, 'session' | 'puzzle'>): Judged | null {
  const [judged, setJudged] = useState<Judged | null>(null);
  useSignalEffect(() => {
    const { steps, over } = session.tried.value;
    if (!over) {
      setJudged(null);
      return;
    }
    if (session.isSolution) {
      setJudged({ kind: 'best' });
      return;
    }
    setJudged({ kind: 'judging' });
    const { setup, seat, view } = session.puzzle;
    const { game } = session;
    return askCoach(
      {
        type: 'against',
        game: game.id,
        rules: game.version,
        setup: storeSetup(setup, game),
        seat,
        view,
        played: steps,
        good: puzzle.solution,
      },
      (message) => setJudged(message.type === 'gain' ? verdictOf(false, message.gain) : { kind: 'unknown' }),
    );
  });
  return judged;
}

interface Said {
  readonly lead: string | null;
  readonly main: string;
  readonly note: string | null;
}

const pointsOf = (gain: Gain, words: PuzzleWords): string =>
  gain.error > 0 ? `${tenth(gain.points)} (${words.unsure(tenth(gain.error))})` : tenth(gain.points);

function saidOf(judged: Judged | null, puzzle: Puzzle, words: PuzzleWords): Said {
  switch (judged?.kind) {
    case undefined:
      return { lead: null, main: words.find, note: `${words.ahead(tenth(puzzle.gap))} ${words.untilNews}` };
    case 'judging':
      return { lead: null, main: words.looking, note: null };
    case 'unknown':
      return { lead: null, main: words.cannot, note: null };
    case 'best':
      return { lead: null, main: words.best, note: null };
    case 'near':
      return {
        lead: null,
        main: judged.gain.points <= 0 ? words.equal : words.near(pointsOf(judged.gain, words)),
        note: null,
      };
    case 'behind':
      return { lead: null, main: words.behind(pointsOf(judged.gain, words)), note: null };
  }
}

interface ReasonsProps {
  readonly model: TableModel;
  readonly lead: string;
  readonly coach: CoachWords;
  readonly reasons: Gain['reasons'];
}

function Reasons({ model, lead, coach, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <p class="puzzle-why">
      {lead} {reasons.map((reason) => reasonText(model, coach, reason)).join(' · ')}
    </p>
  );
}

/** Draws the solution on the board for as long as it is shown. */
function useDrawn(
  { model, session, puzzle }: Pick<PuzzleOverProps, 'model' | 'session' | 'puzzle'>,
  shown: boolean,
): void {
  useEffect(() => {
    if (!shown) return;
    model.back.supposed.value = {
      position: positionWith(model, session.puzzle, puzzle.solution),
      marked: solutionTargets(model, session.puzzle),
    };
    return () => {
      model.back.supposed.value = null;
    };
  }, [model, session, puzzle, shown]);
}

interface ButtonProps {
  readonly onPress: () => void;
  readonly primary?: boolean;
  readonly name: string;
  readonly letter: string;
}

function Do({ onPress, primary = false, name, letter }: ButtonProps) {
  return (
    <button type="button" class={primary ? 'btn primary' : 'btn quiet'} title={`${name} (${letter})`} onClick={onPress}>
      {name}
    </button>
  );
}

/** Takes the focus when the verdict is there: what was pressed last is gone. */
function Answer({ children }: { readonly children: ComponentChildren }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} class="whisper-do puzzle-answer" tabIndex={-1}>
      {children}
    </div>
  );
}

export function PuzzleOver({ model, session, puzzle, title, ways, onSolved }: PuzzleOverProps) {
  const words = usePuzzleWords();
  const coach = useCoachWords();
  const judged = useVerdict({ session, puzzle });
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState(false);
  const tried = session.tried.value;
  const answered = judged !== null && judged.kind !== 'judging' && judged.kind !== 'unknown' ? judged : null;
  const done = answered !== null && isSolved(answered);
  // Kept before it is said: whoever leaves at the very word has solved it.
  useLayoutEffect(() => {
    if (done && !told) onSolved();
  }, [done]);
  const show = (): void => {
    setShown(true);
    if (!done) setTold(true);
  };
  const again = (): void => {
    setShown(false);
    session.again();
  };
  const leave = (): void => go(ways.home);
  const onward = (): void => go(ways.next ?? ways.home);
  usePracticeKeys(model, {
    h: show,
    u: () => session.takeBack(),
    r: again,
    n: onward,
    escape: leave,
  });
  useDrawn({ model, session, puzzle }, shown);
  if (!words || !coach) return null;
  const solution = shown ? labelsOf(model, positionWith(model, session.puzzle, []), puzzle.solution).join(' · ') : null;
  const said = saidOf(shown ? null : judged, puzzle, words);
  const sentence = shown ? { lead: null, main: title, note: told ? words.notCounted : null } : said;
  const gain = answered && answered.kind !== 'best' ? answered.gain : null;
  return (
    <>
      <nav class="lesson-top" aria-label={words.title}>
        <a class="icon-button" href={ways.home} aria-label={words.leave} title={`${words.leave} (Esc)`}>
          <Icon id="i-close" />
        </a>
        <h2>{title}</h2>
        <Stars difficulty={puzzle.difficulty} text={words.difficulty(puzzle.difficulty)} />
      </nav>
      <Whisper label={title} sentence={sentence} count={null} holes={NOTHING_LIT} floats="with-columns">
        {shown && (
          <div class="puzzle-shown">
            <p class="puzzle-solution">
              <b>{words.solution}</b> {solution}
            </p>
            {gain && gain.points > 0 ? (
              <Reasons model={model} lead={words.brings} coach={coach} reasons={gain.reasons} />
            ) : (
              <Reasons model={model} lead={words.bringsNext} coach={coach} reasons={puzzle.reasons} />
            )}
          </div>
        )}
        {judged === null && !shown ? (
          <div class="whisper-do">
            {tried.steps.length > 0 && <Do name={words.takeBack} letter="U" onPress={() => session.takeBack()} />}
            <Do name={words.show} letter="H" onPress={show} />
          </div>
        ) : judged?.kind === 'judging' && !shown ? null : (
          <Answer key={`${shown} ${judged?.kind}`}>
            {(done || shown) && <Do primary name={ways.next ? words.next : words.more} letter="N" onPress={onward} />}
            {(!done || shown) && <Do primary={!done && !shown} name={words.retry} letter="R" onPress={again} />}
            {!shown && <Do name={done ? words.show : words.showBetter} letter="H" onPress={show} />}
          </Answer>
        )}
      </Whisper>
      <p class="unseen" aria-live="polite">
        {[...(solution ? [words.solution, solution] : [sentence.main]), sentence.note].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
