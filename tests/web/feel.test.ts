// How the table feels: points that count, dragging where clicking does as well, and the story at the end.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { stopClock, type Wish } from './browser.ts';
import { firstOf, myTurn, press } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

describe('points', () => {
  const TOTAL = '.moment-score .points';

  /** Writes down every number the own score shows from now on, and how long it took from the first to the last. */
  const watch = (page: Page): Promise<void> =>
    page.evaluate((selector) => {
      const seen: { readonly text: string; readonly heard: string; readonly at: number }[] = [];
      const place = document.querySelector(selector)?.parentElement as Element;
      const look = (): void => {
        const end = place.querySelector('.points-end')?.textContent;
        const now = place.querySelector('.points-now');
        if (now && now.getAttribute('aria-hidden') !== 'true') throw new Error('every number would be read aloud');
        const text = now?.textContent ?? place.textContent ?? '';
        if (seen.at(-1)?.text !== text) seen.push({ text, heard: end ?? text, at: performance.now() });
      };
      new MutationObserver(look).observe(place, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { seen });
    }, TOTAL);

  const seenBy = (page: Page): Promise<{ text: string; heard: string; at: number }[]> =>
    page.evaluate(() => (window as unknown as { seen: { text: string; heard: string; at: number }[] }).seen);

  /** Stores the best card of the example game: its points are the player's at once. */
  async function score(page: Page): Promise<number> {
    const cards = page.locator('.glade-card.lit b');
    await cards.first().waitFor();
    const values = (await cards.allInnerTexts()).map(Number);
    const best = Math.max(...values);
    await watch(page);
    await cards.nth(values.indexOf(best)).click();
    await page.locator('dialog .choices button').first().click();
    await page.locator('.log-line', { hasText: 'You stored' }).waitFor();
    await expect.poll(() => page.locator(TOTAL).innerText()).toBe(String(best));
    return best;
  }

  /** Plays on until the score is another one and has come to rest. */
  async function goOn(page: Page, score: string): Promise<void> {
    const buttons = ['dialog .choices button', '.bar .primary[data-step]', '.bar .steps button', '.glade-card.lit'];
    for (let i = 0; i < 100 && (await page.locator(TOTAL).innerText()) === score; i++) {
      await myTurn(page);
      await press(page, page.locator(await firstOf(page, buttons)).first());
    }
    await expect.poll(() => page.locator('.points-now').count()).toBe(0);
    // A card may have been picked already for what comes next.
    if ((await page.locator('dialog .choices').count()) > 0) await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await page.locator(TOTAL).innerText()).not.toBe(score);
  }

  it('count up to a new score, quickly, and only the new one is there for who listens', async () => {
    const { page, context } = await site.visit({ settings: { motion: 'full' } });
    await page.goto('/play/glade');
    const total = await score(page);
    const seen = await seenBy(page);
    const numbers = seen.map(({ text }) => Number(text));
    expect(numbers[0]).toBeLessThan(total);
    expect(numbers.at(-1)).toBe(total);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(seen.every(({ heard }) => heard === String(total))).toBe(true);
    expect((seen.at(-1)?.at ?? 0) - (seen[0]?.at ?? 0)).toBeLessThan(500);

    // Not in the past, and not on the way back from it.
    await goOn(page, String(total));
    await page.keyboard.press('r');
    await page.locator('.replay').waitFor();
    await watch(page);
    await page.getByRole('slider').fill('1');
    await page.getByText('1 / ').waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.locator('.replay').waitFor({ state: 'detached' });
    // What counts up does so within half a second.
    await page.clock.fastForward(600);
    const past = await seenBy(page);
    expect(past.length).toBe(2);
    expect(past.every(({ text, heard }) => text === heard)).toBe(true);
    await context.close();
  });

  it('stand at once where nothing may move', async () => {
    for (const settings of [{ motion: 'auto' }, { motion: 'none' }]) {
      const { page, context } = await site.visit({ settings });
      await page.goto('/play/glade');
      const total = await score(page);
      expect((await seenBy(page)).map(({ text }) => Number(text))).toEqual([total]);
      await context.close();
    }
  });
});

