import { LISTINGS } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { EMBLEMS } from '../art/emblems.ts';
import heroArt from '../art/hero.svg?raw';
import { Icon } from '../art/Icon.tsx';
import landingArt from '../art/landing.svg?raw';
import { addSprite } from '../art/sprite.ts';
import { gameName, gamePitch, gamePlayers } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import { allTables, type Kept } from '../session/kept.ts';
import { SiteFoot, SiteNav } from '../site/Shell.tsx';
import './Landing.css';

const games = LISTINGS.filter((one) => !one.example).map((one) => one.id);
const first = games[0] ?? 'glade';

function Tile({ game }: { readonly game: string }) {
  return (
    <article class="tile">
      <div class="tile-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: EMBLEMS[game] ?? '' }} />
      <div class="tile-text">
        <h2>{gameName(game)}</h2>
        <p>{gamePitch(game)}</p>
        <p class="tile-players">{gamePlayers(game)}</p>
        <p class="tile-links">
          <a class="tile-play" href={`/play/${game}`}>
            {t('play')}
            <span class="unseen">{gameName(game)}</span>
            <Icon id="i-arrow" />
          </a>
          <a href={`/new/${game}`}>
            {t('choose')}
            <span class="unseen">{gameName(game)}</span>
          </a>
        </p>
      </div>
    </article>
  );
}

/** A game that was begun in this browser. */
function Continue() {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    allTables().then(
      (list) => setKept(list.find((one) => one.status === 'playing' && one.lines.length > one.seats + 1) ?? null),
      () => setKept(null),
    );
  }, []);
  if (!kept) return null;
  return (
    <a class="btn second" href={`/play/${kept.game}/${kept.id}`}>
      <Icon id="i-history" />
      {t('continueGame', gameName(kept.game))}
    </a>
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
          <div class="cta">
            <a class="btn primary" href={`/play/${first}`}>
              {t('playNow')}
              <Icon id="i-arrow" />
            </a>
            <a class="btn second" href={`/new/${first}`}>
              <Icon id="i-link" />
              {t('playFriends')}
            </a>
            <Continue />
          </div>
        </section>
      </div>
      <main id="main">
        <div class="tiles">
          {games.map((game) => (
            <Tile key={game} game={game} />
          ))}
        </div>
        <section class="friends">
          <div>
            <h2>{t('playFriends')}</h2>
            <p>{t('friendsText')}</p>
          </div>
          <a class="btn primary" href={`/new/${first}`}>
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
