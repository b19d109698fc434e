// The end of a season is counted before anything tells of it: not the totals, not the log, not what a screen reader hears.
import type { Open } from '@sunglade/evergreen';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, visit } from './browser.ts';
import { firstOf, press } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { startServer, type TestServer } from './server.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const COUNT = '.eg-count';
const SPACE = '.eg-life .eg-space.may';
const POWER = '.eg-power.may';
const EARLY = '.bar .early';
const DONE = '.bar .primary[data-step]';

interface Told {
  readonly counting: boolean;
  readonly totals: readonly string[];
  readonly log: number;
  /** Whether the new season is named anywhere, also where only a screen reader would find it. */
  readonly next: boolean;
}

/** What the page tells at this moment, to the eye and to the ear. */
const told = (page: Page): Promise<Told> =>
  page.evaluate((count) => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
    return {
      counting: document.querySelector(count) !== null,
      totals: texts('.moment-score .points-end, .moment-score .points, .seat-card strong'),
      log: document.querySelectorAll('.log-line').length,
      next: /Summer, round 1/.test(document.body.textContent ?? ''),
    };
  }, COUNT);

/** The person's last turn of spring, with everybody else finished. */
const lastOfSpring = ({ season, round, rounds, phase, waiting }: Open): boolean =>
  season === 'spring' && round === rounds && phase === 'action' && waiting.length === 1 && waiting[0] === 0;

async function openLastTurn(): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const { page, context } = await visit(browser, { url: server.url, settings: { motion: 'full' } });
  await page.goto('/about');
  await keepTables(page, [await makeTable({ id: 'end-of-spring', until: lastOfSpring })]);
  await page.goto('/play/evergreen/end-of-spring');
  await page.locator('.ticker').waitFor();
  for (;;) {
    const lit = await firstOf(page, [SPACE, POWER, DONE, EARLY, '.eg-acts .eg-act.may']);
    if (lit === DONE) return { page, close: () => context.close() };
    await press(page, page.locator(lit).first());
  }
}

it('tells nothing while a season is counted, and everything afterwards', async () => {
  const { page, close } = await openLastTurn();
  const before = await told(page);
  expect(before).toMatchObject({ counting: false, next: false });
  await page.locator(DONE).click();
  await page.locator(COUNT).waitFor();
  let looks = 0;
  for (let now = await told(page); now.counting; now = await told(page)) {
    // The own "ended the turn" is part of the same news as the counting: it waits as well.
    expect(now).toEqual({ ...before, counting: true });
    looks++;
    await page.clock.runFor(100);
  }
  expect(looks).toBeGreaterThan(10);
  await expect.poll(async () => (await told(page)).next).toBe(true);
  expect((await told(page)).totals).not.toEqual(before.totals);
  await close();
});

it('ends at a press', async () => {
  const { page, close } = await openLastTurn();
  await page.locator(DONE).click();
  await page.locator(COUNT).waitFor();
  await page.mouse.click(700, 300);
  await page.locator(COUNT).waitFor({ state: 'detached' });
  await expect.poll(async () => (await told(page)).next).toBe(true);
  await close();
});
