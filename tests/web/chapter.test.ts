// A chapter that two people win, each with a browser of their own, by roles and names alone: from the landing page into the
// book, through a whole game, and back to a book that is stamped. What they do is thought out by a player of the rules.
import { createPicker, firstSeat, type Step } from '@sunglade/core';
import { contentOf, type Open } from '@sunglade/everdell-duo';
import type { Table } from '@sunglade/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StartedNode } from '../../apps/server/src/start.ts';
import { createPlanner } from '../../packages/games/everdell-duo/src/planner.ts';
import type { State } from '../../packages/games/everdell-duo/src/state.ts';
import { launch, visit } from './browser.ts';
import { deliberate, turnOf } from './driver.ts';
import { findMove, type Hand, type Named } from './duo-hands.ts';
import { startOwnServer } from './own-server.ts';

let browser: Browser;
let server: StartedNode;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startOwnServer('a chapter that is won')]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Whatever is waited for comes soon, or never. */
const WAITING = { timeout: 20_000, interval: 30 };

/** Whose move it is, and the move that the player of the rules would make. */
interface Moment {
  /** How many lines the table has. */
  readonly lines: number;
  readonly seat: number;
  readonly text: string;
  readonly named: Named;
}

type Think = (table: Table) => Moment | 'over';

/** The same position always has the same answer. */
function createThinker(table: Table, names: readonly string[]): Think {
  const planner = createPlanner(table.config.setup as never, table.game.version as never, { plain: true });
  const content = contentOf(table.config.setup.edition);
  return ({ run, rules, lines }) => {
    if (!run) throw new Error('not started');
    if (run.endedBy) return 'over';
    const who = firstSeat(run.acting);
    const open = rules.parts(run.state).open as unknown as Open;
    // Whoever acts reads of themselves as "you".
    const called = (one: number): string => (one === who ? 'you' : (names[one] ?? ''));
    const step = planner(run.state as State, who, createPicker(lines.length + 1)) as Step;
    return {
      lines: lines.length,
      seat: who,
      text: rules.print(step),
      named: { content, open, hare: called(open.hare), tortoise: called(1 - open.hare) },
    };
  };
}

const linesShown = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-lines'));

it('two people go from the landing page through chapter 1 to the stamped book', async () => {
  const names = ['Ada', 'Bob'];
  const people = await Promise.all(names.map((name) => visit(browser, server.url, { name })));
  const [ada, bob] = people.map(({ page }) => page) as [Page, Page];
  await ada.goto('/');
  await link(ada, 'With friends Everdell Duo').click();
  await link(ada, 'The book: fifteen chapters, ten challenges').click();
  await ada.getByRole('radio', { name: 'A friend, by link' }).check();
  await button(ada, 'Play chapter 1').click();
  await ada.waitForURL(/\/t\//);
  await bob.goto(ada.url());
  await button(bob, 'Sit here').click();
  await ada.getByText('Bob').first().waitFor();
  await button(ada, 'Start the game').click();
  for (const page of [ada, bob]) await page.getByRole('heading', { name: 'First Headlines' }).waitFor();

  const id = new URL(ada.url()).pathname.split('/').at(-1) ?? '';
  const read = async <T>(look: (table: Table) => T): Promise<T> => {
    const found = await server.runner.read(id, look);
    if (found === null) throw new Error('no table');
    return found;
  };
  const think = await read((table) => createThinker(table, names));
  const lookFor = async (page: Page, now: Moment): Promise<Hand | 'made' | null> => {
    if ((await read(({ lines }) => lines.length)) !== now.lines) return 'made';
    if ((await linesShown(page)) < now.lines || (await turnOf(page)) !== 'mine') return null;
    return findMove(page, now.named, now.text);
  };
  for (;;) {
    const now = await read(think);
    if (now === 'over') break;
    const page = now.seat === 0 ? ada : bob;
    // Until the move can be made, or the page has made it by itself: what makes no difference is never asked.
    const hand = await vi.waitUntil(() => lookFor(page, now), WAITING);
    if (hand === 'made') continue;
    await deliberate(page);
    await hand();
    await expect
      .poll(() => read(({ lines }) => lines.length), { ...WAITING, message: now.text })
      .toBeGreaterThan(now.lines);
  }

  for (const page of [ada, bob]) {
    await page
      .getByText(/^All goals reached, and \d+ points where 80 were needed/)
      .first()
      .waitFor();
    await link(page, 'To the book').click();
    await button(page, /^Chapter 1, First Headlines, won with \d+ points$/).waitFor();
    await page.getByRole('heading', { name: 'Rich Fields' }).waitFor();
  }
  for (const { problems, context } of people) {
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  }
});
