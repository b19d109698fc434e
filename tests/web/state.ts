// Something that looks like a page of its own, and whether anything in it keeps somebody out.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import { look, type Size } from './browser.ts';

export interface State {
  readonly name: string;
  /** Brings the page there from wherever it is. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** Where it can be seen; everywhere without. */
  readonly sizes?: readonly Size[];
  /** What is new in it; the whole page without. */
  readonly parts?: readonly string[];
}

export async function check(page: Page, { reach, ...looks }: State): Promise<void> {
  await look(page, looks.sizes?.[0] ?? 'desktop', 'light');
  await reach(page);
  expect((await barriersInEveryLook(page, looks)).join('\n')).toBe('');
}
