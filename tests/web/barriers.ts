// What keeps somebody out of a page: barriers that axe knows, and what is wider than the screen.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { look, type Size, THEMES } from './browser.ts';

/** What another light can change: the rest of the page is the same. */
const BY_LIGHT = ['color-contrast', 'link-in-text-block'];

/** Every barrier on the page, or in some parts of it; one line each. */
export async function violations(
  page: Page,
  parts: readonly string[] = [],
  rules: readonly string[] = [],
): Promise<string[]> {
  // The site has no frames, so axe need not open a page of its own for every look.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations: found } = await parts.reduce((all, part) => all.include(part), axe).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 4)
        .join(' | ')}`,
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
