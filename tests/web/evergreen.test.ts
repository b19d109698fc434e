// Evergreen in a real browser: a whole game by keyboard alone, the light, who still thinks, why not.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { answered } from './driver.ts';
import { ACTION, CARD, nextMove, openAlone, SPACE, TAKE } from './evergreen.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

describe('alone, on a phone', () => {
  it('explains the opponent’s card and says why not', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await openAlone(page);
    await answered(page, () => page.locator(CARD).first().click());
    await answered(page, () => page.locator(TAKE).click());
    await answered(page, () => page.locator(ACTION).first().click());
    await page.locator('.where-more').click();
    await page.locator('.eg-order .now').waitFor();
    expect(await page.locator('.eg-order .now').count()).toBe(1);
    await page.keyboard.press('Escape');
    // A crevice is never lit.
    await page.locator('[data-target="0:2,2"]').click({ force: true });
    await page.locator('.why').getByText('Nothing stands on a crevice.').waitFor();
    await context.close();
  });
});

describe('all at once', () => {
  it('shows on a phone who has handed in', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await page.goto('/play/evergreen');
    await page.locator(CARD).first().click();
    await page.locator(TAKE).click();
    await page.locator('.seat-card .eg-state.ready').waitFor();
    expect(await page.locator('.eg-turn').isVisible()).toBe(true);
    await context.close();
  });
});

describe('the light', () => {
  it('can be previewed from every side, and the sides are told apart by name', async () => {
    const { page, context } = await site.visit();
    await openAlone(page);
    const docks = page.locator('[data-dock]');
    expect(await docks.count()).toBe(4);
    for (const side of ['N', 'E', 'S', 'W']) {
      await page.locator(`[data-dock="${side}"]`).focus();
      await page.locator(`.eg-cast[data-side="${side}"]`).waitFor({ state: 'attached' });
      expect(await page.locator('.eg-sign').count()).toBe(1);
    }
    await page.locator('[data-dock="W"]').blur();
    expect(await page.locator('.eg-cast[data-side]').getAttribute('data-side')).toBe('N');
    await context.close();
  });
});

describe('by its letters', () => {
  it('chooses an action and uses the power, and the list of keys names them', async () => {
    const { page, context } = await site.visit();
    await page.goto('/about');
    await keepTables(page, [await makeTable({ id: 'lettered', seats: 4, steps: 149 })]);
    await page.goto('/play/evergreen/lettered');
    const act = (letter: string) => page.locator(`.eg-act[data-target$="${letter}"]`);
    await page.locator('.eg-act.may').first().waitFor();
    await answered(page, () => page.keyboard.press('p'));
    await page.locator('.eg-power.on').waitFor();
    await answered(page, () => page.keyboard.press('u'));
    await answered(page, () => page.keyboard.press('d'));
    await act('D').and(page.locator('[aria-pressed="true"]')).waitFor();
    await page.keyboard.press('?');
    for (const key of ['A', 'D', 'P']) await page.locator('.keys kbd').getByText(key, { exact: true }).waitFor();
    await context.close();
  });
});

describe('alone, by keyboard alone', () => {
  /** How often to press Tab (or, below 0, Shift and Tab) to come to something that fits, if nothing moves meanwhile. */
  const wayTo = (page: Page, selector: string): Promise<number> =>
    page.evaluate((text) => {
      const can = 'a[href], button:not([disabled]), input, select, summary, [tabindex]';
      const stops = [...document.querySelectorAll<HTMLElement>(can)].filter(
        (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
      );
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const ways = stops.flatMap((element, i) => (element.matches(text) ? [i - here] : []));
      return ways.sort((x, y) => Math.abs(x) - Math.abs(y))[0] ?? 0;
    }, selector);

  /** Goes to something that fits with the Tab key alone. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    const way = await wayTo(page, selector);
    for (let i = 0; i < Math.abs(way); i++) await page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((text) => document.activeElement?.matches(text) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way to ${selector}`);
  }

  it('is played to its end', async () => {
    const { page, context, problems } = await site.visit({ name: 'Fern' });
    await page.goto('/new/evergreen');
    await page.locator('.new-form').waitFor();
    await tabTo(page, 'input[name="seats"]');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, '.new-form [type="submit"]');
    await page.keyboard.press('Enter');
    await page.locator('.eg-solo').waitFor({ state: 'attached' });
    let checked = false;
    const parts = ['.stage', '.dock', '.panel-draft', '.panel-zone', '.panel-powers', '.panel-solo'];
    for (let i = 0; i < 400; i++) {
      const move = await nextMove(page);
      if (move === null) break;
      if (move === SPACE) {
        await tabTo(page, '.eg-life .eg-space');
        await page.keyboard.press(i % 2 ? 'PageDown' : 'PageUp');
        if (!(await page.evaluate(() => document.activeElement?.classList.contains('may'))))
          await page.keyboard.press('PageDown');
      } else if (move !== ACTION) await tabTo(page, move);
      // Actions by their letters; everything else by going there.
      await answered(page, () => page.keyboard.press(move === ACTION ? (['a', 'b', 'c'][i % 3] ?? 'a') : 'Enter'));
      if (!checked && i > 40) {
        checked = true;
        expect(await violations(page, parts)).toEqual([]);
      }
    }
    await page.locator('dialog .story').waitFor();
    expect(checked).toBe(true);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});
