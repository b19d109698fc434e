// Who comes back to a table is offered what the others did meanwhile, sees it from their own seat, and is then up to date.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { answered, firstOf, turnOf } from './driver.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

const MOVES = ['.hm-life .hm-space.places', '.hm-group.may', '.bar [data-step]'];

/** Three tokens, and whatever else the turn has to offer is left. */
async function playTurn(page: Page): Promise<void> {
  while ((await turnOf(page)) === 'mine') {
    const lit = await firstOf(page, MOVES);
    await answered(page, () => page.locator(lit).first().dispatchEvent('click'));
  }
}

/** Every sentence that is under the film, in order. */
const noteCaptions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    new MutationObserver(() => {
      const replay = document.querySelector('.replay');
      const text = document.querySelector('.ticker-text > span')?.textContent ?? '';
      if (replay && text !== told.at(-1)) told.push(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(globalThis, { told });
  });

it('a turn that was missed is shown on return, in the words of the log and with its points', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob' });
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const adaActs = (await turnOf(ada.page)) === 'mine';
  const [acts, waits] = adaActs ? [ada.page, bob.page] : [bob.page, ada.page];
  const table = waits.url();
  const before = await waits.locator('.log-line').count();
  await waits.goto('/about');
  await playTurn(acts);
  await waits.goto(table);
  const film = waits.getByRole('button', { name: '1 turn Show what happened while you were away' });
  await film.waitFor();
  expect(await violations(waits, ['.ticker'])).toEqual([]);
  const log = await waits.locator('.log-line').allInnerTexts();
  expect(log.length).toBeGreaterThan(before);
  await noteCaptions(waits);
  await film.click();
  // It ends by itself, at the game as it stands.
  await waits.locator('.replay').waitFor();
  await waits.locator('.replay').waitFor({ state: 'detached' });
  const told = await waits.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  const missed = log.slice(before).map((line) => line.trim());
  expect(told.length).toBeGreaterThanOrEqual(4);
  for (const sentence of told.slice(1)) expect(missed).toContain(sentence.trim());
  expect(await film.count()).toBe(0);
  await waits.getByRole('button', { name: 'Show me again' }).waitFor();
  await waits.reload();
  await waits.getByRole('button', { name: 'Show me again' }).waitFor();
  expect(await film.count()).toBe(0);
  await Promise.all([ada.context.close(), bob.context.close()]);
});
