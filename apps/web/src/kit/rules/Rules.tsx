// The rules beside the game: at the clause in question, and what a word is about.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { rulesLink } from '../screen/rules-link.ts';
import { Clauses } from './Clauses.tsx';
import { chaptersOf, matching } from './chapters.ts';
import './Rules.css';

interface RulesProps {
  readonly model: TableModel;
  /** The clause in question; empty for none. */
  readonly clause: string;
}

export function Rules({ model, clause }: RulesProps) {
  const [wanted, setWanted] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const { words } = model.screen.value;
  useLayoutEffect(() => {
    setWanted('');
    element.current?.querySelector('.clause.named')?.scrollIntoView({ block: 'start' });
  }, [clause]);
  const chapters = matching(chaptersOf(model.game.clauses.all, words.chapters), words, wanted);
  return (
    <div class="rules-sheet" ref={element}>
      <div class="rules-find">
        <input
          type="search"
          aria-label={t('rulesFind')}
          placeholder={t('rulesFind')}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <a
          class="icon-button"
          href={rulesLink(model.game)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('rulesPage')}
          // The table opens links to the rules here; this one leads out.
          onClick={(event) => event.stopPropagation()}
        >
          <Icon id="i-book" />
        </a>
      </div>
      {/* Where cards are taken there is a list of them. */}
      {model.screen.value.taking && (
        <p>
          <a
            href={`/rules/${model.game.id}/cards`}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => event.stopPropagation()}
          >
            {t('allCards')}
          </a>
        </p>
      )}
      {chapters.length === 0 && <p role="status">{t('rulesNone')}</p>}
      {chapters.map(({ id, title, clauses }) => (
        <section key={id ?? 'first'}>
          {title && <h3>{title}</h3>}
          <Clauses ids={clauses} words={words} here={clause} Title="h4" />
        </section>
      ))}
    </div>
  );
}
