// The book of Everdell Duo: the campaign with its sheet, and the challenges.
import { usualBots } from '@sunglade/bots';
import type { Json } from '@sunglade/core';
import { carriedInto, openChapter } from '@sunglade/everdell-duo';
import { loadGame } from '@sunglade/registry';
import { safeName } from '@sunglade/table';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../../base/lang.ts';
import { go } from '../../../base/router.ts';
import { settings } from '../../../base/settings.ts';
import { spoken, t } from '../../../locales/index.ts';
import { createId } from '../../../session/ids.ts';
import { createSavedTable } from '../../../session/local-table.ts';
import { allTables, type LocalChair, putTable } from '../../../session/saved-table.ts';
import { Hills, SiteFoot, SiteNav } from '../../../shell/Shell.tsx';
import { drawArt } from '../art/draw.ts';
import { loadWords } from '../index.ts';
import type { BookWords } from '../words/book.ts';
import { Campaign } from './Campaign.tsx';
import { Challenges, OfOdette } from './Challenges.tsx';
import { Chapter, type Wish } from './Chapter.tsx';
import { type Book, keepBook, loadBook, settle } from './kept.ts';
import type { Loaded } from './parts.ts';
import '../together/Help.css';
import '../together/Common.css';
import '../together/Seal.css';
import './Book.css';

const GAME = 'everdell-duo';

const BOOKS: Readonly<Record<Lang, () => Promise<{ readonly book: BookWords }>>> = {
  en: () => import('../words/en.book.ts'),
  de: () => import('../words/de.book.ts'),
  fr: () => import('../words/fr.book.ts'),
};

async function load(lang: Lang): Promise<Loaded | null> {
  const [game, words, { book }] = await Promise.all([loadGame(GAME), loadWords(lang), BOOKS[lang](), drawArt()]);
  const setup = game?.setup({ seats: 2 });
  return game && setup?.ok ? { game, setup: setup.value, words, book } : null;
}

/** Who sits at the table: the hares are always the reader's. */
function chairsOf({ partner, name }: Wish): readonly LocalChair[] {
  const own = safeName(settings.value.name) ?? '';
  const me: LocalChair = { kind: 'person', person: 0, name: own || (partner === 'person' ? t('player', 1) : '') };
  switch (partner) {
    case 'me':
      return [me, me];
    case 'person':
      return [me, { kind: 'person', person: 1, name: safeName(name) ?? t('player', 2) }];
    case 'bot':
      return [me, { kind: 'bot', level: usualBots(GAME)[0] ?? 'random' }];
  }
}

export function BookPage() {
  const lang = spoken.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [kept, setKept] = useState<Book>(loadBook);
  const [shown, setShown] = useState<'campaign' | 'challenges'>(
    new URLSearchParams(location.search).has('challenges') ? 'challenges' : 'campaign',
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const change = (book: Book): void => {
    keepBook(book);
    setKept(book);
  };
  useEffect(() => {
    void load(lang).then(setLoaded);
  }, [lang]);
  useEffect(() => {
    // What was played since is entered when the book is opened.
    if (loaded) void allTables().then((tables) => change(settle(loadBook(), tables, loaded.game)));
  }, [loaded]);
  useEffect(() => {
    if (loaded) document.title = `${loaded.book.title} · Sunglade`;
  }, [loaded]);
  if (!loaded) return <main id="main" class="loading" aria-busy="true" />;
  const { book } = loaded;
  const chapter = chosen ?? kept.running?.chapter ?? (openChapter(kept.sheet) || 1);

  const begin = async (wish: Wish): Promise<void> => {
    const { difficulty } = wish;
    const carried = carriedInto(kept.sheet, wish.chapter, difficulty, wish.keep);
    if (!carried) return;
    const options = { mode: 'together', chapter: wish.chapter, difficulty };
    const wanted = { game: GAME, seats: 2, options, chairs: chairsOf(wish), carried: carried as unknown as Json };
    const table = createSavedTable(wanted, loaded.game, createId(), Date.now());
    if ('problems' in table) return;
    await putTable(table);
    change({ ...kept, running: { table: table.id, chapter: wish.chapter } });
    go(`/play/${GAME}/${table.id}`);
  };

  return (
    <div class="shell ed-book-page">
      <Hills />
      <SiteNav />
      <main id="main" class="ed-book">
        <section class="ed-page left">
          <header>
            <div>
              <p class="ed-kicker">{book.forWhom}</p>
              <h1>{shown === 'campaign' ? book.campaignTitle : book.challengesTitle}</h1>
            </div>
            <div class="ed-switch" role="tablist" aria-label={book.title}>
              {(['campaign', 'challenges'] as const).map((one) => (
                <button type="button" key={one} role="tab" aria-selected={one === shown} onClick={() => setShown(one)}>
                  {book[one]}
                </button>
              ))}
            </div>
          </header>
          {shown === 'campaign' ? (
            <Campaign {...loaded} sheet={kept.sheet} chosen={chapter} choose={setChosen} />
          ) : (
            <Challenges {...loaded} kept={kept} />
          )}
          <p class="ed-note">
            {book.house} <a href={`/cards/${GAME}`}>{loaded.words.team.house.link}</a>
          </p>
        </section>
        <section class="ed-page right">
          {shown === 'campaign' ? (
            <Chapter
              {...loaded}
              kept={kept}
              chapter={chapter}
              change={change}
              begin={(wish) => {
                void begin(wish);
              }}
            />
          ) : (
            <OfOdette {...loaded} />
          )}
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}
