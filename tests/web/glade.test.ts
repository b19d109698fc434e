// The example game, played to its end in real browsers: over the server by two people, and without one by a single page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from './browser.ts';
import { startServer, type TestServer } from './server.ts';
import { sitDown } from './sit-down.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const isOver = (page: Page): Promise<boolean> => page.locator('dialog .story').isVisible();

/** One click of whoever may act: a card and what to do with it, a plain button, or the green one. */
async function act(page: Page): Promise<boolean> {
  const choice = page.locator('dialog .choices button').first();
  const done = page.locator('.bar .primary[data-step]').first();
  const step = page.locator('.bar .steps button').first();
  const card = page.locator('.glade-card.lit').first();
  for (const button of [choice, done, step, card]) {
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 2000 }).catch(() => undefined);
    return true;
  }
  return false;
}

async function playToEnd(pages: readonly Page[], limit = 200): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if ((await Promise.all(pages.map(isOver))).every(Boolean)) return;
    const acted = await Promise.all(pages.map(act));
    if (!acted.some(Boolean)) await pages[0]?.waitForTimeout(40);
  }
  throw new Error('the game did not end');
}

/** Two people at one new table; the first opened it. */
async function meet() {
  const ada = await visit(browser, { url: server.url, name: 'Ada' });
  const bob = await visit(browser, { url: server.url, name: 'Bob', size: 'phone' });
  await sitDown('glade', ada.page, bob.page, 'Bob');
  for (const { page } of [ada, bob]) await page.locator('.glade-card.lit').first().waitFor();
  return { ada, bob };
}

describe('Glade online', () => {
  it('is played to its end by two pages', async () => {
    const { ada, bob } = await meet();
    await playToEnd([ada.page, bob.page]);
    const scores = (page: Page): Promise<string[]> => page.locator('.podium strong').allInnerTexts();
    expect(await scores(ada.page)).toEqual(await scores(bob.page));
    // Asking who I am is how a new guest finds out.
    expect([...ada.problems, ...bob.problems].filter((text) => !text.includes('401'))).toEqual([]);
    await Promise.all([ada.context.close(), bob.context.close()]);
  });

  it('survives a killed server in the midst of it', async () => {
    const { ada, bob } = await meet();
    for (let i = 0; i < 6; i++) {
      await act(ada.page);
      await act(bob.page);
    }
    await ada.page.waitForTimeout(300);
    const before = await ada.page.locator('.log-line').allInnerTexts();
    expect(before.length).toBeGreaterThan(2);
    await server.kill();
    await server.start();
    await ada.page.locator('.notice-offline').waitFor({ state: 'hidden', timeout: 20_000 });
    await bob.page.locator('.notice-offline').waitFor({ state: 'hidden', timeout: 20_000 });
    const after = await ada.page.locator('.log-line').allInnerTexts();
    expect(after.slice(0, before.length)).toEqual(before);
    await playToEnd([ada.page, bob.page]);
    await Promise.all([ada.context.close(), bob.context.close()]);
  });

  it('keeps what was done while the server was away', async () => {
    const { ada, bob } = await meet();
    await server.kill();
    await ada.page.locator('.glade-card.lit').first().click();
    await ada.page.locator('dialog .choices button').first().click();
    await ada.page.locator('.notice-offline').waitFor();
    await server.start();
    await bob.page.getByRole('tab', { name: 'Log' }).click();
    const line = bob.page.locator('.log-line', { hasText: /Ada (stored|buried)/ });
    await line.waitFor({ state: 'attached', timeout: 20_000 });
    expect(await line.count()).toBe(1);
    await Promise.all([ada.context.close(), bob.context.close()]);
  });

  it('can be watched without seeing anybody’s hand', async () => {
    const { ada, bob } = await meet();
    const cleo = await visit(browser, { url: server.url });
    await cleo.page.goto(new URL(ada.page.url()).pathname);
    await cleo.page.locator('.glade-large').waitFor();
    expect(await cleo.page.locator('.glade-large [data-target^="hand:"]').count()).toBe(0);
    expect(await ada.page.locator('.glade-large [data-target^="hand:"]').count()).toBe(3);
    await Promise.all([ada.context.close(), bob.context.close(), cleo.context.close()]);
  });
});

describe('Glade here', () => {
  it('is played to its end against a bot, also without a network and after a reload', async () => {
    const { page, context, problems } = await visit(browser, { url: server.url, offline: true });
    await page.goto('/play/glade');
    await page.locator('.glade-card.lit').first().waitFor();
    await act(page);
    await act(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => caches.keys().then((keys) => keys.length > 0));
    const log = await page.locator('.log-line').allInnerTexts();
    await context.setOffline(true);
    await page.reload();
    await page.locator('.glade-large').waitFor();
    await page.waitForFunction((n) => document.querySelectorAll('.log-line').length >= n, log.length);
    expect((await page.locator('.log-line').allInnerTexts()).slice(0, log.length)).toEqual(log);
    await playToEnd([page]);
    expect(problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });

  it('is shared as a link that carries the whole match', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/play/glade');
    await page.locator('.glade-card.lit').first().waitFor();
    await playToEnd([page]);
    const scores = await page.locator('.podium strong').allInnerTexts();
    await page.getByRole('button', { name: 'Share the game' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/r#[\w-]+$/);
    const dora = await visit(browser, { url: server.url });
    await dora.page.goto(link);
    await dora.page.locator('.replay').waitFor();
    await dora.page.getByRole('button', { name: 'To the first step' }).click();
    await dora.page.getByText('1 / ').waitFor();
    await dora.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await dora.page.locator('.podium').waitFor();
    expect(await dora.page.locator('.podium strong').allInnerTexts()).toEqual(scores);
    await dora.page.goto(`${link.slice(0, -20)}`);
    await dora.page.reload();
    await dora.page.getByText('This link cannot be read').waitFor();
    await Promise.all([context.close(), dora.context.close()]);
  });

  it('hands the screen over without showing cards to the wrong person', async () => {
    const { page, context } = await visit(browser, { url: server.url, name: 'Ada' });
    await page.goto('/new/glade');
    await page.getByLabel('Player 2').selectOption('person');
    await page.getByLabel('Name of player 2').fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('dialog [data-handover="0"]').waitFor();
    expect(await page.locator('.glade-large [data-target^="hand:"]').count()).toBe(0);
    await page.locator('[data-handover="0"]').click();
    const hand = page.locator('.glade-large [data-target^="hand:"]');
    await hand.first().waitFor();
    const ada = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')));
    for (let i = 0; i < 20 && !(await page.locator('[data-handover="1"]').isVisible()); i++) await act(page);
    expect(await hand.count()).toBe(0);
    await page.locator('[data-handover="1"]').click();
    await hand.first().waitFor();
    const bob = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')));
    expect(bob.some((card) => ada.includes(card))).toBe(false);
    await context.close();
  });

  it('takes a step back, and says why a step is not allowed', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await page.goto('/play/glade');
    await page.locator('.glade-card.lit').first().click();
    await page.locator('dialog .choices button').first().click();
    await page.locator('.log-line', { hasText: 'You stored' }).waitFor();
    await page.locator('.glade-large [data-target^="hand:"]').first().click();
    await page.locator('.why', { hasText: 'You have already stored or buried a card this round.' }).waitFor();
    expect(await page.locator('.why a').getAttribute('href')).toBe('/rules/glade#pick-one');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.log-line', { hasText: 'You stored' }).waitFor({ state: 'detached' });
    expect(await page.locator('.glade-large .glade-card.lit').count()).toBe(3);
    await context.close();
  });
});
