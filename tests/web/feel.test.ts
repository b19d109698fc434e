// How the table feels: points that count, and dragging where clicking does as well.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from './browser.ts';
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

describe('points', () => {
  const TOTAL = '.moment-score .points';

  /** Writes down every number the own score shows from now on, and how long it took from the first to the last. */
  const watch = (page: Page): Promise<void> =>
    page.evaluate((selector) => {
      const seen: { readonly text: string; readonly heard: string; readonly at: number }[] = [];
      const place = document.querySelector(selector)?.parentElement as Element;
      const look = (): void => {
        const end = place.querySelector('.points-end')?.textContent;
        const now = place.querySelector('.points-now');
        if (now && now.getAttribute('aria-hidden') !== 'true') throw new Error('every number would be read aloud');
        const text = now?.textContent ?? place.textContent ?? '';
        if (seen.at(-1)?.text !== text) seen.push({ text, heard: end ?? text, at: performance.now() });
      };
      new MutationObserver(look).observe(place, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { seen });
    }, TOTAL);

  const seenBy = (page: Page): Promise<{ text: string; heard: string; at: number }[]> =>
    page.evaluate(() => (window as unknown as { seen: { text: string; heard: string; at: number }[] }).seen);

  /** Stores the best card of the example game: its points are the player's at once. */
  async function score(page: Page): Promise<number> {
    const cards = page.locator('.glade-card.lit b');
    await cards.first().waitFor();
    const values = (await cards.allInnerTexts()).map(Number);
    const best = Math.max(...values);
    await watch(page);
    await cards.nth(values.indexOf(best)).click();
    await page.locator('dialog .choices button').first().click();
    await page.locator('.log-line', { hasText: 'You stored' }).waitFor();
    await expect.poll(() => page.locator(TOTAL).innerText()).toBe(String(best));
    return best;
  }

  /** Plays on until the score is another one and has come to rest. */
  async function goOn(page: Page, score: string): Promise<void> {
    const buttons = ['dialog .choices button', '.bar .primary[data-step]', '.bar .steps button', '.glade-card.lit'];
    for (let i = 0; i < 100 && (await page.locator(TOTAL).innerText()) === score; i++) {
      const found = await page.evaluate((all) => all.find((one) => document.querySelector(one)), buttons);
      // What was there may have gone meanwhile: then there is something else.
      if (found)
        await page
          .locator(found)
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      else await page.waitForTimeout(20);
    }
    await expect.poll(() => page.locator('.points-now').count()).toBe(0);
    expect(await page.locator(TOTAL).innerText()).not.toBe(score);
  }

  it('count up to a new score, quickly, and only the new one is there for who listens', async () => {
    const { page, context } = await visit(browser, { url: server.url, settings: { motion: 'full' } });
    await page.goto('/play/glade');
    const total = await score(page);
    const seen = await seenBy(page);
    const numbers = seen.map(({ text }) => Number(text));
    expect(numbers[0]).toBeLessThan(total);
    expect(numbers.at(-1)).toBe(total);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(seen.every(({ heard }) => heard === String(total))).toBe(true);
    expect((seen.at(-1)?.at ?? 0) - (seen[0]?.at ?? 0)).toBeLessThan(500);

    // Not in the past, and not on the way back from it.
    await goOn(page, String(total));
    await page.keyboard.press('r');
    await page.locator('.replay').waitFor();
    await watch(page);
    await page.getByRole('slider').fill('1');
    await page.getByText('1 / ').waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('.replay').waitFor({ state: 'detached' });
    await page.waitForTimeout(100);
    const past = await seenBy(page);
    expect(past.length).toBe(2);
    expect(past.every(({ text, heard }) => text === heard)).toBe(true);
    await context.close();
  });

  it('stand at once where nothing may move', async () => {
    for (const settings of [{ motion: 'auto' }, { motion: 'none' }]) {
      const { page, context } = await visit(browser, { url: server.url, settings });
      await page.goto('/play/glade');
      const total = await score(page);
      expect((await seenBy(page)).map(({ text }) => Number(text))).toEqual([total]);
      await context.close();
    }
  });
});
