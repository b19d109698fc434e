// The end of a season, and of the game, is counted before anything tells of it: not the totals, not the log, not what a
// screen reader hears.
import type { Open } from '@sunglade/evergreen';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { stopClock } from './browser.ts';
import { firstOf, press } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

/** A season is counted, or fertility at the end. */
const COUNT = '.eg-count, .eg-harvest';
const HARVEST = '.eg-harvest';
const SPACE = '.eg-life .eg-space.may';
const POWER = '.eg-power.may';
const EARLY = '.bar .early';
const DONE = '.bar .primary[data-step]';

interface Told {
  readonly counting: boolean;
  readonly totals: readonly string[];
  readonly log: number;
  /** Whether the new season, or the end, is named anywhere, also where only a screen reader would find it. */
  readonly next: boolean;
}

/** What the page tells at this moment, to the eye and to the ear. */
const told = (page: Page, next: string): Promise<Told> =>
  page.evaluate(
    ([count, after]) => {
      const texts = (selector: string): string[] =>
        [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
      return {
        counting: document.querySelector(count) !== null,
        totals: texts('.moment-score .points-end, .moment-score .points, .seat-card strong'),
        log: document.querySelectorAll('.log-line').length,
        next: document.body.textContent?.includes(after) ?? false,
      };
    },
    [COUNT, next] as const,
  );

/** The person's last turn of a season, with everybody else finished. */
const lastOf =
  (wanted: Open['season']) =>
  ({ season, round, rounds, phase, waiting }: Open): boolean =>
    season === wanted && round === rounds && phase === 'action' && waiting.length === 1 && waiting[0] === 0;

interface Opened {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

async function openLastTurn(season: Open['season']): Promise<Opened> {
  const { page, context } = await site.visit({ settings: { motion: 'full' } });
  await page.goto('/about');
  await keepTables(page, [await makeTable({ id: 'end-of-season', until: lastOf(season) })]);
  await page.goto('/play/evergreen/end-of-season');
  await page.locator('.ticker').waitFor();
  for (;;) {
    const lit = await firstOf(page, [SPACE, POWER, DONE, EARLY, '.eg-acts .eg-act.may']);
    if (lit === DONE) return { page, close: () => context.close() };
    await press(page, page.locator(lit).first());
  }
}

/** What is said when it is over. */
const AFTER = { spring: 'Summer, round 1', winter: 'The game is over' } as const;

it.each(['spring', 'winter'] as const)(
  'tells nothing while %s is counted, and everything afterwards',
  async (season) => {
    const { page, close } = await openLastTurn(season);
    const before = await told(page, AFTER[season]);
    expect(before).toMatchObject({ counting: false, next: false });
    // However long a look takes, the page is a tenth of a second further at the next one.
    await stopClock(page);
    await page.locator(DONE).click();
    while ((await page.locator(COUNT).count()) === 0) await page.clock.runFor(100);
    let [looks, harvested] = [0, 0];
    for (let now = await told(page, AFTER[season]); now.counting; now = await told(page, AFTER[season])) {
      // The own "ended the turn" is part of the same news as the counting: it waits as well.
      expect(now).toEqual({ ...before, counting: true });
      looks++;
      harvested += await page.locator(HARVEST).count();
      await page.clock.runFor(100);
    }
    await page.clock.resume();
    expect(looks).toBeGreaterThan(10);
    // After the last season the whole game is counted.
    if (season === 'winter') expect(harvested).toBeGreaterThan(10);
    else expect(harvested).toBe(0);
    await expect.poll(async () => (await told(page, AFTER[season])).next).toBe(true);
    expect((await told(page, AFTER[season])).totals).not.toEqual(before.totals);
    await close();
  },
);

it('ends at a press', async () => {
  const { page, close } = await openLastTurn('spring');
  await page.locator(DONE).click();
  await page.locator(COUNT).waitFor();
  await page.mouse.click(700, 300);
  await page.locator(COUNT).waitFor({ state: 'detached' });
  await expect.poll(async () => (await told(page, AFTER.spring)).next).toBe(true);
  await close();
});
