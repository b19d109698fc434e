// What the site offers to play, and that it promises no more than there is.
import { readFileSync } from 'node:fs';
import { SHELF } from '@sunglade/registry';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await site.visit();
});

/** The page is built by its own tools: here its list of screens is only read. */
const screens = readFileSync('apps/web/src/games/index.ts', 'utf8');

const games = SHELF;

/** Tables of this browser with nothing but two people sitting down and a start. */
const countUntouched = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opened = indexedDB.open('sunglade', 1);
    opened.onerror = () => reject(opened.error ?? new Error('indexedDB'));
    opened.onsuccess = () => {
      const all = opened.result.transaction('tables').objectStore('tables').getAll();
      all.onsuccess = () =>
        resolve((all.result as { lines: unknown[] }[]).filter(({ lines }) => lines.length === 3).length);
    };
  });

describe.each(games)('%s', (game) => {
  const drawn = screens.includes(`./${game}/index.ts`);

  it(`is offered as ${drawn ? 'a drawn' : 'a plain'} game wherever one meets it`, async () => {
    const { page } = visitor;
    const badges = drawn ? 0 : 1;
    await page.goto('/');
    const tile = page.locator('.tile', { has: page.locator(`a[href="/new/${game}"]`) });
    await tile.waitFor();
    expect(await tile.locator('.plain-badge').count()).toBe(badges);
    expect(await tile.locator('.tile-play').count()).toBe(1 - badges);
    await page.goto('/rules');
    const row = page.locator('.list-row', { has: page.locator(`a[href="/rules/${game}"]`) });
    await row.waitFor();
    expect(await row.locator('.plain-badge').count()).toBe(badges);
    await page.goto(`/new/${game}`);
    await page.locator('.new-form').waitFor();
    expect(await page.locator('.plain-note').count()).toBe(badges);
  });
});

describe('the rules', () => {
  it('are listed for the games people come for only', async () => {
    const { page } = visitor;
    await page.goto('/rules');
    await page.locator('.list-row').first().waitFor();
    expect(await page.locator('.list-row a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      games.map((game) => `/rules/${game}`),
    );
  });
});

describe('a new table', () => {
  it('is for two or more where it is online, and says how strong a bot is', async () => {
    const { page } = visitor;
    await page.goto('/new/evergreen');
    const counts = page.locator('input[name=seats]');
    await counts.first().waitFor();
    expect(await counts.count()).toBe(4);
    expect(await page.locator('#other-0 option').first().innerText()).toBe('Bot: Hedgehog · Seedling');
    expect(await page.getByLabel('Your name').getAttribute('placeholder')).toBeNull();
    await page.getByText('1 player', { exact: true }).click();
    await page.getByText('Online', { exact: true }).click();
    await expect.poll(() => counts.count()).toBe(3);
    expect(await page.locator('input[name=seats]:checked').getAttribute('value')).toBe('2');
  });
});

describe('playing now', () => {
  it('does not pile up tables where nothing was done', async () => {
    const { page } = visitor;
    for (let i = 0; i < 6; i++) {
      await page.goto('/play/evergreen');
      await page.locator('.eg-slot.may').first().waitFor();
    }
    expect(await page.evaluate(countUntouched)).toBeLessThanOrEqual(1);
  });

  it('goes on with what was begun before it begins anew', async () => {
    const { page } = visitor;
    await page.locator('.eg-slot.may').first().click();
    await page.locator('[data-take]').click();
    await page.locator('.eg-act').first().waitFor();
    const begun = page.url();
    await page.goto('/');
    await page.getByText('Continue Evergreen').waitFor();
    const go = page.locator('.cta .btn.primary');
    expect(await go.allInnerTexts()).toEqual(['Continue Evergreen']);
    await go.click();
    await page.waitForURL(begun);
    await page.locator('.table .stage').waitFor();
  });

  it('asks nobody in a game among bots', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Go back one step' }).waitFor();
    expect(await page.getByText('Ask everybody').count()).toBe(0);
  });
});
