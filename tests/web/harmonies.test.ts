// Harmonies in a real browser: whole games by taps on a phone and by keyboard alone, the help of a card, no barriers.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInEveryLook, tooWide } from './barriers.ts';
import { deliberate, firstOf, myTurn, answered as step } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

const OVER = 'dialog .story';
const CHOICE = 'dialog .choices .btn';
const SPIRIT = '.hm-spirit.may';
const CUBE = '.hm-life .hm-space.cubes';
const PLACE = '.hm-life .hm-space.places';
const GROUP = '.hm-group.may';
const CARD = '.hm-offered.may';
const DONE = '.bar .primary[data-step]';

/** The first of what a person would do now; null when the game is over. */
async function nextMove(page: Page, wanted: readonly string[]): Promise<string | null> {
  await myTurn(page);
  const found = await firstOf(page, [OVER, CHOICE, SPIRIT, ...wanted, DONE]);
  return found === OVER ? null : found;
}

/** Taps a space where it can be seen: a stack in front of it may cover its middle. */
async function tapSpace(page: Page, selector: string, which: number): Promise<void> {
  const point = await page.evaluate(
    ([text, wish]) => {
      const all = [...document.querySelectorAll(text)];
      const space = all[wish % all.length];
      space?.scrollIntoView({ block: 'center' });
      const hex = space?.querySelector('.hm-hit')?.getBoundingClientRect();
      if (!space || !hex) return null;
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const right of [0.5, 0.3, 0.7]) {
          const [x, y] = [hex.x + hex.width * right, hex.y + hex.height * down];
          if (document.elementFromPoint(x, y)?.closest('[data-space]') === space) return { x, y };
        }
      }
      return null;
    },
    [selector, which] as const,
  );
  if (!point) throw new Error(`nothing of ${selector} ${which} can be seen`);
  // Twice at one place within a moment would count as one tap.
  await deliberate(page);
  await page.touchscreen.tap(point.x, point.y);
}

/** Opens a table without tips: they take room that a scripted thumb does not scroll for. */
const table = async (page: Page, address = '/play/harmonies'): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('sunglade.harmonies.tips', 'off'));
  await page.goto(address);
  await page.locator('.hm-board').waitFor();
};

