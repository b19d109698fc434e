// Where things stand in a real browser: the planet never moves under the hand, and nothing that is lit lies under the bar.
import { AxeBuilder } from '@axe-core/playwright';
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
    await press(page, '.seat-card, .seat-chip');
    await page.locator('.stage-name').waitFor({ state: 'attached' });
    seen['somebody else’s'] = await boxOf(page, '.eg-planet');
    const first = seen.draft ?? [];
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, first])));
    await context.close();
  });
});

/** What is lit and has something else over its middle, when it has been brought into view the way the browser does. */
const covered = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(there) ? [] : [`${element.getAttribute('data-target')}: ${there?.className}`];
    }),
  );

describe('on a phone', () => {
  it('nothing that is lit lies under the bar', async () => {
    const { page, context } = await open('phone');
    expect(await page.locator('.eg-tip').count()).toBe(1);
    // What would come of a card left over is read before one is taken, without scrolling.
    const [, , , height = 0] = await boxOf(page, '.dock');
    const low = await page.locator(CARD).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...low)).toBeLessThanOrEqual(800 - height);
    expect(await covered(page, CARD)).toEqual([]);
    await press(page, CARD);
    await page.locator(ACTION).first().waitFor();
    expect(await covered(page, ACTION)).toEqual([]);
    await press(page, `${ACTION}[data-target$="D"]`);
    await page.locator(SPACE).first().waitFor();
    expect(await covered(page, SPACE)).toEqual([]);
    await context.close();
  });

  it('every space, mark and button can be hit by a finger', async () => {
    const { page, context } = await open('phone');
    const small = await page
      .locator('.eg-space .eg-hit, .eg-dock-hit, .eg-tip button, .eg-slot, .tabs button, .tools > *, .seat-chip')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && Math.min(width, height) < 43.5
            ? [`${element.getAttribute('class')}: ${width} × ${height}`]
            : [];
        }),
      );
    expect(small).toEqual([]);
    await context.close();
  });

  it('under somebody else’s board there is only the way back', async () => {
    const { page, context } = await open('phone');
    await press(page, CARD);
    await page.locator(ACTION).first().waitFor();
    await press(page, '.seat-chip');
    await page.locator('.way-back').getByRole('button', { name: 'Back to my board' }).waitFor();
    expect(await page.locator('.dock button').count()).toBe(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    await page.locator('.way-back button').click();
    await page.locator(ACTION).first().waitFor();
    expect(await page.locator('.way-back').count()).toBe(0);
    await context.close();
  });
});

/** What of all this is not wholly on the screen, or lies under the bar. */
const outOfSight = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((list) => {
    const bar = document.querySelector('.bar')?.getBoundingClientRect();
    return list.flatMap((selector) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const under =
          bar &&
          !element.closest('.bar') &&
          bottom > bar.top + 1 &&
          top < bar.bottom &&
          right > bar.left + 1 &&
          left < bar.right;
        return inside && !under ? [] : [`${selector}: ${[left, top, right, bottom].map(Math.round).join(' ')}`];
      }),
    );
  }, selectors);

describe('on one screen', () => {
  it('a phone held across shows the planet, what to do and the cards', async () => {
    const { page, context } = await open('phone');
    await page.setViewportSize({ width: 800, height: 360 });
    const all = ['.eg-space .eg-hit', '.prompt', '.table-top'];
    await expect.poll(() => outOfSight(page, [...all, '.eg-slot'])).toEqual([]);
    await press(page, CARD);
    await page.locator(ACTION).first().waitFor();
    expect(await outOfSight(page, [...all, '.eg-act'])).toEqual([]);
    await press(page, `${ACTION}[data-target$="A"]`);
    await page.locator('.bar-end [data-step]').waitFor();
    expect(await outOfSight(page, [...all, '.eg-act', '.bar-end button'])).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => outOfSight(page, all)).toEqual([]);
    await context.close();
  });

  it('a tablet shows the planet, the draft and the bar', async () => {
    const { page, context } = await open('tablet');
    for (const size of [
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => outOfSight(page, ['.eg-planet', '.panel-draft .eg-row', '.prompt', '.moment']))
        .toEqual([]);
    }
    await press(page, CARD);
    await page.locator(ACTION).first().waitFor();
    expect(await outOfSight(page, ['.eg-planet', '.panel-draft .eg-row', '.eg-act'])).toEqual([]);
    await context.close();
  });

  it('a desktop shows the live sums of two and of four', async () => {
    const { page, context } = await open('desktop');
    const parts = ['.eg-planet', '.panel-draft', '.panel-zone', '.panel-powers', '.panel-score', '.bar', '.moment'];
    await expect.poll(() => outOfSight(page, parts)).toEqual([]);
    await page.goto('/new/evergreen');
    await page.locator('.new-form input[name="seats"]').last().check({ force: true });
    await page.locator('.new-form [type="submit"]').click();
    await page.locator('.panel-score tfoot').waitFor();
    await expect.poll(() => outOfSight(page, parts)).toEqual([]);
    await context.close();
  });
});
