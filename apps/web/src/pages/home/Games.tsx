// The games as tiles, and which of them is for me.
import { SHELF } from '@sunglade/registry';
import { useState } from 'preact/hooks';
import { addEmblemSprite, EMBLEMS } from '../../art/emblems.ts';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import { gameName, gamePitch, gamePlayers, gameTaste } from '../../locales/names.ts';
import { Choice } from '../../shell/Choice.tsx';
import { hasOwnScreen } from '../own-screen.ts';
import { type Company, factsOf, fitOf } from './guide.ts';
import './Games.css';

const PEOPLE = [1, 2, 3, 4] as const;
const MINUTES = [15, 30, 60] as const;

/** How much there is to learn, as so many of three sprouts. */
function Depth({ depth }: { readonly depth: number }) {
  return (
    <span class="tile-depth">
      <span class="unseen">{t('depth', depth)}</span>
      {[1, 2, 3].map((one) => (
        <Icon key={one} id="i-sprout" class={one > depth ? 'faint' : ''} />
      ))}
    </span>
  );
}

function Facts({ game, company }: { readonly game: string; readonly company: Company }) {
  const facts = factsOf(game);
  if (!facts) return <p class="tile-players">{gamePlayers(game)}</p>;
  const fit = fitOf(facts, company);
  const says = {
    unasked: gameTaste(game),
    suits: gameTaste(game),
    'too-many': t('tooMany', facts.most),
    'too-long': t('tooLong', facts.minutes),
  };
  return (
    <>
      <p class="tile-facts">
        <span>
          <Icon id="i-group" />
          {gamePlayers(game)}
        </span>
        <span>
          <Icon id="i-clock" />
          {t('minutesLong', facts.minutes)}
        </span>
        <Depth depth={facts.depth} />
      </p>
      <p class={`tile-fit ${fit}`}>
        {fit !== 'unasked' && <Icon id={fit === 'suits' ? 'i-check' : fit === 'too-many' ? 'i-group' : 'i-clock'} />}
        {says[fit]}
      </p>
    </>
  );
}

function Tile({ game, company }: { readonly game: string; readonly company: Company }) {
  const drawn = hasOwnScreen(game);
  const facts = factsOf(game);
  const suits = facts !== null && fitOf(facts, company) === 'suits';
  return (
    <article class={`tile${drawn ? '' : ' plain'}${suits ? ' suits' : ''}`}>
      <div class="tile-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: EMBLEMS[game] ?? '' }} />
      {!drawn && <p class="plain-badge">{t('plainBadge')}</p>}
      <div class="tile-text">
        <h3>{gameName(game)}</h3>
        <p>{gamePitch(game)}</p>
        <Facts game={game} company={company} />
        <p class="tile-links">
          {drawn && (
            <a class="btn" href={`/learn/${game}`}>
              {t('learn')}
              <span class="unseen">{gameName(game)}</span>
            </a>
          )}
          <a class={drawn ? 'btn tile-play' : 'btn tile-try'} href={`/play/${game}`}>
            {drawn ? t('play') : t('plainTry')}
            <span class="unseen">{gameName(game)}</span>
          </a>
          <a class="btn" href={`/new/${game}`}>
            {t('choose')}
            <span class="unseen">{gameName(game)}</span>
          </a>
        </p>
      </div>
    </article>
  );
}

export function Games() {
  addEmblemSprite();
  const [company, setCompany] = useState<Company>({ people: null, minutes: null });
  return (
    <section class="games" aria-labelledby="games-title">
      <div class="games-head">
        <h2 id="games-title">{t('gameForMe')}</h2>
        <div class="games-ask">
          <Choice
            legend={t('weAre')}
            name="people"
            value={company.people}
            values={PEOPLE}
            label={String}
            onChange={(people) => setCompany((was) => ({ ...was, people }))}
          />
          <Choice
            legend={t('weHave')}
            name="minutes"
            value={company.minutes}
            values={MINUTES}
            label={(minutes) => t('minutesLong', minutes)}
            onChange={(minutes) => setCompany((was) => ({ ...was, minutes }))}
          />
        </div>
      </div>
      <div class="tiles">
        {SHELF.map((game) => (
          <Tile key={game} game={game} company={company} />
        ))}
      </div>
    </section>
  );
}
