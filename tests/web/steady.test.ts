// The board stands still: two whole turns at every size, looked at in every frame, while there are tips and refusals, and while
// others think. Whether everything else can be reached meanwhile is in layout.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answered, deliberate, firstOf, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { SIZES } from './sizes.ts';

const site = openSite();

interface Game {
  readonly board: string;
  /** Something that may not be done now. */
  readonly refused: string;
  /** What comes and goes meanwhile. */
  readonly passing: readonly string[];
  /** What a person presses in a turn, most wanted first; the last of them ends it. */
  readonly moves: readonly string[];
}

const DONE = '.bar .primary[data-step]';

const GAMES: Readonly<Record<string, Game>> = {
  evergreen: {
    board: '.eg-planet',
    refused: '.eg-life .eg-space:not(.may)',
    passing: ['.tip', '.why', '.thinking'],
    moves: ['[data-take]', '.eg-slot.may', '.eg-life .eg-space.may', '.eg-power.may', '.eg-acts .eg-act.may', DONE],
  },
  harmonies: {
    board: '.hm-board',
    refused: '.hm-life .hm-space:not(.may)',
    passing: ['.tip', '.why', '.thinking'],
    moves: ['dialog .choices .btn', '.hm-life .hm-space.places', '.hm-group.may', DONE],
  },
  'everdell-duo': {
    board: '.ed-meadow',
    refused: '.ed-event:not(.may)',
    passing: ['.ed-sheet', '.thinking'],
    moves: [
      '.ed-sheet .ed-acts [data-step]:not([aria-disabled="true"])',
      '.ed-sheet .icon-button',
      '.ed-answers [data-step]',
      '.ed-card.take',
      DONE,
    ],
  },
};

interface Seen {
  /** Where the board has been. */
  readonly boxes: readonly string[];
  /** What was there at some time. */
  readonly passed: readonly string[];
}

/** Looks at the page from now on, frame by frame. */
const watch = (page: Page, { board, passing }: Game): Promise<void> =>
  page.evaluate(
    ([selector, others]) => {
      const [boxes, passed] = [new Set<string>(), new Set<string>()];
      Object.assign(globalThis, { seen: () => ({ boxes: [...boxes], passed: [...passed].toSorted() }) });
      const look = (): void => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        boxes.add(box ? [box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ') : 'gone');
        for (const one of others) if (document.querySelector(one)) passed.add(one);
        requestAnimationFrame(look);
      };
      look();
    },
    [board, passing] as const,
  );

const seenOf = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen(): Seen }).seen());

async function playTurn(page: Page, moves: readonly string[]): Promise<void> {
  for (let lit = ''; lit !== DONE; ) {
    await myTurn(page);
    lit = await firstOf(page, moves);
    await deliberate(page);
    await answered(page, () => page.locator(lit).first().dispatchEvent('click'));
  }
}

describe.each(Object.entries(GAMES))('the board of %s', (game, asked) => {
  it.each(SIZES)('stands still for two turns at $width × $height', async ({ width, height }) => {
    const { page, context } = await site.visit({ settings: { pace: 'brisk' } });
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await keepTables(page, [await makeTable({ game, steps: 10, id: 'two-turns' })]);
    await page.goto(`/play/${game}/two-turns`);
    // Drawn last.
    await page.locator('.ticker').waitFor();
    await watch(page, asked);
    await myTurn(page);
    await answered(page, () => page.locator(asked.refused).first().dispatchEvent('click'));
    await playTurn(page, asked.moves);
    await playTurn(page, asked.moves);
    // What the next one is thinking about.
    await myTurn(page);
    const { boxes, passed } = await seenOf(page);
    expect(boxes).toHaveLength(1);
    expect(passed).toEqual([...asked.passing].toSorted());
    await context.close();
  });
});
