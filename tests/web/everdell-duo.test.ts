// Everdell Duo in a real browser: a whole game against a bot by clicks on a phone, looking before doing, why not, dragging,
// pictures that can be told apart, and no barrier in any look.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOX, compose, sceneOf, symbolOf } from '../../apps/web/src/games/everdell-duo/art/compose.ts';
import { LINES } from '../../apps/web/src/games/everdell-duo/art/lines.ts';
import HOUSE from '../../packages/games/everdell-duo/src/editions/house.json' with { type: 'json' };
import { barriersInEveryLook, tooWide, violations } from './barriers.ts';
import { look } from './browser.ts';
import { firstOf, myTurn, press } from './driver.ts';
import { openSite } from './site.ts';

const site = openSite();

const OVER = 'dialog .story';
const CHOICE = 'dialog .choices [data-step]';
const DONE = '.bar .primary[data-step]';
/** What can be done with the thing that is looked at. */
const ACT = '.ed-sheet .ed-acts [data-step]:not([aria-disabled="true"])';
const ANSWER = '.ed-bar .ed-answers [data-step]:not([data-step="decline"])';
const ASKED_CARD = '.table:has(.ed-asked) .ed-card.may, .table:has(.ed-asked) .ed-strip.may';
const DECLINE = '.ed-answers [data-step="decline"]';
const PLAY = '.ed-card.play, .ed-hand .ed-card.may';
const WORKER = '.ed-place.may, .ed-event.may, .ed-strip.may';
const TAKE = '.ed-deck.may, .ed-card.take';
/** In the order in which a person would do them. */
const MOVES = [CHOICE, ACT, DONE, ANSWER, ASKED_CARD, DECLINE, PLAY, WORKER, TAKE] as const;

async function nextMove(page: Page): Promise<string | null> {
  await myTurn(page);
  const found = await firstOf(page, [OVER, ...MOVES]);
  return found === OVER ? null : found;
}

/** One click of the person, each time elsewhere; false when the game is over. */
async function clickOn(page: Page, turn: number): Promise<boolean> {
  const move = await nextMove(page);
  if (move === null) return false;
  const all = page.locator(move);
  await press(page, all.nth((turn * 7) % (await all.count())));
  return true;
}

async function open(page: Page): Promise<void> {
  await page.goto('/play/everdell-duo');
  await page.locator('.ed-deck.may').waitFor();
}

