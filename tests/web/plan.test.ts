// Planning ahead, by role and name: one waits and plans, the other neither sees nor hears of it until it happens.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { deliberate, press, turnOf } from './driver.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();
let ada: Visitor;
let bob: Visitor;

beforeAll(async () => {
  ada = await site.visit({ name: 'Ada' });
  bob = await site.visit({ name: 'Bob', size: 'phone' });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, disabled: false });
const planAhead = (page: Page) => button(page, 'Plan ahead');

/** A new table: the page of who acts, and of who waits. */
async function seated(game: string): Promise<{ acts: Page; waits: Page }> {
  await sitDown(game, ada.page, bob.page, 'Bob');
  const turns = async () => Promise.all([turnOf(ada.page), turnOf(bob.page)]);
  await expect.poll(turns).toContain('mine');
  const [adas] = await turns();
  const [acts, waits] = adas === 'mine' ? [ada.page, bob.page] : [bob.page, ada.page];
  return { acts, waits };
}

/** Lifts a card of the draft and takes it. */
async function takeCard(page: Page, which: number): Promise<string> {
  const card = button(page, /^Take [^.]+\./).nth(which);
  const name = (await card.getAttribute('aria-label')) ?? '';
  await deliberate(page);
  await card.click();
  await deliberate(page);
  await button(page, /^Take [^.]+$/).click();
  return /^Take ([^.]+)\./.exec(name)?.[1] ?? '';
}

/** Takes the card of the meadow that is looked at. */
const takeLooked = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Take .* into your hand$/ });

describe('planning ahead', () => {
  it('a wish list is kept from the other, taken when the turn comes, and the log says so', async () => {
    const { acts, waits } = await seated('evergreen');
    await planAhead(waits).click();
    await takeCard(waits, 0);
    await takeCard(waits, 1);
    await button(waits, 'Undo').click();
    await takeCard(waits, 1);
    await button(waits, 'Keep this plan').click();
    await waits.getByText(/^Planned: Take .* or else Take /).waitFor();
    expect(await violations(waits, ['.dock'])).toEqual([]);
    expect(await acts.getByText('lanned').count()).toBe(0);
    // It is there again wherever its owner comes back.
    await waits.reload();
    await waits.getByText(/^Planned: Take .* or else Take /).waitFor();
    await takeCard(acts, 0);
    for (const page of [acts, waits]) {
      await button(page, /Log$/).click();
      await page.getByText('as planned').first().waitFor();
    }
    expect(await waits.getByText(/^Planned:/).count()).toBe(0);
  });

  it('a group of tokens goes where it was meant to, and can be given up', async () => {
    const { acts, waits } = await seated('harmonies');
    await planAhead(waits).click();
    await press(waits, button(waits, /\. Take/).first());
    for (let tokens = 0; tokens < 3; tokens++) await press(waits, button(waits, /, empty\b.*,/).first());
    await button(waits, 'Keep this plan').click();
    await waits.getByText(/^Planned: Take /).waitFor();
    await button(waits, 'Give up the plan').click();
    await planAhead(waits).waitFor();
    expect(await acts.getByText('lanned').count()).toBe(0);
    await planAhead(waits).click();
    await waits.keyboard.press('Escape');
    await planAhead(waits).waitFor();
  });

  it('a card of the meadow is planned, and other news set the plan aside', async () => {
    const { acts, waits } = await seated('everdell-duo');
    // Winter begins with something to choose.
    const planned = () => Promise.all([acts, waits].map((page) => planAhead(page).count()));
    for (let i = 0; i < 6 && !(await planned()).includes(1); i++) {
      const chooses = (await turnOf(acts)) === 'mine' ? acts : waits;
      await press(chooses, button(chooses, 'No, thanks'));
      await expect.poll(async () => [await turnOf(acts), await turnOf(waits)]).toContain('mine');
    }
    const [plans, other] = (await planAhead(acts).count()) > 0 ? [acts, waits] : [waits, acts];
    await planAhead(plans).click();
    const card = button(plans, /can be taken into the hand$/).first();
    const [name = ''] = ((await card.getAttribute('aria-label')) ?? '').split(',');
    await deliberate(plans);
    await card.click();
    await takeLooked(plans).click();
    await button(plans, 'Keep this plan').click();
    await plans.getByText(`Planned: Take ${name} into your hand`).waitFor();
    await deliberate(other);
    await button(other, /can be taken into the hand$/)
      .last()
      .click();
    await takeLooked(other).click();
    await plans.getByText('Something new came up, so your plan was set aside.').waitFor();
    expect(await plans.getByText(/^Planned:/).count()).toBe(0);
  });
});
