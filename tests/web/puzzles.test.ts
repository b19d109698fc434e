// Puzzles and trials in a real browser: found, tried, judged, shown, kept, and no barriers at the table. Their pages are
// among all others in pages.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadPuzzles } from '../../apps/web/src/puzzles/load.ts';
import { barriersInEveryLook } from './barriers.ts';
import { look } from './browser.ts';
import { deliberate, myTurn, press, turnOf } from './driver.ts';
import { keepTables } from './made.ts';
import { openSite } from './site.ts';
import { makeTrial } from './trial-table.ts';

const site = openSite();

const said = (page: Page): Promise<string> => page.locator('.whisper-main').innerText();
const harmless = (text: string): boolean => text.includes('401');

/** A puzzle of Evergreen that asks for one card: it can be solved and missed by a single thing. */
async function cardPuzzle(): Promise<{ readonly id: string; readonly card: number }> {
  const book = await loadPuzzles('evergreen');
  const puzzle = book?.list.find(({ puzzle: { solution } }) => /^take \d$/.test(solution.join()))?.puzzle;
  if (!puzzle) throw new Error('no such puzzle');
  return { id: puzzle.id, card: Number(puzzle.solution[0]?.slice(-1)) };
}

async function takeCard(page: Page, card: number): Promise<void> {
  await myTurn(page);
  const target = page.locator(`:is(button, [tabindex])[data-target="row:${card}"]`).first();
  await target.focus();
  await deliberate(page);
  await page.keyboard.press('Enter');
  // A card is looked at before it is taken.
  if ((await page.locator('.table').getAttribute('data-turn')) !== 'mine') return;
  await deliberate(page);
  await page.keyboard.press('Enter');
}

describe('the pages of puzzles and trials', () => {
  it('lead from the first page to the puzzle of the day, which is the same in every language', async () => {
    const addresses: string[] = [];
    for (const lang of ['en', 'de', 'fr'] as const) {
      const { page, context } = await site.visit({ lang });
      await page.goto('/');
      await page.locator('a[href="/puzzles"]').first().click();
      await page.locator('.puzzle-game:first-child .btn').click();
      await page.locator('.whisper').waitFor();
      addresses.push(new URL(page.url()).pathname);
      await context.close();
    }
    expect(new Set(addresses).size).toBe(1);
  });
});

describe('a puzzle', () => {
  it('is missed, tried again and solved by keyboard, is judged honestly, and stays solved', async () => {
    const { id, card } = await cardPuzzle();
    const { page, context, problems } = await site.visit();
    await page.goto(`/puzzles/evergreen/${id}`);
    await page.locator('.whisper').waitFor();
    expect(await said(page)).toBe('Find the best turn.');
    await takeCard(page, card === 1 ? 2 : 1);
    await page
      .getByText(/There is a turn that brings .* points more|Nearly as good/)
      .first()
      .waitFor({ timeout: 60_000 });
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await look(page, 'desktop', 'light');
    await page.keyboard.press('r');
    await expect.poll(() => said(page)).toBe('Find the best turn.');
    await takeCard(page, card);
    await expect.poll(() => said(page), { timeout: 30_000 }).toBe('That is it: the best turn.');
    // Escape closes what lies open, and then leaves.
    const leave = async (): Promise<number> => {
      await page.keyboard.press('Escape');
      return page.locator('.puzzle-chip.done').count();
    };
    await expect.poll(leave).toBe(1);
    await page.reload();
    await page.locator('.puzzle-chip.done').waitFor();
    expect(problems.filter((text) => !harmless(text))).toEqual([]);
    await context.close();
  });

  it.each(['evergreen', 'harmonies', 'everdell-duo'])(
    'of %s shows its solution, which does not count',
    async (game) => {
      const book = await loadPuzzles(game);
      const long = book?.list.toSorted((a, b) => b.puzzle.solution.length - a.puzzle.solution.length)[0];
      if (!long) throw new Error('no puzzle');
      const { page, context, problems } = await site.visit();
      await page.goto(`/puzzles/${game}/${long.puzzle.id}`);
      await page.locator('.whisper').waitFor();
      await myTurn(page);
      const before = await page.locator('.stage-board').innerHTML();
      await page.getByRole('button', { name: 'Show the solution' }).click();
      await page.locator('.puzzle-solution').waitFor();
      expect(await page.locator('.puzzle-solution').innerText()).toMatch(/^The best turn: .+/);
      await expect.poll(() => page.locator('.stage-board').innerHTML()).not.toBe(before);
      expect((await barriersInEveryLook(page)).join('\n')).toBe('');
      await look(page, 'desktop', 'light');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => page.locator('.stage-board').innerHTML()).toBe(before);
      await page.keyboard.press('n');
      await expect.poll(() => new URL(page.url()).pathname).not.toContain(long.puzzle.id);
      await page.goto(`/puzzles/${game}`);
      await page.locator('.puzzle-chip').first().waitFor();
      expect(await page.locator('.puzzle-chip.done').count()).toBe(0);
      expect(problems.filter((text) => !harmless(text))).toEqual([]);
      await context.close();
    },
  );
});

describe('a trial', () => {
  it('is opened from its page without hints, and goes on from there', async () => {
    const { page, context } = await site.visit();
    await page.goto('/trials');
    await page.getByRole('button', { name: 'Play Trial 1 of Evergreen' }).click();
    await myTurn(page);
    expect(await page.getByRole('button', { name: 'Show me a good turn' }).count()).toBe(0);
    const address = page.url();
    await page.goto('/trials');
    await page.getByRole('link', { name: 'Continue Trial 1 of Evergreen' }).click();
    await expect.poll(() => page.url()).toBe(address);
    await context.close();
  });

  it('says at its end which medal it earned, keeps nobody out, and keeps the medal', async () => {
    const { table, deal, points, medal } = await makeTrial('evergreen');
    const name = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' }[medal];
    const { page, context, problems } = await site.visit();
    await page.goto('/about');
    await keepTables(page, [table]);
    await page.goto(`/play/evergreen/${table.id}?trial=${deal.id}`);
    await myTurn(page);
    const end = page.locator('.bar-end [data-step="done"]');
    const reached = page.getByRole('region', { name: 'Trials' });
    await press(page, end);
    // What is left undone wants a second press.
    if ((await turnOf(page)) === 'mine') await press(page, end);
    expect(await myTurn(page)).toBe('over');
    await reached.waitFor();
    expect(await reached.innerText()).toContain(`${name}: ${points} points.`);
    // Heard as well as seen.
    expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
      expect.stringContaining(`${name}: ${points}`),
    );
    await page.keyboard.press('Escape');
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await look(page, 'desktop', 'light');
    await reached.getByRole('link', { name: 'All trials' }).click();
    const row = page.locator(`.trial[data-medal="${medal}"]`);
    await row.getByText(`Your best: ${points}`).waitFor();
    expect(problems.filter((text) => !harmless(text))).toEqual([]);
    await context.close();
  });
});
