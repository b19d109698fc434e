// Everdell Duo in a real browser: a whole game against a bot by clicks on a phone, looking before doing with a finger, why
// not, dragging, and no barrier in any look.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersInEveryLook, tooWide, violations } from './barriers.ts';
import { launch, look, visit } from './browser.ts';
import { firstOf, myTurn, press } from './driver.ts';
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

const OVER = 'dialog .story';
const CHOICE = 'dialog .choices [data-step]';
const DONE = '.bar .primary[data-step]';
const ANSWER = '.ed-answers [data-step]:not([data-step="decline"])';
const ASKED_CARD = '.table:has(.ed-asked) .ed-card.may, .table:has(.ed-asked) .ed-strip.may';
const DECLINE = '.ed-answers [data-step="decline"]';
const PLAY = '.ed-card.play, .ed-hand .ed-card.may';
const WORKER = '.ed-place.may, .ed-event.may, .ed-strip.may';
const TAKE = '.ed-deck.may, .ed-card.take';
/** In the order in which a person would do them. */
const MOVES = [CHOICE, DONE, ANSWER, ASKED_CARD, DECLINE, PLAY, WORKER, TAKE] as const;

async function nextMove(page: Page): Promise<string | null> {
  await myTurn(page);
  const found = await firstOf(page, [OVER, ...MOVES]);
  return found === OVER ? null : found;
}

/** One click of the person, each time elsewhere; false when the game is over. */
async function clickOn(page: Page, turn: number): Promise<boolean> {
  const move = await nextMove(page);
  if (move === null) return false;
  const all = page.locator(move);
  await press(page, all.nth((turn * 7) % (await all.count())));
  return true;
}

async function open(page: Page): Promise<void> {
  await page.goto('/play/everdell-duo');
  await page.locator('.ed-deck.may').waitFor();
}

describe('against a bot, on a phone', () => {
  it('is played to its end by clicks, and fits the screen all the way', async () => {
    const { page, context, problems } = await visit(browser, { url: server.url, size: 'phone' });
    await open(page);
    const seasons = new Set<string>();
    for (let i = 0; i < 900; i++) {
      if (i % 10 === 0) {
        expect(await tooWide(page)).toBe(0);
        seasons.add((await page.locator('.where').innerText()).split(/[\n,]/)[1] ?? '');
      }
      if (!(await clickOn(page, i))) break;
    }
    await page.locator(OVER).waitFor();
    expect(seasons).toEqual(new Set(['Winter', 'Spring', 'Summer', 'Autumn']));
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await barriersInEveryLook(page)).toEqual([]);
    await context.close();
  });

  it('shows a card to a finger before anything is done with it', async () => {
    const { page, context } = await visit(browser, { url: server.url, size: 'phone' });
    await open(page);
    const card = page.locator('.ed-row .ed-card').nth(5);
    await card.tap();
    const text = page.locator('.ed-look .ed-looked-text');
    await text.waitFor();
    expect(await text.innerText()).toMatch(/costs .+point/s);
    const name = await page.locator('.ed-look h3').innerText();
    await page.locator('.ed-look').getByRole('button', { name: 'into your hand' }).tap();
    await page.locator('.ed-hand').getByLabel(name).waitFor();
    // Drawing or taking moves either of the two.
    await page.locator('[data-step="move moon"]').tap();
    await page.locator('.ed-moves.moon').getByText('5 moves left').waitFor({ state: 'attached' });
    await context.close();
  });

  it('has targets of 44 px', async () => {
    const { page, context } = await visit(browser, { url: server.url, size: 'phone' });
    await open(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.ed-board button, .ed-bar button')]
        .map((button) => ({ name: button.className, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    await context.close();
  });
});

describe('at a desk', () => {
  it('offers no option that has only one value', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await page.goto('/new/everdell-duo');
    await page.locator('.game-options summary').click();
    await page.locator('input[name="option-hare"]').first().waitFor({ state: 'attached' });
    expect(await page.locator('input[name="option-mode"]').count()).toBe(0);
    await context.close();
  });

  it('says why not, with the rule', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await open(page);
    // A dark thing still answers.
    await page.locator('[data-target="place:journey"]').click({ force: true });
    await page.locator('.why').getByText('The Journey is decided at the end of the game').waitFor();
    await page.locator('.why-rule').getByText('No worker and no effect can use the Journey.').waitFor();
    await context.close();
  });

  it('lets a worker be dragged to a farm', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await open(page);
    await page.locator('.bar [data-target="workers"]').dragTo(page.locator('[data-target="place:farm-1"]'));
    await page.locator('[data-target="purse:0:twig"]').getByText('3', { exact: true }).first().waitFor();
    expect(await page.locator('[data-target="worker:0:farm-1"]').count()).toBe(1);
    await page.locator('.ed-moves.sun').getByText('5 moves left').waitFor();
    await context.close();
  });

  it('reaches everything by keyboard and tells it by name', async () => {
    const { page, context } = await visit(browser, { url: server.url });
    await open(page);
    const names = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.ed-board button, .ed-bar button, .ed-places button, .ed-events button',
        ),
      ]
        .filter((button) => button.tabIndex >= 0)
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => name.trim().length < 4)).toEqual([]);
    const farm = page.locator('[data-target="place:farm-1"]');
    await farm.focus();
    await page.keyboard.press('Enter');
    await page.locator(DONE).waitFor();
    await page.locator('.log-line').getByText('You gained 3 twigs.').waitFor();
    await context.close();
  });
});

it('has no barrier at the start, at any size and in any light', async () => {
  const { page, context } = await visit(browser, { url: server.url });
  await open(page);
  expect(await barriersInEveryLook(page)).toEqual([]);
  await look(page, 'tablet', 'light');
  expect(await tooWide(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

it.each(['de', 'fr'] as const)('fits a phone with large text in the language %s', async (lang) => {
  const { page, context } = await visit(browser, { url: server.url, size: 'phone', lang, settings: { text: 200 } });
  await open(page);
  expect(await tooWide(page)).toBe(0);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await tooWide(page)).toBe(0);
  }
  await context.close();
});
