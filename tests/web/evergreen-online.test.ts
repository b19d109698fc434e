// A whole game of Evergreen over the server: one plays on a phone by tapping, the other by nothing but the roles and names
// that a screen reader gets. On the way one page is loaded again in mid-turn, and the other loses the network.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { myTurn, press, turnOf } from './driver.ts';
import { MOVES, SPACE } from './evergreen.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();
let ada: Visitor;
let bob: Visitor;

beforeAll(async () => {
  ada = await site.visit({ name: 'Ada' });
  bob = await site.visit({ name: 'Bob', size: 'phone' });
});

/** What can be pressed now, told by role and name alone; the first kind that is there. Whose part it is saves the search. */
const byName = (page: Page): Locator[] => {
  const button = (part: string, name: RegExp): Locator =>
    page.locator(part).getByRole('button', { name, disabled: false });
  const space = button('.stage', /^Row .* can (be planted|grow)/);
  const names = [/^Take [^.]+$/, /^Take /, /^[AC]:? /, /Use power/, /^End turn$/];
  return [space, ...names.map((name) => button('.dock', name))];
};

const bySight = (page: Page): Locator[] => MOVES.map((one) => page.locator(one));

/** The first of these ways that is open now. */
async function firstWay(ways: Locator[]): Promise<Locator> {
  const open = async (): Promise<Locator | undefined> => {
    for (const way of ways) if ((await way.count()) > 0) return way;
    return undefined;
  };
  // A table that was just opened draws its dock after its board.
  const message = 'it is my turn, and nothing can be pressed';
  await expect.poll(async () => (await open()) !== undefined, { message, timeout: 30_000 }).toBe(true);
  return (await open()) as Locator;
}

/** One step of whoever may act. */
async function act(page: Page, ways: Locator[], turn: number): Promise<void> {
  const way = await firstWay(ways);
  await press(page, way.nth((turn * 5) % (await way.count())));
}

describe('Evergreen online', () => {
  it('is played to its end by a phone and a screen reader, through a reload and a lost network', async () => {
    await sitDown('evergreen', ada.page, bob.page, 'Bob');
    for (const { page } of [ada, bob]) await page.locator('.eg-planet').first().waitFor();

    let [reloaded, lost] = [false, false];
    for (let turn = 0; turn < 900; turn++) {
      const [adas, bobs] = [await turnOf(ada.page), await turnOf(bob.page)];
      if (adas === 'over' && bobs === 'over') break;
      if (bobs === 'mine') {
        await act(bob.page, bySight(bob.page), turn);
        if (!reloaded && turn > 20 && (await bob.page.locator(SPACE).count()) > 0) {
          reloaded = true;
          await bob.page.reload();
          await bob.page.locator('.eg-planet').first().waitFor();
        }
      } else if (adas === 'mine') {
        if (!lost && turn > 40) {
          lost = true;
          // What is done without a network is done as soon as there is one again.
          const way = await firstWay(byName(ada.page));
          await ada.context.setOffline(true);
          await way.first().click();
          await ada.context.setOffline(false);
          await expect.poll(() => turnOf(ada.page), { timeout: 30_000 }).not.toBe('sent');
        } else await act(ada.page, byName(ada.page), turn);
      } else await Promise.race([myTurn(ada.page), myTurn(bob.page)]);
    }
    expect([reloaded, lost]).toEqual([true, true]);
    for (const { page } of [ada, bob]) await page.getByRole('dialog', { name: 'How it ended' }).waitFor();
    const scores = (page: Page): Promise<string[]> => page.locator('.podium strong').allInnerTexts();
    for (const { page } of [ada, bob]) await page.locator('.podium strong').nth(1).waitFor();
    expect(await scores(ada.page)).toEqual(await scores(bob.page));
    expect((await scores(ada.page)).length).toBe(2);
  });
});
