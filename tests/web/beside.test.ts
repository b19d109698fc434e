// What one looks at without leaving the table: what the others did, the rules at the clause in question, the settings.
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { firstOf, myTurn, press } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

async function openTable(game: string) {
  const { page, context } = await site.visit();
  await page.goto('/about');
  await keepTables(page, [await makeTable({ game, id: 'in-the-middle', steps: 90 })]);
  await page.goto(`/play/${game}/in-the-middle`);
  await myTurn(page);
  return { page, close: () => context.close() };
}

it('what the others did since is shown again, on their board, and leads back to the turn', async () => {
  const { page, close } = await openTable('harmonies');
  const again = page.getByRole('button', { name: 'Show me again' });
  for (; (await again.count()) === 0; await myTurn(page)) {
    const lit = await firstOf(page, ['.hm-life .hm-space.places', '.hm-group.may', '.bar [data-step]']);
    await press(page, page.locator(lit).first());
  }
  await again.click();
  await page.locator('.replay').waitFor();
  await page.locator('.stage-name').getByText('Fox').waitFor();
  const [told, places] = [new Set<string>(), new Set<string>()];
  while ((await page.locator('.replay').count()) > 0) {
    told.add(await page.locator('.ticker-text').innerText());
    places.add(JSON.stringify(await page.locator('.ticker').boundingBox()));
    await page.clock.fastForward(900);
  }
  expect(told.size).toBeGreaterThan(2);
  // It grows over what is there, and nothing moves for it.
  expect(places.size).toBe(1);
  // At its end one sentence tells the whole turn.
  expect([...told].at(-1)).toMatch(/^Fox took .+; placed .+ on [A-E]\d/);
  expect(await page.locator('.stage-name').count()).toBe(0);
  expect(await page.locator('.table').getAttribute('data-turn')).toBe('mine');
  await close();
});

it('a replay has chapters and speeds, and the log follows it', async () => {
  const { page, close } = await openTable('harmonies');
  await page.keyboard.press('r');
  const chapters = page.locator('.replay-chapters > button');
  await chapters.nth(2).waitFor();
  await chapters.first().click();
  const at = async (): Promise<number> => Number((await page.locator('.replay-count').innerText()).split('/')[0]);
  const first = await at();
  expect(first).toBeLessThan(20);
  const seen = (): Promise<boolean> =>
    page
      .locator('.log-line.now')
      .first()
      .evaluate((line) => {
        const list = line.parentElement?.getBoundingClientRect();
        const { top, bottom } = line.getBoundingClientRect();
        return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
      });
  await expect.poll(seen).toBe(true);
  await page.getByRole('button', { name: 'Speed 1×' }).click();
  await page.getByRole('button', { name: 'Speed 2×' }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.fastForward(700);
  await expect.poll(at).toBe(first + 1);
  expect(await violations(page, ['.replay'])).toEqual([]);
  await close();
});

it('a rule opens beside the table at the clause in question, and others can be found', async () => {
  const { page, close } = await openTable('evergreen');
  await page.locator('.eg-life .eg-space:not(.may)').first().dispatchEvent('click');
  const link = page.locator('.why-rule a');
  const title = await link.innerText();
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet.locator('.clause.named', { hasText: title }).waitFor();
  await sheet.getByRole('searchbox').fill('shadow');
  const found = await sheet.locator('.clause').allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text.toLowerCase()).toContain('shadow');
  await sheet.getByRole('searchbox').fill('xylophone');
  await sheet.getByText('No rule says this word.').waitFor();
  expect(await violations(page, ['.sheet-over'])).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(page.context().pages()).toHaveLength(1);
  await close();
});

it('the settings open beside the table and hold at once', async () => {
  const { page, close } = await openTable('evergreen');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await sheet.getByLabel('Deutsch').check({ force: true });
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  expect(await page.locator('.table').count()).toBe(1);
  expect(await violations(page, ['.sheet-over'])).toEqual([]);
  await close();
});
