import { loadGame } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { loadScreen } from '../kit/load.ts';
import { humanise } from '../kit/plain/humanise.ts';
import type { GameWords } from '../kit/screen.ts';
import { gameName } from '../locales/codes.ts';
import { spoken, t } from '../locales/index.ts';
import { Shell } from '../site/Shell.tsx';
import { Lost } from './Lost.tsx';
import './lists.css';

interface Loaded {
  readonly clauses: readonly string[];
  readonly words: GameWords;
}

/** The rules clause by clause, each with an address of its own: where "why not?" points to. */
export function RulesPage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'lost' | null>(null);
  const lang = spoken.value;
  useEffect(() => {
    void Promise.all([loadGame(game), loadScreen(game, lang)]).then(([rules, screen]) =>
      setLoaded(rules ? { clauses: rules.clauses.all, words: screen.words } : 'lost'),
    );
  }, [game, lang]);
  useEffect(() => {
    // The clause named in the address is there only now.
    if (loaded && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [loaded]);
  if (loaded === 'lost') return <Lost />;
  return (
    <Shell title={t('rulesOf', gameName(game))} narrow>
      <p>{t('rulesNote')}</p>
      <div class="panel">
        {loaded?.clauses.map((id) => (
          <section key={id} class="clause" id={id}>
            <h2>
              <a href={`#${id}`}>{loaded.words.clauses[id]?.title ?? humanise(id)}</a>
            </h2>
            {loaded.words.clauses[id] && <p>{loaded.words.clauses[id]?.text}</p>}
          </section>
        ))}
      </div>
    </Shell>
  );
}
