import { addEmblemSprite, EMBLEMS } from '../../art/emblems.ts';
import { TAUGHT_GAMES } from '../../games/lessons.ts';
import { progress } from '../../learn/progress.ts';
import { words } from '../../learn/words/index.ts';
import { t } from '../../locales/index.ts';
import { gameName, gamePitch } from '../../locales/names.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useSyncedProgress } from '../progress/sync.ts';
import { PuzzleInvite } from '../puzzles/PuzzleInvite.tsx';
import './learn.css';

/** Which game? */
export function LearnPage() {
  useSyncedProgress();
  addEmblemSprite();
  const done = (game: string): boolean => progress.value.lessons.some((one) => one.startsWith(`${game}/`));
  return (
    <Shell title={t('learnByPlaying')}>
      <p class="learn-lead">{words().text}</p>
      <ul class="learn-games">
        {TAUGHT_GAMES.map((game) => (
          <li key={game}>
            <a class="panel learn-game" href={`/learn/${game}`}>
              <span class="learn-emblem" aria-hidden="true" dangerouslySetInnerHTML={{ __html: EMBLEMS[game] ?? '' }} />
              <h2>{gameName(game)}</h2>
              <p>{gamePitch(game)}</p>
              <span class={done(game) ? 'btn quiet' : 'btn primary'}>{words().lessonsOf(gameName(game))}</span>
            </a>
          </li>
        ))}
      </ul>
      <PuzzleInvite class="panel learn-more" />
    </Shell>
  );
}
