// The rules of a game: how to play in a minute, and every clause with an address of its own, where "why not?" points to.
import { loadGame, newestRules } from '@sunglade/registry';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { CARD_GAMES } from '../../games/cards.ts';
import { isPhone } from '../../kit/parts/phone.ts';
import { Clauses } from '../../kit/rules/Clauses.tsx';
import { type Chapter, chaptersOf, matching } from '../../kit/rules/chapters.ts';
import type { GameWords } from '../../kit/screen/screen.ts';
import { spoken, t } from '../../locales/index.ts';
import { gameName } from '../../locales/names.ts';
import { Shell } from '../../shell/Shell.tsx';
import { Lost } from '../Lost.tsx';
import { loadScreen } from '../load.ts';
import { Guide } from './Guide.tsx';
import { loadTeaching, Taught, type Teaching } from './Teaching.tsx';
import '../lists.css';
import './rules.css';

interface Loaded {
  readonly chapters: readonly Chapter[];
  readonly words: GameWords;
}

const named = (): string => decodeURIComponent(location.hash.slice(1));

/** Shows what the address names, also where its part is folded. */
function reveal(id: string): void {
  const element = id ? document.getElementById(id) : null;
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView();
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <nav class="contents" aria-label={t('contents')}>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RulesProps extends Loaded {
  readonly here: string;
  /** null until it is there, or where nothing is taught. */
  readonly teaching: Teaching | null;
}

function Rules({ chapters: all, words, here, teaching }: RulesProps) {
  const [wanted, setWanted] = useState('');
  const chapters = matching(all, words, wanted);
  const named = all.filter(({ id }) => id !== null);
  const more = (id: string) => teaching && <Taught teaching={teaching} clause={id} />;
  return (
    <div class={named.length > 1 ? 'rules divided' : 'rules'}>
      {named.length > 1 && <Contents chapters={named} />}
      <div>
        <h2>{t('everyRule')}</h2>
        <p>{Object.keys(words.clauses).length > 0 ? t('rulesNote') : t('rulesPlain')}</p>
        <input
          class="rules-search"
          type="search"
          aria-label={t('rulesFind')}
          placeholder={t('rulesFind')}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        {chapters.length === 0 && <p role="status">{t('rulesNone')}</p>}
        {chapters.map(({ id, title, clauses }, i) =>
          id === null ? (
            <div key="first" class="panel">
              <Clauses ids={clauses} words={words} here={here} Title="h3" more={more} />
            </div>
          ) : (
            <details key={id} class="panel chapter" id={id} open={!isPhone.peek() || i === 0 || wanted !== ''}>
              <summary>
                <h3>{title}</h3>
              </summary>
              <Clauses ids={clauses} words={words} here={here} Title="h4" more={more} />
            </details>
          ),
        )}
      </div>
    </div>
  );
}

export function RulesPage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'lost' | null>(null);
  const [teaching, setTeaching] = useState<Teaching | null>(null);
  const [here, setHere] = useState(named);
  const lang = spoken.value;
  useEffect(() => {
    const version = Number(new URLSearchParams(location.search).get('rules')) || newestRules(game);
    void Promise.all([loadGame(game, version), loadScreen(game, lang, version)]).then(async ([rules, screen]) => {
      const { words } = screen;
      setLoaded(rules ? { chapters: chaptersOf(rules.clauses.all, words.chapters), words } : 'lost');
      // The symbols of the guide come with the table's.
      const setup = words.guide && rules?.setup({ seats: rules.seats.max });
      if (setup?.ok) await screen.prepare?.(setup.value);
      // The rules can be read without it.
      setTeaching(await loadTeaching(game, version, screen, lang).catch(() => null));
    });
  }, [game, lang]);
  useEffect(() => {
    const moved = (): void => {
      setHere(named());
      reveal(named());
    };
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  // What the address names is there only now, and in its place before anybody sees it elsewhere.
  useLayoutEffect(() => reveal(named()), [loaded, teaching]);
  if (loaded === 'lost') return <Lost />;
  return (
    <Shell title={t('rulesOf', gameName(game))} narrow={!loaded?.words.chapters}>
      {loaded?.words.guide && <Guide game={game} steps={loaded.words.guide} />}
      {CARD_GAMES.includes(game) && (
        <p>
          <a class="btn quiet" href={`/rules/${game}/cards`}>
            <Icon id="i-book" />
            {t('allCards')}
          </a>
        </p>
      )}
      {loaded && <Rules {...loaded} here={here} teaching={teaching} />}
    </Shell>
  );
}
