import { openPuzzle } from '@sunglade/coach/puzzles';
import { loadGame } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';
import type { Sitting } from '../learn/practice-picture.ts';
import type { News } from '../session/session.ts';
import { loadPuzzles, type PuzzleBook } from './load.ts';
import { PuzzleSession } from './puzzle-session.ts';

async function open(choose: (book: PuzzleBook) => number = () => 0, sitting?: readonly Sitting[]) {
  const book = await loadPuzzles('evergreen');
  const game = await loadGame('evergreen', book?.file.rules);
  const listed = book?.list[choose(book)];
  if (!book || !game || !listed) throw new Error('no puzzle');
  const opened = openPuzzle(game, book.file, listed.deal, listed.puzzle);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const session = new PuzzleSession(listed.puzzle.id, game, opened.value, sitting);
  const news: News[] = [];
  session.listen((one) => news.push(one));
  return { session, news, puzzle: listed.puzzle };
}

const longest = ({ list }: PuzzleBook): number =>
  list.reduce(
    (best, { puzzle }, i) => (puzzle.solution.length > (list[best]?.puzzle.solution.length ?? 0) ? i : best),
    0,
  );

describe('the table of a puzzle', () => {
  it('is one that the kit can show: whose move it is may act, nobody else', async () => {
    const { session, puzzle } = await open();
    const seen = session.seen.value;
    expect(seen).toMatchObject({ game: 'evergreen', status: 'playing', undo: 0, you: 1 << puzzle.seat });
    expect(seen?.acting).toBe(1 << puzzle.seat);
    expect(seen?.chairs.map(({ you }) => you)).toEqual([0, 1].map((i) => i === puzzle.seat));
  });

  it('calls the others as they are called where the moment comes from', async () => {
    const chairsOf = ({ session }: Awaited<ReturnType<typeof open>>) =>
      session.seen.value?.chairs.map(({ name, bot, you }) => (you ? 'you' : [name, bot]));
    const sitting = [
      { name: 'Ann', bot: null },
      { name: 'Bob', bot: null },
    ];
    const one = await open(() => 0, sitting);
    const { seat } = one.puzzle;
    expect(chairsOf(one)).toEqual([0, 1].map((i) => (i === seat ? 'you' : [sitting[i]?.name, null])));
    expect(chairsOf(await open())).toEqual([0, 1].map((i) => (i === seat ? 'you' : ['', 'badger'])));
  });

  it('stands still after the solution, and knows it', async () => {
    const { session, puzzle, news } = await open(longest);
    for (const [i, step] of puzzle.solution.entries()) {
      expect(session.tried.value.over).toBe(false);
      expect(await session.submit(puzzle.seat, [step])).toEqual({ ok: true });
      expect(session.tried.value.steps).toEqual(puzzle.solution.slice(0, i + 1));
    }
    expect(session.tried.value.over).toBe(true);
    expect(session.isSolution).toBe(true);
    expect(session.seen.value).toMatchObject({ acting: 0, undo: 0 });
    expect(news).toHaveLength(puzzle.solution.length);
    session.again();
    expect(session.tried.value).toEqual({ steps: [], over: false });
    expect(session.isSolution).toBe(false);
    expect(session.seen.value?.acting).toBe(1 << puzzle.seat);
  });

  it('takes all steps or none, and the latest one back', async () => {
    const { session, puzzle } = await open(longest);
    const [first = '', second = ''] = puzzle.solution;
    const before = session.seen.value;
    expect(await session.submit(puzzle.seat, [first, 'nonsense'])).toMatchObject({ ok: false, index: 1 });
    expect(session.seen.value).toBe(before);
    await session.submit(puzzle.seat, [first, second]);
    expect(session.seen.value?.undo).toBe(1 << puzzle.seat);
    await session.act(puzzle.seat, '!undo');
    expect(session.tried.value.steps).toEqual([first]);
    expect(await session.past()).toHaveLength(1);
  });
});
