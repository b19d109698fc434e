// As states.test.ts, where a server is needed: rooms, talk, a lost connection, an account.
import { beforeAll, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { openRoom } from './sit-down.ts';
import { openSite } from './site.ts';
import { check, type State } from './state.ts';

const site = openSite();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await site.visit({ name: 'Ada' });
  await visitor.page.goto('/about');
});

const STATES: readonly State[] = [
  { name: 'a room', reach: (page) => openRoom(page, 'evergreen') },
  {
    name: 'a room with somebody in it',
    reach: async (page) => {
      await page.locator('[data-bot="1"]').click();
      await page.locator('[data-start]:not([aria-disabled="true"])').waitFor();
    },
  },
  {
    name: 'a table where people talk',
    reach: async (page) => {
      await page.locator('[data-start]').click();
      await page.locator('.ticker').waitFor();
      await page.locator('.chat-button').click();
      await page.getByPlaceholder('Say something').fill('Good luck!');
      await page.keyboard.press('Enter');
      await page.locator('.chat-lines').getByText('Good luck!').waitFor();
    },
  },
  {
    name: 'the talk on a phone',
    sizes: ['phone'],
    parts: ['#panel-chat'],
    reach: (page) => page.locator('#panel-chat').waitFor(),
  },
  {
    name: 'a table without a network',
    parts: ['.notice', '.dock'],
    reach: async (page) => {
      await site.server.kill();
      await page.locator('.notice-offline').waitFor();
    },
  },
  {
    name: 'an account',
    reach: async (page) => {
      await site.server.start();
      await page.goto('/account');
      await page.locator('.account[data-guest]').waitFor();
    },
  },
];

it.each(STATES)('$name has no barrier', async (state) => {
  await check(visitor.page, state);
});
