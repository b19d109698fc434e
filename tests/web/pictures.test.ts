// The key screens, to be looked at by people: in English at three sizes and in both themes, in the other languages on a
// phone, where words have least room; and the tables at every size they are made for. They lie in .results/pictures.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalChair } from '../../apps/web/src/session/saved-table.ts';
import { LANGS, look, painted, THEMES } from './browser.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { resize, SIZES } from './sizes.ts';

const PICTURES = '.results/pictures';
const EVERYWHERE = (['phone', 'tablet', 'desktop'] as const).flatMap((size) =>
  THEMES.map((theme) => ({ size, theme })),
);
const ON_A_PHONE = [{ size: 'phone', theme: 'light' }] as const;

const site = openSite();
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
});

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Something that is there only when the screen is complete. */
  readonly ready: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/', ready: '.tiles .tile' },
  { name: 'new', path: '/new/evergreen', ready: '.new-form' },
  { name: 'glade', path: '/play/glade', ready: '.glade-card.lit' },
  { name: 'evergreen-start', path: '/play/evergreen/table-at-the-start', ready: '.ticker' },
  { name: 'evergreen-middle', path: '/play/evergreen/table-in-the-middle', ready: '.ticker' },
  { name: 'evergreen-end', path: '/play/evergreen/table-that-is-over', ready: 'dialog .story .course' },
];

async function photograph(page: Page, name: string, looks: typeof EVERYWHERE | typeof ON_A_PHONE): Promise<void> {
  for (const { size, theme } of looks) {
    await look(page, size, theme);
    const picture = await page.screenshot({ path: `${PICTURES}/${name}-${size}-${theme}.png` });
    expect(picture.length).toBeGreaterThan(5000);
  }
}

describe.each(LANGS)('pictures in the language %s', (lang) => {
  it('are taken', async () => {
    const { page, context } = await site.visit({ lang });
    await page.goto('/about');
    await keepTables(page, [
      await makeTable({ id: 'table-at-the-start', steps: 0 }),
      await makeTable({ id: 'table-in-the-middle', steps: 80 }),
      await makeTable({ id: 'table-that-is-over' }),
    ]);
    for (const { name, path, ready } of SCREENS) {
      await look(page, 'desktop', 'light');
      await page.goto(path);
      await page.locator(ready).first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await photograph(page, `${name}-${lang}`, lang === 'en' ? EVERYWHERE : ON_A_PHONE);
    }
    await context.close();
  });
});

/** Somebody who leads both animals. */
const ALONE: readonly LocalChair[] = [0, 0].map((person) => ({ kind: 'person', person, name: 'Fern' }));

/** In the middle of a turn. */
const TABLES = [
  { id: 'evergreen-2', game: 'evergreen', steps: 90 },
  { id: 'evergreen-4', game: 'evergreen', seats: 4, steps: 150 },
  { id: 'harmonies-2', game: 'harmonies', steps: 81 },
  { id: 'harmonies-4', game: 'harmonies', seats: 4, steps: 181 },
  { id: 'everdell-duo', game: 'everdell-duo', steps: 120 },
  { id: 'together', game: 'everdell-duo', chairs: ALONE, steps: 90, options: { mode: 'together', chapter: 3 } },
] as const;

it.each(TABLES)('the table $id is photographed at every size', async (wish) => {
  const { page, context } = await site.visit();
  await page.goto('/about');
  await keepTables(page, [await makeTable(wish)]);
  await page.goto(`/play/${wish.game}/${wish.id}`);
  await page.locator('.ticker').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  for (const size of SIZES) {
    await resize(page, size);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
      await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
      await painted(page);
      await page.screenshot({ path: `${PICTURES}/table-${wish.id}-${size.width}x${size.height}-${theme}.png` });
    }
  }
  await context.close();
});
