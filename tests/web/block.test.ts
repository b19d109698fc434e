// Somebody who never speaks can be blocked where they sit: in the room, and at the table.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import { openSite } from './site.ts';

const site = openSite();

async function openPublic(page: Page, game: string): Promise<string> {
  await page.goto(`/new/${game}`);
  await page.getByText('Online', { exact: true }).click();
  await page.getByLabel('Show it in the lobby').check();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.locator('[data-start]').waitFor();
  return new URL(page.url()).pathname;
}

/** The tables that somebody finds. */
async function found(page: Page): Promise<string[]> {
  await Promise.all([page.waitForResponse(/\/api\/tables$/), page.goto('/lobby')]);
  await page.locator('.list a, .page > .panel').first().waitFor();
  return page
    .locator('.list a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

const about = (page: Page) => page.getByRole('dialog', { name: 'About Bob' });

it('works both ways without a word said, asks first, and can be taken back', async () => {
  const [ada, bob] = await Promise.all([site.visit({ name: 'Ada' }), site.visit({ name: 'Bob' })]);
  const table = await openPublic(ada.page, 'glade');
  const bobs = await openPublic(bob.page, 'harmonies');
  expect(await found(bob.page)).toContain(table);
  await bob.page.goto(table);
  await bob.page.locator('[data-sit="1"]').click();

  await ada.page.getByRole('button', { name: 'About Bob' }).press('Enter');
  const dialog = about(ada.page);
  await dialog.getByRole('button', { name: 'Block Bob' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Send report' }).count()).toBe(0);
  expect(await barriersInEveryLook(ada.page, { sizes: ['phone'] })).toEqual([]);
  await dialog.getByRole('button', { name: 'Block Bob' }).press('Enter');
  // Who thinks better of it has done nothing.
  await dialog.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Block Bob' }).press('Enter');
  const yes = dialog.getByRole('button', { name: 'Yes, block' });
  await expect.poll(() => yes.evaluate((button) => button === document.activeElement)).toBe(true);
  await yes.press('Enter');
  await dialog.getByText('Blocked. You can take it back in the settings.').waitFor();
  const others = await site.visit({ name: 'Eve' });
  expect(await found(others.page)).toEqual(expect.arrayContaining([table, bobs]));
  const other = await ada.context.newPage();
  expect(await found(other)).not.toContain(bobs);
  const his = await bob.context.newPage();
  expect(await found(his)).not.toContain(table);
  await dialog.getByRole('button', { name: 'Take it back' }).press('Enter');
  await dialog.getByText('Taken back: no longer blocked.').waitFor();
  expect(await found(other)).toContain(bobs);
  expect(await found(his)).toContain(table);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await ada.page.locator('[data-start]').click();
  await ada.page.locator('.table .stage').waitFor();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'About Bob' }).press('Enter');
  await about(ada.page).getByRole('button', { name: 'Block Bob' }).press('Enter');
  await about(ada.page).getByRole('button', { name: 'Yes, block' }).press('Enter');
  await about(ada.page).getByText('Blocked.').waitFor();
  expect(await found(other)).not.toContain(bobs);
  await Promise.all([ada, bob, others].map(({ context }) => context.close()));
});

it('who waits at a table in the lobby is seen there, unless they do not want it', async () => {
  const [ada, eve] = await Promise.all([site.visit({ name: 'Ada' }), site.visit({ name: 'Eve' })]);
  const table = await openPublic(ada.page, 'glade');
  const row = eve.page.locator('.list-row', { has: eve.page.locator(`a[href="${table}"]`) });
  await found(eve.page);
  await row.locator('.list-person', { hasText: 'Ada (is here)' }).waitFor();
  expect(await row.locator('.here').count()).toBe(1);
  expect(await barriersInEveryLook(eve.page, { sizes: ['phone'] })).toEqual([]);
  const settings = await ada.context.newPage();
  await settings.goto('/friends');
  await settings.getByLabel('Others see that I am here').click();
  await expect
    .poll(async () => {
      await found(eve.page);
      await row.waitFor();
      return row.locator('.here').count();
    })
    .toBe(0);
  await Promise.all([ada, eve].map(({ context }) => context.close()));
});
