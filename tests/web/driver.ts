// A person at a table who looks before they press: what is lit is pressed when the table rests, and the table's answer is
// waited for. Nothing is slept away and nothing is tried twice.
import type { Locator, Page } from 'playwright-core';

export type Turn = 'mine' | 'theirs' | 'sent' | 'over';

const TABLE = '.table';
const PATIENCE = 30_000;
/** Looks a few times a second and not at every frame: a page that rests need not be drawn for it. */
const WAITING = { timeout: PATIENCE, polling: 40 };

export const turnOf = async (page: Page): Promise<Turn | null> =>
  (await page.locator(TABLE).getAttribute('data-turn')) as Turn | null;

/** Waits until the person here may act, or the game is over. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  await page.waitForFunction(
    (table) => ['mine', 'over'].includes(document.querySelector(table)?.getAttribute('data-turn') ?? ''),
    TABLE,
    WAITING,
  );
  return (await turnOf(page)) === 'over' ? 'over' : 'mine';
}

/** The first of these selectors that the page has something for. Waits until there is one. */
export async function firstOf(page: Page, selectors: readonly string[]): Promise<string> {
  const handle = await page.waitForFunction(
    (all) => all.find((selector) => document.querySelector(selector)) ?? null,
    [...selectors],
    WAITING,
  );
  return (await handle.jsonValue()) ?? '';
}

/**
 * Everything about the table that a press changes: lines, lit things, dialogs, what is said why not. null while that is what
 * it was, or something is on its way. Runs in the page.
 */
function signature({ table, was }: { readonly table: string; readonly was: string | null }): string | null {
  const root = document.querySelector(table);
  const turn = root?.getAttribute('data-turn');
  const lit = [...document.querySelectorAll('.may, .lit, .looked, .on, .gone, [data-step], dialog, .why')];
  const names = lit.map(
    (one) => `${one.getAttribute('data-target') ?? one.getAttribute('data-step') ?? one.tagName}.${one.className}`,
  );
  const now = [turn, root?.getAttribute('data-lines'), ...names].join(' ');
  return turn === 'sent' || now === was ? null : now;
}

/**
 * Does something when the table rests, and waits until the page shows that it was done and nothing of it is still on its way.
 * What is lit while an answer is on its way may go out with it, and whoever aims at it then presses nothing.
 */
export async function answered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const rests = await page.waitForFunction(signature, { table: TABLE, was: null }, WAITING);
  const was = await rests.jsonValue();
  await act();
  await page.waitForFunction(signature, { table: TABLE, was }, WAITING);
}

/** Longer than two presses that belong together. */
const DELIBERATE_MS = 450;

/** Lets the page's own time pass: whoever presses the same place again means it. */
export const deliberate = (page: Page): Promise<void> => page.clock.fastForward(DELIBERATE_MS);

/** A deliberate press and the table's answer. */
export async function press(page: Page, target: Locator): Promise<void> {
  await deliberate(page);
  await answered(page, () => target.click());
}
