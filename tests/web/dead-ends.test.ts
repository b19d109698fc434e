// Links that lead nowhere: every one says so at once, and none is without a way on.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await site.visit({ size: 'phone' });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['a table whose link was cut off', '/t/abc', 'There is no such table'],
    ['a table that never was', '/t/abcdefghijklmnopqrstuv', 'There is no such table'],
    ['a game without its record', '/r', 'This link cannot be read'],
    ['a page that is not there', '/nowhere', 'Nothing grows here'],
    ['a table of this browser that is gone', '/play/glade/abcdefghijklmnop', 'Nothing grows here'],
  ])('to %s says so and shows ways on', async (_what, path, title) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('.site-nav').waitFor();
    expect(await page.locator('.page .btn').allInnerTexts()).toEqual(['Home', 'Lobby', 'My games']);
  });

  it('to a table is a page with ways on while the server is silent, and goes on by itself', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.locator('.tiles').waitFor();
    const made = await page.evaluate(async () => {
      await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'glade', seats: 2 }),
      });
      return ((await answer.json()) as { id: string }).id;
    });
    await page.route('**/api/me', (route) => route.abort());
    await page.goto(`/t/${made}`);
    await page.getByRole('heading', { name: 'On the way to the table' }).waitFor();
    expect(await page.locator('.page .btn').count()).toBe(3);
    await page.unroute('**/api/me');
    await page.locator('.chairs').waitFor();
  });
});
