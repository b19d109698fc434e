// One's own turn in a real browser: it is not ended by accident, taps are not punished, and the keyboard never gets lost.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { painted, type Size, stopClock } from './browser.ts';
import { answered, deliberate, firstOf, myTurn, press, turnOf } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

const CARD = '.eg-slot.may';
/** Takes the card that is lifted. */
const TAKE = '[data-take]';
const ACTION = '.eg-acts .eg-act.may';
const SPACE = '.eg-life .eg-space.may';
const POWER = '.eg-power.may';
const EARLY = '.bar .early';
const DONE = '.bar .primary[data-step]';
/** A game against a bot, with a card and action A, and one of three sprouts planted. */
async function begin(size: Size): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const { page, context } = await site.visit({ size });
  await page.goto('/play/evergreen');
  await page.locator(CARD).first().click();
  await page.locator(TAKE).click();
  await page.locator(ACTION).first().click();
  await answered(page, () => page.locator(SPACE).first().click());
  return { page, close: () => context.close() };
}

const playing = (page: Page): Promise<boolean> => page.locator('.eg-turn').isVisible();

describe('handing in too early', () => {
  it.each(['phone', 'desktop'] as const)(
    'tells what is left and wants a second, deliberate press: %s',
    async (size) => {
      const { page, close } = await begin(size);
      const early = page.locator(EARLY);
      await early.getByText('without 2 sprouts and the power').waitFor();
      expect(await page.locator(DONE).count()).toBe(0);
      // A double press is one press.
      await early.dblclick();
      await page.locator(`${EARLY}.asked`).getByText('Press again').waitFor();
      await page.locator('[aria-live]', { hasText: 'Press again – End turn without 2 sprouts and the power' }).waitFor({
        state: 'attached',
      });
      expect(await playing(page)).toBe(true);
      // Another effect first: the question is put anew.
      await page.locator(SPACE).first().click();
      await early.getByText('without 1 sprout and the power').waitFor();
      expect(await page.locator(`${EARLY}.asked`).count()).toBe(0);
      await early.click();
      await deliberate(page);
      expect(await playing(page)).toBe(true);
      await early.click();
      await page.locator('.eg-turn').waitFor({ state: 'detached' });
      await close();
    },
  );

  it('asks at the keyboard as well', async () => {
    const { page, close } = await begin('desktop');
    await page.locator(EARLY).focus();
    await page.keyboard.press('Enter');
    await page.locator(`${EARLY}.asked`).waitFor();
    await deliberate(page);
    await page.keyboard.press('Enter');
    await page.locator('.eg-turn').waitFor({ state: 'detached' });
    await close();
  });

  it('is a single press on green where nothing is left', async () => {
    const { page, close } = await begin('desktop');
    for (let lit = ''; lit !== DONE; ) {
      lit = await firstOf(page, [SPACE, POWER, DONE]);
      if (lit !== DONE) await press(page, page.locator(lit).first());
    }
    await page.locator(DONE).click();
    await page.locator('.eg-turn').waitFor({ state: 'detached' });
    await close();
  });

  it('has no button that does nothing while the turn cannot be ended', async () => {
    const { page, context } = await site.visit();
    await page.goto('/play/evergreen');
    await page.locator(CARD).first().click();
    await page.locator(TAKE).click();
    await page.locator(ACTION).first().waitFor();
    expect(await page.locator('.bar-end .btn.primary').count()).toBe(0);
    await context.close();
  });
});

