// What goes with a clause: a small example with the real pieces, and the lesson in which it is played.
import type { AnyGame, Setup } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../art/Icon.tsx';
import type { Lang } from '../../base/lang.ts';
import { cardsOf } from '../../games/cards.ts';
import { taughtOf } from '../../games/lessons.ts';
import type { CardList } from '../../kit/screen/card-list.ts';
import { openingOf } from '../../kit/screen/looked-at.ts';
import { StillBoard } from '../../kit/screen/StillBoard.tsx';
import type { BoardProps, Position, Screen } from '../../kit/screen/screen.ts';
import { showExample } from '../../learn/example.ts';
import type { Example, ExamplePicture, Examples, LessonBook, LessonTexts } from '../../learn/lesson.ts';
import { words } from './words/index.ts';

/** Everything that clauses are taught with. */
export interface Teaching {
  readonly game: AnyGame;
  readonly screen: Screen;
  readonly book: LessonBook;
  readonly texts: LessonTexts;
  readonly examples: Examples;
  readonly cards: CardList | null;
  readonly Picture: ComponentType<ExamplePicture> | null;
}

/** null where nothing is taught, or by other rules than these. */
export async function loadTeaching(
  game: string,
  version: number,
  screen: Screen,
  lang: Lang,
): Promise<Teaching | null> {
  const taught = taughtOf(game);
  const rules = taught && (await loadGame(game, version));
  const opening = rules && openingOf(rules);
  if (!taught || !rules || !opening) return null;
  const [book, texts, examples, cards, Picture] = await Promise.all([
    taught.loadBook(),
    taught.loadTexts(lang),
    taught.loadExamples(),
    cardsOf(game)?.(lang, opening) ?? null,
    taught.loadPicture?.() ?? null,
  ]);
  // What is drawn must be in the document: the pieces, the cards, and the board of every lesson that is shown.
  for (const setup of [opening.setup, ...setupsOf(rules, book, examples)]) await screen.prepare?.(setup);
  return { game: rules, screen, book, texts, examples, cards, Picture };
}

function setupsOf(game: AnyGame, { lessons }: LessonBook, examples: Examples): readonly Setup[] {
  const shown = new Set(Object.values(examples).flatMap((example) => ('lesson' in example ? [example.lesson] : [])));
  return lessons.flatMap(({ id, setup: { seats, options, edition } }) => {
    const setup = shown.has(id) ? game.setup({ seats, options, edition }) : null;
    return setup?.ok ? [setup.value] : [];
  });
}

type OfLesson = Extract<Example, { lesson: string }>;

/** The table before and after, with what was done and what it brought. */
function Boards({ teaching, example }: { readonly teaching: Teaching; readonly example: OfLesson }) {
  const { game, screen, book, Picture } = teaching;
  const w = words();
  const shown = useMemo(() => showExample(game, screen, book, example), [game, screen, book, example]);
  if (!shown) return null;
  const { before, after } = shown;
  const look = (position: Position, other: Position, name: string, marked: BoardProps['marked']) => (
    <span class="example-board">
      {Picture ? (
        <Picture position={position} other={other} marked={marked} />
      ) : (
        <StillBoard screen={screen} position={position} seat={0} size="near" marked={marked} />
      )}
      <small aria-hidden="true">{name}</small>
    </span>
  );
  return (
    <figure class="example" data-game={game.id}>
      <span class="example-boards" aria-hidden="true">
        {look(before, after, w.before, new Set())}
        <Icon id="i-arrow" />
        {look(after, before, w.after, shown.marked)}
      </span>
      <figcaption>
        <span>
          <b>{w.example}:</b> {shown.steps.join(', ')}
        </span>
        <span class="example-points">{shown.points.join(' · ') || w.noChange}</span>
      </figcaption>
    </figure>
  );
}

function Cards({ list, ids }: { readonly list: CardList; readonly ids: readonly string[] }) {
  const cards = ids.flatMap((id) => list.cards.find((card) => card.id === id) ?? []);
  return (
    <figure class="example">
      <span class="example-cards" aria-hidden="true">
        {cards.map(({ id }) => (
          <list.Picture key={id} id={id} />
        ))}
      </span>
      <figcaption>
        {cards.map(({ id, name, text }) => (
          <span key={id}>
            <b>{name}:</b> {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

export function Taught({ teaching, clause }: { readonly teaching: Teaching; readonly clause: string }) {
  const { game, book, texts, examples, cards } = teaching;
  const example = Object.hasOwn(examples, clause) ? examples[clause] : undefined;
  // Where it is seen at work it is practised, too.
  const lesson =
    book.lessons.find(({ id }) => example && 'lesson' in example && id === example.lesson) ??
    book.lessons.find(({ clauses }) => clauses.includes(clause));
  const title = lesson && texts.lessons[lesson.id]?.title;
  return (
    <>
      {example && 'lesson' in example && <Boards teaching={teaching} example={example} />}
      {example && 'cards' in example && cards && <Cards list={cards} ids={example.cards} />}
      {lesson && title && (
        <a class="clause-lesson" href={`/learn/${game.id}/${lesson.id}`}>
          <Icon id="i-arrow" />
          {words().practise(title)}
        </a>
      )}
    </>
  );
}
