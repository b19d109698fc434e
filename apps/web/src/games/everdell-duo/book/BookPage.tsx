// The book of Everdell Duo: the campaign with its sheet, and the challenges.
import { openChapter } from '@sunglade/everdell-duo';
import type { CampaignListed, Code } from '@sunglade/protocol';
import { loadGame } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../../base/lang.ts';
import { setTitle } from '../../../base/title.ts';
import { refusalText } from '../../../locales/codes.ts';
import { spoken } from '../../../locales/index.ts';
import { ownCampaigns } from '../../../session/api.ts';
import { allTables } from '../../../session/saved-table.ts';
import { Hills, SiteFoot, SiteNav } from '../../../shell/Shell.tsx';
import { drawArt } from '../art/draw.ts';
import { loadWords } from '../index.ts';
import type { BookWords } from '../words/book.ts';
import { Campaign } from './Campaign.tsx';
import { Challenges, OfOdette } from './Challenges.tsx';
import { Chapter } from './Chapter.tsx';
import { Files } from './Files.tsx';
import { bringHome } from './home.ts';
import { type Book, keepBook, loadBook, settle } from './kept.ts';
import { localVolume } from './local.ts';
import { DOORS, onlineVolume } from './online.ts';
import { GAME, type Loaded } from './parts.ts';
import { Shelf } from './Shelf.tsx';
import '../together/Help.css';
import '../together/Common.css';
import '../together/Seal.css';
import './Book.css';

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

/** The campaign that a link names. */
const named = (): string | undefined => new URLSearchParams(location.search).get('campaign') ?? undefined;

export function BookPage() {
  const lang = spoken.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [kept, setKept] = useState<Book>(loadBook);
  const [online, setOnline] = useState<readonly CampaignListed[]>([]);
  /** null is the book of this browser. */
  const [taken, setTaken] = useState<string | null | undefined>(named);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<'campaign' | 'challenges'>(
    new URLSearchParams(location.search).has('challenges') ? 'challenges' : 'campaign',
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const change = (book: Book): void => {
    keepBook(book);
    setKept(book);
  };
  /** What was played since is entered when the book is opened; whom the server knows finds the same book everywhere. */
  const open = async ({ game }: Loaded): Promise<void> => {
    const settled = settle(loadBook(), await allTables(), game);
    change(settled);
    const mine = (await ownCampaigns())?.filter((one) => one.game === game.id);
    if (!mine) return;
    const home = await bringHome(settled, game.id, mine, DOORS);
    change(home);
    setOnline(mine.filter(({ id }) => id !== home.home));
  };
  useEffect(() => {
    void load(lang).then(setLoaded);
  }, [lang]);
  useEffect(() => {
    if (loaded) void open(loaded);
  }, [loaded]);
  useEffect(() => {
    if (loaded) setTitle(`${loaded.book.title} · Sunglade`);
  }, [loaded]);
  if (!loaded) return <main id="main" class="loading" aria-busy="true" />;
  const { book, game } = loaded;
  // Who only has books with others opens the latest of them.
  const untouched = kept.sheet.entries.length === 0 && !kept.running;
  const latest = untouched ? online[0]?.id : null;
  const campaign = online.find(({ id }) => id === (taken === undefined ? latest : taken));
  const say = (code: Code): void => setProblem(refusalText(code));
  const volume = campaign
    ? onlineVolume(campaign, {
        changed: (next) => setOnline(online.map((one) => (one.id === next.id ? next : one))),
        say,
      })
    : localVolume(kept, { game, change, say });
  const chapter = chosen ?? volume.running?.chapter ?? (openChapter(volume.sheet) || 1);
  const where = campaign ? book.keptOnline : kept.home ? book.keptBoth : book.kept;

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
            <>
              <Shelf
                {...loaded}
                online={online}
                taken={campaign?.id ?? null}
                take={(id) => {
                  setTaken(id);
                  setChosen(null);
                }}
              />
              <Campaign {...loaded} sheet={volume.sheet} where={where} chosen={chapter} choose={setChosen} />
              <Files {...loaded} taken={campaign?.id ?? null} kept={kept} change={change} />
            </>
          ) : (
            <Challenges {...loaded} kept={kept} />
          )}
          <p class="ed-note">
            {book.house} <a href={`/cards/${GAME}`}>{loaded.words.team.house.link}</a>
          </p>
        </section>
        <section class="ed-page right">
          {shown === 'campaign' ? (
            <>
              <Chapter {...loaded} key={campaign?.id ?? ''} volume={volume} chapter={chapter} />
              {problem && (
                <p class="problem" role="alert">
                  {problem}
                </p>
              )}
            </>
          ) : (
            <OfOdette {...loaded} />
          )}
        </section>
      </main>
      <SiteFoot />
    </div>
  );
}