describe('against a bot, by taps, on a phone', () => {
  it('is played to its end, never wider than the screen', async () => {
    const { page, context, problems } = await site.visit({ size: 'phone', name: 'Fern' });
    await table(page);
    let cards = 0;
    for (let i = 0; i < 400; i++) {
      const move = await nextMove(page, [CUBE, PLACE, GROUP]);
      if (move === null) break;
      // Now and then an animal: the first tap looks, the second takes.
      if (move === GROUP && cards < 3) {
        const card = page.locator(CARD).nth(cards);
        const target = await card.getAttribute('data-target');
        await card.tap();
        await page.locator('.hm-offered.looked').waitFor();
        expect(await page.locator('.hm-sign').isVisible()).toBe(true);
        await deliberate(page);
        await step(page, () => page.locator('.hm-offered.looked').tap());
        await page.locator(`.hm-offered[data-target="${target}"]`).waitFor({ state: 'detached' });
        expect(await tooWide(page)).toBe(0);
        cards++;
      }
      if (move === CUBE || move === PLACE) await step(page, () => tapSpace(page, move, i * 7));
      else await step(page, () => page.locator(move).nth(0).tap());
      if (i % 20 === 0) expect(await tooWide(page)).toBe(0);
    }
    await page.locator(OVER).waitFor();
    expect(cards).toBe(3);
    expect(await page.locator(`${OVER} .podium li`).count()).toBe(2);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('says why not, in words and with the rule', async () => {
    const { page, context } = await site.visit({ size: 'phone', lang: 'de' });
    await table(page);
    await page.locator(GROUP).first().waitFor();
    await tapSpace(page, '.hm-life .hm-space', 11);
    await page.locator('.why').getByText('Nimm zuerst eine Gruppe Steine aus der Mitte.').waitFor();
    await page.locator('.why').getByRole('link', { name: 'Eine Gruppe je Zug' }).waitFor();
    await step(page, () => page.locator(GROUP).first().tap());
    await expect.poll(() => page.locator('.why').count()).toBe(0);
    // Dark, but it answers.
    const dark = page.locator('.hm-group').nth(3);
    await dark.evaluate((group) => group.scrollIntoView({ block: 'center' }));
    await dark.tap({ force: true });
    await page.locator('.why').getByText('Du hast in diesem Zug schon Steine genommen').waitFor();
    await context.close();
  });

  it('places the token that was chosen, and takes it back', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await table(page);
    await step(page, () => page.locator(GROUP).nth(2).tap());
    const tokens = page.locator('.hm-mine[aria-label]:not(.gone)');
    expect(await tokens.count()).toBe(3);
    const last = tokens.last();
    await last.tap();
    const name = ((await last.getAttribute('aria-label')) ?? '').replace('Place ', '').replace(' next', '');
    await step(page, () => tapSpace(page, PLACE, 5));
    await expect.poll(() => page.locator('.hm-life .hm-space use').count()).toBe(1);
    await page.locator('.ticker').getByText(name).waitFor();
    await step(page, () => page.getByRole('button', { name: 'Undo' }).tap());
    await expect.poll(() => page.locator('.hm-life .hm-space use').count()).toBe(0);
    expect(await tokens.count()).toBe(3);
    await context.close();
  });
});

/** Points at every card on offer: the board must show what the card says. Answers with how many places were shown. */
async function checkOffered(page: Page): Promise<number> {
  let found = 0;
  for (const card of await page.locator('.hm-offered').all()) {
    const label = (await card.textContent()) ?? '';
    const [, stands = '', lacks = ''] = /(\d+) habitats? on the board, (\d+) lacking/.exec(label) ?? [];
    await card.hover();
    await page.locator('.hm-sign').waitFor();
    // The sign of the card before may still be there.
    const sign = (part: string): Promise<string> => page.locator(`.hm-sign ${part}`).innerText();
    await expect.poll(async () => [await sign('.stands'), await sign('.lacks')]).toEqual([stands, lacks]);
    await expect.poll(() => page.locator('[data-stands]').count()).toBe(Number(stands));
    await expect.poll(async () => (await page.locator('[data-lacks]').count()) > 0).toBe(Number(lacks) > 0);
    found += Number(stands) + Number(lacks);
  }
  return found;
}

describe('the help of a card', () => {
  it('shows on the board what the card says, when it is pointed at', async () => {
    const { page, context } = await site.visit();
    await page.goto('/about');
    // Alone: what lies on offer would depend on what a bot takes, and that on how long it could think.
    await keepTables(page, [await makeTable({ game: 'harmonies', id: 'help-of-cards', seats: 1, steps: 0 })]);
    await table(page, '/play/harmonies/help-of-cards');
    let found = 0;
    // Turn after turn, until there is something to find.
    for (let i = 0; i < 90 && found === 0; i++) {
      const move = await nextMove(page, [PLACE, GROUP]);
      if (move === null) break;
      const all = page.locator(move);
      const which = i % (await all.count());
      await step(page, () => all.nth(which).dispatchEvent('click'));
      if (i >= 24 && move === GROUP) found = await checkOffered(page);
    }
    expect(found).toBeGreaterThan(0);
    await page.mouse.move(2, 2);
    await page.locator('.hm-sign').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('alone with spirits on the side of islands, by keyboard alone', () => {
  /** How often to press Tab (or, below 0, Shift and Tab) to come to something that fits, if nothing moves meanwhile. */
  const wayTo = (page: Page, selector: string): Promise<number> =>
    page.evaluate((text) => {
      const can = 'a[href], button:not([disabled]), input, select, summary, [tabindex]';
      const stops = [...document.querySelectorAll<HTMLElement>(can)].filter(
        (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
      );
      const here = stops.findIndex((element) => element.matches(':focus'));
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

  it('is played to its end, and the suns are told', async () => {
    const { page, context, problems } = await site.visit({ name: 'Fern' });
    await page.goto('/new/harmonies');
    await page.locator('.new-form').waitFor();
    await tabTo(page, 'input[name="seats"]');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, '.game-options summary');
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[name="option-side"]');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'input[name="option-spirits"]');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, '.new-form [type="submit"]');
    await page.keyboard.press('Enter');
    await page.locator('.hm-solo').waitFor({ state: 'attached' });
    expect(await page.locator('.hm-board.side-B').count()).toBe(1);
    expect(await page.locator('.hm-life [role="button"]').count()).toBe(25);
    let swapped = false;
    for (let i = 0; i < 300; i++) {
      // An animal every third time; in between the offer may be changed after a turn.
      const move = await nextMove(page, i % 3 === 0 ? [CUBE, PLACE, CARD, GROUP] : [CUBE, PLACE, GROUP, CARD]);
      if (move === null) break;
      if (move === CUBE || move === PLACE) {
        await tabTo(page, '.hm-life .hm-space');
        // One stop for the whole board: the arrows and the pages move inside it.
        expect(await page.locator('.hm-life [tabindex="0"]').count()).toBe(1);
        await page.keyboard.press(i % 2 ? 'PageDown' : 'PageUp');
        if (!(await page.evaluate(() => document.activeElement?.classList.contains('may'))))
          await page.keyboard.press('PageDown');
      } else await tabTo(page, move);
      if (move === CARD) swapped ||= (await page.locator(`${CARD}[data-step^="swap "]`).count()) > 0;
      await step(page, () => page.keyboard.press('Enter'));
    }
    await page.locator(OVER).waitFor();
    expect(swapped).toBe(true);
    expect(await page.locator(OVER).innerText()).toMatch(/\d+ suns?, with \d+ points/);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});

describe('in both themes', () => {
  it.each(['phone', 'desktop'] as const)('has no barrier on a %s', async (size) => {
    const { page, context } = await site.visit({ size });
    await table(page);
    const check = async (): Promise<void> =>
      expect((await barriersInEveryLook(page, { sizes: [size] })).join('\n')).toBe('');
    await page.locator(GROUP).first().waitFor();
    await check();
    for (let i = 0; i < 23; i++) {
      const move = await nextMove(page, size === 'phone' ? [CUBE, PLACE, GROUP] : [CUBE, PLACE, CARD, GROUP]);
      if (move === null) break;
      await step(page, () => page.locator(move).first().dispatchEvent('click'));
      // In the middle of a turn, with tokens in the hand.
      if (i === 21) await check();
    }
    for (const button of size === 'phone' ? ['.where-more', '.ticker'] : ['.moment-score']) {
      await page.locator(button).click();
      await page.locator('.sheet-over').waitFor();
      await check();
      await page.keyboard.press('Escape');
    }
    await context.close();
  });
});
