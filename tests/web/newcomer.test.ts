// Somebody whom the server does not know looks round: the browser has nothing to complain about, and fetches no style twice.
import { expect, it } from 'vitest';
import { openSite } from './site.ts';

const site = openSite();

const PATHS = [
  '/',
  '/learn',
  '/puzzles',
  '/trials',
  '/lobby',
  '/games',
  '/friends',
  '/notices',
  '/settings',
  '/account',
  '/rules/harmonies',
  '/new/everdell-duo',
  '/play/evergreen',
];

it.each(PATHS)('%s has no red line in the console', async (path) => {
  const { page, context, problems } = await site.visit();
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
  expect(styles).toEqual([...new Set(styles)]);
  expect(styles.length).toBeGreaterThan(0);
  await context.close();
});
