// The bar at the thumb, on every phone and in every game: buttons of a thumb's height, and what is asked about in sight.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGS, painted } from './browser.ts';
import { answered, firstOf, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
] as const;

const UNDO = '.bar-end .undo';

/** What leads into the middle of a turn, and what is lit there. */
const GAMES = {
  evergreen: {
    begin: ['.eg-life .eg-space.may', '.eg-acts .eg-act[data-target$="D"].may', '[data-take]', '.eg-slot.may'],
    asked: '.eg-life .eg-space.may, .eg-acts .eg-act',
  },
  harmonies: { begin: ['.hm-group.may'], asked: '.hm-life .hm-space.may, .hm-mine' },
  'everdell-duo': {
    begin: [
      '.ed-answers [data-step]:not([data-step="decline"])',
      '.ed-place.may',
      '.ed-hand .ed-card.may',
      '.ed-card.take',
    ],
    asked: '.ed-board .may, .bar .may, .bar [data-step]',
  },
} as const;

/** Plays on until there is something to take back. */
async function begin(page: Page, lit: readonly string[]): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await myTurn(page);
    const next = await firstOf(page, [UNDO, ...lit]);
    if (next === UNDO) return;
    await answered(page, () => page.locator(next).first().dispatchEvent('click'));
  }
  throw new Error('nothing could be taken back');
}

/** Cards and tokens in the bar are pieces of the game: they are as high as they need to be. */
const tooHigh = (page: Page): Promise<string[]> =>
  page
    .locator('.bar .btn')
    .evaluateAll((all) =>
      all.flatMap((button) =>
        button.getBoundingClientRect().height > 60
          ? [`${button.textContent}: ${button.getBoundingClientRect().height}`]
          : [],
      ),
    );

/** How many of these can be touched as the page stands, without scrolling. */
const inSight = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );

describe.each(Object.entries(GAMES))('%s', (game, { begin: lit, asked }) => {
  it('has a bar of a thumb’s height in the middle of a turn on every phone', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await page.goto(`/play/${game}`);
    await begin(page, lit);
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      await painted(page);
      expect({ phone, high: await tooHigh(page) }).toEqual({ phone, high: [] });
      expect(await inSight(page, '.prompt')).toBe(1);
      expect(await inSight(page, asked)).toBeGreaterThan(0);
    }
    await context.close();
  });
});

/** What of the bar lies over the newest sentence. */
const overTicker = (page: Page): Promise<string[]> =>
  page.locator('.bar :is(button, .btn, .prompt)').evaluateAll((all) => {
    const ticker = document.querySelector('.ticker')?.getBoundingClientRect();
    return all.flatMap((one) => {
      const { top, right, left, width } = one.getBoundingClientRect();
      const over = ticker && width > 0 && top < ticker.bottom && right > ticker.left && left < ticker.right;
      return over && one.getBoundingClientRect().bottom > ticker.top ? [one.textContent] : [];
    });
  });

it.each(LANGS)('stays as high as a thumb while a card of Evergreen is lifted (%s)', async (lang) => {
  const { page, context } = await site.visit({ size: 'phone', lang });
  await page.goto('/about');
  await keepTables(page, [await makeTable({ id: 'lifted-card', seats: 4, steps: 60 })]);
  await page.goto('/play/evergreen/lifted-card');
  await page.locator('.eg-slot.may').first().click();
  await page.locator('[data-take]').waitFor();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await painted(page);
    expect({ phone, high: await tooHigh(page) }).toEqual({ phone, high: [] });
  }
  await context.close();
});

it.each(LANGS)('stays as high as a thumb while a turn in Evergreen gives much away (%s)', async (lang) => {
  const { page, context } = await site.visit({ size: 'phone', lang });
  await page.goto('/about');
  await keepTables(page, [await makeTable({ id: 'wasteful', seats: 4, steps: 150 })]);
  await page.goto('/play/evergreen/wasteful');
  await page.locator('.btn.early small').waitFor();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await painted(page);
    expect({ phone, high: await tooHigh(page) }).toEqual({ phone, high: [] });
    expect({ phone, over: await overTicker(page) }).toEqual({ phone, over: [] });
  }
  await context.close();
});