describe('dragging', () => {
  const CARD = '.eg-slot.may';
  const ACTION = '.eg-acts .eg-act.may';
  const OWN = '.eg-turn';

  /** The middle of a thing on the screen. */
  async function middle(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async function open(wish: Wish) {
    const visitor = await site.visit({ ...wish });
    await visitor.page.goto('/new/evergreen');
    await visitor.page.locator('.new-form input[name="seats"]').first().check({ force: true });
    await visitor.page.locator('.new-form [type="submit"]').click();
    await visitor.page.locator(CARD).first().waitFor();
    return visitor;
  }

  /** The empty space on which the action shown lets one plant. */
  const freeSpace = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const place = document.querySelector('.eg-life .marked')?.getAttribute('data-target');
      return `.eg-life [data-target="${place}"]`;
    });

  const takeUp = async (page: Page, selector: string): Promise<void> => {
    const { x, y } = await middle(page, selector);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y - 10, { steps: 2 });
  };

  it('takes a card with the mouse, and uses an action where it is dropped', async () => {
    const { page, context, problems } = await open({});
    await takeUp(page, CARD);
    expect(await page.locator('.drag-ghost').count()).toBe(1);
    expect(await page.locator('.eg-planet').getAttribute('data-drop')).toBe('');
    const planet = await middle(page, '.eg-planet');
    await page.mouse.move(planet.x, planet.y, { steps: 3 });
    expect(await page.locator('.eg-planet').getAttribute('data-drop')).toBe('over');
    await page.mouse.up();
    await page.locator(OWN).waitFor();
    expect(await page.locator('.drag-ghost, [data-drop], [data-dragged], .dragging').count()).toBe(0);

    await page.locator(ACTION).first().waitFor();
    await takeUp(page, ACTION);
    const space = await freeSpace(page);
    const to = await middle(page, space);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await page.locator(`${space} .eg-piece:not(.coming)`).waitFor();
    await page.locator('.log-line', { hasText: 'planted a sprout' }).waitFor();
    expect(await page.locator('.eg-act.on').count()).toBe(1);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('does nothing on Escape or beside everything, says why not, and leaves a click a click', async () => {
    const { page, context } = await open({});
    const planet = await middle(page, '.eg-planet');
    const lines = await page.locator('.log-line').count();
    await takeUp(page, CARD);
    await page.mouse.move(planet.x, planet.y);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.drag-ghost, [data-drop], .marked').count()).toBe(0);
    await page.mouse.up();
    await takeUp(page, CARD);
    await page.mouse.move(700, 20);
    await page.mouse.up();
    // Back onto itself: neither a drop nor a click.
    await takeUp(page, CARD);
    const card = await middle(page, CARD);
    await page.mouse.move(card.x, card.y);
    await page.mouse.up();
    await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    // A step would have been sent and told by now.
    await page.clock.fastForward(150);
    await myTurn(page);
    expect(await page.locator(OWN).count()).toBe(0);
    expect(await page.locator('.log-line').count()).toBe(lines);

    // A hand that trembles still clicks.
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.move(card.x + 3, card.y + 2);
    await page.mouse.up();
    await page.locator('[data-take]').click();
    await page.locator(OWN).waitFor();
    await page.locator(ACTION).first().waitFor();
    await takeUp(page, ACTION);
    const crevice = await middle(page, '.eg-life [data-target="0:2,2"]');
    await page.mouse.move(crevice.x, crevice.y);
    await page.mouse.up();
    await page.locator('.why').getByText('Nothing stands on a crevice.').waitFor();
    expect(await page.locator('.eg-act.on').count()).toBe(0);
    await context.close();
  });

  it('waits for a finger that rests, and lets a quick one scroll', async () => {
    const { page, context } = await open({ size: 'phone' });
    const touch = await context.newCDPSession(page);
    // The browser tells a flick from a rest by the times of the touches: they are given here, not waited for.
    let seconds = Date.now() / 1000;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0, after = 0.016) => {
      seconds += after;
      const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
      return touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
    };
    const slide = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
      for (let i = 1; i <= 6; i++)
        await send('touchMove', from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6);
    };
    const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
    await page.evaluate(() => {
      document.body.style.paddingBottom = '600px';
    });
    const card = await middle(page, CARD);
    // The page's clock stands still: a finger that moves on does not rest, however slow the machine is.
    await stopClock(page);
    await send('touchStart', card.x, card.y);
    await slide(card, { x: card.x, y: card.y - 200 });
    await page.clock.resume();
    expect(await page.locator('.drag-ghost').count()).toBe(0);
    await expect.poll(scrolled).toBeGreaterThan(60);
    // At rest before it is lifted, so that the page does not glide on.
    await send('touchMove', card.x, card.y - 199, 0.3);
    await send('touchEnd', 0, 0, 0.3);
    expect(await page.locator(OWN).count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(scrolled).toBe(0);

    const again = await middle(page, CARD);
    const planet = await middle(page, '.eg-planet');
    await send('touchStart', again.x, again.y);
    await page.clock.runFor(600);
    await page.locator('.drag-ghost').waitFor();
    await slide(again, planet);
    expect(await page.locator('.eg-planet').getAttribute('data-drop')).toBe('over');
    expect(await scrolled()).toBe(0);
    await send('touchEnd');
    await page.locator(OWN).waitFor();
    expect(await page.locator('.drag-ghost').count()).toBe(0);
    await context.close();
  });
});

