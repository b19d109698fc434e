// Which puzzle? One of the day for each game, and the way to all of them.
import { useEffect, useState } from 'preact/hooks';
import { addEmblemSprite, EMBLEMS } from '../../art/emblems.ts';
import { spoken } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { loadPuzzles, PUZZLE_GAMES, type PuzzleBook } from '../../puzzles/load.ts';
import { dayOf, indexOfDay } from '../../puzzles/of-the-day.ts';
import { Stars } from '../../puzzles/Stars.tsx';
import { hasSolved, solved, streakOn } from '../../puzzles/solved.ts';
import { usePuzzleWords } from '../../puzzles/words/usePuzzleWords.ts';
import type { PuzzleWords } from '../../puzzles/words/words.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import './puzzles.css';

interface GameProps {
  readonly game: string;
  readonly today: number;
  readonly words: PuzzleWords;
}

function GameOfTheDay({ game, today, words }: GameProps) {
  const [book, setBook] = useState<PuzzleBook | null>(null);
  useEffect(() => void loadPuzzles(game).then(setBook), [game]);
  const puzzle = book?.list[indexOfDay(today, book.list.length)]?.puzzle;
  const done = puzzle !== undefined && hasSolved(game, puzzle.id);
  const count = book?.list.filter((listed) => hasSolved(game, listed.puzzle.id)).length ?? 0;
  return (
    <li class="panel puzzle-game">
      <span class="puzzle-emblem" aria-hidden="true" dangerouslySetInnerHTML={{ __html: EMBLEMS[game] ?? '' }} />
      <h2>{gameName(game)}</h2>
      {book && puzzle && (
        <>
          <p class="puzzle-facts">
            <Stars difficulty={puzzle.difficulty} text={words.difficulty(puzzle.difficulty)} />
            {done && <b>{words.solvedMark}</b>}
          </p>
          <p>
            <a class={done ? 'btn quiet' : 'btn primary'} href={`/puzzles/${game}/${puzzle.id}`}>
              {done ? words.again : words.solve}
              <span class="unseen">{gameName(game)}</span>
            </a>
          </p>
          <a class="puzzle-all" href={`/puzzles/${game}`}>
            {words.all(gameName(game))}
          </a>
          <p class="puzzle-count">{words.solvedOf(count, book.list.length)}</p>
        </>
      )}
    </li>
  );
}

export function PuzzlesPage() {
  useSyncedProgress();
  addEmblemSprite();
  const words = usePuzzleWords();
  if (!words) return <main id="main" class="loading" aria-busy="true" />;
  const now = Date.now();
  const today = dayOf(now);
  const date = new Date(now).toLocaleDateString(spoken.value, { dateStyle: 'full', timeZone: 'UTC' });
  const streak = streakOn(solved.value, today);
  return (
    <Shell title={words.title}>
      <p class="puzzle-lead">{words.lead}</p>
      <p class="puzzle-date">
        {words.today(date)}
        {streak > 1 && <b>{words.streak(streak)}</b>}
      </p>
      <ul class="puzzle-games">
        {PUZZLE_GAMES.map((game) => (
          <GameOfTheDay key={game} game={game} today={today} words={words} />
        ))}
      </ul>
    </Shell>
  );
}
