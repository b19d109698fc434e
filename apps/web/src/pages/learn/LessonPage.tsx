// One lesson on the real screen, without a server: the table lives in this page and is gone with it.
import type { AnyGame } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { mayMove } from '../../base/settings.ts';
import { setTitle } from '../../base/title.ts';
import { taughtOf } from '../../games/lessons.ts';
import { TableView } from '../../kit/table/Table.tsx';
import { LessonOver } from '../../learn/LessonOver.tsx';
import type { Lesson, LessonBook, LessonTexts } from '../../learn/lesson.ts';
import { LessonSession } from '../../learn/lesson-session.ts';
import { learned } from '../../learn/progress.ts';
import { words } from '../../learn/words/index.ts';
import { spoken } from '../../locales/index.ts';
import { levelName } from '../../locales/names.ts';
import { Hills } from '../../shell/Shell.tsx';
import { Lost } from '../Lost.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import { useTable } from '../useTable.ts';
import { GENTLEST, playGuided } from './against.ts';

interface Loaded {
  readonly game: AnyGame;
  readonly book: LessonBook;
  readonly lesson: Lesson;
}

async function load(game: string, id: string): Promise<Loaded | null> {
  const book = await taughtOf(game)?.loadBook();
  const lesson = book?.lessons.find((one) => one.id === id);
  const rules = lesson ? await loadGame(game, lesson.rules) : null;
  return book && lesson && rules ? { game: rules, book, lesson } : null;
}

/** As slow as people follow; where nothing moves there is nothing to wait for but the eye. */
const paceNow = () => (mayMove() ? { line: 750, look: 1500 } : { line: 300, look: 1500 });

interface TaughtProps extends Loaded {
  readonly texts: LessonTexts;
  readonly onAgain: () => void;
}

function TaughtTable({ game, book, lesson, texts, onAgain }: TaughtProps) {
  useSyncedProgress();
  const [lessons] = useState(() => new LessonSession(lesson, game, book, paceNow()));
  const { state } = useTable(() => lessons, lesson.id);
  const text = texts.lessons[lesson.id];
  const after = book.lessons[book.lessons.indexOf(lesson) + 1];
  const home = `/learn/${game.id}`;
  useEffect(() => {
    if (text && state.kind === 'table') setTitle(`${text.title} · Sunglade`);
  });
  if (state.kind !== 'table' || !text) return <main id="main" class="loading" aria-busy="true" data-game={game.id} />;
  return (
    <TableView model={state.model} again={null}>
      <LessonOver
        model={state.model}
        session={lessons}
        book={book}
        text={text}
        ways={{
          home,
          again: onAgain,
          next: after ? { href: `${home}/${after.id}`, title: texts.lessons[after.id]?.title ?? '' } : null,
          play: { text: words().playWithHints(levelName(GENTLEST)), begin: () => void playGuided(game.id) },
        }}
        onLearned={() => learned(game.id, lesson.id)}
      />
    </TableView>
  );
}

export function LessonPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'lost' | null>(null);
  const [texts, setTexts] = useState<LessonTexts | null>(null);
  const [run, setRun] = useState(0);
  const lang = spoken.value;
  useEffect(() => {
    setLoaded(null);
    load(game, lesson).then(
      (found) => setLoaded(found ?? 'lost'),
      () => setLoaded('lost'),
    );
  }, [game, lesson]);
  useEffect(() => {
    void taughtOf(game)?.loadTexts(lang).then(setTexts);
  }, [game, lang]);
  if (loaded === 'lost') return <Lost />;
  return (
    <>
      <Hills />
      {loaded && texts ? (
        <TaughtTable key={`${lesson} ${run}`} {...loaded} texts={texts} onAgain={() => setRun(run + 1)} />
      ) : (
        <main id="main" class="loading" aria-busy="true" data-game={game} />
      )}
    </>
  );
}
