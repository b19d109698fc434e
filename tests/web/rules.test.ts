// The rules page: how to play first, then every clause, each found by its address, folded or not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();

describe.each(['phone', 'desktop'] as const)('the rules of Evergreen on a %s', (size) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await site.visit({ size });
  });
  afterAll(() => visitor?.context.close());

  it('begin with how to play, told with the pieces', async () => {
    const { page } = visitor;
    await page.goto('/rules/evergreen');
    await page.getByRole('heading', { name: 'How to play, in a minute' }).waitFor();
    // Every symbol that is named must be in the document, or there is a hole in the picture.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.guide use')].every((use) => {
        const id = use.getAttribute('href')?.slice(1) ?? '';
        return document.getElementById(id) !== null;
      }),
    );
    expect(await page.locator('.guide use').count()).toBeGreaterThan(20);
  });

  it('show the clause that a link names, though its part may be folded', async () => {
    const { page } = visitor;
    await page.goto('/rules/evergreen#forest-members');
    await page.reload();
    await page.locator('#forest-members.named').waitFor();
    expect(await page.locator('#forest-members').evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(600);
    await page.evaluate(() => {
      location.hash = '#solo-titles';
    });
    await page.locator('#solo-titles.named').waitFor();
    expect(await page.locator('.clause.named').count()).toBe(1);
    expect(visitor.problems.filter((text) => !text.includes('401'))).toEqual([]);
  });
});

it('has contents that lead to the parts', async () => {
  const { page, context } = await site.visit({ lang: 'de' });
  await page.goto('/rules/evergreen');
  const nav = page.getByRole('navigation', { name: 'Inhalt' });
  await nav.waitFor();
  expect(await nav.getByRole('link').count()).toBe(10);
  await nav.getByRole('link', { name: 'Licht und Schatten' }).click();
  await expect
    .poll(() => page.locator('#light-points').evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200);
  // It stays in sight beside the text.
  expect(await nav.locator('ul').evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await context.close();
});

it('is just the clauses for a game without a guide', async () => {
  const { page, context } = await site.visit();
  await page.goto('/rules/glade');
  await page.locator('.clause p').first().waitFor();
  expect(await page.locator('.guide, .contents, details').count()).toBe(0);
  await context.close();
});
