// "Show me a good turn": asked for by button and key, answered from the own view, noted, and told at the end.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import { answered, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

const ASK = { en: 'Show me a good turn', de: 'Zeig mir einen guten Zug', fr: 'Montrez-moi un bon tour' } as const;
/** What has a ring; others may be playing at the same time, and what they change has one, too. */
const ringed = (page: Page): Promise<string> =>
  page.locator('.marked').evaluateAll((all) => all.map((one) => one.getAttribute('data-target')).join(' '));
const lines = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-lines');

/** How many hints the table in this browser notes. */
const hintsOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('sunglade', 1);
        opened.onsuccess = () => {
          const asked = opened.result.transaction('tables').objectStore('tables').get(wanted);
          asked.onsuccess = () => {
            opened.result.close();
            const { lines: all } = asked.result as { readonly lines: readonly { readonly text: string }[] };
            resolve(all.filter(({ text }) => text === '!hint').length);
          };
        };
      }),
    id,
  );

/** Somebody in the middle of a game that is kept in this browser. */
async function sitDown(game: string, lang: keyof typeof ASK, help?: 'none' | 'all', steps = 41) {
  const visitor = await site.visit({ lang });
  const table = { ...(await makeTable({ id: `hints-${game}`, game, steps })), ...(help ? { help } : {}) };
  await visitor.page.goto('/about');
  await keepTables(visitor.page, [table]);
  await visitor.page.goto(`/play/${game}/${table.id}`);
  expect(await myTurn(visitor.page)).toBe('mine');
  return visitor;
}

describe.each([
  ['evergreen', 'en'],
  ['harmonies', 'de'],
  ['everdell-duo', 'fr'],
] as const)('%s in %s', (game, lang) => {
  it('shows good turns with reasons, ringed on the board, and keeps nobody out', async () => {
    const { page, context, problems } = await sitDown(game, lang);
    const rings = await ringed(page);
    await page.getByRole('button', { name: ASK[lang] }).click();
    await page.locator('.hint').first().waitFor();
    expect(await page.locator('.hint').count()).toBeLessThanOrEqual(3);
    expect(await page.locator('.hint.on .hint-steps').innerText()).not.toBe('');
    expect(await page.locator('.hint.on .hint-head').innerText()).toMatch(/\d/);
    await expect.poll(() => ringed(page)).not.toBe(rings);
    const advised = await ringed(page);
    // Whoever looks twice asks once.
    await page.keyboard.press('Escape');
    expect(await page.locator('.hint').count()).toBe(0);
    await expect.poll(() => ringed(page)).not.toBe(advised);
    await page.keyboard.press('h');
    await page.locator('.hint').first().waitFor();
    expect(await hintsOf(page, `hints-${game}`)).toBe(1);
    expect(await barriersInEveryLook(page, { parts: ['.panel-guest', '.tools'] })).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('is not there where the table says none', async () => {
  const { page, context } = await sitDown('evergreen', 'en', 'none');
  expect(await page.getByRole('button', { name: ASK.en }).count()).toBe(0);
  await page.keyboard.press('h');
  expect(await page.locator('.panel-guest').count()).toBe(0);
  await context.close();
});

it('at the end everybody reads who asked', async () => {
  const { page, context } = await sitDown('evergreen', 'en');
  await page.getByRole('button', { name: ASK.en }).click();
  await page.locator('.hint').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await page.locator('dialog .story').waitFor();
  expect(await page.locator('.story-hints').innerText()).toBe('Fern asked for a hint once.');
  await context.close();
});

it('where all help is allowed, a costly turn is not ended without a word', async () => {
  const { page, context, problems } = await sitDown('harmonies', 'en', 'all', 24);
  // The first tokens onto the first places: hardly anything could be worse.
  await answered(page, () => page.locator('.hm-group.may').first().dispatchEvent('click'));
  while ((await page.locator('.hm-life .hm-space.may').count()) > 0)
    await answered(page, () => page.locator('.hm-life .hm-space.may').last().dispatchEvent('click'));
  await page.locator('.bar-say', { hasText: /This turn gives about \d+ points away/ }).waitFor();
  expect(await hintsOf(page, 'hints-harmonies')).toBe(1);
  // It can be ended all the same, by a second press.
  const end = page.locator('.bar-end [data-step="done"]');
  await end.click();
  await end.getByText('Press again').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('online the question is stored before it is answered, and only where hints were agreed', async () => {
  const ada = await site.visit({ name: 'Ada' });
  await ada.page.goto('/new/evergreen');
  await ada.page.getByText('Online', { exact: true }).click();
  await ada.page.getByText('anybody may ask to be shown a good turn').click();
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.getByText('Hints: anybody may ask to be shown a good turn').waitFor();
  await ada.page.locator('[data-bot="1"]').click();
  await ada.page.locator('[data-start]').click();
  await myTurn(ada.page);
  const before = Number(await lines(ada.page));
  await ada.page.getByRole('button', { name: ASK.en }).click();
  await ada.page.locator('.hint').first().waitFor();
  await ada.page.reload();
  await myTurn(ada.page);
  expect(Number(await lines(ada.page))).toBe(before + 1);
  expect(ada.problems).toEqual([]);
  await ada.context.close();
});
