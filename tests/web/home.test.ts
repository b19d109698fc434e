// The first page of somebody who returns: the tables that wait for them, those of this browser, and how many the tab counts.
import { expect, it } from 'vitest';
import { Client, type Socket } from '../server/kit/client.ts';
import { startTable } from '../server/kit/play.ts';
import { barriersInEveryLook } from './barriers.ts';
import { turnOf } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

it('shows where it is one’s turn, and leads there', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob' });
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const adaActs = (await turnOf(ada.page)) === 'mine';
  const [acts, waits] = adaActs ? [ada, bob] : [bob, ada];
  const [page, other] = [acts.page, adaActs ? 'Bob' : 'Ada'];
  await page.goto('/');
  const tables = page.getByRole('region', { name: 'Your turn 1' });
  await tables.getByText(`with ${other}`).waitFor();
  await page.getByRole('heading', { name: /^Welcome back, / }).waitFor();
  await page.getByText('A table is waiting for you.').waitFor();
  expect(await page.title()).toMatch(/^\(1\) Sunglade/);
  await waits.page.goto('/');
  await waits.page
    .getByRole('region', { name: 'Your tables' })
    .getByText(`waiting for ${adaActs ? 'Ada' : 'Bob'}`)
    .waitFor();
  expect(await waits.page.title()).toMatch(/^Sunglade/);
  await tables.getByRole('link', { name: 'Play Harmonies' }).click();
  await page.locator('.table .stage').waitFor();
  expect(await turnOf(page)).toBe('mine');
  expect(acts.problems).toEqual([]);
  await Promise.all([ada.context.close(), bob.context.close()]);
});

it('shows every table where it is one’s turn, with the time left and whom one plays with, however many', async () => {
  const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(site.server.url, name)));
  if (!ada || !bob || !eve) throw new Error('nobody came');
  const opened: Socket[] = [];
  // Chance decides who begins.
  for (let mine = 0, tables = 0; mine < 5; tables++) {
    if (tables === 60) throw new Error('it never was her turn');
    const { table, sockets } = await startTable('harmonies', [ada, mine === 4 ? eve : bob], {
      clock: { kind: 'days', days: 3 },
    });
    if ((sockets[0]?.seen(table).acting ?? 0) & 1) mine++;
    else await sockets[1]?.act(table, 1, '!resign');
    opened.push(...sockets);
  }
  const { page, context, problems } = await site.visit({ name: 'Ada', size: 'phone' });
  const [cookie = '', value = ''] = ada.cookie.split('=');
  await context.addCookies([{ name: cookie, value, url: site.server.url }]);
  await page.goto('/');
  const tables = page.getByRole('region', { name: 'Your turn 5' });
  await tables.waitFor();
  await expect.poll(() => tables.locator('.table-card').count()).toBe(4);
  const [cards, rows] = [tables.locator('.table-card'), tables.locator('.table-rows')];
  await expect.poll(() => cards.getByText(/^[23] days left$/).count()).toBe(4);
  // The others have less time left.
  const fifth = rows.getByRole('link', { name: 'Harmonies with Eve' });
  await rows.getByText(/^Your turn, [23] days left$/).waitFor();
  expect(await barriersInEveryLook(page, { parts: ['.your-tables'] })).toEqual([]);
  await fifth.press('Enter');
  await page.locator('.table .stage').waitFor();
  expect(await turnOf(page)).toBe('mine');
  expect(problems).toEqual([]);
  for (const socket of opened) socket.close();
  await context.close();
});

it('shows what was begun in this browser, and nothing to somebody new', async () => {
  const { page, context, problems } = await site.visit();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Grow something together.' }).waitFor();
  expect(await page.locator('.your-tables').count()).toBe(0);
  await keepTables(page, [
    await makeTable({ id: 'table-in-the-middle', steps: 80 }),
    await makeTable({ id: 'harmonies-begun', game: 'harmonies', steps: 40 }),
  ]);
  await page.reload();
  await page.getByRole('region', { name: 'Your tables' }).getByText('with Fox').first().waitFor();
  expect(await barriersInEveryLook(page)).toEqual([]);
  await page.getByRole('link', { name: 'Continue Evergreen' }).first().click();
  await page.locator('.eg-planet').first().waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
