// The example game, played to its end in real browsers: over the server by two people, and without one by a single page.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answered, firstOf, myTurn, press, turnOf } from './driver.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

const CHOICE = 'dialog .choices button';
const CARD = '.glade-card.lit';
/** In the order in which a person would press them. */
const LIT = [CHOICE, '.bar .primary[data-step]', '.bar .steps button', CARD] as const;

/** One press, as soon as it is this person's move; false when the game is over. */
async function act(page: Page): Promise<boolean> {
  if ((await myTurn(page)) === 'over') return false;
  await press(page, page.locator(await firstOf(page, LIT)).first());
  return true;
}

/** Whoever may act does so, until the game is over on every page. */
async function playToEnd(pages: readonly Page[]): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const turns = await Promise.all(pages.map(turnOf));
    if (turns.every((turn) => turn === 'over')) break;
    const next = pages[turns.indexOf('mine')];
    if (next) await act(next);
    // Somebody else's step is on its way.
    else await Promise.race(pages.map(myTurn));
  }
  for (const page of pages) await page.locator('dialog .story').waitFor();
}

/** Two people at one new table; the first opened it. */
async function meet() {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob', size: 'phone' });
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
    // A card each, and both hand in.
    for (const { page } of [ada, bob]) for (let i = 0; i < 3; i++) await act(page);
    const lines = '.log-line:nth-child(4)';
    await ada.page.locator(lines).waitFor();
    const before = await ada.page.locator('.log-line').allInnerTexts();
    expect(before.length).toBeGreaterThan(2);
    await site.server.kill();
    await site.server.start();
    await ada.page.locator('.notice-offline').waitFor({ state: 'hidden', timeout: 20_000 });
    await bob.page.locator('.notice-offline').waitFor({ state: 'hidden', timeout: 20_000 });
    const after = await ada.page.locator('.log-line').allInnerTexts();
    expect(after.slice(0, before.length)).toEqual(before);
    await playToEnd([ada.page, bob.page]);
    await Promise.all([ada.context.close(), bob.context.close()]);
  });

  it('keeps what was done while the server was away', async () => {
    const { ada, bob } = await meet();
    await site.server.kill();
    await ada.page.locator('.glade-card.lit').first().click();
    await ada.page.locator('dialog .choices button').first().click();
    await ada.page.locator('.notice-offline').waitFor();
    await site.server.start();
    await bob.page.locator('.ticker').click();
    const line = bob.page.locator('.log-line', { hasText: /Ada (stored|buried)/ });
    await line.waitFor({ state: 'attached', timeout: 20_000 });
    expect(await line.count()).toBe(1);
    await Promise.all([ada.context.close(), bob.context.close()]);
  });

  it('can be watched without seeing anybody’s hand', async () => {
    const { ada, bob } = await meet();
    const cleo = await site.visit();
    await cleo.page.goto(new URL(ada.page.url()).pathname);
    await cleo.page.locator('.glade-large').waitFor();
    expect(await cleo.page.locator('.glade-large [data-target^="hand:"]').count()).toBe(0);
    expect(await ada.page.locator('.glade-large [data-target^="hand:"]').count()).toBe(3);
    await Promise.all([ada.context.close(), bob.context.close(), cleo.context.close()]);
  });
});

describe('Glade here', () => {
  it('is played to its end against a bot, also without a network and after a reload', async () => {
    const { page, context, problems } = await site.visit({ offline: true });
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
    const { page, context } = await site.visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/play/glade');
    await page.locator('.glade-card.lit').first().waitFor();
    await playToEnd([page]);
    const scores = await page.locator('.podium strong').allInnerTexts();
    await page.getByRole('button', { name: 'Share the game' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/r#[\w-]+$/);
    const dora = await site.visit();
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
    const { page, context } = await site.visit({ name: 'Ada' });
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
    const { page, context } = await site.visit();
    await page.goto('/play/glade');
    await page.locator('.glade-card.lit').first().click();
    await answered(page, () => page.locator('dialog .choices [data-step^="store"]').click());
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
