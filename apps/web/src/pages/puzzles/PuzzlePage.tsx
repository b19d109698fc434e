// One puzzle on the real screen, without a server: the table lives in this page and is gone with it.
import { type OpenPuzzle, openPuzzle } from '@sunglade/coach/puzzles';
import type { AnyGame } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { setTitle } from '../../base/title.ts';
import { TableView } from '../../kit/table/Table.tsx';
import { spoken } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { type Listed, loadPuzzles, type PuzzleBook } from '../../puzzles/load.ts';
import { dayOf, indexOfDay } from '../../puzzles/of-the-day.ts';
import { PuzzleOver } from '../../puzzles/PuzzleOver.tsx';
import { PuzzleSession } from '../../puzzles/puzzle-session.ts';
import { hasSolved, keepSolved } from '../../puzzles/solved.ts';
import { usePuzzleWords } from '../../puzzles/words/usePuzzleWords.ts';
import { Hills } from '../../shell/Shell.tsx';
import { Lost } from '../Lost.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import { useTable } from '../useTable.ts';

interface Loaded {
  readonly game: AnyGame;
  readonly book: PuzzleBook;
  readonly listed: Listed;
  readonly open: OpenPuzzle;
}

async function load(id: string, name: string): Promise<Loaded | null> {
  const book = await loadPuzzles(id);
  const listed = book?.list.find(({ puzzle }) => puzzle.id === name);
  const game = book && listed ? await loadGame(id, book.file.rules) : null;
  if (!book || !listed || !game) return null;
  const open = openPuzzle(game, book.file, listed.deal, listed.puzzle);
  return open.ok ? { game, book, listed, open: open.value } : null;
}

/** The next one in the list that is still to be solved, from this one on and round. */
function nextOf({ list }: PuzzleBook, game: string, at: number): string | null {
  const round = [...list.slice(at + 1), ...list.slice(0, at)];
  const next = round.find(({ puzzle }) => !hasSolved(game, puzzle.id));
  return next ? `/puzzles/${game}/${next.puzzle.id}` : null;
}

function PuzzleTable({ game, book, listed, open }: Loaded) {
  useSyncedProgress();
  const words = usePuzzleWords();
  const { puzzle } = listed;
  const [session] = useState(() => new PuzzleSession(puzzle.id, game, open));
  const { state } = useTable(() => session, puzzle.id);
  const [today] = useState(() => dayOf(Date.now()));
  const at = book.list.indexOf(listed);
  const ofToday = indexOfDay(today, book.list.length) === at;
  const name = gameName(game.id);
  const date = new Date().toLocaleDateString(spoken.value, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = words && (ofToday ? words.today(date) : words.named(at + 1, name));
  useEffect(() => {
    if (title && state.kind === 'table') setTitle(`${title} · Sunglade`);
  });
  if (state.kind !== 'table' || !title) return <main id="main" class="loading" aria-busy="true" data-game={game.id} />;
  return (
    <TableView model={state.model} again={null}>
      <PuzzleOver
        model={state.model}
        session={session}
        puzzle={puzzle}
        title={title}
        ways={{ home: `/puzzles/${game.id}`, next: nextOf(book, game.id, at) }}
        onSolved={() => keepSolved(game.id, puzzle.id, ofToday ? today : null)}
      />
    </TableView>
  );
}

export function PuzzlePage({ game, puzzle }: { readonly game: string; readonly puzzle: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'lost' | null>(null);
  useEffect(() => {
    setLoaded(null);
    load(game, puzzle).then(
      (found) => setLoaded(found ?? 'lost'),
      () => setLoaded('lost'),
    );
  }, [game, puzzle]);
  if (loaded === 'lost') return <Lost />;
  return (
    <>
      <Hills />
      {loaded ? (
        <PuzzleTable key={puzzle} {...loaded} />
      ) : (
        <main id="main" class="loading" aria-busy="true" data-game={game} />
      )}
    </>
  );
}
