// Where the table waits when a time is up: the clock says so, and the others may let a bot play, also for somebody who is there.
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { turnOf } from './driver.ts';
import { openSite } from './site.ts';

const site = openSite();

it('it is one of the choices of a new table, and stands among what was agreed', async () => {
  const { page, context } = await site.visit({ name: 'Ada', size: 'phone' });
  await page.goto('/new/harmonies');
  await page.getByText('Online', { exact: true }).click();
  await page.getByLabel('Time to think').selectOption({ label: '3 days a turn' });
  await page.getByText('the others decide').click();
  expect(await violations(page, ['.new-form'])).toEqual([]);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.locator('.room-facts').getByText('When the time is up, the others decide').waitFor();
  await context.close();
});

it('the clock says that the time is up, and a bot plays when the others want it', async () => {
  // Whoever begins: one of them looks at the own clock in the head of a phone, the other at somebody else's.
  const ada = await site.visit({ name: 'Ada', size: 'phone' });
  const bob = await site.visit({ name: 'Bob', size: 'phone' });
  const { url } = site.server;
  await ada.page.request.post(`${url}/api/guest`, { data: { name: 'Ada' } });
  const opened = await ada.page.request.post(`${url}/api/tables`, {
    data: { game: 'harmonies', seats: 2, clock: { kind: 'move', seconds: 5 }, onTimeout: 'wait' },
  });
  const { id } = (await opened.json()) as { id: string };
  for (const [i, { page }] of [ada, bob].entries()) {
    await page.goto(`/t/${id}`);
    await page.locator(`[data-sit="${i}"]`).click();
  }
  await ada.page.getByText('Bob').waitFor();
  await ada.page.locator('[data-start]').click();
  for (const { page } of [ada, bob]) await page.locator('.table .stage').waitFor();
  const [late, waits] = (await turnOf(bob.page)) === 'mine' ? [bob.page, ada.page] : [ada.page, bob.page];
  for (const [who, page] of Object.entries({ late, waits }))
    await expect
      .poll(() => page.locator('.clock').allInnerTexts(), { message: `clocks of who is ${who}` })
      .toContain('time is up');
  // Nothing has happened by itself.
  expect(await turnOf(late)).toBe('mine');
  expect(await violations(waits, ['.dock'])).toEqual([]);
  await waits.getByRole('button', { name: 'Let a bot play' }).click();
  await late.getByRole('button', { name: 'I am back' }).click();
  await late.locator('.clock').getByText('time is up').waitFor({ state: 'detached' });
  await Promise.all([ada.context.close(), bob.context.close()]);
});
