// Every page, by day and by night, on a phone and at a desk: no barrier that axe knows, nothing wider than a small phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersInEveryLook, tooWide } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();

interface PageCase {
  readonly name: string;
  readonly path: string;
  /** Something that is there only when the page is. */
  readonly ready: string;
  /** Whether its folded parts are looked at, too. */
  readonly unfold?: boolean;
}

const PAGES: readonly PageCase[] = [
  { name: 'landing', path: '/', ready: '.tiles .tile' },
  { name: 'new', path: '/new/evergreen', ready: '.new-form' },
  { name: 'lobby', path: '/lobby', ready: '.page .btn' },
  { name: 'history', path: '/games', ready: '.page .panel' },
  { name: 'settings', path: '/settings', ready: '.settings' },
  { name: 'account', path: '/account', ready: '.account-part' },
  { name: 'rules-list', path: '/rules', ready: '.list-row' },
  { name: 'rules', path: '/rules/evergreen', ready: '.clause p' },
  { name: 'rules that teach', path: '/rules/harmonies', ready: '.example figcaption', unfold: true },
  { name: 'cards of Evergreen', path: '/rules/evergreen/cards', ready: '.listed-card' },
  { name: 'cards of Harmonies', path: '/rules/harmonies/cards', ready: '.listed-card' },
  { name: 'cards of Everdell Duo', path: '/rules/everdell-duo/cards', ready: '.listed-card' },
  { name: 'puzzles', path: '/puzzles', ready: '.puzzle-game:last-child .puzzle-count' },
  { name: 'puzzle-game', path: '/puzzles/harmonies', ready: '.puzzle-chip' },
  { name: 'trials', path: '/trials', ready: '.trial' },
  { name: 'about', path: '/about', ready: '.prose' },
  { name: 'lost', path: '/nowhere', ready: '.page .btn' },
  { name: 'bad-record', path: '/r#nothing', ready: '.page p' },
  { name: 'no-table', path: '/t/NoSuchTable12345', ready: '.page .btn' },
  { name: 'glade', path: '/play/glade', ready: '.glade-card.lit' },
  { name: 'evergreen', path: '/play/evergreen', ready: '.table .stage svg' },
  { name: 'harmonies', path: '/play/harmonies', ready: '.table .bar' },
  { name: 'everdell-duo', path: '/play/everdell-duo', ready: '.table .bar' },
];

/** What the browser itself says of the question who one is, and of a table that there is not. */
const EXPECTED = /40[14]/;

async function open({ page }: Visitor, { path, ready, unfold = false }: PageCase): Promise<void> {
  await page.goto(path);
  await page
    .locator(ready)
    .first()
    .waitFor({ state: unfold ? 'attached' : 'visible' });
  if (unfold)
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
  await page.evaluate(() => document.fonts.ready);
}

describe('every page', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await site.visit({ size: 'phone' });
  });
  afterAll(() => visitor?.context.close());

  it.each(PAGES)('$name has no barrier and fits a phone', async (one) => {
    await open(visitor, one);
    expect(await barriersInEveryLook(visitor.page)).toEqual([]);
    expect(visitor.problems.filter((text) => !EXPECTED.test(text))).toEqual([]);
  });
});

describe('text at double size', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await site.visit({ size: 'phone', lang: 'de', settings: { text: 200 } });
  });
  afterAll(() => visitor?.context.close());

  it.each(PAGES)('$name still fits a phone', async (one) => {
    await open(visitor, one);
    expect(await tooWide(visitor.page)).toBe(0);
  });
});

describe('languages', () => {
  it('changes at once, and stays', async () => {
    const { page, context } = await site.visit();
    await page.goto('/');
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('heading', { name: 'Faire pousser quelque chose ensemble.' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { name: 'Faire pousser quelque chose ensemble.' }).waitFor();
    await context.close();
  });
});
