// Where things stand in a real browser: the planet never moves under the hand, and nothing that is lit lies under the bar.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, type Size, visit } from './browser.ts';
import { startServer, type TestServer } from './server.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const CARD = '.eg-slot.may';
const ACTION = '.eg-acts .eg-act.may';
const SPACE = '.eg-life .eg-space.may';

/** Pressed where it is, without the page being scrolled for it. */
const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().dispatchEvent('click');

async function open(size: Size, path = '/play/evergreen') {
  const visitor = await visit(browser, { url: server.url, size });
  await visitor.page.goto(path);
  await visitor.page.locator(CARD).first().waitFor();
  return visitor;
}

/** Left, top, width and height on the page. */
const boxOf = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    });

describe.each(['phone', 'tablet', 'desktop'] as const)('the planet on a %s', (size) => {
  it('stays where it is, whatever the bar says', async () => {
    const { page, context } = await open(size);
    const seen: Record<string, number[]> = { draft: await boxOf(page, '.eg-planet') };
    await press(page, '.eg-space');
    await page.locator('.why').waitFor();
    seen['why not, draft'] = await boxOf(page, '.eg-planet');
    await press(page, CARD);
    await page.locator('.eg-turn').waitFor();
    seen.choose = await boxOf(page, '.eg-planet');
    await press(page, `${ACTION}[data-target$="D"]`);
    await page.locator(SPACE).first().waitFor();
    seen.act = await boxOf(page, '.eg-planet');
    await press(page, '.eg-space:not(.may)');
    await page.locator('.why').waitFor();
    seen['why not, act'] = await boxOf(page, '.eg-planet');
    await page.locator('.eg-tip .icon-button').dispatchEvent('click');
    await press(page, SPACE);
    await page.locator('.why').waitFor({ state: 'detached' });
    seen['without a tip'] = await boxOf(page, '.eg-planet');
    const first = seen.draft ?? [];
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, first])));
    await context.close();
  });
});
