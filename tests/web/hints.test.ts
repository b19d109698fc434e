// "Show me a good turn": asked for by button and key, answered from the own view, noted, and told at the end.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import { answered, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { outOfReach, resize, SIZES } from './sizes.ts';

const site = openSite();

const ASK = { en: 'Show me a good turn', de: 'Zeig mir einen guten Zug', fr: 'Montrez-moi un bon tour' } as const;
/** What has a ring; others may be playing at the same time, and what they change has one, too. */
const ringed = (page: Page): Promise<string> =>
  page.locator('.marked').evaluateAll((all) => all.map((one) => one.getAttribute('data-target')).join(' '));
const lines = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-lines');

/** How many hints the table in this browser notes. */
const hintsOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('sunglade', 1);
        opened.onsuccess = () => {
          const asked = opened.result.transaction('tables').objectStore('tables').get(wanted);
          asked.onsuccess = () => {
            opened.result.close();
            const { lines: all } = asked.result as { readonly lines: readonly { readonly text: string }[] };
            resolve(all.filter(({ text }) => text === '!hint').length);
          };
        };
      }),
    id,
  );

/** In Evergreen: the first card of a round in summer, and Fern takes it. */
const drafts = ({ phase, season, first, picks }: Readonly<Record<string, unknown>>): boolean =>
  phase === 'draft' && season === 'summer' && first === 0 && picks === 0;

/** Somebody in the middle of a game that is kept in this browser. */
async function sitDown(game: string, lang: keyof typeof ASK, help?: 'none' | 'all', steps: number | 'to draft' = 41) {
  const visitor = await site.visit({ lang });
  const played = steps === 'to draft' ? { until: drafts } : { steps };
  const table = { ...(await makeTable({ id: `hints-${game}`, game, ...played })), ...(help ? { help } : {}) };
  await visitor.page.goto('/about');
  await keepTables(visitor.page, [table]);
  await visitor.page.goto(`/play/${game}/${table.id}`);
  expect(await myTurn(visitor.page)).toBe('mine');
  return visitor;
}

