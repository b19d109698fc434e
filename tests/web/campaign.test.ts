// A campaign of two people, each with a browser of their own, by roles and names alone: from the landing page into the book,
// to a table with a link, and back to a book that both have. A book comes and goes as a file.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import { openSite } from './site.ts';

const site = openSite();

const BOOK = '/book/everdell-duo';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

async function giveUp(page: Page): Promise<void> {
  await button(page, 'Menu').click();
  await button(page, 'Give up').click();
  await button(page, 'Really give up').click();
}

it('two people share a book: its chapters are opened by a link, and both find what was played', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob' });
  await ada.page.goto(BOOK);
  await ada.page.getByRole('radio', { name: 'A friend, by link' }).check();
  await button(ada.page, 'Play chapter 1').click();
  await ada.page.waitForURL(/\/t\//);
  await bob.page.goto(ada.page.url());
  await bob.page.locator('[data-sit="1"]').click();
  await ada.page.getByText('Bob').first().waitFor();
  await ada.page.locator('[data-start]').click();
  for (const { page } of [ada, bob]) await page.getByRole('heading', { name: 'First Headlines' }).waitFor();

  // While it is played the book leads back to it.
  await bob.page.goto(BOOK);
  await bob.page.getByText('Kept on the server, for both of you.').waitFor();
  await link(bob.page, 'Continue').click();
  await bob.page.getByRole('heading', { name: 'First Headlines' }).waitFor();

  // What ends for both is asked, and a try that both gave up is one in vain.
  await button(ada.page, 'Menu').click();
  expect(await button(ada.page, 'Give up').count()).toBe(0);
  await button(ada.page, 'Call the game off').click();
  await button(bob.page, 'Agree').click();
  for (const { page } of [ada, bob]) {
    await page.getByText('The game was called off.').first().waitFor();
    await button(page, 'Play again').click();
    await page.getByText('1 try in vain so far.').waitFor();
  }
  expect(await barriersInEveryLook(ada.page)).toEqual([]);
  await button(bob.page, 'Try chapter 1 again').click();
  await bob.page.waitForURL(/\/t\//);
  await Promise.all([ada.context.close(), bob.context.close()]);
});

it('a book goes home when its reader is known, and comes back from a file', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const { page } = ada;
  await page.goto(BOOK);
  await button(page, 'Play chapter 1').click();
  await page.getByRole('heading', { name: 'First Headlines' }).waitFor();
  await giveUp(page);
  await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
  await page.goto(BOOK);
  await page.getByText('Kept in this browser.').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as a file').click()]);
  const path = await download.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'sunglade-campaign-1', game: 'everdell-duo' });

  // As soon as the server knows her, the same book is on it.
  await page.evaluate(() => fetch('/api/guest', { method: 'POST' }));
  await page.reload();
  await page.getByText('Kept in this browser and on the server.').waitFor();

  const other = await site.visit();
  await other.page.goto(BOOK);
  await other.page.getByLabel('Bring a book from a file').setInputFiles(path);
  await other.page.getByText('1 try in vain so far.').waitFor();
  const nonsense = { name: 'book.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"else"}') };
  await other.page.getByLabel('Bring a book from a file').setInputFiles(nonsense);
  await other.page.getByRole('alert').waitFor();
  await Promise.all([ada.context.close(), other.context.close()]);
});
