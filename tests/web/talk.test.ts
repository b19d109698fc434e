// How people talk is asked folded away, stands among what was agreed, and the page keeps to it.
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { visit } from './browser.ts';
import { startOwnServer } from './own-server.ts';
import { openRoom } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

it('at a table with ready phrases there is nothing to type into, and the facts say so', async () => {
  const { page, context } = await site.visit({ name: 'Ada', size: 'phone' });
  await page.goto('/new/harmonies');
  await page.getByText('Online', { exact: true }).click();
  const fold = page.locator('details', { hasText: 'Talk at the table' });
  expect(await fold.getByText('ready phrases only').isVisible()).toBe(false);
  await fold.locator('summary').click();
  await fold.getByText('ready phrases only').click();
  expect(await violations(page, ['.new-form'])).toEqual([]);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.locator('.room-facts').getByText('Talk: ready phrases only').waitFor();
  await page.getByRole('button', { name: 'Hello!' }).waitFor();
  expect(await page.locator('#chat-text').count()).toBe(0);
  await context.close();
});

it('a host who allows phrases is not asked for more, and one who allows none is not asked at all', async () => {
  for (const [talk, offered] of [
    ['phrases', 2],
    ['off', 0],
  ] as const) {
    const server = await startOwnServer('talk', { talk });
    const { page, context } = await visit(site.browser, server.url, { name: 'Ada' });
    try {
      await page.goto('/new/harmonies');
      const asked = page.waitForResponse(/\/api\/me$/);
      await page.getByText('Online', { exact: true }).click();
      await asked;
      await expect.poll(() => page.locator('input[name="talk"]').count()).toBe(offered);
      await openRoom(page, 'harmonies');
      const fact = talk === 'off' ? 'Talk: none' : 'Talk: ready phrases only';
      await page.locator('.room-facts').getByText(fact).waitFor();
      if (talk === 'off') await page.getByText('There is no talk at this table.').waitFor();
    } finally {
      await context.close();
      await server.stop();
    }
  }
});
