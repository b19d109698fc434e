// A new version of the site while somebody is in mid-turn: it waits, says so, and takes nothing from the table.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from './browser.ts';
import { ACTION, clickOn, nextMove, openAlone, planet, SPACE } from './evergreen.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The page as any web server would serve it: files, the page for every other address, and no API. */
const serve = (folder: string): Server =>
  createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const isFile = extname(path) !== '';
    if (path.startsWith('/api')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const file = isFile ? path : '/index.html';
      const body = readFileSync(join(folder, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

/** Puts the next version into the folder: other names for its parts, as after every build, and a sign in the page. */
function release(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /-[\w-]{8}\.(js|css)$/.test(name));
  const next = new Map(names.map((name, i) => [name, name.replace(/-[\w-]{8}\.(\w+)$/, `-Next${1000 + i}.$1`)]));
  for (const [old, name] of next) renameSync(join(assets, old), join(assets, name));
  const texts = [
    ...[...next.values()].map((name) => join(assets, name)),
    join(folder, 'index.html'),
    join(folder, 'sw.js'),
  ];
  for (const file of texts) {
    let text = readFileSync(file, 'utf8');
    for (const [old, name] of next) text = text.replaceAll(old, name);
    if (file.endsWith('index.html')) text = text.replace('<head>', '<head><meta name="next" />');
    // The page itself has no hash in its name: its revision says that it changed.
    if (file.endsWith('sw.js')) text = text.replace(/("\/index\.html":)"\w+"/, '$1"next"');
    writeFileSync(file, text);
  }
}

let browser: Browser;
let web: Server;
let folder: string;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sunglade-page-'));
  cpSync('apps/web/dist', folder, { recursive: true });
  web = serve(folder);
  // A connection that is closed just as it is used again would be taken for a part that cannot be loaded.
  web.keepAliveTimeout = 0;
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  const address = web.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  web?.closeAllConnections();
  web?.close();
  rmSync(folder, { recursive: true, force: true });
});

const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name="next"]') !== null);

/** Everything that can be seen of the state of a table: what was told, what stands, what may be done. */
async function stateOf(page: Page) {
  await nextMove(page);
  const lit = page.locator('.may');
  return {
    log: await page.locator('.log-line').allInnerTexts(),
    planet: await planet(page),
    lit: await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-target'))),
    prompt: await page.locator('.prompt').innerText(),
  };
}

describe('a new version', () => {
  it('waits until it is asked for, and a turn goes on where it was', async () => {
    const { page, context, problems } = await visit(browser, url, { name: 'Fern', offline: true });
    await openAlone(page);
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.locator('.notice').count()).toBe(0);
    // Into the midst of a turn: an action is chosen, and there is still something to plant.
    let turn = 0;
    for (let seen = false; !seen && turn < 60; turn++) {
      const move = await nextMove(page);
      await clickOn(page, turn);
      seen = turn > 8 && move === ACTION && (await nextMove(page)) === SPACE;
    }

    release(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.locator('.notice', { hasText: 'A new version is ready.' });
    await notice.waitFor();
    // Nothing has changed yet: the old version goes on with its own parts, which the server has no longer.
    expect(await isNext(page)).toBe(false);
    await clickOn(page, turn);
    const before = await stateOf(page);
    expect(before.log.length).toBeGreaterThan(5);
    await page.reload();
    await expect.poll(() => stateOf(page), { timeout: 10_000 }).toEqual(before);
    expect(await isNext(page)).toBe(false);

    await notice.waitFor();
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Load it' }).click()]);
    await page.locator('.eg-planet').waitFor();
    expect(await isNext(page)).toBe(true);
    await expect.poll(() => stateOf(page), { timeout: 10_000 }).toEqual(before);
    expect(await notice.count()).toBe(0);
    // And it is a table to play on.
    await clickOn(page, turn + 1);
    expect(await stateOf(page)).not.toEqual(before);
    expect(problems.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });
});
