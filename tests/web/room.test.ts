// The room of a table before its game, and what those hear and are called who came by the link.
import { beforeAll, describe, expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();
let host: Visitor;
let guest: Visitor;
let watcher: Visitor;
let path: string;

beforeAll(async () => {
  [host, guest, watcher] = await Promise.all([
    site.visit(),
    site.visit({ lang: 'de', size: 'phone' }),
    site.visit({ lang: 'fr' }),
  ]);
});

const chairs = (who: Visitor): Promise<string[]> =>
  who.page
    .locator('.chair-name')
    .evaluateAll((list) => list.map((one) => one.querySelector('input')?.value ?? one.textContent ?? ''));
const lines = (who: Visitor): Promise<string[]> => who.page.locator('.chat-lines li').allInnerTexts();

describe('the room of a table', () => {
  it('has its host in a chair, the link above all, and says what was agreed', async () => {
    const { page } = host;
    await page.goto('/new/glade');
    await page.getByText('Online', { exact: true }).click();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByLabel('Time to think').selectOption('move3');
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.getByRole('button', { name: 'Stand up' }).waitFor();
    path = new URL(page.url()).pathname;
    expect(await chairs(host)).toEqual(['Anna', 'free']);
    expect(await page.locator('[data-sit]').count()).toBe(0);
    expect(await page.locator('.page > .panel').first().getAttribute('class')).toContain('invite');
    expect(await page.locator('.page .btn.primary:not([aria-disabled=true])').allInnerTexts()).toEqual(['Copy link']);
    expect(await page.locator('.room-facts').innerText()).toContain('3 minutes a turn');
  });

  it('calls a guest without a name by their place, in everybody’s language, and by a name given later', async () => {
    await guest.page.goto(path);
    await guest.page.locator('[data-sit="1"]').click();
    await host.page.getByText('Player 2').waitFor();
    expect(await host.page.locator('.invite').count()).toBe(0);
    await guest.page.getByLabel('Dein Name').fill('Bob');
    await guest.page.keyboard.press('Enter');
    await host.page.locator('.chair-name', { hasText: 'Bob' }).waitFor();
    expect(await chairs(guest)).toEqual(['Anna', 'Bob']);
  });

  it('gives a name to the chair that was typed while the chair was on its way', async () => {
    const { page, problems, context } = await site.visit();
    const late: (() => void)[] = [];
    let held = false;
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (held) late.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    await page.goto('/new/glade');
    await page.getByText('Online', { exact: true }).click();
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.getByRole('button', { name: 'Stand up' }).click();
    await page.locator('[data-sit="0"]').waitFor();
    held = true;
    await page.locator('[data-sit="0"]').click();
    await page.getByLabel('Your name').fill('Cleo');
    await page.getByLabel('Your name').press('Enter');
    held = false;
    for (const arrive of late) arrive();
    await page.getByRole('button', { name: 'Stand up' }).waitFor();
    const other = await site.visit();
    await other.page.goto(new URL(page.url()).pathname);
    await other.page.locator('.chair-name', { hasText: 'Cleo' }).waitFor();
    expect([...problems, ...other.problems].filter((text) => !text.includes('401'))).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  it('lets people talk before the game', async () => {
    await guest.page.locator('#chat-text').fill('Hallo');
    await guest.page.keyboard.press('Enter');
    await host.page.getByText('Hallo').waitFor();
    expect(await lines(host)).toEqual(['Bob Hallo']);
  });

  it('does not lose the name when the game begins', async () => {
    await host.page.locator('[data-start]').click();
    await host.page.locator('.seat-title', { hasText: 'Bob' }).waitFor();
  });
});

describe('the chat of a game', () => {
  it('tells those who watch that only they read it, and calls them by their own name', async () => {
    const { page } = watcher;
    await page.goto(path);
    await page.locator('.chat-button').click();
    await page.getByText('seuls ceux qui regardent').waitFor();
    await page.getByLabel('Votre nom').fill('Chloé');
    await page.locator('#chat-text').fill('Bonjour');
    await page.keyboard.press('Enter');
    await page.locator('.chat-lines', { hasText: 'Bonjour' }).waitFor();
    expect(await lines(watcher)).toEqual(['Bob Hallo', 'Chloé Bonjour']);
  });

  it('shows on a phone that something was said, until it is looked at', async () => {
    const { page } = guest;
    await page.locator('.chat-button').waitFor();
    expect(await page.locator('.unread').count()).toBe(0);
    await host.page.locator('.chat-button').click();
    await host.page.getByPlaceholder('Say something').fill('Good luck');
    await host.page.keyboard.press('Enter');
    await page.locator('.chat-button .unread').waitFor();
    await page.reload();
    await page.locator('.chat-button .unread').waitFor();
    await page.locator('.chat-button').click();
    await page.getByText('Good luck').waitFor();
    await page.locator('.unread').waitFor({ state: 'detached' });
    // What the watcher said is not for a player while the game runs.
    expect(await lines(guest)).toEqual(['Bob Hallo', 'Anna Good luck']);
    await Promise.all([page.waitForResponse(/\/chat$/), page.reload()]);
    await page.locator('.glade-card.lit').first().waitFor();
    expect(await page.locator('.unread').count()).toBe(0);
  });

  it('says a ready phrase to everybody in their own language', async () => {
    await guest.page.locator('.chat-button').click();
    await guest.page.getByRole('button', { name: 'Gut gespielt!' }).click();
    await guest.page.locator('.chat-lines').getByText('Gut gespielt!').waitFor();
    await host.page.locator('.chat-lines').getByText('Well played!').waitFor();
    await watcher.page.locator('.chat-lines').getByText('Bien joué !').waitFor();
  });

  it('lets somebody be reported and blocked by their name, and unblocked in the settings', async () => {
    const { page } = host;
    await page.getByRole('button', { name: 'About Bob' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'About Bob' });
    expect(await barriersInEveryLook(page, { sizes: ['desktop'] })).toEqual([]);
    await dialog.getByLabel('Plays unfairly or stalls').check();
    await dialog.getByLabel('Anything to add?').fill('takes ages');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Thank you. It is on its way.').waitFor();
    await dialog.getByRole('button', { name: 'Block Bob' }).click();
    await dialog.getByRole('button', { name: 'Yes, block' }).click();
    await dialog.getByText('Blocked. You can take it back in the settings.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => lines(host)).toEqual(['Anna Good luck']);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Unblock Bob' }).click();
    await page.getByText('Nobody.').waitFor();
    await page.goto(path);
    await page.locator('.chat-button').click();
    await expect.poll(() => lines(host)).toContain('Bob Hallo');
  });

  it('had nothing to complain about', () => {
    const all = [host, guest, watcher].flatMap(({ problems }) => problems);
    expect(all.filter((text) => !text.includes('401'))).toEqual([]);
  });
});
