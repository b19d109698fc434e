// The screens a table is made for, and whether everything on them can be seen and pressed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { painted } from './browser.ts';

export const SIZES = [
  { width: 1440, height: 900, layout: 'wide' },
  { width: 1280, height: 720, layout: 'wide' },
  { width: 1024, height: 768, layout: 'lying' },
  { width: 820, height: 1180, layout: 'upright' },
  { width: 390, height: 844, layout: 'phone' },
  { width: 360, height: 740, layout: 'phone' },
  { width: 844, height: 390, layout: 'flat' },
] as const;

export async function resize(page: Page, { layout, ...size }: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size);
  const message = `${size.width} × ${size.height}: the table is laid out for it`;
  await expect
    .poll(() => page.locator('.table').getAttribute('data-layout'), { message, timeout: 30_000 })
    .toBe(layout);
  await painted(page);
}

/** What is not drawn, not wholly on the screen, or has something else over its middle. */
export const outOfReach = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (list) =>
      list.flatMap((selector) =>
        [...document.querySelectorAll(selector)].flatMap((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          if (width === 0) return [`${selector}: not drawn`];
          const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const reached = there !== null && (element.contains(there) || there.contains(element));
          if (inside && reached) return [];
          const at = [left, top, right, bottom].map(Math.round).join(' ');
          return [`${selector}: ${inside ? `under ${there?.getAttribute('class')}` : 'outside'} at ${at}`];
        }),
      ),
    [...selectors],
  );

/** By how many pixels the page is higher than the screen. */
export const scrollsBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