/** What a finger could not hit. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ed-board button, .ed-bar button')]
      .map((button) => ({ name: button.className, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );

describe('against a bot, on a phone', () => {
  it('is played to its end by clicks, and fits the screen all the way', async () => {
    const { page, context, problems } = await site.visit({ size: 'phone' });
    await open(page);
    const seasons = new Set<string>();
    for (let i = 0; i < 900; i++) {
      if (i % 10 === 0) {
        // Read while a move is waited for: after the last one no season is told.
        if ((await nextMove(page)) === null) break;
        expect(await tooWide(page)).toBe(0);
        seasons.add((await page.locator('.where').innerText()).split(/[\n,]/)[1] ?? '');
      }
      if (!(await clickOn(page, i))) break;
    }
    await page.locator(OVER).waitFor();
    expect(seasons).toEqual(new Set(['Winter', 'Spring', 'Summer', 'Autumn']));
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await page.keyboard.press('Escape');
    // Also where many cards lie in a lane.
    await page.locator('.ed-views [role="tab"]').first().tap();
    await page.locator('.ed-strip').nth(3).waitFor();
    expect(await tooSmall(page)).toEqual([]);
    expect(await barriersInEveryLook(page)).toEqual([]);
    await context.close();
  });

  it('shows a card to a finger before anything is done with it', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await open(page);
    await page.locator('.ed-row .ed-card').nth(5).tap();
    const sheet = page.locator('.ed-sheet');
    await sheet.getByText(/(construction|critter), \d points?/).waitFor();
    // Long names have soft hyphens.
    const name = (await sheet.locator('h2').innerText()).replaceAll('\u00ad', '');
    await sheet.getByRole('button', { name: 'into your hand' }).tap();
    await page.locator('.ed-hand').getByLabel(name).waitFor();
    // Drawing or taking moves either of the two.
    await page.locator('[data-step="move moon"]').tap();
    await page.locator('.ed-moves.moon').getByText('5 moves left').waitFor({ state: 'attached' });
    await context.close();
  });

  it('has targets of 44 px', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await open(page);
    for (const tab of await page.locator('.ed-views [role="tab"]').all()) {
      await tab.tap();
      expect(await tooSmall(page)).toEqual([]);
    }
    await context.close();
  });
});

describe('another set', () => {
  const file = (content: unknown) => ({
    name: 'set.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });

  it('comes from a file: all that is wrong with it is said, and one that fits is played', async () => {
    const { page, context, problems } = await site.visit();
    await page.goto('/new/everdell-duo');
    await page.getByText('Options of the game').click();
    const chooser = page.getByLabel('Another set, from a file');
    await chooser.setInputFiles(file({ ...HOUSE, farms: null, cards: HOUSE.cards.slice(1) }));
    const report = page.getByRole('status').filter({ hasText: 'wrong with this set' });
    await report.getByText('2 things are wrong with this set:').waitFor();
    await report.getByRole('listitem').filter({ hasText: 'farms Wanted: a list.' }).waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);

    const cards = HOUSE.cards.map((card) => (card.id === 'mine' ? { ...card, id: 'quarry' } : card));
    await chooser.setInputFiles(file({ ...HOUSE, id: 'my-set', cards }));
    await page.getByText('“my-set” can be played.').waitFor();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.ed-deck').waitFor();
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});

describe('at a desk', () => {
  it('offers an option only where it belongs', async () => {
    const { page, context } = await site.visit();
    await page.goto('/new/everdell-duo');
    await page.locator('.game-options summary').click();
    const offered = (id: string) => page.locator(`input[name="option-${id}"], #option-${id} option`).count();
    expect([await offered('mode'), await offered('chapter'), await offered('opponent')]).toEqual([3, 0, 0]);
    await page.getByRole('radio', { name: 'Together' }).check();
    expect([await offered('chapter'), await offered('difficulty'), await offered('target')]).toEqual([16, 2, 0]);
    await page.getByLabel('Chapter').selectOption('A game of your own');
    expect([await offered('difficulty'), await offered('target'), await offered('watches')]).toEqual([0, 7, 3]);
    await page.getByRole('radio', { name: 'Challenge', exact: true }).check();
    expect([await offered('chapter'), await offered('challenge'), await offered('opponent')]).toEqual([0, 10, 4]);
    await context.close();
  });

  it('looks at the first click and acts at the second', async () => {
    const { page, context } = await site.visit();
    await open(page);
    const lines = () => page.locator('.table').getAttribute('data-lines');
    const before = await lines();
    const card = page.locator('.ed-row .ed-card.may').first();
    await card.click();
    const sheet = page.locator('.ed-sheet');
    await sheet.waitFor();
    expect(await lines()).toBe(before);
    // Escape gives the focus back to the card.
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const place of ['.ed-deck.may', '.ed-place.may']) {
      await page.locator(place).first().click();
      await sheet.locator('.ed-acts [data-step]').first().waitFor();
      expect(await lines()).toBe(before);
    }
    await page.locator('.ed-deck.may').dblclick();
    await page.locator('[data-step="move moon"]').waitFor();
    expect(await sheet.count()).toBe(0);
    await context.close();
  });

  it('shows what a card costs and what is missing', async () => {
    const { page, context } = await site.visit();
    await open(page);
    // Nobody has anything at the beginning: whatever costs resources lacks all of them.
    await page.locator('.ed-hand .ed-card').first().click();
    const way = page.locator('.ed-sheet .ed-way');
    await way.first().waitFor();
    expect(await way.first().innerText()).toMatch(/^Pay .+You lack .+\.$/s);
    expect(await page.locator('.ed-sheet [data-step^="play"]').count()).toBe(0);
    await context.close();
  });

  it('says why not, with the rule', async () => {
    const { page, context } = await site.visit();
    await open(page);
    await page.locator('[data-target="place:journey"]').click();
    const why = page.locator('.ed-sheet .ed-why');
    await why.getByText('The Journey is decided at the end of the game').waitFor();
    await why.getByText('No worker and no effect can use the Journey.').waitFor();
    // Whoever insists is told by the table.
    await page.keyboard.press('Escape');
    await page.locator('[data-target="place:journey"]').dblclick();
    await page.locator('.why').getByText('The Journey is decided at the end of the game').waitFor();
    await context.close();
  });

  it('lets a worker be dragged to a farm', async () => {
    const { page, context } = await site.visit();
    await open(page);
    await page.locator('.bar [data-target="workers"]').dragTo(page.locator('[data-target="place:farm-1"]'));
    await page.locator('[data-target="purse:0:twig"]').getByText('3', { exact: true }).first().waitFor();
    expect(await page.locator('[data-target="worker:0:farm-1"]').count()).toBe(1);
    await page.locator('.ed-moves.sun').getByText('5 moves left').waitFor();
    await context.close();
  });

  it('reaches everything by keyboard and tells it by name', async () => {
    const { page, context } = await site.visit();
    await open(page);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.ed-board button, .ed-bar button, .ed-places button')]
        .filter((button) => button.tabIndex >= 0)
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => name.trim().length < 4)).toEqual([]);
    const farm = page.locator('[data-target="place:farm-1"]');
    await farm.focus();
    await page.keyboard.press('Enter');
    await page.locator('.ed-sheet').waitFor();
    await page.keyboard.press('Enter');
    await page.locator(DONE).waitFor();
    // A deed and what it brought are one entry.
    await page.locator('.log-line', { hasText: 'You placed a worker' }).getByText('+3 twigs').waitFor();
    await context.close();
  });
});

const ART = new URL('../../apps/web/src/games/everdell-duo/art/', import.meta.url);
const [WIDE, HIGH] = [96, 77];
const COLORS = ['green', 'brown', 'red', 'purple', 'blue'] as const;

/** All pictures on one page, each as wide as a card of the hand. */
function gallery(): string {
  const read = (name: string): string => readFileSync(new URL(name, ART), 'utf8');
  // In the order of the set: eight constructions and eight critters of each colour.
  const pictures = Object.values(LINES).map((line, i) => {
    const { scene, groups } = compose(line);
    const uses = groups.map(({ transform, uses: all }) => {
      const inside = all.map(
        ({ part, transform: at, style }) => `<use href="#${symbolOf(part)}" transform="${at}" style="${style}"/>`,
      );
      return `<g transform="${transform}">${inside.join('')}</g>`;
    });
    return `<svg class="ed-pic ed-k-${COLORS[Math.floor(i / 16)]}" viewBox="${BOX}" preserveAspectRatio="xMidYMid slice"><use href="#${sceneOf(scene)}"/><g class="ed-cut">${uses.join('')}</g></svg>`;
  });
  const size = `width:${WIDE}px;height:${HIGH}px`;
  return `<style>:root{--cut:#fff8e6;--coin:#fff8e6;--sun:#f9c338}${read('art.css')}body{margin:0;line-height:0}.ed-pic{display:block;${size}}</style><div style="position:absolute;width:0;height:0;overflow:hidden">${read('parts.svg')}</div>${pictures.join('')}`;
}

