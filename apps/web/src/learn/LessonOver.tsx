// What a lesson lays over the real table: its head, the light, what Glim says, and the card at its end.
import { untracked, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { go } from '../base/router.ts';
import type { TableModel } from '../kit/model/model.ts';
import { rulesLink } from '../kit/screen/rules-link.ts';
import type { LessonBook, LessonText } from './lesson.ts';
import type { LessonSession } from './lesson-session.ts';
import { elementOf, targetsOf } from './lights.ts';
import { Spotlight } from './Spotlight.tsx';
import { countOf, sentenceOf } from './sentence.ts';
import { useHoles } from './useHoles.ts';
import { usePracticeKeys } from './usePracticeKeys.ts';
import { hasColumns, Whisper } from './Whisper.tsx';
import { words } from './words/index.ts';
import './LessonOver.css';

interface LessonWays {
  /** All lessons of the game. */
  readonly home: string;
  readonly again: () => void;
  readonly next: { readonly href: string; readonly title: string } | null;
  readonly play: { readonly text: string; readonly begin: () => void };
}

interface LessonOverProps {
  readonly model: TableModel;
  readonly session: LessonSession;
  readonly book: LessonBook;
  readonly text: LessonText;
  readonly ways: LessonWays;
  readonly onLearned: () => void;
}

/** How far one has come, as a row of marks. */
function Pips({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <ol class="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <li key={`${i}`} class={i < at ? 'done' : i === at ? 'now' : undefined} />
      ))}
    </ol>
  );
}

function Head({
  session,
  text,
  home,
  onSkip,
}: Pick<LessonOverProps, 'session' | 'text'> & {
  readonly home: string;
  readonly onSkip: () => void;
}) {
  const w = words();
  const { at, finished } = session.state.value;
  return (
    <nav class="lesson-top" aria-label={w.allLessons}>
      <a class="icon-button" href={home} aria-label={w.leave} title={`${w.leave} (Esc)`}>
        <Icon id="i-close" />
      </a>
      <h2>{text.title}</h2>
      <Pips at={at} of={session.lesson.steps.length} />
      {!finished && (
        <button type="button" class="lesson-skip" onClick={onSkip} title={`${w.skipStep} (S)`}>
          {w.skipStep}
        </button>
      )}
    </nav>
  );
}

/** What is always possible, each with its key. */
function More({
  model,
  session,
  toLight,
  onLeave,
}: Pick<LessonOverProps, 'model' | 'session'> & {
  readonly toLight: () => void;
  readonly onLeave: () => void;
}) {
  const w = words();
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  const doAndClose = (what: () => void) => (): void => {
    close();
    what();
  };
  const clauses = model.screen.value.words.clauses;
  return (
    <details ref={details} class="whisper-more">
      <summary class="btn quiet">{w.more}</summary>
      <div>
        <button type="button" onClick={doAndClose(toLight)}>
          {w.toLight} <kbd>G</kbd>
        </button>
        <button type="button" onClick={doAndClose(() => session.sayAgain())}>
          {w.sayAgain} <kbd>R</kbd>
        </button>
        <button type="button" onClick={doAndClose(() => void session.skip())}>
          {w.skipStep} <kbd>S</kbd>
        </button>
        <button type="button" onClick={doAndClose(onLeave)}>
          {w.leave} <kbd>Esc</kbd>
        </button>
        <h3>{w.rulesBehind}</h3>
        {session.lesson.clauses.map((clause) => (
          <a key={clause} href={rulesLink(model.game, clause)} onClick={close}>
            {clauses[clause]?.title ?? clause}
          </a>
        ))}
      </div>
    </details>
  );
}

/** The card at the end. It takes the focus: there is nothing else to do. */
function Learned({ ways }: { readonly ways: LessonWays }) {
  const w = words();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { next, play } = ways;
  return (
    <div class="whisper-do learned">
      <h2 ref={title} tabIndex={-1}>
        {w.learned}
      </h2>
      {next && (
        <a class="btn primary" href={next.href}>
          {w.nextLesson(next.title)}
          <Icon id="i-arrow" />
        </a>
      )}
      <button type="button" class={next ? 'btn quiet' : 'btn primary'} onClick={play.begin}>
        {play.text}
      </button>
      <button type="button" class="btn quiet" onClick={ways.again}>
        {w.again}
      </button>
      <a class="btn quiet" href={ways.home}>
        {w.allLessons}
      </a>
    </div>
  );
}

