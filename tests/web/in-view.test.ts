// What a table shows beside its turns: the buttons when a game is over, what somebody alone plays for, and to whoever watches
// which game it is.
import { expect, it } from 'vitest';
import { keepTables, makeTable } from './made.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';
import { outOfReach, resize, SIZES } from './sizes.ts';

const site = openSite();

it.each(['evergreen', 'harmonies', 'everdell-duo'])('at the end of %s its buttons are in reach', async (game) => {
  const { page, context } = await site.visit();
  await page.goto('/about');
  await keepTables(page, [await makeTable({ game, id: 'table-that-is-over' })]);
  await page.goto(`/play/${game}/table-that-is-over`);
  await page.locator('dialog .story .course').waitFor();
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    for (const one of await outOfReach(page, ['dialog .story-end .btn'])) found.push(`${size.width}: ${one}`);
  }
  expect(await page.locator('dialog .story-end .btn').count()).toBeGreaterThan(2);
  expect(found).toEqual([]);
  await context.close();
});

it.each([
  { game: 'evergreen', goal: '.eg-solo' },
  { game: 'harmonies', goal: '.hm-solo' },
])('who plays $game alone sees what for wherever others would be seen', async ({ game, goal }) => {
  const { page, context } = await site.visit();
  await page.goto('/about');
  await keepTables(page, [await makeTable({ game, id: 'table-of-one', seats: 1, steps: 30 })]);
  await page.goto(`/play/${game}/table-of-one`);
  await page.locator(goal).waitFor();
  const found: string[] = [];
  for (const size of SIZES.filter(({ layout }) => layout !== 'phone' && layout !== 'flat')) {
    await resize(page, size);
    for (const one of await outOfReach(page, [goal])) found.push(`${size.width}: ${one}`);
  }
  expect(found).toEqual([]);
  await context.close();
});

it('who watches on a phone is told so, and reads which game it is', async () => {
  const [host, guest, watcher] = [
    await site.visit(),
    await site.visit({ name: 'Bob' }),
    await site.visit({ size: 'phone' }),
  ];
  await sitDown('everdell-duo', host.page, guest.page, 'Bob');
  await watcher.page.goto(new URL(host.page.url()).pathname);
  await watcher.page.locator('.watching-note').waitFor();
  const cut = () =>
    watcher.page
      .locator('.where b, .watching-note')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(await cut()).toEqual([]);
  for (const { context } of [host, guest, watcher]) await context.close();
});
