// The frame of a table: at every size everything that is needed lies on the screen and can be touched, and the board never
// changes its size while a turn is played.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { LANGS } from './browser.ts';
import { answered, firstOf, myTurn } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { outOfReach, resize, SIZES, scrollsBy } from './sizes.ts';

const site = openSite();

/** At every table: where we are, what is asked, the buttons, everybody's name and points, the newest sentence. */
const ALWAYS = [
  '.where',
  '.prompt',
  '.bar-end .btn',
  '.seat-card .seat-title',
  '.seat-card strong',
  '.moment-score strong, .where-score',
  '.ticker',
];

/** Everdell Duo's look at a card. */
const SHEET = '.ed-sheet';

interface Game {
  readonly board: string;
  readonly needed: readonly string[];
  /** What a person presses one after the other in a turn; the first that is lit. */
  readonly moves: readonly string[];
  readonly seats: readonly number[];
  readonly steps: number;
}

const GAMES: Readonly<Record<string, Game>> = {
  evergreen: {
    board: '.eg-planet',
    needed: ['.eg-life .eg-space.may .eg-hit', '.eg-slot.may', '.eg-act', '.eg-taken'],
    moves: [
      '.eg-life .eg-space.may',
      '[data-take]',
      '.eg-slot.may',
      '.eg-act[data-target$="D"].may',
      '.bar [data-step]',
    ],
    seats: [2, 4],
    steps: 60,
  },
  harmonies: {
    board: '.hm-board',
    needed: ['.hm-life .hm-space.may', '.hm-group', '.hm-offered', '.hm-own', '.hm-mine'],
    moves: ['.hm-life .hm-space.places', '.hm-group.may', '.bar [data-step]'],
    seats: [2, 4],
    steps: 90,
  },
  'everdell-duo': {
    board: '.ed-meadow',
    // Further cards of a hand that is too long for a phone come by scrolling; the first three never do.
    needed: ['.ed-meadow .ed-card', '.ed-deck', '.ed-event', '.ed-hand > :nth-child(-n + 3)', '.bar .ed-purse > *'],
    moves: ['.ed-sheet .ed-acts [data-step]:not([aria-disabled="true"])', '.ed-card.take', '.bar [data-step]'],
    seats: [2],
    steps: 60,
  },
};

const boxOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((n) => n.toFixed(1)).join(' ');
    });

