// The right page of the campaign: the story of a chapter, its goals, what stands on the board, and the way to play it.
import { carriedInto, maySkip, openChapter, TEAM_DATA } from '@sunglade/everdell-duo';
import { useState } from 'preact/hooks';
import { Icon } from '../../../art/Icon.tsx';
import { Choice } from '../../../shell/Choice.tsx';
import { WidePicture } from '../art/Picture.tsx';
import { goodSymbol, propSymbol } from '../art/symbols.ts';
import { Signs, Sym } from '../board/Signs.tsx';
import { countedGoal } from '../team.ts';
import { goalSigns } from '../together/Goals.tsx';
import { goalText } from '../words/goals.ts';
import { type Loaded, vignetteOf } from './parts.ts';
import type { Partner, Volume } from './volume.ts';

interface ChapterProps extends Loaded {
  readonly volume: Volume;
  readonly chapter: number;
}

export function Chapter(props: ChapterProps) {
  const { words, volume, chapter } = props;
  const text = words.team.chapters[chapter - 1];
  const card = vignetteOf(props, chapter);
  return (
    <>
      <div class="ed-plate">
        {card && <WidePicture card={card} />}
        <span class="ed-cap">{words.team.chapter(chapter)}</span>
      </div>
      <h2>{text?.title}</h2>
      <p class="ed-story">{text?.story}</p>
      <div class="ed-columns">
        <Aims {...props} />
        <OnTheBoard {...props} />
      </div>
      <NewsOf {...props} />
      {volume.running ? <Running {...props} running={volume.running} /> : <Begin {...props} key={chapter} />}
    </>
  );
}

function Aims({ words, book, setup, chapter }: ChapterProps) {
  const data = TEAM_DATA.chapters[chapter - 1];
  if (!data) return null;
  return (
    <section>
      <h3>{book.goals}</h3>
      <ul class="ed-lines">
        {data.goals.map((goal) => {
          const counted = countedGoal(goal);
          const { what, limit } = goalText(words, { setup }, counted);
          return (
            <li key={`${what} ${limit}`}>
              <span class="ed-plain" aria-hidden="true">
                <Signs signs={goalSigns(counted)} />
              </span>
              <span>
                <b>{what}</b> {limit}
              </span>
            </li>
          );
        })}
        <li>
          <Sym id={goodSymbol('points')} />
          <span>{book.points(data.target.normal, data.target.hard)}</span>
        </li>
      </ul>
    </section>
  );
}

function OnTheBoard({ book, chapter }: ChapterProps) {
  const data = TEAM_DATA.chapters[chapter - 1];
  if (!data) return null;
  return (
    <section>
      <h3>{book.board}</h3>
      <ul class="ed-lines">
        <li>
          <Sym id={propSymbol('skunk')} />
          <span>{book.skunks(data.skunks)}</span>
        </li>
        <li>
          <Sym id={propSymbol('signpost')} />
          <span>{book.exchange[data.exchange]}</span>
        </li>
        <li>
          <Sym id={propSymbol('watch')} />
          <span>{book.watches(data.extraWatch + 1)}</span>
        </li>
        {data.special.map(({ kind }) => (
          <li key={kind}>
            <Icon id="i-warn" />
            <span>{book.special[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the team holds, or will be shown. */
function NewsOf({ words, book, volume: { sheet }, chapter }: ChapterProps) {
  const open = chapter === openChapter(sheet);
  const won = sheet.chapters[chapter - 1]?.best !== null;
  const shown = open ? (sheet.revealed ?? []) : [];
  const cutting = (id: string) => (
    <span key={id} class="ed-news">
      <em>{words.team.goodNews.title}</em>
      <span>
        <b>{words.team.news[id]?.title}</b>
        <small>{words.team.news[id]?.text}</small>
      </span>
    </span>
  );
  return (
    <section>
      <h3>{book.news}</h3>
      {open && sheet.held.length > 0 && <div class="ed-cuttings">{sheet.held.map(cutting)}</div>}
      <p class="ed-note">{won ? book.newsNone : shown.length > 0 ? book.newsAgain : book.newsToCome}</p>
      {shown.length > 0 && <div class="ed-cuttings">{shown.map(cutting)}</div>}
    </section>
  );
}

/** A try is under way: it is gone on with, or given up. */
function Running({
  book,
  volume,
  chapter,
  running,
}: ChapterProps & { readonly running: NonNullable<Volume['running']> }) {
  if (running.chapter !== null && running.chapter !== chapter)
    return <p class="ed-note">{`${book.running} (${running.chapter})`}</p>;
  return (
    <div class="ed-begin">
      <p class="ed-note">{book.running}</p>
      <a class="btn primary" href={running.href}>
        <Icon id="i-arrow" />
        {book.goOn}
      </a>
      {volume.giveUp && (
        <button type="button" class="btn quiet" onClick={volume.giveUp}>
          {book.giveUp}
        </button>
      )}
    </div>
  );
}

function Begin({ words, book, volume, chapter }: ChapterProps) {
  const { sheet, partners } = volume;
  const [difficulty, setDifficulty] = useState<'normal' | 'hard'>('normal');
  const [partner, setPartner] = useState<Partner>(partners[0] ?? 'friend');
  const [name, setName] = useState('');
  const [keep, setKeep] = useState<string | undefined>(sheet.held[0]);
  const single = (
    <a class="btn quiet" href={`/new/everdell-duo?mode=together&chapter=${chapter}`}>
      {book.single}
    </a>
  );
  if (!carriedInto(sheet, chapter, difficulty, keep))
    return (
      <div class="ed-begin">
        <p class="ed-note">{book.locked(chapter - 1)}</p>
        {single}
      </div>
    );
  const { lost: tries = 0 } = sheet.chapters[chapter - 1] ?? {};
  const open = chapter === openChapter(sheet);
  return (
    <form
      class="ed-begin"
      onSubmit={(event) => {
        event.preventDefault();
        volume.begin({ chapter, difficulty, partner, name, keep });
      }}
    >
      <Choice
        legend={book.difficulty}
        name="difficulty"
        value={difficulty}
        values={['normal', 'hard'] as const}
        label={(one) => words.team.levels[one]}
        onChange={setDifficulty}
      />
      {open && difficulty === 'hard' && sheet.held.length > 1 && (
        <Choice
          legend={book.newsWait}
          name="keep"
          value={keep ?? ''}
          values={sheet.held}
          label={(id) => words.team.news[id]?.title ?? id}
          onChange={setKeep}
        />
      )}
      {partners.length > 1 && (
        <Choice
          legend={book.with}
          name="partner"
          value={partner}
          values={partners}
          label={(one) => book.partners[one]}
          onChange={setPartner}
        />
      )}
      {partners.length > 1 && partner === 'friend' && <p class="ed-note">{book.byLink}</p>}
      {partner === 'person' && (
        <label class="ed-name">
          {book.partnerName}
          <input type="text" maxLength={24} value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
      )}
      {tries > 0 && <p class="ed-note">{book.lost(tries)}</p>}
      <p class="ed-ways-on">
        <button type="submit" class="btn primary">
          <Icon id="i-arrow" />
          {tries > 0 || !open ? book.again(chapter) : book.play(chapter)}
        </button>
        {single}
        {open && maySkip(sheet) && (
          <button type="button" class="btn quiet" onClick={volume.skip}>
            {book.skip}
          </button>
        )}
      </p>
    </form>
  );
}
