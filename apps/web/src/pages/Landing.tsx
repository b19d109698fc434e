import { SHELF } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import heroArt from '../art/hero.svg?raw';
import { Icon } from '../art/Icon.tsx';
import { settings } from '../base/settings.ts';
import { setTitle } from '../base/title.ts';
import { t } from '../locales/index.ts';
import { gameName } from '../locales/names.ts';
import { isKnown, ownOnline } from '../session/own-tables.ts';
import { allTables, type SavedTable } from '../session/saved-table.ts';
import { SiteFoot, SiteNav } from '../shell/Shell.tsx';
import { type Finished, finishedLately } from './home/again.ts';
import { Games } from './home/Games.tsx';
import { type Waiting, waitingOf } from './home/waiting.ts';
import { hasOwnScreen } from './own-screen.ts';
import { PuzzleInvite } from './puzzles/PuzzleInvite.tsx';
import './Landing.css';

const first = SHELF.find(hasOwnScreen) ?? SHELF[0] ?? 'glade';

/** Where one can begin; who has been here before goes on where somebody waits. */
function Begin({ next }: { readonly next: Waiting | undefined }) {
  return (
    <div class="cta">
      {next && (
        <a class="btn primary" href={next.href}>
          {t('continueGame', gameName(next.game))}
          <Icon id="i-arrow" />
        </a>
      )}
      <a class={next ? 'btn second' : 'btn primary'} href={`/play/${first}`}>
        {next ? t('newGame') : t('playNow')}
        <Icon id={next ? 'i-plus' : 'i-arrow'} />
      </a>
      <a class="btn second" href={`/new/${first}?online`}>
        <Icon id="i-link" />
        {t('playFriends')}
      </a>
    </div>
  );
}

/** Tables of this browser and of the server; null until this browser has looked. */
function useWaiting(): readonly Waiting[] | null {
  const [here, setHere] = useState<readonly SavedTable[] | null>(null);
  useEffect(() => {
    allTables().then(setHere, () => setHere([]));
  }, []);
  return here && waitingOf(here, ownOnline.value);
}

/** Fetched only for those who have something to go on with. */
function YourTables(props: { readonly tables: readonly Waiting[]; readonly finished: readonly Finished[] }) {
  const [part, setPart] = useState<typeof import('./home/YourTables.tsx') | null>(null);
  useEffect(() => {
    import('./home/YourTables.tsx').then(setPart, () => setPart(null));
  }, []);
  return part && <part.YourTables {...props} />;
}

/** Fetched only for those whom the server knows: nobody else has friends here. */
function HomeFriends() {
  const [part, setPart] = useState<typeof import('./friends/HomeFriends.tsx') | null>(null);
  useEffect(() => {
    import('./friends/HomeFriends.tsx').then(setPart, () => setPart(null));
  }, []);
  return part && <part.HomeFriends />;
}

export function Landing() {
  const tables = useWaiting();
  const turns = tables?.filter(({ turn }) => turn === 'mine').length ?? 0;
  const finished = finishedLately(ownOnline.value, Date.now());
  const returned = tables !== null && tables.length + finished.length > 0;
  const next = tables?.find(({ turn }) => turn !== 'theirs');
  const { name } = settings.value;
  useEffect(() => {
    setTitle(`Sunglade · ${t('heroTitle')}`);
    performance.mark('ready');
  });
  return (
    <div class="landing">
      <div class={returned ? 'hero returned' : 'hero'}>
        <div class="hero-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: heroArt }} />
        <SiteNav />
        <section class="pitch" aria-labelledby="hero-title">
          <h1 id="hero-title">{returned ? t('welcomeBack', name) : t('heroTitle')}</h1>
          <p>{turns > 0 ? t('tablesWait', turns) : t('heroText')}</p>
          <Begin next={next} />
        </section>
      </div>
      <main id="main">
        {returned && <YourTables tables={tables} finished={finished} />}
        {isKnown.value && <HomeFriends />}
        <Games />
        <section class="friends">
          <div>
            <h2>{t('learnByPlaying')}</h2>
            <p>{t('learnInvite')}</p>
          </div>
          <a class="btn primary" href="/learn">
            {t('learn')}
            <Icon id="i-arrow" />
          </a>
        </section>
        <PuzzleInvite class="friends" />
        <section class="friends">
          <div>
            <h2>{t('playFriends')}</h2>
            <p>{t('friendsText')}</p>
          </div>
          <a class="btn primary" href={`/new/${first}?online`}>
            <Icon id="i-plus" />
            {t('openTable')}
          </a>
          <a class="btn quiet" href="/lobby">
            <Icon id="i-group" />
            {t('lobby')}
          </a>
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}
