// What keeps somebody out of a page: barriers that axe knows, and what is wider than the screen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { look, type Size, THEMES } from './browser.ts';

/** What another light can change: the rest of the page is the same. */
const BY_LIGHT = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every barrier on the page, or in some parts of it; one line each. */
export async function violations(
  page: Page,
  parts: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const how: RunOptions = { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: [...rules] }) };
  return page.evaluate(
    async ({ include, how }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations: found } = await axe.run(include.length > 0 ? { include } : document, how);
      return found.map(({ id, nodes }) => {
        const places = nodes.map(({ target }) => target.join(' '));
        return `${id}: ${places.slice(0, 4).join(' | ')}`;
      });
    },
    { include: [...parts], how },
  );
}

/** By how many pixels the page could be scrolled sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Looks {
  readonly sizes?: readonly Size[];
  /** Only these parts of the page; the whole page without. */
  readonly parts?: readonly string[];
}

/** The same at both ends of the sizes and in both themes, with what makes the page scroll sideways. */
export async function barriersInEveryLook(page: Page, { sizes = ['desktop', 'phone'], parts = [] }: Looks = {}) {
  const found: string[] = [];
  for (const size of sizes)
    for (const theme of THEMES) {
      await look(page, size, theme);
      const rules = theme === THEMES[0] ? [] : BY_LIGHT;
      for (const one of await violations(page, parts, rules)) found.push(`${size} ${theme}: ${one}`);
      const wider = await tooWide(page);
      if (wider > 0) found.push(`${size} ${theme}: ${wider} px too wide`);
    }
  return found;
}
