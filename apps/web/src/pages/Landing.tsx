import { SHELF } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { EMBLEMS } from '../art/emblems.ts';
import heroArt from '../art/hero.svg?raw';
import { Icon } from '../art/Icon.tsx';
import landingArt from '../art/landing.svg?raw';
import { addSprite } from '../art/sprite.ts';
import { t } from '../locales/index.ts';
import { gameName, gamePitch, gamePlayers } from '../locales/names.ts';
import { allTables, type SavedTable } from '../session/saved-table.ts';
import { SiteFoot, SiteNav } from '../shell/Shell.tsx';
import { hasOwnScreen } from './own-screen.ts';
import './Landing.css';

const first = SHELF.find(hasOwnScreen) ?? SHELF[0] ?? 'glade';

function Tile({ game }: { readonly game: string }) {
  const drawn = hasOwnScreen(game);
  return (
    <article class={drawn ? 'tile' : 'tile plain'}>
      <div class="tile-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: EMBLEMS[game] ?? '' }} />
      {!drawn && <p class="plain-badge">{t('plainBadge')}</p>}
      <div class="tile-text">
        <h2>{gameName(game)}</h2>
        <p>{gamePitch(game)}</p>
        <p class="tile-players">{gamePlayers(game)}</p>
        <p class="tile-links">
          {drawn ? (
            <a class="tile-play" href={`/play/${game}`}>
              {t('play')}
              <span class="unseen">{gameName(game)}</span>
              <Icon id="i-arrow" />
            </a>
          ) : (
            <a class="tile-try" href={`/play/${game}`}>
              {t('plainTry')}
              <span class="unseen">{gameName(game)}</span>
            </a>
          )}
          {drawn && (
            <a href={`/learn/${game}`}>
              {t('learn')}
              <span class="unseen">{gameName(game)}</span>
            </a>
          )}
          <a href={`/new/${game}`}>
            {t('choose')}
            <span class="unseen">{gameName(game)}</span>
          </a>
        </p>
      </div>
    </article>
  );
}

/** Where one can begin. A game that was begun in this browser comes first: going on is what one most likely wants. */
function Begin() {
  const [kept, setKept] = useState<SavedTable | null>(null);
  useEffect(() => {
    allTables().then(
      (list) => setKept(list.find((one) => one.status === 'playing' && one.lines.length > one.seats + 1) ?? null),
      () => setKept(null),
    );
  }, []);
  return (
    <div class="cta">
      {kept && (
        <a class="btn primary" href={`/play/${kept.game}/${kept.id}`}>
          {t('continueGame', gameName(kept.game))}
          <Icon id="i-arrow" />
        </a>
      )}
      <a class={kept ? 'btn second' : 'btn primary'} href={`/play/${first}`}>
        {kept ? t('newGame') : t('playNow')}
        <Icon id={kept ? 'i-plus' : 'i-arrow'} />
      </a>
      <a class="btn second" href={`/new/${first}?online`}>
        <Icon id="i-link" />
        {t('playFriends')}
      </a>
    </div>
  );
}

export function Landing() {
  addSprite('landing', () => landingArt);
  useEffect(() => {
    document.title = `Sunglade · ${t('heroTitle')}`;
    performance.mark('ready');
  });
  return (
    <div class="landing">
      <div class="hero">
        <div class="hero-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: heroArt }} />
        <SiteNav />
        <section class="pitch" aria-labelledby="hero-title">
          <h1 id="hero-title">{t('heroTitle')}</h1>
          <p>{t('heroText')}</p>
          <Begin />
        </section>
      </div>
      <main id="main">
        <div class="tiles">
          {SHELF.map((game) => (
            <Tile key={game} game={game} />
          ))}
        </div>
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