describe.each([
  ['evergreen', 'en'],
  ['harmonies', 'de'],
  ['everdell-duo', 'fr'],
] as const)('%s in %s', (game, lang) => {
  it('shows good turns with reasons, ringed on the board, and keeps nobody out', async () => {
    const { page, context, problems } = await sitDown(game, lang);
    const rings = await ringed(page);
    await page.getByRole('button', { name: ASK[lang] }).click();
    await page.locator('.hint').first().waitFor();
    expect(await page.locator('.hint').count()).toBeLessThanOrEqual(3);
    expect(await page.locator('.hint.on .hint-steps').innerText()).not.toBe('');
    expect(await page.locator('.hint.on .hint-head').innerText()).toMatch(/\d/);
    await expect.poll(() => ringed(page)).not.toBe(rings);
    const advised = await ringed(page);
    // Whoever looks twice asks once.
    await page.keyboard.press('Escape');
    expect(await page.locator('.hint').count()).toBe(0);
    await expect.poll(() => ringed(page)).not.toBe(advised);
    await page.keyboard.press('h');
    await page.locator('.hint').first().waitFor();
    expect(await hintsOf(page, `hints-${game}`)).toBe(1);
    expect(await barriersInEveryLook(page, { parts: ['.panel-guest', '.tools'] })).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['evergreen', 'en', 'What each would bring', 'to draft'],
  ['harmonies', 'de', 'Was jedes brächte', 24],
  ['everdell-duo', 'fr', 'Ce que chacun rapporterait', 20],
] as const)('what each thing would bring in %s', (game, lang, name, steps) => {
  it('is counted before it is taken, noted once, and keeps nobody out', async () => {
    const { page, context, problems } = await sitDown(game, lang, undefined, steps);
    await page.getByRole('button', { name: ASK[lang] }).click();
    await page.locator('.hint').first().waitFor();
    // By keyboard: the other question is one step to the right.
    await page.locator('.hint-asks input:checked').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
    const rows = page.locator('[data-brings]');
    await rows.first().waitFor();
    expect(await rows.count()).toBeGreaterThan(1);
    for (const text of await rows.allInnerTexts()) expect(text.trim()).not.toBe('');
    // One moment, one line.
    expect(await hintsOf(page, `hints-${game}`)).toBe(1);
    const rings = await ringed(page);
    await rows.first().click();
    await expect.poll(() => ringed(page)).not.toBe(rings);
    expect(await barriersInEveryLook(page, { parts: ['.panel-guest', '.tools'] })).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('what each would bring is asked for first by whoever asked it last, and follows what is looked at', async () => {
  const { page, context } = await sitDown('evergreen', 'en', undefined, 'to draft');
  await page.evaluate(() => localStorage.setItem('sunglade.coach.asks', 'what-if'));
  await page.keyboard.press('h');
  await page.locator('[data-brings]').first().waitFor();
  expect(await page.locator('.hint-thinking').count()).toBe(0);
  const slot = page.locator('.eg-slot.may').first();
  const target = await slot.getAttribute('data-target');
  await slot.focus();
  await page.locator(`.hint.on [data-brings="take ${target?.split(':')[1]}"]`).waitFor();
  await context.close();
});

/** How a thing is looked at: lifted, taken at once, or in a sheet. */
const BESIDE = {
  evergreen: { lang: 'en', ask: 'What would it bring?', thing: '.eg-slot.may', steps: 'to draft', board: '.eg-planet' },
  harmonies: { lang: 'de', ask: 'Was brächte es?', thing: '.hm-group.may', steps: 24, board: '.hm-board' },
  'everdell-duo': {
    lang: 'fr',
    ask: 'Qu’est-ce que ça rapporterait ?',
    thing: '.ed-card.take',
    steps: 20,
    board: '.ed-meadow',
  },
} as const;
const TOLD = { en: /this turn/, de: /in diesem Zug/, fr: /ce tour/ } as const;

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });

describe.each(['evergreen', 'harmonies', 'everdell-duo'] as const)('beside a thing in %s', (game) => {
  const { lang, ask, thing, steps, board } = BESIDE[game];

  it('it is asked what it would bring, by keyboard alone, and read out; asking again in the sheet is the same line', async () => {
    const { page, context, problems } = await sitDown(game, lang, undefined, steps);
    const before = await lines(page);
    if (game !== 'harmonies') {
      await page.locator(thing).first().focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: ask }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.brings-ask').waitFor({ state: 'detached' });
    if (game === 'harmonies') {
      // Whoever has asked hears it before anything is taken.
      await page.locator(thing).first().focus();
      await page.keyboard.press('Enter');
    }
    const told = page.locator('.brings-told').first();
    await told.waitFor();
    expect(await told.innerText()).toMatch(TOLD[lang]);
    // Nobody has to look for the focus.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    if (game !== 'everdell-duo')
      await expect.poll(() => page.locator('.table > .unseen[aria-live]').innerText()).toBe(await told.innerText());
    expect(Number(await lines(page)) - Number(before)).toBe(1);
    expect(
      await barriersInEveryLook(page, { parts: ['.bar', ...(game === 'everdell-duo' ? ['.ed-sheet'] : [])] }),
    ).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('sunglade.coach.asks', 'what-if'));
    await page.getByRole('button', { name: ASK[lang] }).click();
    await page.locator('[data-brings]').first().waitFor();
    expect(await hintsOf(page, `hints-${game}`)).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the question and its answer have a place at every size, and the board keeps its own', async () => {
    const { page, context } = await sitDown(game, lang, undefined, steps);
    const boards = new Map<string, string>();
    const found: string[] = [];
    const lookAround = async (what: string, pressed: readonly string[]): Promise<void> => {
      for (const size of SIZES) {
        await resize(page, size);
        const name = `${size.width} × ${size.height}, ${what}`;
        for (const one of await outOfReach(page, pressed)) found.push(`${name}: ${one}`);
        const box = await boxOf(page, board);
        const first = boards.get(size.width.toString()) ?? box;
        boards.set(size.width.toString(), first);
        if (box !== first) found.push(`${name}: the board moved, ${first} → ${box}`);
        for (const one of await tooSmall(page)) found.push(`${name}: ${one}`);
      }
    };
    await lookAround('before', []);
    if (game !== 'harmonies') await page.locator(thing).first().dispatchEvent('click');
    await lookAround('asking', ['.brings-ask']);
    await page.getByRole('button', { name: ask }).click();
    await page.locator('.brings-ask').waitFor({ state: 'detached' });
    if (game === 'harmonies') await page.locator(thing).first().dispatchEvent('click');
    await page.locator('.brings-told').first().waitFor();
    const acts = game === 'everdell-duo' ? '.ed-acts .btn' : '[data-take]';
    await lookAround('told', ['.brings-told', acts]);
    expect(found).toEqual([]);
    // The second press takes it.
    const before = await lines(page);
    await page.locator(acts).first().click();
    await expect.poll(() => lines(page)).not.toBe(before);
    await context.close();
  });
});

/** Of the question and the answer: words under 12 px, things to press under 44 px, words that are cut off. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.brings-ask, .brings-told').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const name = one.className;
      return [
        ...(Number.parseFloat(getComputedStyle(one).fontSize) < 12 ? [`${name} is written too small`] : []),
        ...(one.matches('button') && Math.min(width, height) < 44 ? [`${name} is ${width} × ${height}`] : []),
        ...(one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
          ? [`${name} is cut off`]
          : []),
      ];
    }),
  );

it('nothing of it is there where the table says none', async () => {
  const { page, context } = await sitDown('evergreen', 'en', 'none', 'to draft');
  await page.locator('.eg-slot.may').first().click();
  await page.locator('[data-take]').waitFor();
  expect(await page.getByRole('button', { name: 'What would it bring?' }).count()).toBe(0);
  await context.close();
});

it('is not there where the table says none', async () => {
  const { page, context } = await sitDown('evergreen', 'en', 'none');
  expect(await page.getByRole('button', { name: ASK.en }).count()).toBe(0);
  await page.keyboard.press('h');
  expect(await page.locator('.panel-guest').count()).toBe(0);
  await context.close();
});

it('at the end everybody reads who asked', async () => {
  const { page, context } = await sitDown('evergreen', 'en');
  await page.getByRole('button', { name: ASK.en }).click();
  await page.locator('.hint').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Really give up' }).click();
  await page.locator('dialog .story').waitFor();
  expect(await page.locator('.story-hints').innerText()).toBe('Fern asked for a hint once.');
  await context.close();
});

it('where all help is allowed, a costly turn is not ended without a word', async () => {
  const { page, context, problems } = await sitDown('harmonies', 'en', 'all', 24);
  // The first tokens onto the first places: hardly anything could be worse.
  await answered(page, () => page.locator('.hm-group.may').first().dispatchEvent('click'));
  while ((await page.locator('.hm-life .hm-space.may').count()) > 0)
    await answered(page, () => page.locator('.hm-life .hm-space.may').last().dispatchEvent('click'));
  await page.locator('.bar-say', { hasText: /This turn gives about \d+ points away/ }).waitFor();
  expect(await hintsOf(page, 'hints-harmonies')).toBe(1);
  // With every button that there is at the end of a turn, there is room for it at every size.
  for (const size of SIZES) {
    await resize(page, size);
    expect([size.width, await outOfReach(page, ['.bar-say', '.bar-end .btn'])]).toEqual([size.width, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // It can be ended all the same, by a second press.
  const end = page.locator('.bar-end [data-step="done"]');
  await end.click();
  await end.getByText('Press again').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('online the question is stored before it is answered, and only where hints were agreed', async () => {
  const ada = await site.visit({ name: 'Ada' });
  await ada.page.goto('/new/evergreen');
  await ada.page.getByText('Online', { exact: true }).click();
  await ada.page.getByText('anybody may ask to be shown a good turn').click();
  await ada.page.getByRole('button', { name: 'Open a table' }).click();
  await ada.page.getByText('Hints: anybody may ask to be shown a good turn').waitFor();
  await ada.page.locator('[data-bot="1"]').click();
  await ada.page.locator('[data-start]').click();
  await myTurn(ada.page);
  const before = Number(await lines(ada.page));
  await ada.page.getByRole('button', { name: ASK.en }).click();
  await ada.page.locator('.hint').first().waitFor();
  await ada.page.reload();
  await myTurn(ada.page);
  expect(Number(await lines(ada.page))).toBe(before + 1);
  expect(ada.problems).toEqual([]);
  await ada.context.close();
});
