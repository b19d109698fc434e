// Two people at one screen play Evergreen: the screen turns to whoever has to act, and says who that is.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickOn, planet } from './evergreen.ts';
import { openSite } from './site.ts';

const site = openSite();

const NAMES = ['Ada', 'Bob'] as const;
const other = (name: string): string => (name === 'Ada' ? 'Bob' : 'Ada');

/** The planet is drawn first, the others a moment later. */
async function drawn(page: Page): Promise<void> {
  await page.locator('.eg-planet').waitFor();
  await page.locator('.seat-card').waitFor();
}

/** Whose planet is large, by the name of the board and by the sign at it. */
async function atTheScreen(page: Page): Promise<string> {
  const board = await page.locator('.stage').getAttribute('aria-label');
  const name = NAMES.find((one) => board === `Board of ${one}`);
  if (!name) throw new Error(`whose board is "${board}"?`);
  expect(await page.locator('.stage-name').innerText()).toBe(name);
  return name;
}

/** What stands where, without what may be done there. */
const pieces = async (page: Page): Promise<string[]> =>
  (await planet(page)).map((label) => label.split(', ').slice(0, 4).join(', '));

const log = (page: Page): Promise<string[]> => page.locator('.log-line').allInnerTexts();

describe('Evergreen at one screen', () => {
  it('turns to whoever has to act, round after round, and keeps what each has done', async () => {
    const { page, context, problems } = await site.visit({ name: 'Ada' });
    await page.goto('/new/evergreen');
    await page.getByLabel('Player 2').selectOption('person');
    await page.getByLabel('Name of player 2').fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await drawn(page);

    const stood = new Map<string, readonly string[]>();
    const handedIn: string[] = [];
    let before = await log(page);
    for (let turn = 0; turn < 90 && !before.includes('Spring, round 4'); turn++) {
      const who = await atTheScreen(page);
      // Nothing is hidden in Evergreen: nobody has to say that they have taken over.
      expect(await page.locator('dialog').count()).toBe(0);
      expect(await page.locator('.seat-card .seat-title').allInnerTexts()).toEqual([other(who)]);
      const left = stood.get(who);
      if (left) expect(await pieces(page)).toEqual(left);
      const mine = await pieces(page);
      await clickOn(page, turn);
      const after = await log(page);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after[before.length]).toMatch(new RegExp(`^${who} `));
      const done = after.slice(before.length).includes(`${who} ended the turn.`);
      if (done) handedIn.push(who);
      // In their turn a person's planet changes under their own hands; from then on it stays until they come again.
      const next = await atTheScreen(page);
      if (next === who) stood.delete(who);
      else stood.set(who, mine);
      if (done && handedIn.length % 2 === 1) expect(next).toBe(other(who));
      before = after;
      if (turn === 18) {
        await page.reload();
        await drawn(page);
        await expect.poll(() => log(page)).toEqual(before);
        await atTheScreen(page);
      }
    }
    // Three rounds, both in each of them, one after the other.
    expect(before).toContain('Spring, round 4');
    expect(handedIn).toHaveLength(6);
    for (const round of [0, 2, 4]) expect(handedIn.slice(round, round + 2).toSorted()).toEqual([...NAMES]);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});
