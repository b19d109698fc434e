// Everdell Duo together in a real browser: two people at one screen share out gifts, choose good news and give each other
// something; somebody alone plays a chapter to its end and finds it in the book; and everything lies on the screen at every
// size.
import { LAST_FIELD, NEWS_IDS, type Open } from '@sunglade/everdell-duo';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { LocalChair } from '../../apps/web/src/session/saved-table.ts';
import { barriersInEveryLook } from './barriers.ts';
import { look, slowly, stopClock } from './browser.ts';
import { answered, firstOf, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { outOfReach, resize, SIZES, scrollsBy } from './sizes.ts';

const site = openSite();

const FERN: LocalChair = { kind: 'person', person: 0, name: 'Fern' };
const ALONE: readonly LocalChair[] = [FERN, FERN];
const PLAIN_SHEET = { held: [], remaining: [...NEWS_IDS], revealed: null };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses what has this name, and waits for the table's answer. */
const pressNamed = (page: Page, name: string | RegExp): Promise<void> =>
  answered(page, () => button(page, name).first().click());

/** The one whose turn it is takes the screen, where cards are hidden. */
async function takeOver(page: Page, name: string): Promise<void> {
  await button(page, new RegExp(`^I am ${name}`)).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

describe('two people at one screen', () => {
  it('share out the gifts of winter, keep good news, and one gives the other something', async () => {
    const { page, context, problems } = await site.visit({ name: 'Fern' });
    await page.goto('/new/everdell-duo');
    await page.getByLabel('Player 2').selectOption('person');
    await page.getByLabel('Name of player 2').fill('Mia');
    await page.locator('.game-options summary').click();
    await page.getByRole('radio', { name: 'Together' }).check();
    await page.getByLabel('Chapter').selectOption('1. First Headlines');
    await button(page, 'Start the game').click();

    await takeOver(page, 'Fern');
    // Goals and points are in view from the beginning, and skunks stand on the board.
    await page.getByRole('heading', { name: 'First Headlines' }).waitFor();
    await page.getByText('0 of 80 points').waitFor();
    expect(await page.getByText('a skunk stands here').count()).toBe(0);
    expect(await page.getByRole('button', { name: /a skunk stands here/ }).count()).toBeGreaterThan(0);
    await page.getByRole('img', { name: /^Skunk on field \d of the path$/ }).waitFor();
    await page.getByRole('img', { name: 'Signpost on field 4' }).waitFor();

    // Three gifts: one each, and the card of the meadow for Mia.
    await pressNamed(page, 'For Fern');
    await pressNamed(page, 'For Mia');
    await pressNamed(page, 'For Mia');
    await takeOver(page, 'Mia');
    await page.getByText('Do you agree, or do you hand it back and decide yourself?').waitFor();
    await pressNamed(page, 'Agree');
    // She takes her card of the meadow.
    await page.locator('.ed-row .ed-card.may').first().click();
    await pressNamed(page, 'into your hand');

    await takeOver(page, 'Fern');
    await page.getByText('Which good news do you keep?').waitFor();
    await pressNamed(page, /^Keep /);
    await takeOver(page, 'Mia');
    await pressNamed(page, 'Agree');

    await takeOver(page, 'Fern');
    await page.getByRole('region', { name: /^Good news: / }).waitFor();
    // The exchange is open in this chapter: a card of the hand goes to Mia, who does not see which.
    await button(page, /^Exchange\. One thing each turn/).click();
    await page.getByText('What do you give to Mia?').waitFor();
    await answered(page, () =>
      page
        .locator('.ed-asked')
        .getByRole('button', { name: /^Give / })
        .first()
        .click(),
    );
    await page.getByRole('button', { name: /For Mia: a card/ }).waitFor();
    // A card is drawn, a marker moves, and the turn is handed over.
    await page.locator('.ed-deck').click();
    await answered(page, () => page.getByRole('dialog').getByRole('button', { name: 'Draw a card' }).click());
    await pressNamed(page, 'Move the Moon');
    await pressNamed(page, 'End turn');
    await takeOver(page, 'Mia');
    await page
      .locator('.log-line')
      .filter({ hasText: /^Mia receives .+ from the exchange\.$/ })
      .waitFor({ state: 'attached' });
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});

const MOVES = [
  '.ed-sheet .ed-acts [data-step]:not([aria-disabled="true"])',
  '.bar .primary[data-step]',
  '.ed-bar .ed-answers [data-step]:not([data-step="decline"])',
  '.ed-answers [data-step="decline"]',
  '.ed-deck.may',
  '.ed-card.may',
] as const;

describe('alone with both animals', () => {
  it('plays the end of a chapter, sees why it was lost, and finds the try in the book', async () => {
    const { page, context, problems } = await site.visit({ name: 'Fern' });
    await page.goto('/about');
    const id = 'last-turns-of-one';
    const table = await makeTable({
      id,
      game: 'everdell-duo',
      chairs: ALONE,
      options: { mode: 'together', chapter: 1, difficulty: 'normal' },
      carried: PLAIN_SHEET,
      until: ({ season, sun, moon }: { season: number; sun: number; moon: number }) => season === 3 && sun + moon >= 10,
    });
    expect(table.status).toBe('playing');
    await keepTables(page, [table]);
    // The book knows that this chapter is being played.
    await page.evaluate(
      (text) => localStorage.setItem('sunglade.everdell-duo.book', text),
      JSON.stringify({
        sheet: {
          format: 1,
          chapters: Array.from({ length: 15 }, () => ({ best: null, difficulty: null, lost: 0, skipped: false })),
          ...PLAIN_SHEET,
          left: null,
          entries: [],
        },
        running: { table: id, chapter: 1 },
        bests: {},
      }),
    );
    await page.goto('/book/everdell-duo');
    await page.getByText('This chapter is being played.').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.ed-city.team').waitFor();
    for (let i = 0; i < 60 && (await myTurn(page)) !== 'over'; i++) {
      const move = await firstOf(page, ['dialog .story', ...MOVES]);
      if (move === 'dialog .story') break;
      await answered(page, () => page.locator(move).first().dispatchEvent('click'));
    }
    await page.getByText('The goal was missed').waitFor();
    expect(await page.locator('dialog .podium li').allInnerTexts()).toEqual([expect.stringMatching(/^Team\s+\d+$/)]);
    expect(await barriersInEveryLook(page, { parts: ['dialog'] })).toEqual([]);
    await page.getByRole('link', { name: 'To the book' }).click();
    await page.getByText('1 try in vain so far.').waitFor();
    await button(page, 'Try chapter 1 again').waitFor();
    // Coming back enters nothing twice.
    await page.reload();
    await page.getByText('1 try in vain so far.').waitFor();
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});

describe('the exchange', () => {
  it('takes what is dragged onto it, once in a turn, and gives it back on undo', async () => {
    const { page, context } = await site.visit();
    await page.goto('/about');
    const id = 'table-of-gifts';
    const options = { mode: 'challenge', challenge: 4 };
    // The beginning of a turn.
    const until = ({ number, steps }: { number: number; steps: number }) => number >= 7 && steps === 0;
    await keepTables(page, [await makeTable({ game: 'everdell-duo', chairs: ALONE, id, until, options })]);
    await page.goto(`/play/everdell-duo/${id}`);
    const tile = page.locator('[data-target="exchange"]');
    await tile.and(page.getByLabel('Nothing lies on it.')).waitFor();
    await answered(page, () => page.locator('.ed-hand .ed-card').first().dragTo(tile));
    await tile.and(page.getByLabel(/Done for this turn\. For .+: a card/)).waitFor();
    await answered(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await tile.and(page.getByLabel('Nothing lies on it.')).waitFor();
    await context.close();
  });
});

/** Both markers have gone as far as they can, and only the end of the turn is left. */
const lastTurn = ({ season, sun, moon, steps, frames, team }: Open): boolean => {
  const free = [...Array(LAST_FIELD + 1).keys()].findLast((field) => ((team?.skunks.path ?? 0) >> field) % 2 === 0);
  return season === 0 && sun === free && moon === free && steps > 0 && frames.length === 8;
};

describe('Odette', () => {
  const open = async (motion: 'full' | 'none', stopped = false) => {
    const visitor = await site.visit({ settings: { motion, pace: 'calm' } });
    const { page } = visitor;
    await page.goto('/about');
    const id = 'table-of-odette';
    const options = { mode: 'challenge', challenge: 4 };
    await keepTables(page, [await makeTable({ game: 'everdell-duo', chairs: ALONE, id, until: lastTurn, options })]);
    await page.goto(`/play/everdell-duo/${id}`);
    await button(page, 'End turn').waitFor();
    if (stopped) await stopClock(page);
    await button(page, 'End turn').click();
    return visitor;
  };

  it('tells her season step by step, and a press goes on to the next one', async () => {
    const { page, context } = await open('full');
    const scene = page.getByRole('region', { name: 'Odette goes to press' });
    await scene.getByText('End of winter, before the workers return').waitFor();
    await scene.getByText(/^Skunk on field \d: of the cards beside it/).waitFor();
    expect(await scene.getByText(/^She throws a \d/).count()).toBe(2);
    await scene.getByText(/^The season, and each skunk on farms and river: \d points\.$/).waitFor();
    // Nothing tells of the next season before.
    expect(await page.getByText('Spring begins').count()).toBe(0);
    await page.mouse.click(5, 5);
    await scene.waitFor({ state: 'detached' });
    await page.getByRole('status', { name: 'Spring begins' }).waitFor();
    await context.close();
  });

  it('has no barrier while she is told', async () => {
    const { page, context } = await open('full', true);
    const scene = page.getByRole('region', { name: 'Odette goes to press' });
    await scene.getByText(/^The season, and each skunk on farms and river: \d points\.$/).waitFor();
    // What she does comes one after the other: all of it is there.
    await scene.evaluate((element) => {
      const all = element.getAnimations({ subtree: true });
      for (const one of all) if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
    });
    const barriers = await slowly(page, barriersInEveryLook(page, { parts: ['.ed-odette'] }));
    expect(barriers.join('\n')).toBe('');
    expect(await scene.isVisible()).toBe(true);
    await context.close();
  });

  it('is told at once where nothing moves', async () => {
    const { page, context } = await open('none');
    const banner = page.getByRole('status', { name: 'Spring begins' });
    await banner.getByText(/^Odette took .+ and .+\. Odette has 3 cards now, and \d+ points\.$/).waitFor();
    expect(await page.getByRole('region', { name: 'Odette goes to press' }).count()).toBe(0);
    await context.close();
  });
});

describe('the book', () => {
  it('stamps what was won, opens the next chapter and begins it', async () => {
    const { page, context } = await site.visit({ name: 'Fern' });
    await page.goto('/about');
    await page.evaluate(
      (text) => localStorage.setItem('sunglade.everdell-duo.book', text),
      JSON.stringify({
        sheet: {
          format: 1,
          chapters: Array.from({ length: 15 }, (_, i) => ({
            best: i === 0 ? 97 : null,
            difficulty: i === 0 ? 'hard' : null,
            lost: 0,
            skipped: false,
          })),
          held: ['gn-06'],
          remaining: NEWS_IDS.filter((id) => id !== 'gn-06'),
          revealed: null,
          left: null,
          entries: [{ kind: 'played', match: 'match-1' }],
        },
        running: null,
        bests: { '4 normal': 12 },
      }),
    );
    await page.goto('/book/everdell-duo');
    await button(page, 'Chapter 1, First Headlines, won with 97 points on hard').waitFor();
    await page.getByRole('heading', { name: 'Rich Fields' }).waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Challenges' }).click();
    await page.getByRole('link', { name: 'Play Wild Meadow, Normal, won by 12 points' }).waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    await look(page, 'desktop', 'light');
    await page.getByRole('tab', { name: 'Campaign' }).click();
    await button(page, 'Chapter 3, Four Feasts, Opens when chapter 2 is won.').click();
    await page.getByRole('link', { name: 'Play it as a single game' }).waitFor();
    await button(page, 'Chapter 2, Rich Fields').click();
    await button(page, 'Play chapter 2').click();
    // The good news that the team holds came along.
    await page.getByRole('region', { name: 'Good news: Deadline' }).waitFor();
    await context.close();
  });

  it('says of every card where it comes from', async () => {
    const { page, context } = await site.visit();
    await page.goto('/cards/everdell-duo');
    const row = page.getByRole('row', { name: /^Mine / });
    await row.waitFor();
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'printed',
      'printed',
      'printed',
      'printed',
      'inferred',
      'printed',
    ]);
    expect(await page.getByRole('row').count()).toBeGreaterThan(80 + 32 + 24);
    expect(await barriersInEveryLook(page)).toEqual([]);
    await context.close();
  });
});

/** What has to be on the screen, wholly. */
const NEEDED = [
  '.where',
  '.prompt',
  '.seat-card .seat-title',
  '.ticker',
  '.ed-meadow .ed-card',
  '.ed-deck',
  '.ed-event',
  '.ed-hand > :nth-child(-n + 3)',
  '.bar .ed-purse > *',
];

/** What the team has to do: at large in panels, or at a glance where there is no room for them. */
const AIMS = ['.panel-goals .ed-goal', '.panel-goals .ed-aim', '.panel-help .ed-watch'];
const GLANCE = ['.ed-glance', '.ed-glance > span'];

describe.each([
  { name: 'a chapter', options: { mode: 'together', chapter: 6 } },
  { name: 'a challenge', options: { mode: 'challenge', challenge: 4 } },
])('$name at every size', ({ options }) => {
  it('shows everything that is needed, without scrolling', async () => {
    const { page, context } = await site.visit({ size: 'desktop' });
    await page.goto('/about');
    const id = 'table-together';
    await keepTables(page, [await makeTable({ game: 'everdell-duo', chairs: ALONE, id, steps: 40, options })]);
    await page.goto(`/play/everdell-duo/${id}`);
    await page.locator('.ticker').waitFor();
    await myTurn(page);
    const found: string[] = [];
    for (const size of SIZES) {
      await resize(page, size);
      const name = `${size.width} × ${size.height}`;
      const needed = [...NEEDED, ...((await page.locator('.panel-goals').first().isVisible()) ? AIMS : GLANCE)];
      for (const selector of needed)
        if ((await page.locator(selector).count()) === 0) found.push(`${name}: ${selector} is missing`);
      for (const one of await outOfReach(page, needed)) found.push(`${name}: ${one}`);
      const more = await scrollsBy(page);
      if (more > 0) found.push(`${name}: the page scrolls by ${more}`);
    }
    expect(found.join('\n')).toBe('');
    expect(await barriersInEveryLook(page)).toEqual([]);
    await context.close();
  });
});
