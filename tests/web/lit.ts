import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The first of these that the page has now; waits until there is one. */
export async function firstOf(page: Page, selectors: readonly string[]): Promise<string> {
  const find = (): Promise<string | null> =>
    page.evaluate((all) => all.find((selector) => document.querySelector(selector)) ?? null, [...selectors]);
  let found: string | null = null;
  await expect
    .poll(
      async () => {
        found = await find();
        return found;
      },
      { timeout: 20_000, interval: 15 },
    )
    .not.toBe(null);
  return found ?? '';
}
