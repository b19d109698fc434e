// Without a server: who has been here once plays on, from a cold start, to the end and beyond.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooWide } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { clickOn, openAlone } from './evergreen.ts';
import { openSite } from './site.ts';

const site = openSite();
let fern: Visitor;

beforeAll(async () => {
  fern = await site.visit({ size: 'phone', name: 'Fern', offline: true });
  await fern.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // One visit, of the first page alone.
  await fern.page.goto('/');
  await fern.page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
  );
  await site.server.kill();
});

const titles = /Broccoli|Bonsai|Olive|Holly|Birch|Pine|Oak|Baobab|Sequoia/;
/** The server is away, and the browser says so of every question that is asked of it. */
const complaints = (): string[] => fern.problems.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'));

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share the game' }).click();
  await page.getByText('Copied').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('with the server stopped', () => {
  let score = '';
  let link = '';

  it('is really stopped', async () => {
    await expect(fetch(site.server.url)).rejects.toThrow();
  });

  it('plays a whole game of Evergreen alone on a phone, from a cold start, and tells the title', async () => {
    const { page } = fern;
    await openAlone(page);
    await clickOn(page, 0);
    // The table by its address, as from a bookmark.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('.eg-planet').waitFor();
    expect(await page.locator('.tip').count()).toBeLessThanOrEqual(1);
    for (let turn = 1; turn < 400; turn++) {
      if (!(await clickOn(page, turn))) break;
      if (turn % 25 === 0) expect(await tooWide(page)).toBe(0);
    }
    expect(await page.locator('dialog .story').innerText()).toMatch(titles);
    score = await page.locator('.podium strong').innerText();
    link = await share(page);
    expect(link).toMatch(/\/r#[\w-]+$/);
    expect(complaints()).toEqual([]);
  });

  it('shows the cards of every game, and clauses with their pieces', async () => {
    const { page } = fern;
    for (const game of ['evergreen', 'harmonies', 'everdell-duo']) {
      await page.goto(`/rules/${game}/cards`);
      await page.locator('.listed-card').first().waitFor();
      await page.goto(`/rules/${game}`);
      await page.locator('.example figcaption').first().waitFor({ state: 'attached' });
    }
    expect(complaints()).toEqual([]);
  });

  it('lists the game in one’s history', async () => {
    const { page } = fern;
    await page.goto('/games');
    const row = page.locator('.list-row', { hasText: 'Evergreen' });
    await row.getByText('Replay').waitFor();
    expect(await row.locator('p').innerText()).toMatch(new RegExp(`^Fern · .* · ${score}$`));
    expect(complaints()).toEqual([]);
  });

  it('opens the link of the game', async () => {
    const { page } = fern;
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.replay').waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('.podium').waitFor();
    expect(await page.locator('.podium strong').innerText()).toBe(score);
    expect(complaints()).toEqual([]);
  });

  it.each([
    ['against a bot', 'greedy'],
    ['with somebody beside', 'person'],
  ])('opens another table %s, in a game that was never opened before', async (_, who) => {
    const { page } = fern;
    await page.goto('/new/glade');
    await page.getByLabel('Player 2').selectOption(who);
    await page.getByRole('button', { name: 'Start the game' }).click();
    if (who === 'person') await page.locator('[data-handover="0"]').click();
    const cards = page.locator('.glade-large .glade-card.lit');
    await cards.first().waitFor();
    await cards.first().click();
    await page.locator('dialog .choices button').first().click();
    await page.locator('.bar .primary[data-step]').waitFor();
    expect(complaints()).toEqual([]);
  });
});
