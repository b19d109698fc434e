// After a game and after a turn the page leads on: to another game with the same people, and to the next table that waits.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Client, type Socket } from '../server/kit/client.ts';
import { startTable } from '../server/kit/play.ts';
import { violations } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The page of somebody whom the server knows already. */
async function pageOf(client: Client, size: 'phone' | 'desktop'): Promise<Visitor> {
  const visitor = await site.visit({ name: client.user.name, size });
  const [name = '', value = ''] = client.cookie.split('=');
  await visitor.context.addCookies([{ name, value, url: site.server.url }]);
  return visitor;
}

const people = (): Promise<Client[]> => Promise.all(['Ada', 'Bob'].map((name) => Client.guest(site.server.url, name)));
const begin = (clients: readonly Client[]) => startTable('harmonies', clients as [Client, ...Client[]]);

it('who returns after a game is offered another with the same people, and is invited to theirs', async () => {
  const clients = await people();
  const [ada, bob] = clients as [Client, Client];
  const { table, sockets } = await begin(clients);
  await sockets[1]?.act(table, 1, '!resign');
  const returns = await pageOf(bob, 'phone');
  await returns.page.goto('/');
  const again = returns.page.getByRole('button', { name: 'Again with Ada' });
  await again.waitFor();
  expect(await violations(returns.page, ['.your-tables'])).toEqual([]);
  for (const socket of sockets) socket.close();
  const stays = await pageOf(ada, 'desktop');
  await stays.page.goto(`/t/${table}`);
  await stays.page.locator('.story').getByRole('button', { name: 'Play again' }).click();
  await stays.page.locator('[data-start]').waitFor();
  // Both come to the same table, whoever asked first.
  await returns.page.reload();
  await returns.page.locator('.home-friends').getByText('Ada').first().waitFor();
  await again.click();
  await returns.page.waitForURL(/\/t\//);
  expect(returns.page.url()).toBe(stays.page.url());
  await stays.page.locator('[data-start][aria-disabled=false]').waitFor();
  // Whoever sits there already is asked no more.
  await returns.page.goto('/');
  await returns.page.locator('.table-rows').getByText('waiting for the others').waitFor();
  expect(await again.count()).toBe(0);
  await Promise.all([returns.context.close(), stays.context.close()]);
});

it('whose turn is over finds the way to the next table where it is theirs, and there is none while it is their turn', async () => {
  const clients = await people();
  const opened: Socket[] = [];
  const turns = new Map<number, string>();
  // Chance decides who begins: until each of the two has a table to act at.
  for (let tables = 0; tables < 20 && turns.size < 2; tables++) {
    const { table, sockets } = await begin(clients);
    turns.set((sockets[0]?.seen(table).acting ?? 0) & 1 ? 0 : 1, table);
    opened.push(...sockets);
  }
  for (const size of ['phone', 'desktop'] as const) {
    const ada = await pageOf(clients[0] as Client, size);
    const { page } = ada;
    const way = (from: Page) => from.getByRole('link', { name: 'Next table where it is your turn: Harmonies' });
    await page.goto(`/t/${turns.get(0)}`);
    await page.locator('.table .stage').waitFor();
    if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    expect(await way(page).count()).toBe(0);
    await page.goto(`/t/${turns.get(1)}`);
    await page.locator('.table .stage').waitFor();
    if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await way(page).waitFor();
    expect(await violations(page, [size === 'phone' ? 'dialog' : '.table-top'])).toEqual([]);
    await way(page).click();
    await page.waitForURL(new RegExp(`/t/${turns.get(0)}$`));
    await ada.context.close();
  }
  for (const socket of opened) socket.close();
});
