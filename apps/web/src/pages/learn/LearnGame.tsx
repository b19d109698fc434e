// The lessons of one game, and then whom one may play.
import { levelsOf } from '@sunglade/bots';
import { useEffect, useState } from 'preact/hooks';
import { Face } from '../../art/Face.tsx';
import { Icon } from '../../art/Icon.tsx';
import { TAUGHT_GAMES, taughtOf } from '../../games/lessons.ts';
import type { Lesson, LessonTexts } from '../../learn/lesson.ts';
import { hasLearned, hintsAgain, isQuiet, progress } from '../../learn/progress.ts';
import { strengthOf } from '../../learn/strength.ts';
import { words } from '../../learn/words/index.ts';
import { mannerOf } from '../../locales/animals/animals.ts';
import { spoken, t } from '../../locales/index.ts';
import { gameName, levelName, levelNote } from '../../locales/names.ts';
import { allTables } from '../../session/saved-table.ts';
import { Shell } from '../../shell/Shell.tsx';
import { GameTabs } from '../GameTabs.tsx';
import { Lost } from '../Lost.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import { beatenIn } from './beaten.ts';
import './learn.css';

/** Tables are opened by what knows them; nobody who only reads has to load that. */
const play = async (game: string, level: string): Promise<void> =>
  (await import('./against.ts')).playAgainst(game, level);
const playGuided = async (game: string): Promise<void> => (await import('./against.ts')).playGuided(game);

interface LessonCardProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly texts: LessonTexts;
  readonly number: number;
  readonly next: boolean;
}

function LessonCard({ game, lesson, texts, number, next }: LessonCardProps) {
  const w = words();
  const text = texts.lessons[lesson.id];
  const done = hasLearned(game, lesson.id);
  return (
    <li>
      <a class={`panel lesson-card${done ? ' done' : ''}${next ? ' next' : ''}`} href={`/learn/${game}/${lesson.id}`}>
        <span class="lesson-number" aria-hidden="true">
          {done ? <Icon id="i-check" /> : number}
        </span>
        <h2>{text?.title}</h2>
        <p>{text?.idea}</p>
        <p class="lesson-facts">
          {w.minutes(lesson.minutes)}
          {done && ` · ${w.done}`}
          {next && <b>{w.next}</b>}
        </p>
      </a>
    </li>
  );
}

function Measured({ game, level }: { readonly game: string; readonly level: string }) {
  const strength = strengthOf(game, level);
  if (!strength) return null;
  const { won, games, against } = strength;
  return <p>{words().strength(Math.round((100 * won) / games), games, levelName(against))}</p>;
}

function Animals({ game }: { readonly game: string }) {
  const w = words();
  const [beaten, setBeaten] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    allTables().then(
      (tables) => setBeaten(beatenIn(tables, game)),
      () => setBeaten(new Set()),
    );
  }, [game]);
  const levels = levelsOf(game);
  const next = levels.find((level) => !beaten.has(level));
  return (
    <section class="learn-animals" aria-labelledby="then-play">
      <h2 id="then-play">{w.thenPlay}</h2>
      <p>{w.thenPlayText}</p>
      <ul>
        {levels.map((level) => (
          <li key={level} class={level === next ? 'panel animal-card next' : 'panel animal-card'}>
            <Face level={level} />
            <h3>
              {levelName(level)} <small>{levelNote(level)}</small>
            </h3>
            <q>{mannerOf(level)?.greeting}</q>
            <p>{mannerOf(level)?.temper}</p>
            <Measured game={game} level={level} />
            <button
              type="button"
              class={level === next ? 'btn primary' : 'btn quiet'}
              onClick={() => void play(game, level)}
            >
              {t('playAgainst', levelName(level))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstGame({ game }: { readonly game: string }) {
  const w = words();
  const [gentlest = ''] = levelsOf(game);
  const heard = isQuiet(game) || progress.value.hints.some((hint) => hint.startsWith(`${game}/`));
  return (
    <section class="panel first-game" aria-labelledby="first-game">
      <Face level={gentlest} />
      <div>
        <h2 id="first-game">{w.firstGame}</h2>
        <p>{w.firstGameText}</p>
      </div>
      <button type="button" class="btn primary" onClick={() => void playGuided(game)}>
        {w.playWithHints(levelName(gentlest))}
      </button>
      {heard && (
        <button type="button" class="btn quiet" onClick={() => hintsAgain(game)}>
          {w.hintsAgain}
        </button>
      )}
    </section>
  );
}

export function LearnGame({ game }: { readonly game: string }) {
  useSyncedProgress();
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [texts, setTexts] = useState<LessonTexts | null>(null);
  const taught = taughtOf(game);
  const lang = spoken.value;
  useEffect(() => void taught?.loadLessons().then(setLessons), [game]);
  useEffect(() => void taught?.loadTexts(lang).then(setTexts), [game, lang]);
  if (!taught) return <Lost />;
  const next = lessons.find(({ id }) => !hasLearned(game, id))?.id;
  return (
    <Shell title={words().lessonsOf(gameName(game))}>
      <p class="learn-lead">{words().text}</p>
      <GameTabs games={TAUGHT_GAMES} game={game} href={(one) => `/learn/${one}`} />
      <ol class="lesson-cards">
        {texts &&
          lessons.map((lesson, i) => (
            <LessonCard
              key={lesson.id}
              game={game}
              lesson={lesson}
              texts={texts}
              number={i + 1}
              next={lesson.id === next}
            />
          ))}
      </ol>
      <FirstGame game={game} />
      <Animals game={game} />
    </Shell>
  );
}