function Leaving({ home, onStay }: { readonly home: string; readonly onStay: () => void }) {
  const w = words();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div class="whisper-do">
      <button ref={stay} type="button" class="btn primary" onClick={onStay}>
        {w.stay}
      </button>
      <a class="btn quiet" href={home}>
        {w.leave}
      </a>
    </div>
  );
}

export function LessonOver({ model, session, book, text, ways, onLearned }: LessonOverProps) {
  const w = words();
  const [leaving, setLeaving] = useState(false);
  const glanced = useRef(-1);
  const state = session.state.value;
  const { finished, busy, at } = state;
  const step = session.lesson.steps[at];
  const names = busy || leaving ? [] : (step?.light ?? []);
  // Where several are wanted, what is done goes dark.
  const used = new Set(state.taken.map((one) => model.screen.value.target(one, 0)));
  const targets = targetsOf(names, model.position.value, book).filter((target) => !used.has(target));
  const holes = useHoles(targets, model.position.value);
  const said = sentenceOf(state, text, w);
  const sentence = leaving ? { ...said, lead: null, main: w.leaveAsk, note: null } : said;
  const count = finished || leaving ? null : countOf(state, step, w);

  // A refusal that the lesson knows is answered by Glim; any other one by the table itself.
  useSignalEffect(() => {
    const refused = model.refused.value;
    untracked(() => {
      if (!refused || !model.why.value || !session.refused(refused.step, refused.code)) return;
      model.why.value = null;
      model.narration.value = '';
    });
  });
  useEffect(() => {
    if (finished) onLearned();
  }, [finished]);
  // Where the table scrolls, what the step is about comes into view.
  const [lit] = targets;
  useEffect(() => {
    glanced.current = -1;
  }, [at]);
  useEffect(() => {
    if (lit !== undefined && !hasColumns()) elementOf(lit)?.scrollIntoView({ block: 'center' });
  }, [at, busy, lit]);

  const leave = (): void => {
    if (finished || at === 0) go(ways.home);
    else setLeaving(true);
  };
  const toLight = (): void => {
    const lit = targets.flatMap((target) => elementOf(target) ?? []);
    glanced.current = (glanced.current + 1) % Math.max(1, lit.length);
    const element = lit[glanced.current];
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  };
  usePracticeKeys(model, {
    g: toLight,
    h: () => void session.showMe(),
    u: () => session.takeBack(),
    s: () => void session.skip(),
    r: () => session.sayAgain(),
    escape: leaving ? () => setLeaving(false) : leave,
  });

  const spoken = [
    finished ? '' : w.step(at + 1, session.lesson.steps.length),
    sentence.lead,
    sentence.main,
    count,
    sentence.note,
    finished ? w.learned : holes.length > 0 && !said.astray ? w.lit(holes.length) : '',
  ].filter(Boolean);
  const back = state.word.kind === 'mistake' || said.astray;
  return (
    <>
      <Head session={session} text={text} home={ways.home} onSkip={() => void session.skip()} />
      <Spotlight targets={targets} sentence={sentence.main} holes={holes} dusk />
      <Whisper label={w.lesson(text.title)} sentence={sentence} count={count} holes={holes} floats="with-columns">
        {leaving ? (
          <Leaving home={ways.home} onStay={() => setLeaving(false)} />
        ) : finished ? (
          <Learned ways={ways} />
        ) : (
          <div class="whisper-do">
            {back && (
              <button type="button" class="btn primary" disabled={busy} onClick={() => session.takeBack()}>
                <Icon id="i-undo" />
                {w.takeBack}
              </button>
            )}
            <button type="button" class="btn quiet" disabled={busy} onClick={() => void session.showMe()}>
              {w.showMe}
            </button>
            <More model={model} session={session} toLight={toLight} onLeave={leave} />
          </div>
        )}
      </Whisper>
      {/* Said anew when somebody asks for it, although nothing has changed. */}
      <p class="unseen" aria-live="polite">
        {spoken.join(' ')}
        {state.said % 2 === 1 ? '\u00a0' : ''}
      </p>
    </>
  );
}
