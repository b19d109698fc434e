// Without a server: who has been here once learns, is helped, looks back, and has a new puzzle and every trial.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from './browser.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();
let fern: Visitor;

beforeAll(async () => {
  fern = await site.visit({ name: 'Fern', offline: true });
  await fern.page.goto('/');
  await fern.page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
  );
  await keepTables(fern.page, [
    await makeTable({ id: 'hints-wanted', game: 'evergreen', steps: 20 }),
    await makeTable({ id: 'played-to-its-end', game: 'evergreen' }),
  ]);
  await site.server.kill();
});

describe('with the server stopped', () => {
  it('a lesson that was never opened begins, and shows what it is about', async () => {
    const { page } = fern;
    await page.goto('/learn/harmonies/take-three-place-three');
    await page.locator('.whisper').waitFor();
    await page.locator('.lit-ring').first().waitFor({ state: 'attached' });
  });

  it('three good turns are shown, with what to expect of them', async () => {
    const { page } = fern;
    await page.goto('/play/evergreen/hints-wanted');
    await page.locator('.ticker').waitFor();
    await page.keyboard.press('h');
    await page.locator('.hint').first().waitFor({ timeout: 60_000 });
    expect(await page.locator('.hint').count()).toBe(3);
    expect(await page.locator('.hint.on .hint-head').innerText()).toMatch(/\d/);
  });

  it('a finished game is reviewed from its first to its last turn', async () => {
    const { page } = fern;
    await page.goto('/play/evergreen/played-to-its-end');
    await page.locator('dialog .story').waitFor();
    await page.locator('.story').getByRole('button', { name: 'Review the game' }).click();
    await page.locator('.review-why').waitFor({ timeout: 120_000 });
  });

  it('there is a puzzle of the day for each game, and all thirty trials', async () => {
    const { page } = fern;
    await page.goto('/puzzles');
    await expect.poll(() => page.locator('.puzzle-game').count()).toBe(3);
    await page.locator('.puzzle-game:first-child .btn').first().click();
    await page.locator('.whisper').waitFor();
    await page.goto('/trials');
    await expect.poll(() => page.locator('.trial').count()).toBe(30);
    await page.locator('.trial .btn').first().click();
    await page.locator('.table .stage').waitFor();
  });

  it('and nothing is complained about but the silence of the server', () => {
    expect(fern.problems.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });
});
