// Every page by day and by night: no barrier that axe knows, nothing wider than a small phone, and pictures to look at.
import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Size, type Visitor, visit } from './browser.ts';
import { startServer, type TestServer } from './server.ts';

const PICTURES = '.results/pictures';
const THEMES = ['light', 'night'] as const;

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface PageCase {
  readonly name: string;
  readonly path: string;
  /** Something that is there only when the page is. */
  readonly ready: string;
}

const PAGES: readonly PageCase[] = [
  { name: 'landing', path: '/', ready: '.tiles .tile' },
  { name: 'new', path: '/new/evergreen', ready: '.new-form' },
  { name: 'lobby', path: '/lobby', ready: '.page .btn' },
  { name: 'history', path: '/games', ready: '.page .panel' },
  { name: 'settings', path: '/settings', ready: '.settings' },
  { name: 'rules-list', path: '/rules', ready: '.list-row' },
  { name: 'rules', path: '/rules/evergreen', ready: '.clause p' },
  { name: 'about', path: '/about', ready: '.prose' },
  { name: 'lost', path: '/nowhere', ready: '.page .btn' },
  { name: 'glade', path: '/play/glade', ready: '.glade-card.lit' },
  { name: 'evergreen', path: '/play/evergreen', ready: '.table .stage svg' },
  { name: 'harmonies', path: '/play/harmonies', ready: '.table .bar' },
  { name: 'everdell-duo', path: '/play/everdell-duo', ready: '.table .bar' },
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
  );
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function open(page: Page, { path, ready }: PageCase): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

describe.each(THEMES)('every page in the %s theme', (theme) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, { url: server.url, size: 'phone', theme });
  });
  afterAll(() => visitor?.context.close());

  it.each(PAGES)('$name has no barrier and fits a phone', async (one) => {
    const { page, problems } = visitor;
    await open(page, one);
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
  });
});

describe('text at double size', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, { url: server.url, size: 'phone', lang: 'de', settings: { text: 200 } });
  });
  afterAll(() => visitor?.context.close());

  it.each(PAGES)('$name still fits a phone', async (one) => {
    await open(visitor.page, one);
    expect(await tooWide(visitor.page)).toBe(0);
  });
});

describe('languages', () => {
  it('changes at once, and stays', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await page.goto('/');
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('heading', { name: 'Faire pousser quelque chose ensemble.' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { name: 'Faire pousser quelque chose ensemble.' }).waitFor();
    await context.close();
  });
});

const PHOTOGRAPHED = PAGES.filter(({ name }) => ['landing', 'new', 'glade', 'evergreen'].includes(name));
const LANG_OF: Readonly<Record<Size, 'en' | 'de' | 'fr'>> = { desktop: 'en', tablet: 'de', phone: 'fr' };

describe.each(['phone', 'tablet', 'desktop'] as const)('pictures for a %s', (size) => {
  it.each(THEMES)('are taken in the %s theme', async (theme) => {
    const { page, context } = await visit(browser, { url: server.url, size, theme, lang: LANG_OF[size] });
    for (const one of PHOTOGRAPHED) {
      await open(page, one);
      const picture = await page.screenshot({ path: `${PICTURES}/${one.name}-${size}-${theme}.png` });
      expect(picture.length).toBeGreaterThan(5000);
    }
    await context.close();
  });
});