describe('the story of the end', () => {
  it('tells the seasons apart, in a drawing without overlaps and in figures that add up', async () => {
    const { page, context } = await site.visit({ size: 'phone', lang: 'de' });
    await page.goto('/about');
    await keepTables(page, [await makeTable({ id: 'a-game-that-is-over', seats: 1 })]);
    await page.goto('/play/evergreen/a-game-that-is-over');
    const labels = page.locator('.course-label');
    await labels.first().waitFor();
    for (const [width, root, names] of [
      [360, 100, ['Frühling', 'Sommer', 'Herbst', 'Winter']],
      [360, 200, ['Frü.', 'Som.', 'Her.', 'Win.']],
      [1440, 100, ['Frühling', 'Sommer', 'Herbst', 'Winter']],
    ] as const) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, root);
      // Drawn anew for its width, and a reader changes the size of the text elsewhere: from one width to the other.
      await page.setViewportSize({ width: width - 20, height: 800 });
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => labels.allTextContents()).toEqual(names);
      const boxes = await labels.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      const course = await page.locator('.course').boundingBox();
      let edge = course?.x ?? 0;
      for (const box of boxes) {
        expect(box.left).toBeGreaterThan(edge);
        edge = box.right;
      }
      expect(edge).toBeLessThanOrEqual((course?.x ?? 0) + (course?.width ?? 0));
    }
    await page.getByText('In Zahlen').click();
    const table = page.locator('.story details table');
    const gains = (await table.locator('.sheet-group td').allInnerTexts()).map(Number);
    expect(gains).toHaveLength(4);
    const total = Number(await page.locator('.podium strong').innerText());
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(total);
    expect(Number(await table.locator('tfoot td').innerText())).toBe(total);
    // What a season scored counts as that season's, as the log tells it.
    const log = (await page.locator('.log-line').allTextContents()).join('\n');
    for (const [i, season] of ['Frühling', 'Sommer', 'Herbst', 'Winter'].entries()) {
      const [, light = '', forest = ''] = new RegExp(`${season} gewertet.*Licht (\\d+), Wald (\\d+)`).exec(log) ?? [];
      for (const [part, points] of [
        ['Licht', light],
        ['Wald', forest],
      ] as const) {
        const cell = table.locator('tbody').nth(i).locator('tr', { hasText: part }).locator('td');
        expect((await cell.count()) === 0 ? '0' : await cell.innerText()).toBe(points);
      }
    }
    expect(await violations(page, ['.story'])).toEqual([]);
    await context.close();
  });
});
