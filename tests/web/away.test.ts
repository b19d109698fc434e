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

/** What a sentence of the log says, but for the name and the words that a film says once: what was taken, or onto where. */
const saysOf = (line: string): string =>
  line
    .trim()
    .replace(/^\w+ took |^\w+ placed .+ on /, '')
    .replace(/\.$/, '');

/** Every sentence that is under the film, in order. */
const noteCaptions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [told, gains]: [string[], string[]] = [[], []];
    new MutationObserver(() => {
      const replay = document.querySelector('.replay');
      const text = document.querySelector('.ticker-text > span')?.textContent ?? '';
      const gain = document.querySelector('.ticker-gain')?.textContent ?? '+0';
      if (replay && text !== told.at(-1)) told.push(text);
      if (replay) gains.push(gain);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(globalThis, { told, gains });
  });

it('a turn that was missed is told in one sentence on return, in the words of the log and with its points', async () => {
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
  const gains = await waits.evaluate(() => (globalThis as unknown as { gains: string[] }).gains);
  const told = await waits.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  // It grows deed by deed, and at its end it is the whole turn, the name said once.
  expect(told.length).toBeGreaterThanOrEqual(4);
  const name = adaActs ? 'Ada' : 'Bob';
  const whole = told.at(-1) ?? '';
  expect(whole.split(name).length).toBe(2);
  const deeds = log.slice(before).filter((line) => / (took|placed) /.test(line));
  expect(deeds.length).toBeGreaterThanOrEqual(4);
  for (const deed of deeds) expect(whole).toContain(saysOf(deed));
  expect(whole).not.toContain('ended');
  const points = await waits.locator('.seat-card strong').innerText();
  expect(gains.at(-1) ?? '+0').toBe(`+${points}`);
  expect(await film.count()).toBe(0);
  await waits.getByRole('button', { name: 'Show me again' }).waitFor();
  await waits.reload();
  await waits.getByRole('button', { name: 'Show me again' }).waitFor();
  expect(await film.count()).toBe(0);
  await Promise.all([ada.context.close(), bob.context.close()]);
});
