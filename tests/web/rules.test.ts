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
    const top = (): Promise<number> =>
      page.locator('#forest-members').evaluate((one) => one.getBoundingClientRect().top);
    // Examples and pictures above it come a moment later.
    await expect.poll(top).toBeLessThan(600);
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

describe('clauses that are shown', () => {
  it.each([
    ['evergreen', 'light-points', 'Light 3 → 5'],
    ['harmonies', 'score-water', 'Water 5 → 8'],
    ['everdell-duo', 'timing-green-production', 'Mine:'],
    ['everdell-duo', 'watch-turns-back', 'The points stay as they are.'],
  ] as const)('with the pieces of %s, and lead to the lesson that practises them', async (game, clause, says) => {
    const { page, context, problems } = await site.visit();
    await page.goto(`/rules/${game}#${clause}`);
    const shown = page.locator(`#${clause}`);
    await shown.locator('figcaption', { hasText: says }).waitFor();
    // Every piece that is named must be in the document, or there is a hole in the picture.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.example use')].every((use) => {
        const id = use.getAttribute('href')?.slice(1) ?? '';
        return document.getElementById(id) !== null;
      }),
    );
    expect(await page.locator('.example use').count()).toBeGreaterThan(10);
    await shown.locator('a.clause-lesson').click();
    await page.waitForURL(new RegExp(`/learn/${game}/.+`));
    await page.locator('.whisper').waitFor();
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('are found by a word', async () => {
    const { page, context } = await site.visit({ lang: 'de' });
    await page.goto('/rules/evergreen');
    await page.locator('.clause').first().waitFor();
    const all = await page.locator('.clause').count();
    await page.getByRole('searchbox').fill('Schatten');
    await expect.poll(() => page.locator('.clause').count()).toBeLessThan(all);
    for (const text of await page.locator('.clause').allInnerTexts()) expect(text.toLowerCase()).toContain('schatten');
    await page.getByRole('searchbox').fill('xyzzy');
    await page.getByRole('status').first().waitFor();
    expect(await page.locator('.clause').count()).toBe(0);
    await context.close();
  });
});

describe('all cards of a game', () => {
  it.each([
    ['evergreen', 'en', 42, 'Find a card', 'snow lake', 1],
    ['harmonies', 'de', 42, 'Karte suchen', 'frosch', 1],
    ['everdell-duo', 'fr', 80, 'Chercher une carte', 'ecole', 1],
  ] as const)('of %s are there with their pictures, and found by a word', async (game, lang, all, find, word, some) => {
    const { page, context, problems } = await site.visit({ lang });
    await page.goto(`/rules/${game}/cards`);
    const cards = page.locator('.listed-card');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(all);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.listed-card use')].every((use) => {
        const id = use.getAttribute('href')?.slice(1) ?? '';
        return document.getElementById(id) !== null;
      }),
    );
    await page.getByLabel(find).fill(word);
    await expect.poll(() => cards.count()).toBe(some);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('are sorted out by what they are, by keyboard, and shown again', async () => {
    const { page, context } = await site.visit();
    await page.goto('/rules/everdell-duo/cards');
    const cards = page.locator('.listed-card');
    await cards.first().waitFor();
    await page.getByLabel('Colour').selectOption('purple');
    await page.getByLabel('Type').selectOption('critter');
    await expect.poll(() => cards.count()).toBe(8);
    await page.getByText('8 cards').waitFor();
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect.poll(() => cards.count()).toBe(80);
    await context.close();
  });

  it('are reached from the rules beside a table, in a tab of their own', async () => {
    const { page, context } = await site.visit();
    await page.goto('/play/harmonies');
    await page.getByRole('link', { name: 'Rules' }).first().click();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('.rules-sheet').getByRole('link', { name: 'All cards' }).click(),
    ]);
    await opened.locator('.listed-card').first().waitFor();
    expect(new URL(opened.url()).pathname).toBe('/rules/harmonies/cards');
    await context.close();
  });
});
