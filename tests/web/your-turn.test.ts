// What somebody sees between their turns: on a phone, by day and by night, in the languages that the other tests do not speak.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import type { Visitor } from './browser.ts';
import { turnOf } from './driver.ts';
import { openRoom, sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Ada and Bob are friends, play one game, and Bob invites her to another; she will be on holiday. */
let acts: Visitor;
let waits: Visitor;
let playing = '';
let room = '';

async function befriend(ada: Page, bob: Page): Promise<void> {
  await ada.goto('/friends');
  await ada.getByRole('button', { name: 'Make a link' }).click();
  const link = (await ada.locator('.friend-link code').textContent()) ?? '';
  await bob.goto(new URL(link).pathname);
  await bob.getByRole('button', { name: 'Yes, be friends' }).click();
  await bob.getByRole('link', { name: 'All my friends' }).waitFor();
}

beforeAll(async () => {
  const ada = await site.visit({ name: 'Ada', size: 'phone' });
  const bob = await site.visit({ name: 'Bob', size: 'phone' });
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  [acts, waits] = (await turnOf(ada.page)) === 'mine' ? [ada, bob] : [bob, ada];
  playing = acts.page.url();
  await befriend(ada.page, bob.page);
  await openRoom(waits.page, 'evergreen');
  room = waits.page.url();
  const invited = acts === ada ? 'Ada' : 'Bob';
  await waits.page.getByRole('button', { name: `Invite ${invited}` }).click();
  await waits.page.getByText(`${invited} is invited.`).waitFor();
  await acts.page.goto('/settings');
  await acts.page.getByRole('button', { name: 'I am away' }).click();
  await acts.page.locator('.holiday-list li').waitFor();
});

afterAll(() => Promise.all([acts?.context.close(), waits?.context.close()]));

/** What can be pressed or typed into, and is not reached by Tab alone. Of a group of choices only one is. */
async function unreached(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [type="radio"]:not(:checked)'),
    );
    for (const [i, one] of found.entries()) one.dataset.tab = String(i);
    (document.activeElement as HTMLElement | null)?.blur();
    return found.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.id);
  });
  const reached = new Set<number>();
  const left = (): string[] => all.filter((_, i) => !reached.has(i));
  // A date has several parts to stop at.
  for (let i = 0; i < 3 * all.length && left().length > 0; i++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.tab ?? -1)));
  }
  return left();
}

const LANGUAGES = {
  de: { yourTurn: 'Du bist dran', invited: 'lädt dich ein', here: 'ist da', bot: 'Bot, Person 2' },
  fr: { yourTurn: 'À vous', invited: 'vous invite', here: 'est là', bot: 'Robot, Joueur 2' },
} as const;

describe.each(['de', 'fr'] as const)('in %s', (lang) => {
  beforeAll(async () => {
    for (const { page } of [acts, waits]) {
      await page.goto('/');
      await page.locator('.lang select').selectOption(lang);
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
    }
  });

  const holds = async (page: Page, path: string, ready: string): Promise<void> => {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    expect((await barriersInEveryLook(page, { sizes: ['phone'] })).join('\n')).toBe('');
    if (path !== playing) expect(await unreached(page)).toEqual([]);
  };

  it('the first page says whose turn it is, and who invites', async () => {
    await holds(acts.page, '/', '.home-friends');
    await acts.page.locator('.your-tables').getByText(LANGUAGES[lang].yourTurn).first().waitFor();
    await acts.page.locator('.home-friends').getByText(LANGUAGES[lang].invited).first().waitFor();
  });

  it.each([
    ['friends', '/friends', '.account-list'],
    ['holidays', '/settings', '.holiday-list li'],
    ['notices', '/notices', 'h1'],
    ['the lobby', '/lobby', '.page'],
    ['what has been played', '/games', '.page .panel'],
  ])(
    '%s: nothing is wider than the phone, there is no barrier, and all is reached by keyboard',
    async (_, path, ready) => {
      await holds(acts.page, path, ready);
    },
  );

  it('a room with its invitations, and the table of somebody who is waited for', async () => {
    await holds(waits.page, room, '[data-start]');
    // What is drawn, and buttons that look the same, have names of their own.
    const chairs = waits.page.locator('.chairs');
    await chairs.getByRole('img', { name: LANGUAGES[lang].here }).waitFor();
    await chairs.getByRole('button', { name: LANGUAGES[lang].bot }).waitFor();
    await holds(waits.page, playing, '.table .absent');
    expect(acts.problems).toEqual([]);
    expect(waits.problems).toEqual([]);
  });
});
