import { harmonies } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { book } from '../games/harmonies/lessons/book.ts';
import { en } from '../games/harmonies/lessons/en.ts';
import type { News } from '../session/session.ts';
import { LessonSession } from './lesson-session.ts';
import { sentenceOf } from './sentence.ts';
import { en as words } from './words/en.ts';

const AT_ONCE = { line: 0, look: 0 };

function open() {
  const [lesson] = book.lessons;
  const text = en.lessons['take-three-place-three'];
  if (!lesson || !text) throw new Error('no lesson');
  const session = new LessonSession(lesson, harmonies, book, AT_ONCE);
  const news: News[] = [];
  session.listen((one) => news.push(one));
  const says = (): string => {
    const { lead, main, note } = sentenceOf(session.state.value, text, words);
    return [lead, main, note].filter(Boolean).join(' | ');
  };
  return { session, news, says };
}

/** Waits until the lesson has played what comes by itself. */
async function idle(session: LessonSession): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = session.state.subscribe(({ busy }) => {
      if (busy) return;
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });
}

describe('the table of a lesson', () => {
  it('is one that the kit can show: the learner sits at seat 0 and may act', () => {
    const { session } = open();
    const seen = session.seen.value;
    expect(seen).toMatchObject({ game: 'harmonies', rules: 2, status: 'playing', you: 1, acting: 1, undo: 0 });
    expect(seen?.chairs.map(({ you, bot }) => [you, bot])).toEqual([[true, null]]);
  });

  it('tells what was done, and says what comes next', async () => {
    const { session, news, says } = open();
    expect(says()).toBe('Three groups lie in the middle. Take the one with trunk, leaves and water.');
    await session.submit(0, ['take 2']);
    expect(news).toHaveLength(1);
    expect(news[0]?.heard[0]?.events.length).toBeGreaterThan(0);
    expect(news[0]?.after.seq).toBe((news[0]?.before.seq ?? 0) + 1);
    expect(says()).toBe('Place the brown trunk on any space.');
  });

  it('answers a mistake kindly, and takes it back by the undo of the table', async () => {
    const { session, says } = open();
    await session.submit(0, ['take 1']);
    expect(says()).toContain('take it back and choose group 2. | Nothing is lost.');
    expect(session.seen.value?.undo).toBe(1);
    expect(await session.act(0, '!undo')).toEqual({ ok: true });
    expect(says()).toMatch(/^Back where we were\. \| Three groups/);
    expect(session.seen.value?.undo).toBe(0);
    expect(await session.past()).toEqual([]);
  });

  it('answers a refusal that it knows, leaves others to the table, and offers to show it after three tries', async () => {
    const { session, says } = open();
    await session.submit(0, ['take 2']);
    await session.submit(0, ['place brown 2,1']);
    expect(session.refused('place blue 2,1', 'colour-does-not-fit')).toBe(true);
    expect(says()).toBe('Water likes flat ground: it never goes on another token. | Nothing is lost.');
    expect(session.refused('place green 9,9', 'no-such-space')).toBe(false);
    expect(session.refused('place blue 2,1', 'colour-does-not-fit')).toBe(true);
    expect(says()).toContain('Shall I show you?');
  });

  it('shows the answer and steps back', async () => {
    const { session, news, says } = open();
    await session.showMe();
    expect(news.some(({ heard }) => heard.some(({ events }) => events.length > 0))).toBe(true);
    expect(session.state.value).toMatchObject({ at: 0, busy: false, taken: [] });
    expect(says()).toMatch(/^Back where we were\./);
    expect(await session.past()).toEqual([]);
  });

  it('is finished by skipping alone', async () => {
    const { session, says } = open();
    for (let i = 0; i < session.lesson.steps.length; i++) {
      expect(session.state.value.at).toBe(i);
      await session.skip();
      await idle(session);
    }
    expect(session.state.value.finished).toBe(true);
    expect(session.seen.value?.acting).toBe(0);
    expect(says()).toContain('A tree of height 2 for 3 points.');
  });

  it('has the turn itself from the answer on until it has played what follows', async () => {
    const { session } = open();
    for (const step of ['take 2', 'place brown 2,1', 'place green 2,1', 'place blue 3,0'])
      await session.submit(0, [step]);
    await session.submit(0, ['done']);
    expect(session.state.value.busy).toBe(true);
    expect(session.seen.value).toMatchObject({ acting: 0, undo: 0 });
    await idle(session);
    expect(session.state.value.finished).toBe(true);
  });

  it('does nothing for who is gone', async () => {
    const { session, news } = open();
    const shown = session.showMe();
    session.close();
    const told = news.length;
    await shown;
    expect(news).toHaveLength(told);
  });
});
