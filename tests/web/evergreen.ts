// How Evergreen is played on its page: what is lit, one step of a person, and waiting until the table shows it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { firstOf } from './lit.ts';

export const SPACE = '.eg-life .eg-space.may';
export const CARD = '.eg-slot.may';
export const ACTION = '.eg-acts .eg-act.may';
const POWER = '.eg-power.may';
const DONE = '.bar .primary[data-step]';
/** In the order in which a person would do them. */
export const MOVES = [SPACE, CARD, ACTION, POWER, DONE] as const;

const OVER = 'dialog .story';

/** A new table for oneself alone, by the form. */
export async function openAlone(page: Page): Promise<void> {
  await page.goto('/new/evergreen');
  await page.locator('.new-form input[name="seats"]').first().check({ force: true });
  await page.locator('.new-form [type="submit"]').click();
  await page.locator('.eg-planet').waitFor();
}

/** Whose board is large, what is lit and how much has been told: changes with every step. */
const signature = (page: Page): Promise<string> =>
  page.evaluate((over) => {
    const lit = [...document.querySelectorAll('.eg-life .may, .eg-row .may, .eg-turn .may, .bar [data-step]')];
    const names = lit.map((element) => element.getAttribute('data-target') ?? element.getAttribute('data-step'));
    const whose = document.querySelector('.stage')?.getAttribute('aria-label');
    const lines = document.querySelectorAll('.log-line').length;
    return `${whose} ${names.join(' ')} ${lines} ${document.querySelector(over) !== null}`;
  }, OVER);

/** Does something and waits until the table shows it. */
export async function step(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await signature(page);
  await act();
  await expect.poll(() => signature(page), { timeout: 10_000, interval: 15 }).not.toBe(before);
}

/** A second tap at the same place counts as one with the first, so nobody who means it is this fast. */
const BETWEEN_TAPS = 450;

/** The first of what a person would do now; null when the game is over. */
export async function nextMove(page: Page): Promise<string | null> {
  const found = await firstOf(page, [OVER, ...MOVES]);
  return found === OVER ? null : found;
}

/** One click of whoever is at the screen, each time elsewhere, so that the planet fills up; false when the game is over. */
export async function clickOn(page: Page, turn: number): Promise<boolean> {
  const move = await nextMove(page);
  if (move === null) return false;
  const all = page.locator(move);
  const which = move === SPACE || move === ACTION ? (turn * 7) % (await all.count()) : 0;
  if (move === CARD) await page.waitForTimeout(BETWEEN_TAPS);
  await step(page, () => all.nth(which).click());
  return true;
}

/** What stands on the large planet, as a screen reader tells it. */
export const planet = (page: Page): Promise<string[]> =>
  page
    .locator('.eg-life .eg-space')
    .evaluateAll((spaces) => spaces.map((space) => space.getAttribute('aria-label') ?? ''));
