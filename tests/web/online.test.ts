// People around one table on the server: found in the lobby, talking, taking back, giving up, playing again.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  [ada, bob] = await Promise.all([site.visit({ name: 'Ada' }), site.visit({ name: 'Bob', lang: 'de' })]);
});

describe('a public table', () => {
  it('is found in the lobby, and its game begins when the host says so', async () => {
    await ada.page.goto('/new/glade');
    await ada.page.getByText('Online', { exact: true }).click();
    await ada.page.getByLabel('Show it in the lobby').check();
    await ada.page.getByLabel('Time to think').selectOption('move3');
    await ada.page.getByRole('button', { name: 'Open a table' }).click();
    await bob.page.goto('/lobby');
    await bob.page.getByRole('link', { name: 'Mitspielen' }).first().click();
    await bob.page.locator('[data-sit="1"]').click();
    await ada.page.getByText('Bob').waitFor();
    await ada.page.locator('[data-start]').click();
    for (const { page } of [ada, bob]) await page.locator('.glade-card.lit').first().waitFor();
    expect(await ada.page.locator('.moment .clock').innerText()).toMatch(/^[23]:\d\d$/);
  });

  it('carries what people say', async () => {
    for (const { page } of [ada, bob]) await page.locator('.chat-button').click();
    await ada.page.getByPlaceholder('Say something').fill('Good luck <b>all</b>');
    await ada.page.keyboard.press('Enter');
    await bob.page.locator('.chat-lines').getByText('Good luck <b>all</b>').waitFor();
    await bob.page.reload();
    await bob.page.locator('.chat-button').click();
    await bob.page.locator('.chat-lines').getByText('Good luck <b>all</b>').waitFor();
  });

  it('shows a step at once, and takes it back for both', async () => {
    await ada.page.locator('.glade-card.lit').first().click();
    await ada.page.locator('dialog .choices button').first().click();
    await bob.page.locator('.log-line', { hasText: 'Ada lagert' }).waitFor();
    await ada.page.getByRole('button', { name: 'Undo' }).click();
    await bob.page.locator('.log-line', { hasText: 'Ada lagert' }).waitFor({ state: 'detached' });
    await expect.poll(() => ada.page.locator('.glade-large .glade-card.lit').count()).toBe(3);
  });

  it('can be looked at as it was, and shared at that moment', async () => {
    await ada.page.locator('.glade-card.lit').first().click();
    await ada.page.locator('dialog .choices button').first().click();
    await ada.page.locator('.log-line').first().waitFor();
    await ada.page.keyboard.press('r');
    await ada.page.locator('.replay').waitFor();
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ada.page.getByRole('button', { name: 'Share this moment' }).click();
    await ada.page.getByText('Copied').waitFor();
    expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/t\/[\w-]+\?at=1$/);
    await ada.page.keyboard.press('r');
    await ada.page.locator('.bar').waitFor();
  });

  it('ends when somebody gives up, and everybody finds the next one', async () => {
    await bob.page.getByRole('button', { name: 'Menü' }).click();
    await bob.page.getByRole('button', { name: 'Aufgeben' }).click();
    await bob.page.getByRole('button', { name: 'Wirklich aufgeben' }).click();
    await ada.page.getByText('You win!').waitFor();
    const first = ada.page.url();
    await ada.page.locator('.story').getByRole('button', { name: 'Play again' }).click();
    await ada.page.waitForFunction((old) => location.href !== old, first);
    await bob.page.locator('.story').getByRole('button', { name: 'Noch einmal spielen' }).click();
    await bob.page.waitForFunction((path) => location.pathname === path, new URL(ada.page.url()).pathname);
    expect([...ada.problems, ...bob.problems].filter((text) => !text.includes('401'))).toEqual([]);
  });
});
