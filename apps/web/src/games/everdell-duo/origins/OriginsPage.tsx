// What of the house set is printed, inferred or ours: every card, event and tile.
import { type CardFact, contentOf, EDITIONS, type EventFact, HOUSE_ORIGINS, type Origin } from '@sunglade/everdell-duo';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { Shell } from '../../../shell/Shell.tsx';
import { loadWords } from '../index.ts';
import type { OriginWords } from '../words/origins.ts';
import type { DuoWords } from '../words/words.ts';
import './Origins.css';

const WORDS: Readonly<Record<Lang, () => Promise<{ readonly origins: OriginWords }>>> = {
  en: () => import('../words/en.origins.ts'),
  de: () => import('../words/de.origins.ts'),
  fr: () => import('../words/fr.origins.ts'),
};

interface Loaded {
  readonly words: DuoWords;
  readonly page: OriginWords;
}

const CARD_FACTS: readonly CardFact[] = ['name', 'type', 'color', 'cost', 'points', 'effect'];
const EVENT_FACTS: readonly EventFact[] = ['name', 'condition', 'points'];
const KINDS: readonly Origin[] = ['printed', 'inferred', 'ours'];

export function OriginsPage() {
  const lang = spoken.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void Promise.all([loadWords(lang), WORDS[lang]()]).then(([words, { origins }]) =>
      setLoaded({ words, page: origins }),
    );
  }, [lang]);
  if (!loaded) return <main id="main" class="loading" aria-busy="true" />;
  const { words, page } = loaded;
  const { edition } = contentOf(EDITIONS[0]);
  const single = (map: ReadonlyMap<string, Origin>, nameOf: (id: string) => string): readonly Row[] =>
    [...map].map(([id, origin]) => ({ name: nameOf(id), origins: [origin] }));
  const numbered = (list: readonly Origin[], nameOf: (i: number) => string): readonly Row[] =>
    list.map((origin, i) => ({ name: nameOf(i), origins: [origin] }));
  return (
    <Shell title={page.title}>
      <p>{page.about}</p>
      <dl class="ed-origin-key">
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <Tag page={page} origin={kind} />
            </dt>
            <dd>{page.origins[kind].about}</dd>
          </div>
        ))}
      </dl>
      <p>{page.rest}</p>
      <Facts
        page={page}
        title={page.cards}
        heads={CARD_FACTS.map((fact) => page.facts[fact])}
        rows={edition.cards.map(({ id }) => {
          const origins = HOUSE_ORIGINS.cards.get(id);
          return {
            name: words.names.cards[id] ?? id,
            origins: CARD_FACTS.map((fact) => origins?.[fact] ?? 'ours'),
          };
        })}
      />
      <Facts
        page={page}
        title={page.events}
        heads={EVENT_FACTS.map((fact) => page.facts[fact])}
        rows={edition.events.map(({ id }) => {
          const origins = HOUSE_ORIGINS.events.get(id);
          return {
            name: words.names.events[id] ?? id,
            origins: EVENT_FACTS.map((fact) => origins?.[fact] ?? 'ours'),
          };
        })}
      />
      <Facts
        page={page}
        title={page.places}
        heads={[page.origin]}
        rows={[
          ...single(HOUSE_ORIGINS.rivers, (id) => words.names.rivers[id] ?? id),
          ...numbered([...HOUSE_ORIGINS.farms.values()], (i) => words.farm(i + 1)),
        ]}
      />
      <Facts
        page={page}
        title={page.slots}
        heads={[page.origin]}
        rows={numbered(HOUSE_ORIGINS.slots, (i) => words.events.slot(i + 1))}
      />
      <Facts
        page={page}
        title={page.news}
        heads={[page.origin]}
        rows={single(HOUSE_ORIGINS.news, (id) => words.team.news[id]?.title ?? id)}
      />
      <Facts
        page={page}
        title={page.challenges}
        heads={[page.origin]}
        rows={numbered(HOUSE_ORIGINS.challenges, (i) => words.team.challenges[i]?.title ?? '')}
      />
    </Shell>
  );
}

const Tag = ({ page, origin }: { readonly page: OriginWords; readonly origin: Origin }) => (
  <span class={`ed-origin ${origin}`}>{page.origins[origin].name}</span>
);

interface Row {
  readonly name: string;
  readonly origins: readonly Origin[];
}

interface FactsProps {
  readonly page: OriginWords;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

function Facts({ page, title, heads, rows }: FactsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="ed-origins" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{page.name}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, origins }, i) => (
            <tr key={`${i}`}>
              <th scope="row">{name}</th>
              {origins.map((origin, k) => (
                <td key={`${k}`}>
                  <Tag page={page} origin={origin} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
