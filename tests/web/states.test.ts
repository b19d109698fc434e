// What is not a page of its own but looks like one: tables at every moment, dialogs, notices. No barrier in any.
import type { Page } from 'playwright-core';
import { beforeAll, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { check, type State } from './state.ts';

const site = openSite();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await site.visit();
  await visitor.page.goto('/about');
  await keepTables(visitor.page, [
    await makeTable({ id: 'table-in-the-middle', steps: 80 }),
    await makeTable({ id: 'table-that-is-over' }),
  ]);
});

const MIDDLE = '/play/evergreen/table-in-the-middle';
const OVER = '/play/evergreen/table-that-is-over';

async function openTable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.ticker').waitFor();
}
const openMenu = async (page: Page): Promise<void> => {
  await openTable(page, MIDDLE);
  await page.getByRole('button', { name: 'Menu' }).click();
};
const openStory = async (page: Page): Promise<void> => {
  await openTable(page, OVER);
  await page.locator('dialog .story').getByText('How the game went').waitFor();
};

const STATES: readonly State[] = [
  { name: 'a game in the middle', reach: (page) => openTable(page, MIDDLE) },
  {
    name: 'the score on a phone',
    sizes: ['phone'],
    parts: ['#panel-score'],
    reach: (page) => page.locator('.where-more').click(),
  },
  {
    name: 'the log on a phone',
    sizes: ['phone'],
    parts: ['#panel-log'],
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('.ticker').click();
    },
  },
  {
    name: 'why not',
    parts: ['.dock'],
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('[data-target="0:2,2"]').click({ force: true });
      await page.locator('.why').waitFor();
    },
  },
  {
    name: 'another board',
    parts: ['.stage', '.others'],
    reach: async (page) => {
      await page.keyboard.press('2');
      await page.locator('.stage-name').waitFor();
    },
  },
  { name: 'the menu', parts: ['dialog'], reach: openMenu },
  {
    name: 'the keys',
    parts: ['dialog'],
    reach: async (page) => {
      await openTable(page, MIDDLE);
      await page.keyboard.press('?');
      await page.locator('.keys').waitFor();
    },
  },
  {
    name: 'the past',
    reach: async (page) => {
      await openTable(page, MIDDLE);
      await page.keyboard.press('r');
      await page.getByRole('button', { name: 'One step back' }).click();
    },
  },
  { name: 'the end', parts: ['dialog'], reach: openStory },
  { name: 'a finished table', reach: (page) => page.keyboard.press('Escape') },
  {
    name: 'a match from a link',
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openStory(page);
      await page.getByRole('button', { name: 'Share the game' }).click();
      await page.getByText('Copied').waitFor();
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await page.locator('.replay').waitFor();
    },
  },
  {
    name: 'a form with everything open',
    reach: async (page) => {
      await page.goto('/new/evergreen');
      await page.getByText('4 players').click();
      await page.getByLabel('Player 3').selectOption('person');
      await page.locator('.game-options summary').click();
    },
  },
  {
    name: 'a hand-over',
    parts: ['dialog'],
    reach: async (page) => {
      await page.goto('/new/glade');
      await page.getByLabel('Player 2').selectOption('person');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('[data-handover]').waitFor();
    },
  },
  {
    name: 'one’s games',
    reach: async (page) => {
      await page.goto('/games');
      await page.locator('.list-row').first().waitFor();
    },
  },
  {
    name: 'a page that could not be loaded',
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await page.getByRole('heading', { name: 'A branch broke' }).waitFor();
      await page.context().setOffline(false);
    },
  },
];

it.each(STATES)('$name has no barrier', async (state) => {
  await check(visitor.page, state);
});