describe('a double tap', () => {
  /** A deal in which the person takes the first card: with a bot that takes its time there is then a moment to wait. */
  async function beginFirst(page: Page): Promise<void> {
    await page.goto('/play/evergreen');
    await page.locator(CARD).first().waitFor();
    expect(await page.locator('.eg-taken').count()).toBe(0);
  }

  it('takes one card and is not told off', async () => {
    const { page, context } = await site.visit({ size: 'phone', settings: { pace: 'calm' } });
    await beginFirst(page);
    const box = await page.locator(CARD).first().boundingBox();
    if (!box) throw new Error('no card');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const complaints: string[] = [];
    await page.exposeFunction('complain', (text: string) => complaints.push(text));
    await page.evaluate(() => {
      new MutationObserver(() => {
        const why = document.querySelector('.why');
        if (why) (window as unknown as { complain(text: string): void }).complain(why.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
    // The page's time stands still, however long this machine takes for two taps.
    await stopClock(page);
    await page.touchscreen.tap(x, y);
    await page.clock.runFor(120);
    await page.touchscreen.tap(x, y);
    await page.clock.resume();
    await page.locator(ACTION).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leaves no old answer behind when the game has gone on', async () => {
    const [ada, bob] = [await site.visit({ name: 'Ada' }), await site.visit({ name: 'Bob' })];
    await sitDown('evergreen', ada.page, bob.page, 'Bob');
    // Whoever is first takes a card and presses on, while the other takes their time.
    const pages = [ada.page, bob.page];
    await Promise.race(pages.map(myTurn));
    const [first, second] = (await turnOf(ada.page)) === 'mine' ? pages : pages.toReversed();
    if (!first || !second) throw new Error('nobody is first');
    await press(first, first.locator(CARD).first());
    await press(first, first.locator(TAKE));
    await first.locator('.eg-life .eg-space').first().dispatchEvent('click');
    await first.locator('.why').waitFor();
    await myTurn(second);
    await press(second, second.locator(CARD).first());
    await press(second, second.locator(TAKE));
    await first.locator(ACTION).first().waitFor();
    await first.locator('.why').waitFor({ state: 'detached' });
    for (const { context } of [ada, bob]) await context.close();
  });
});

describe('the keyboard', () => {
  const focused = (page: Page, selector: string): Promise<void> =>
    page.waitForFunction((text) => document.activeElement?.matches(text) ?? false, selector).then(() => undefined);

  it('finds the focus on what is lit after every step', async () => {
    const { page, context } = await site.visit();
    await page.goto('/play/evergreen');
    await page.locator(CARD).first().waitFor();
    await page.keyboard.press('Tab');
    await page.locator(CARD).first().focus();
    await answered(page, () => page.keyboard.press('Enter'));
    await focused(page, `${CARD}.lifted`);
    await page.keyboard.press('Enter');
    // The card is gone, the actions are lit.
    await focused(page, ACTION);
    await page.keyboard.press('Enter');
    // The action is chosen, spaces are lit.
    await focused(page, SPACE);
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('PageDown');
      await focused(page, SPACE);
      await answered(page, () => page.keyboard.press('Enter'));
    }
    // Nothing more to plant: the power is next.
    await focused(page, POWER);
    // Past the undo button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await focused(page, EARLY);
    await page.keyboard.press('Enter');
    await deliberate(page);
    await page.keyboard.press('Enter');
    // The next round.
    await focused(page, CARD);
    await context.close();
  });

  it('does not move the focus of somebody who uses a mouse', async () => {
    const { page, close } = await begin('desktop');
    await myTurn(page);
    // The focus would move with the next picture.
    await painted(page);
    expect(await page.evaluate(() => document.activeElement?.matches('.eg-space.may') ?? false)).toBe(false);
    await close();
  });
});

describe('a little sign', () => {
  const bubble = (page: Page) => page.locator('.eg-bubble:popover-open');

  it('explains itself at a tap, without doing anything else', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await page.goto('/play/evergreen');
    await page.locator(CARD).first().waitFor();
    await page.locator('.where-more').tap();
    await page.locator('.eg-track .eg-explain').nth(4).tap();
    expect(await bubble(page).innerText()).toBe(
      'Place Lake, step 0 of 3. Place lakes; each grows up to 2 plants beside it. Next time: strength 1.',
    );
    await page.locator('.eg-biome .eg-explain').first().tap();
    expect(await bubble(page).innerText()).toMatch(/^Snow: fertility \d, 0 big trees, 0 points at the end/);
    const box = await bubble(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    await context.close();
  });

  it('explains itself to a mouse and to the keyboard', async () => {
    const { page, context } = await site.visit();
    await page.goto('/play/evergreen');
    await page.locator('.eg-track .eg-explain').first().hover();
    await bubble(page).getByText('Plant sprouts on empty spaces.').waitFor();
    await page.mouse.move(720, 5);
    await bubble(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.locator('.eg-biome .eg-explain').last().focus();
    await bubble(page).waitFor();
    await page.keyboard.press('Tab');
    await bubble(page).getByText('Plant Sprout').waitFor();
    await page.keyboard.press('Escape');
    await bubble(page).waitFor({ state: 'detached' });
    await context.close();
  });
});

it('an action can be exchanged for another at a press while nothing was done with it', async () => {
  const { page, context } = await site.visit();
  await page.goto('/play/evergreen');
  await page.locator(CARD).first().click();
  await page.locator(TAKE).click();
  const action = (name: string) => page.locator(`.eg-act[data-target="action:${name}"]`);
  await action('A').click();
  await page.locator('.eg-act.on').getByText('A', { exact: true }).waitFor();
  await action('D').click();
  await page.locator('.eg-act.on').getByText('D', { exact: true }).waitFor();
  await action('A').click();
  await page.locator('.eg-act.on').getByText('A', { exact: true }).waitFor();
  await answered(page, () => page.locator(SPACE).first().click());
  expect(await page.locator('.eg-act.swap').count()).toBe(0);
  await context.close();
});

describe('the points of a game', () => {
  const texts = (page: Page, selector: string): Promise<readonly string[]> => page.locator(selector).allInnerTexts();

  /** Light and forest in the season card: they add up, and they are what the score sheet calls not yet sure. */
  async function checkSeason(page: Page): Promise<void> {
    await page.locator('.moment-score').click();
    const [light, forest, total] = (await texts(page, '.eg-season dd')).map(Number);
    expect(total).toBe((light ?? 0) + (forest ?? 0));
    const soon = await page.evaluate(() =>
      [...document.querySelectorAll('.panel-score tbody tr')].slice(0, 2).map((row) => {
        const mine = row.querySelector('td')?.querySelector('.soon')?.textContent ?? '0';
        return Number(mine);
      }),
    );
    expect([light, forest]).toEqual(soon);
    await page.keyboard.press('Escape');
  }

  it('stand in the season card while it is played, and in one order when it is over', async () => {
    const { page, context } = await site.visit();
    await page.goto('/about');
    const nearTheEnd = ({ season }: { season: string }): boolean => season === 'winter';
    await keepTables(page, [await makeTable({ id: 'near-the-end', until: nearTheEnd })]);
    await page.goto('/play/evergreen/near-the-end');
    const over = 'dialog .story';
    let seen = 0;
    for (let i = 0; (await myTurn(page)) === 'mine'; i++) {
      const lit = await firstOf(page, [SPACE, TAKE, CARD, ACTION, POWER, DONE]);
      if (lit === POWER && seen < 4) {
        seen++;
        await checkSeason(page);
      }
      const all = page.locator(lit);
      await press(page, all.nth((i * 7) % (await all.count())));
    }
    await page.locator(over).waitFor();
    expect(seen).toBeGreaterThan(1);
    const ranking = await texts(page, '.podium .podium-name');
    expect(await texts(page, '.bars .bar-name')).toEqual(ranking);
    const points = (await texts(page, '.podium strong')).map(Number);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    // Nothing behind it is about a game that still goes on.
    await page.keyboard.press('Escape');
    await page.locator(over).waitFor({ state: 'detached' });
    expect(await page.locator('.eg-season').count()).toBe(0);
    expect(await page.locator('.moment .eg-dial').getAttribute('aria-label')).toBe('The game is over');
    expect(await page.locator('.moment .eg-dial').textContent()).toBe('');
    expect(await page.locator('.eg-worth').innerText()).toMatch(/^\d+ points? for fertility$/);
    await page.locator('.moment-score').click();
    const sheet = await page.evaluate(() =>
      [...document.querySelectorAll('.panel-score tbody tr')]
        .slice(0, 2)
        .map((row) => row.querySelectorAll('td')[1]?.textContent?.match(/^\d+/)?.[0]),
    );
    expect((await page.locator('.seat-card .eg-brief').innerText()).split(/\s+/)).toEqual(sheet);
    await context.close();
  });
});