/** Words that are cut off by a box around them; what scrolls can be read to its end. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const look = (text: string, parent: Element, lines: readonly DOMRect[]): void => {
      if (!text.trim() || parent.closest('.unseen, [hidden], title')) return;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (box instanceof SVGElement || (overflowX === 'visible' && overflowY === 'visible')) continue;
        // From here on it may be somewhere else in what scrolls.
        if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) break;
        const edge = box.getBoundingClientRect();
        // Only for who listens.
        if (edge.width <= 1 || edge.height <= 1) break;
        const inside = (line: DOMRect): boolean =>
          line.left >= edge.left - 1.5 &&
          line.right <= edge.right + 1.5 &&
          (line.top + line.bottom) / 2 >= edge.top &&
          (line.top + line.bottom) / 2 <= edge.bottom;
        if (lines.every(inside)) continue;
        cut.add(`“${text}” in ${parent.getAttribute('class')}, by ${box.getAttribute('class')}`);
        break;
      }
    };
    const linesOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (node.parentElement) look(node.nodeValue ?? '', node.parentElement, linesOf(node));
    // What the style writes has no lines to be asked about: for a moment it stands there as text.
    const written = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const { content, display } = getComputedStyle(element, part);
        const text = /^"(.*)"$/s.exec(content)?.[1] ?? '';
        return text.trim() && display !== 'none' ? [{ element, part, text }] : [];
      }),
    );
    const bare = document.head.appendChild(document.createElement('style'));
    bare.textContent = '[data-bare]::before, [data-bare]::after { content: none !important; }';
    const shown = written.map(({ element, part, text }) => {
      const word = document.createElement('span');
      word.textContent = text;
      element.setAttribute('data-bare', '');
      element[part === '::before' ? 'prepend' : 'append'](word);
      return { element, word, text };
    });
    for (const { element, word, text } of shown) {
      const lines = linesOf(word);
      look(text, element, lines);
      // A name never leaves its card, even where nothing cuts it off.
      const face = element
        .closest('.ed-name, .ed-event-name, .ed-strip-name')
        ?.closest('.ed-face, .ed-event, .ed-strip');
      const edge = face?.getBoundingClientRect();
      const leaves = (line: DOMRect): boolean =>
        edge !== undefined &&
        (line.left < edge.left - 1.5 || line.right > edge.right + 1.5 || line.bottom > edge.bottom + 1.5);
      if (lines.some(leaves)) cut.add(`“${text}” leaves its ${face?.getAttribute('class')}`);
    }
    for (const { element, word } of shown) {
      word.remove();
      element.removeAttribute('data-bare');
    }
    bare.remove();
    return [...cut];
  });

for (const [game, { board, needed, moves, seats, steps }] of Object.entries(GAMES)) {
  describe.each(seats.map((count) => ({ count })))(`${game} with $count players`, ({ count }) => {
    it('shows everything that is needed at every size, cuts no word off, and the board stands still in a turn', async () => {
      const { page, context } = await site.visit({ size: 'desktop' });
      await page.goto('/about');
      const id = `table-of-${count}`;
      await keepTables(page, [await makeTable({ game, seats: count, id, steps })]);
      await page.goto(`/play/${game}/${id}`);
      await page.locator('.ticker').waitFor();
      const boxes = new Map<string, string>();
      const found: string[] = [];
      // Four presses lead through the taking and the placing of a turn.
      for (let press = 0; press < 5; press++) {
        await myTurn(page);
        for (const size of SIZES) {
          await resize(page, size);
          const name = `${size.width} × ${size.height}`;
          // A sheet that the person has opened may cover what is not asked about; what it offers can be pressed.
          const opened = (await page.locator(SHEET).count()) > 0;
          const list = opened ? [`${SHEET} .ed-acts .btn`, `${SHEET} .icon-button`] : [...ALWAYS, ...needed];
          for (const one of await outOfReach(page, list)) found.push(`${name}, ${press}: ${one}`);
          const box = await boxOf(page, board);
          if (box !== (boxes.get(name) ?? box))
            found.push(`${name}, ${press}: the board moved, ${boxes.get(name)} → ${box}`);
          boxes.set(name, boxes.get(name) ?? box);
          const more = await scrollsBy(page);
          if (more > 0) found.push(`${name}, ${press}: the page scrolls by ${more}`);
          // The words of the first two pictures are all there are; other languages have a look of their own.
          if (press < 2) for (const one of await cutOff(page)) found.push(`${name}, ${press}: ${one}`);
        }
        const lit = await firstOf(page, moves);
        await answered(page, () => page.locator(lit).first().dispatchEvent('click'));
      }
      expect(found.join('\n')).toBe('');
      await context.close();
    });
  });
}

describe.each(LANGS.filter((lang) => lang !== 'en').map((lang) => ({ lang })))('in $lang', ({ lang }) => {
  it.each(Object.entries(GAMES))('no word of %s is cut off at any size', async (game, { seats, steps, moves }) => {
    const { page, context } = await site.visit({ size: 'desktop', lang });
    await page.goto('/about');
    const id = `table-in-${lang}`;
    await keepTables(page, [await makeTable({ game, seats: seats.at(-1) ?? 2, id, steps })]);
    await page.goto(`/play/${game}/${id}`);
    await page.locator('.ticker').waitFor();
    const found: string[] = [];
    for (let press = 0; press < 2; press++) {
      await myTurn(page);
      for (const size of SIZES) {
        await resize(page, size);
        for (const one of await cutOff(page)) found.push(`${size.width} × ${size.height}, ${press}: ${one}`);
      }
      const lit = await firstOf(page, moves);
      await answered(page, () => page.locator(lit).first().dispatchEvent('click'));
    }
    expect(found.join('\n')).toBe('');
    await context.close();
  });
});

describe.each([
  { mode: 'against each other', wish: { steps: 60 } },
  {
    mode: 'together',
    wish: {
      steps: 30,
      options: { mode: 'together', chapter: 3 },
      chairs: [0, 0].map((person) => ({ kind: 'person', person, name: 'Fern' }) as const),
    },
  },
])('Everdell Duo $mode', ({ mode, wish }) => {
  it('on phones every place to send a worker to can be pressed', async () => {
    const { page, context } = await site.visit({ size: 'phone' });
    await page.goto('/about');
    const id = mode.replaceAll(' ', '-');
    await keepTables(page, [await makeTable({ game: 'everdell-duo', id, ...wish })]);
    await page.goto(`/play/everdell-duo/${id}`);
    await page.locator('.ticker').waitFor();
    const found: string[] = [];
    for (const size of SIZES.filter(({ layout }) => layout === 'phone' || layout === 'flat')) {
      await resize(page, size);
      await page.getByRole('tab', { name: 'Places' }).click();
      expect(await page.locator('.ed-place').count()).toBe(6);
      for (const one of await outOfReach(page, ['.ed-place'])) found.push(`${size.width} × ${size.height}: ${one}`);
    }
    expect(found.join('\n')).toBe('');
    await context.close();
  });
});

/** Somebody who leads both animals. */
const ALONE = [0, 0].map((person) => ({ kind: 'person', person, name: 'Fern' }) as const);

/** In the middle of a turn: a card of the own city has a place for a worker; cards of the city, or a discount there, are asked about. */
const ASKED = [
  { about: 'a turn with a visit', steps: 78, open: 'Places', others: ['City of Fern'] },
  { about: 'which card works first', steps: 128, chairs: ALONE, together: true, open: 'City', others: [] },
  { about: 'how to pay', steps: 141, chairs: ALONE, together: true, open: 'City', others: [] },
] as const;

