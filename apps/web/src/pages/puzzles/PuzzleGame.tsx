// All puzzles of one game, the easiest first.
import { DIFFICULTIES } from '@sunglade/coach/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { gameName } from '../../locales/names.ts';
import { loadPuzzles, PUZZLE_GAMES, type PuzzleBook } from '../../puzzles/load.ts';
import { Stars } from '../../puzzles/Stars.tsx';
import { hasSolved } from '../../puzzles/solved.ts';
import { usePuzzleWords } from '../../puzzles/words/usePuzzleWords.ts';
import { Shell } from '../../shell/Shell.tsx';
import { GameTabs } from '../GameTabs.tsx';
import { Lost } from '../Lost.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import './puzzles.css';

export function PuzzleGame({ game }: { readonly game: string }) {
  useSyncedProgress();
  const words = usePuzzleWords();
  const [book, setBook] = useState<PuzzleBook | null>(null);
  useEffect(() => void loadPuzzles(game).then(setBook), [game]);
  if (!PUZZLE_GAMES.includes(game)) return <Lost />;
  if (!words) return <main id="main" class="loading" aria-busy="true" />;
  const list = book?.list ?? [];
  return (
    <Shell title={words.all(gameName(game))}>
      <GameTabs games={PUZZLE_GAMES} game={game} href={(one) => `/puzzles/${one}`}>
        <a href="/puzzles">{words.ofTheDay}</a>
      </GameTabs>
      {DIFFICULTIES.map((difficulty) => {
        const some = list.flatMap(({ puzzle }, i) => (puzzle.difficulty === difficulty ? [{ puzzle, n: i + 1 }] : []));
        if (some.length === 0) return null;
        return (
          <section key={difficulty} class="puzzle-level" aria-labelledby={`level-${difficulty}`}>
            <h2 id={`level-${difficulty}`}>
              <Stars difficulty={difficulty} text={words.difficulty(difficulty)} /> {words.levels[difficulty - 1]}
            </h2>
            <ul>
              {some.map(({ puzzle, n }) => {
                const done = hasSolved(game, puzzle.id);
                return (
                  <li key={puzzle.id}>
                    <a class={done ? 'puzzle-chip done' : 'puzzle-chip'} href={`/puzzles/${game}/${puzzle.id}`}>
                      <span class="unseen">{words.number(n)}</span>
                      <span aria-hidden="true">{n}</span>
                      {done && <Icon id="i-check" />}
                      {done && <span class="unseen">{words.solvedMark}</span>}
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </Shell>
  );
}
