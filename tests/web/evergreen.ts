// How Evergreen is played on its page: what is lit, one step of a person, and waiting until the table shows it.
import type { Page } from 'playwright-core';
import { firstOf, myTurn, press } from './driver.ts';

export const SPACE = '.eg-life .eg-space.may';
export const CARD = '.eg-slot.may';
/** Takes the card that is lifted. */
export const TAKE = '[data-take]';
export const ACTION = '.eg-acts .eg-act.may';
const POWER = '.eg-power.may';
const DONE = '.bar .primary[data-step]';
/** In the order in which a person would do them. */
export const MOVES = [SPACE, TAKE, CARD, ACTION, POWER, DONE] as const;

const OVER = 'dialog .story';

/** A new table for oneself alone, by the form. */
export async function openAlone(page: Page): Promise<void> {
  await page.goto('/new/evergreen');
  await page.locator('.new-form input[name="seats"]').first().check({ force: true });
  await page.locator('.new-form [type="submit"]').click();
  await page.locator('.eg-planet').waitFor();
}

/** The first of what a person would do now; null when the game is over. */
export async function nextMove(page: Page): Promise<string | null> {
  await myTurn(page);
  const found = await firstOf(page, [OVER, ...MOVES]);
  return found === OVER ? null : found;
}

/** One click of whoever is at the screen, each time elsewhere, so that the planet fills up; false when the game is over. */
export async function clickOn(page: Page, turn: number): Promise<boolean> {
  const move = await nextMove(page);
  if (move === null) return false;
  const all = page.locator(move);
  const which = move === SPACE || move === ACTION ? (turn * 7) % (await all.count()) : 0;
  await press(page, all.nth(which));
  if (move === CARD) await press(page, page.locator(TAKE));
  return true;
}

/** What stands on the large planet, as a screen reader tells it. */
export const planet = (page: Page): Promise<string[]> =>
  page
    .locator('.eg-life .eg-space')
    .evaluateAll((spaces) => spaces.map((space) => space.getAttribute('aria-label') ?? ''));