it.each(ASKED)('on phones the tabs follow the question: $about', async ({ steps, open, others, ...rest }) => {
  const { page, context } = await site.visit({ size: 'phone' });
  await page.goto('/about');
  const wish = 'together' in rest ? { chairs: rest.chairs, options: { mode: 'together', chapter: 3 } } : {};
  await keepTables(page, [await makeTable({ game: 'everdell-duo', id: 'tabs-follow', steps, ...wish })]);
  await page.goto('/play/everdell-duo/tabs-follow');
  await page.locator('.ticker').waitFor();
  const tabs = page.getByRole('tablist', { name: 'Cities and places' });
  expect(await tabs.getByRole('tab', { selected: true }).textContent()).toBe(open);
  expect(await tabs.locator('.asks').evaluateAll((all) => all.map((tab) => tab.firstChild?.textContent))).toEqual(
    others,
  );
  const found: string[] = [];
  for (const size of SIZES.filter(({ layout }) => layout === 'phone' || layout === 'flat')) {
    await resize(page, size);
    const name = `${size.width} × ${size.height}`;
    // Whatever can be done lies open, or behind a tab that says so; cards in a city that are asked about have a button as well.
    const needed = others.length > 0 ? ['.ed-place.may'] : ['.ed-answers [data-step]'];
    for (const one of await outOfReach(page, needed)) found.push(`${name}: ${one}`);
    for (const other of others) {
      await tabs.getByRole('tab', { name: other }).click();
      expect(await page.locator('.ed-strip.may').count()).toBeGreaterThan(0);
      for (const one of await outOfReach(page, ['.ed-strip.may'])) found.push(`${name}, ${other}: ${one}`);
      await tabs.getByRole('tab', { name: open }).click();
    }
  }
  expect(found.join('\n')).toBe('');
  await context.close();
});

const CARD = '.eg-slot.may';
const TAKE = '[data-take]';
const ACTION = '.eg-acts .eg-act.may';

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).first().dispatchEvent('click');

async function openPhone() {
  const visitor = await site.visit({ size: 'phone' });
  await visitor.page.goto('/play/evergreen');
  await visitor.page.locator(CARD).first().waitFor();
  // Drawn last.
  await visitor.page.locator('.ticker').waitFor();
  return visitor;
}

describe('on a phone', () => {
  it('the board stands still whatever is said: a tip, a refusal, somebody else’s board', async () => {
    const { page, context } = await openPhone();
    const first = await boxOf(page, '.eg-planet');
    await press(page, '.eg-space');
    await page.locator('.why').waitFor();
    expect(await boxOf(page, '.eg-planet')).toBe(first);
    await press(page, CARD);
    await press(page, TAKE);
    await page.locator('.eg-turn').waitFor();
    expect(await boxOf(page, '.eg-planet')).toBe(first);
    await page.locator('.tip-text').dispatchEvent('click');
    await page.locator('.tip .icon-button').dispatchEvent('click');
    await press(page, '.seat-card');
    await page.locator('.stage-name').waitFor();
    expect(await boxOf(page, '.eg-planet')).toBe(first);
    await context.close();
  });

  it('every mark and button can be hit by a finger', async () => {
    const { page, context } = await openPhone();
    const small = await page
      .locator('.eg-space .eg-hit, .eg-dock-hit, .tip button, .eg-slot, .tools > *, .seat-card, .where-more')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 0 && Math.min(width, height) < 43.5
            ? [`${element.getAttribute('class')}: ${width} × ${height}`]
            : [];
        }),
      );
    expect(small).toEqual([]);
    await context.close();
  });

  it('a sheet covers the dock and never the board, at most 45 % of the height', async () => {
    const { page, context } = await openPhone();
    for (const button of ['.ticker', '.where-more']) {
      await page.locator(button).click();
      const { top, focused } = await page.locator('.sheet-over').evaluate((sheet) => ({
        top: sheet.getBoundingClientRect().top / innerHeight,
        focused: sheet.contains(document.activeElement),
      }));
      expect(top).toBeGreaterThanOrEqual(0.55);
      expect(focused).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.sheet-over').waitFor({ state: 'detached' });
    }
    await context.close();
  });

  it('under somebody else’s board there is only the way back', async () => {
    const { page, context } = await openPhone();
    await press(page, CARD);
    await press(page, TAKE);
    await page.locator(ACTION).first().waitFor();
    await press(page, '.seat-card');
    await page.locator('.way-back').getByRole('button', { name: 'Back to my board' }).waitFor();
    expect(await page.locator('.dock button').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.locator('.way-back button').click();
    await page.locator(ACTION).first().waitFor();
    expect(await page.locator('.way-back').count()).toBe(0);
    await context.close();
  });
});
