// The left page of the campaign: fifteen chapters as stamps, with their seals, and what they come to.
import {
  type ChapterSheet,
  MEDALS,
  type Medal,
  medalOf,
  openChapter,
  type Sheet,
  totalOf,
} from '@sunglade/everdell-duo';
import { Picture } from '../art/Picture.tsx';
import { propSymbol, termSymbol } from '../art/symbols.ts';
import { Num, Sym } from '../board/Signs.tsx';
import { classes } from '../panels/props.ts';
import { Seal } from '../together/Seal.tsx';
import { type Loaded, vignetteOf } from './parts.ts';

interface CampaignProps extends Loaded {
  readonly sheet: Sheet;
  /** Where it is kept. */
  readonly where: string;
  readonly chosen: number;
  readonly choose: (chapter: number) => void;
}

export function Campaign(props: CampaignProps) {
  const { sheet, chosen, choose, words, book, where } = props;
  const open = openChapter(sheet);
  return (
    <>
      <ol class="ed-chapters">
        {sheet.chapters.map((chapter, i) => {
          const number = i + 1;
          const state = stateOf(chapter, number, open);
          const title = words.team.chapters[i]?.title ?? '';
          return (
            <li key={`${number}`}>
              <button
                type="button"
                class={classes('ed-stampcard', state, number === chosen && 'chosen')}
                aria-pressed={number === chosen}
                aria-label={[words.team.chapter(number), title, ...toldOf(props, chapter, number, open)].join(', ')}
                onClick={() => choose(number)}
              >
                <Vignette {...props} chapter={number} />
                <span class="ed-number" aria-hidden="true">
                  <Num n={number} />
                </span>
                <span class="ed-stamp-title ed-soft" data-name={title} aria-hidden="true" />
                {chapter.best !== null && (
                  <Seal points={chapter.best} hard={chapter.difficulty === 'hard'} word={words.team.levels.hard} />
                )}
                {state === 'later' && (
                  <span class="ed-locked" aria-hidden="true">
                    <Sym id={propSymbol('lock')} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <Sum sheet={sheet} book={book} where={where} />
    </>
  );
}

type State = 'won' | 'now' | 'later' | 'skipped';

const stateOf = ({ best, skipped }: ChapterSheet, number: number, open: number): State =>
  best !== null ? 'won' : skipped ? 'skipped' : number === open ? 'now' : 'later';

function toldOf({ book }: CampaignProps, chapter: ChapterSheet, number: number, open: number): readonly string[] {
  switch (stateOf(chapter, number, open)) {
    case 'won':
      return [book.won(chapter.best ?? 0, chapter.difficulty === 'hard')];
    case 'skipped':
      return [book.skipped];
    case 'later':
      return [book.locked(number - 1)];
    case 'now':
      return chapter.lost > 0 ? [book.lost(chapter.lost)] : [];
  }
}

function Vignette(props: Loaded & { readonly chapter: number }) {
  const card = vignetteOf(props, props.chapter);
  return <span class="ed-vignette">{card && <Picture card={card} />}</span>;
}

const MOST = 1600;
const MEDAL_NAMES = Object.keys(MEDALS) as readonly Medal[];

/** All points, and how far it is to the medals. */
function Sum({ sheet, book, where }: Pick<CampaignProps, 'sheet' | 'book' | 'where'>) {
  const total = totalOf(sheet);
  const won = sheet.chapters.filter(({ best }) => best !== null).length;
  const medal = medalOf(total);
  return (
    <div class="ed-sum">
      <p>
        <b>{book.sum(total, won, sheet.chapters.length)}</b>
        {medal && <strong>{book.medals[medal]}</strong>}
        <small>{where}</small>
      </p>
      <div class="ed-medalbar" style={`--done:${Math.min(1, total / MOST)}`}>
        {MEDAL_NAMES.map((name) => (
          <span
            key={name}
            class={classes('ed-medal', name, total >= MEDALS[name] && 'reached')}
            style={`--at:${MEDALS[name] / MOST}`}
            title={book.medals[name]}
          >
            <Sym id={termSymbol('star')} />
            <b>{MEDALS[name]}</b>
            <span class="unseen">{book.medals[name]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
