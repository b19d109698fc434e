// A finished game, looked at again: from its end, by a worker, with the better turn on the board and the way to go on.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { answered, firstOf, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();
let fern: Visitor;
let link = '';

beforeAll(async () => {
  fern = await site.visit({ name: 'Fern', measured: true });
  await fern.page.goto('/about');
  await keepTables(fern.page, [await makeTable({ id: 'review-evergreen' })]);
});

const whole = (page: Page): Promise<unknown> => page.locator('.review-why').waitFor({ timeout: 120_000 });

describe('the review of a game of Evergreen', () => {
  it('is reached from the story, finds moments while it works, and keeps nobody out', async () => {
    const { page, problems } = fern;
    await page.goto('/play/evergreen/review-evergreen');
    await page.locator('.story').getByRole('button', { name: 'Review the game' }).click();
    await page.locator('.review').waitFor();
    await page.locator('.moment-head').first().waitFor({ timeout: 120_000 });
    await whole(page);
    link = page.url();
    expect(await page.locator('.moment-head').count()).toBeLessThanOrEqual(3);
    expect(await page.locator('.timeline .coin').count()).toBe(await page.locator('.moment-head').count());
    expect(await barriersInEveryLook(page, { parts: ['.panel-guest'] })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(problems).toEqual([]);
  });

  it('says in figures what the curve shows', async () => {
    const { page } = fern;
    await page.locator('.curve-table summary').click();
    expect(await page.locator('.curve-table tbody tr').count()).toBe(14);
    const last = await page.locator('.curve-table tbody tr').last().locator('td').allInnerTexts();
    const kept = await page.evaluate(
      () =>
        new Promise<readonly number[]>((resolve) => {
          const opened = indexedDB.open('sunglade', 1);
          opened.onsuccess = () => {
            const asked = opened.result.transaction('tables').objectStore('tables').get('review-evergreen');
            asked.onsuccess = () => resolve((asked.result as { scores: number[] }).scores);
          };
        }),
    );
    // At its end the curve is the result.
    expect([last[0], last[3]]).toEqual(kept.map(String));
  });

  it('gives nothing away until it is asked, then draws both turns', async () => {
    const { page } = fern;
    const board = () => page.locator('.stage-board').innerHTML();
    let differed = 0;
    for (const head of await page.locator('.moment-head').all()) {
      await head.click();
      expect(await page.locator('.moment-steps').count()).toBe(0);
      await page.getByRole('button', { name: 'Show the better turn' }).click();
      await page.locator('.moment-open[aria-busy="false"] .moment-steps').waitFor();
      const better = await page.locator('.moment-steps').innerText();
      const drawn = await board();
      await page.getByText('As played', { exact: true }).click();
      await expect.poll(() => page.locator('.moment-steps').innerText()).not.toBe(better);
      // A card that is taken is not on the board.
      if (!better.includes(' · ')) continue;
      await expect.poll(board).not.toBe(drawn);
      differed++;
    }
    expect(differed).toBeGreaterThan(0);
  });

  it('is played anew without having seen the better turn, and hears an honest verdict', async () => {
    const { page, problems } = fern;
    await page.reload();
    await whole(page);
    const said = (): Promise<string> => page.locator('.whisper-said').innerText();
    const others = (): Promise<string[]> => page.locator('.seat-card .seat-title').allInnerTexts();
    const met = await others();
    const head = page.locator('.moment-head').first();
    await head.click();
    await page.getByRole('button', { name: 'Try it blind' }).click();
    await page.locator('.lesson-top').waitFor();
    // Against the same opponent as in the game.
    await expect.poll(others).toEqual(met);
    expect(await said()).toContain('Your turn');
    // Nothing of the better turn is on the page.
    expect(await page.locator('.moment-steps').count()).toBe(0);
    await myTurn(page);
    // The turn to its end, by the first thing that can be done each time; a card is looked at before it is taken.
    const played = '.puzzle-answer, .table[data-turn="theirs"], .table[data-turn="over"]';
    const first = [played, '[data-take], .bar-end [data-step="done"]', '.eg-slot.may', '.bar-do .btn'];
    for (let next = await firstOf(page, first); next !== played; next = await firstOf(page, first))
      await answered(page, () => page.locator(next).first().click());
    await page.locator('.puzzle-answer').waitFor({ timeout: 120_000 });
    expect(await said()).toMatch(/turn that was played|best turn that was found/);
    expect(await said()).toMatch(/best one that was found|\d|best turn/);
    expect(await barriersInEveryLook(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Back in the review, at the same moment, with the better turn on the board.
    await page.getByRole('button', { name: 'Show the better turn' }).click();
    await page.locator('.moment-open[aria-busy="false"] .moment-steps').waitFor();
    expect(problems).toEqual([]);
  });

  it('goes on from there against bots, at a table of one’s own', async () => {
    const { page } = fern;
    await page.locator('.moment-open').getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/play\/evergreen\/.+/);
    expect(await myTurn(page)).toBe('mine');
    expect(page.url()).not.toContain('review-evergreen');
    expect(fern.problems).toEqual([]);
  });

  it('is kept: the second time nobody waits', async () => {
    const { page } = fern;
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.review-why').waitFor({ timeout: 10_000 });
    expect(await page.locator('.review-progress').count()).toBe(0);
  });
});

it('can be stopped, and goes on when it is wanted again', async () => {
  const { page, context } = await site.visit({ lang: 'de', measured: true });
  // Pressed as soon as it is there: the thinking does not wait for a slow page.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Anhalten');
      if (!stop) return;
      watch.disconnect();
      stop.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(link);
  await page.getByText('Angehalten.').waitFor();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await whole(page);
  await context.close();
});

it('says so of what is no match', async () => {
  const { page, context } = await site.visit();
  await page.goto('/review#nonsense');
  await page.getByText('This link cannot be read').waitFor();
  await context.close();
});
