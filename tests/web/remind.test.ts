// Somebody is away: the others remind them once, also where nobody talks, and everybody who plays along sees it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StartedNode } from '../../apps/server/src/start.ts';
import { violations } from './barriers.ts';
import { visit } from './browser.ts';
import { turnOf } from './driver.ts';
import { startOwnServer } from './own-server.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();
let server: StartedNode;

beforeAll(async () => {
  server = await startOwnServer('somebody is reminded', { talk: 'off' });
});
afterAll(() => server?.stop());

it('the reminder is sent once, without talk, and stays sent for whoever comes back to the page', async () => {
  const [ada, bob] = await Promise.all(
    ['Ada', 'Bob'].map((name) => visit(site.browser, server.url, { name, size: 'phone' })),
  );
  if (!ada || !bob) throw new Error('nobody came');
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const bobPlays = (await turnOf(bob.page)) === 'mine';
  const [stays, leaves, name] = bobPlays ? [ada.page, bob.page, 'Bob'] : [bob.page, ada.page, 'Ada'];
  const table = leaves.url();
  await leaves.goto('/about');
  await stays.getByRole('button', { name: `Remind ${name}` }).click();
  const reminded = stays.getByRole('button', { name: `${name} was reminded` });
  await reminded.waitFor();
  expect(await reminded.getAttribute('aria-disabled')).toBe('true');
  expect(await violations(stays, ['.dock'])).toEqual([]);
  await stays.reload();
  await reminded.waitFor();
  // Pressed anyway, the server says no, and why.
  await reminded.press('Enter');
  await stays.locator('.dock').getByText('They have been reminded. Give them some time.').waitFor();
  await leaves.goto(table);
  await reminded.waitFor({ state: 'detached' });
  expect([...ada.problems, ...bob.problems]).toEqual([]);
  await Promise.all([ada.context.close(), bob.context.close()]);
});
