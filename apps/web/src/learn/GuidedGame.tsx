// The guided first game: a real one, and now and then a remark. At most one a turn, each once in a person's life.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { TableModel } from '../kit/model/model.ts';
import { rulesLink } from '../kit/screen/rules-link.ts';
import { type Remark, remarkAt } from './guide.ts';
import type { LessonBook, LessonTexts } from './lesson.ts';
import { elementOf } from './lights.ts';
import { hasRead, isQuiet, noMoreHints, wasRead } from './progress.ts';
import { Spotlight } from './Spotlight.tsx';
import { useHoles } from './useHoles.ts';
import { hasColumns, Whisper } from './Whisper.tsx';
import { words } from './words/index.ts';
import './GuidedGame.css';

interface GuidedGameProps {
  readonly model: TableModel;
  readonly book: LessonBook;
  readonly texts: LessonTexts;
}

/** The remark of this turn, if there is one. */
function useRemark(model: TableModel, book: LessonBook): [Remark | null, () => void] {
  const [remark, setRemark] = useState<Remark | null>(null);
  const spent = useRef(false);
  const game = model.game.id;
  useSignalEffect(() => {
    const now = model.turn.value;
    const position = model.live.value;
    // The next turn is another one, however quickly it comes.
    if (!model.myTurn.value) spent.current = false;
    if (now !== 'mine') {
      setRemark(null);
      return;
    }
    if (spent.current || isQuiet(game)) return;
    const found = remarkAt(book.hints, position, (hint) => hasRead(game, hint));
    if (!found) return;
    spent.current = true;
    wasRead(game, found.hint.id);
    setRemark(found);
  });
  return [remark, () => setRemark(null)];
}

export function GuidedGame({ model, book, texts }: GuidedGameProps) {
  const w = words();
  const [remark, close] = useRemark(model, book);
  const holes = useHoles(remark?.targets ?? [], model.position.value);
  // Where the table scrolls, what the remark is about comes into view.
  useEffect(() => {
    const [lit] = remark?.targets ?? [];
    if (lit !== undefined && !hasColumns()) elementOf(lit)?.scrollIntoView({ block: 'center' });
  }, [remark]);
  const text = remark ? texts.hints[remark.hint.id] : undefined;
  if (!remark || text === undefined) return <div class="guided unseen" role="status" aria-live="polite" />;
  const { clause } = remark.hint;
  const rule = model.screen.value.words.clauses[clause]?.title ?? clause;
  return (
    <>
      <div class="guided unseen" role="status" aria-live="polite">
        {w.hint}: {text}
      </div>
      <Spotlight targets={remark.targets} sentence={text} holes={holes} dusk={false} />
      <Whisper
        label={w.hint}
        sentence={{ lead: null, main: text, note: null }}
        count={null}
        holes={holes}
        floats="if-flat"
      >
        <div class="whisper-do">
          <button type="button" class="btn primary" onClick={close}>
            {w.gotIt}
          </button>
          <a class="btn quiet" href={rulesLink(model.game, clause)}>
            <Icon id="i-book" />
            {rule}
          </a>
          <button
            type="button"
            class="btn quiet"
            onClick={() => {
              noMoreHints(model.game.id);
              close();
            }}
          >
            {w.noMoreHints}
          </button>
        </div>
      </Whisper>
    </>
  );
}
