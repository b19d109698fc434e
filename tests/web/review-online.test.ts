// The review of a game that was played online: made by the server, and by the page itself where the server does not.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../server/kit/client.ts';
import { playOn, startTable } from '../server/kit/play.ts';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { launch, type Visitor, visit } from './browser.ts';

const folder = createFolder();
let browser: Browser;
let server: Server;
let table = '';

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer(folder)]);
  const ann = await Client.guest(server.url, 'Ann');
  const bob = await Client.guest(server.url, 'Bob');
  const started = await startTable('evergreen', [ann, bob]);
  table = started.table;
  await playOn(table, started.sockets, 5_000);
  for (const socket of started.sockets) socket.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  removeFolder(folder);
});

const enter = (): Promise<Visitor> => visit(browser, server.url, { measured: true });

/** What the page asked of the server about reviews. */
function asked(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/review')) all.push(request.method());
  });
  return all;
}

/** How often this page has begun to think by itself. */
const workers = (page: Page): number => page.workers().filter((one) => one.url().includes('coach.worker')).length;

async function lookBack(page: Page): Promise<void> {
  await page.goto(`/t/${table}`);
  await page.locator('.story').getByRole('button', { name: 'Review the game' }).click();
  await page.waitForURL(/\/review\?table=/);
}

const figures = (page: Page): Promise<string> => page.locator('.review-why').innerText({ timeout: 120_000 });
let fromServer = '';

it('is made by the server, and not by the page', async () => {
  const { page, context, problems } = await enter();
  const requests = asked(page);
  let thought = 0;
  page.on('worker', (one) => {
    if (one.url().includes('coach.worker')) thought++;
  });
  await lookBack(page);
  fromServer = await figures(page);
  expect(requests).toContain('POST');
  expect(thought).toBe(0);
  expect(await page.locator('.moment-head').count()).toBeGreaterThan(0);
  // Kept here, too: the second time nobody is asked.
  const before = requests.length;
  await page.reload();
  await page.locator('.review-why').waitFor();
  expect(requests.length).toBe(before);
  expect(problems).toEqual([]);
  await context.close();
});

it.each([
  ['says that it makes none', { status: 501, contentType: 'application/json', body: '{"code":"no-reviews-here"}' }],
  ['is busy', { status: 503, contentType: 'application/json', body: '{"code":"busy"}' }],
  [
    'makes another kind of review',
    {
      status: 200,
      contentType: 'application/json',
      body: '{"state":"done","ahead":0,"done":1,"moments":[],"review":{"engine":"other"}}',
    },
  ],
])('is made by the page where the server %s, and comes out the same', async (_, answer) => {
  const { page, context } = await enter();
  await page.route('**/api/tables/*/review', (route) => route.fulfill(answer));
  await lookBack(page);
  await expect.poll(() => workers(page) > 0 || page.locator('.review-why').count()).toBeTruthy();
  expect(await figures(page)).toBe(fromServer);
  await context.close();
});

it('is made by the page where there is no network', async () => {
  const { page, context } = await enter();
  await page.route('**/api/tables/*/review', (route) => route.abort());
  await lookBack(page);
  expect(await figures(page)).toBe(fromServer);
  await context.close();
});

it('is stopped at the server, too', async () => {
  const { page, context } = await enter();
  const requests = asked(page);
  const working = { state: 'working', ahead: 0, done: 0.3, moments: [], review: null };
  await page.route('**/api/tables/*/review', (route) => route.fulfill({ json: working }));
  await lookBack(page);
  await page.getByText('Owl is looking at the game: 30 %').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  await expect.poll(() => requests.at(-1)).toBe('DELETE');
  await context.close();
});