it('has a picture for every card that no other can be taken for', async () => {
  const context = await site.browser.newContext({ viewport: { width: WIDE, height: HIGH * 80 } });
  const page = await context.newPage();
  await page.setContent(gallery());
  const shot = (await page.screenshot({ type: 'png' })).toString('base64');
  const closest = await page.evaluate(
    async ([data, wide, high]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(wide, image.height);
      const paper = canvas.getContext('2d');
      if (!paper) throw new Error('nothing to draw on');
      paper.drawImage(image, 0, 0);
      const { data: pixels } = paper.getImageData(0, 0, wide, image.height);
      const bytes = wide * high * 4;
      const differ = (a: number, b: number): number => {
        let count = 0;
        for (let i = 0; i < bytes; i += 4) {
          const [p, q] = [a * bytes + i, b * bytes + i];
          let by = 0;
          for (let c = 0; c < 3; c++) by = Math.max(by, Math.abs((pixels[p + c] ?? 0) - (pixels[q + c] ?? 0)));
          if (by > 24) count++;
        }
        return count / (wide * high);
      };
      const found: { a: number; b: number; share: number }[] = [];
      for (let a = 0; a < 80; a++)
        for (let b = a + 1; b < 80; b++) {
          const share = differ(a, b);
          if (share < 0.08) found.push({ a, b, share });
        }
      return found;
    },
    [shot, WIDE, HIGH] as const,
  );
  const names = Object.keys(LINES);
  expect(closest.map(({ a, b, share }) => `${names[a]} and ${names[b]}: ${share.toFixed(3)}`)).toEqual([]);
  await context.close();
});

it('has no barrier at the start, at any size and in any light', async () => {
  const { page, context } = await site.visit();
  await open(page);
  expect(await barriersInEveryLook(page)).toEqual([]);
  await look(page, 'tablet', 'light');
  expect(await tooWide(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

it.each(['de', 'fr'] as const)('fits a phone with large text in the language %s', async (lang) => {
  const { page, context } = await site.visit({ size: 'phone', lang, settings: { text: 200 } });
  await open(page);
  expect(await tooWide(page)).toBe(0);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await tooWide(page)).toBe(0);
  }
  await context.close();
});
