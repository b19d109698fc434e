// Every kind of table at every size of screen: what must be read is large enough for the eye, what must be pressed large enough
// for a finger, and all of it is in reach: alone, with three, on the other side of the board, in a replay.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocalChair } from '../../apps/web/src/session/saved-table.ts';
import { painted } from './browser.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';
import { outOfReach, resize, SIZES, scrollsBy } from './sizes.ts';

const site = openSite();

/** Words smaller than twelve pixels; on faces of cards under eighty pixels, which open large, a little less will do. */
const smallWords = (page: Page, faces: string): Promise<string[]> =>
  page.evaluate((cards) => {
    const small = new Set<string>();
    const look = (text: string, parent: Element, style: CSSStyleDeclaration): void => {
      if (!text || parent.closest('.unseen, [hidden], title')) return;
      const { width, height } = parent.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return;
      const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const size = Number.parseFloat(style.fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
      // A word that is only heard, beside a sign that is seen.
      if (size === 0) return;
      const face = parent.closest(cards)?.getBoundingClientRect();
      const least = face && face.width < 80 ? 10.5 : 12;
      if (size < least - 0.01) small.add(`“${text}” in ${parent.getAttribute('class')}: ${size.toFixed(1)} px`);
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (node.parentElement)
        look(node.nodeValue?.trim() ?? '', node.parentElement, getComputedStyle(node.parentElement));
    // Names and numbers on cards are drawn by the style.
    for (const element of document.body.querySelectorAll('*'))
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part);
        const text = /^"(.*)"$/s.exec(style.content)?.[1]?.trim();
        if (text && style.display !== 'none') look(text, element, style);
      }
    return [...small];
  }, faces);

/** How much of forty-four pixels may lie under something else, or beyond the edge of what it lies in. */
const HIDDEN = 8;

/** Things of which less than a finger's width or height can be hit, along the lines through their middle. */
const smallTargets = (page: Page, targets: string): Promise<string[]> =>
  page.evaluate(
    ([selector, least]) => {
      const small = new Set<string>();
      for (const element of document.querySelectorAll(selector)) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const hits = (dx: number, dy: number): boolean => {
          const there = document.elementFromPoint(x + dx, y + dy);
          return there !== null && (element.contains(there) || there.contains(element));
        };
        const reach = (dx: number, dy: number): number => {
          let far = 0;
          while (far < least && hits(dx * (far + 1), dy * (far + 1))) far++;
          // Beyond the edge of the screen nobody can miss.
          const [px, py] = [x + dx * (far + 1), y + dy * (far + 1)];
          return px < 0 || py < 0 || px >= innerWidth || py >= innerHeight ? least : far;
        };
        // What lies under something that was opened is no target now.
        if (right === left || !hits(0, 0)) continue;
        const half = least / 2;
        if (hits(-half, 0) && hits(half, 0) && hits(0, -half) && hits(0, half)) continue;
        const [across, down] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        if (across < least || down < least)
          small.add(`${element.getAttribute('class')}: ${Math.round(right - left)} × ${Math.round(bottom - top)} px`);
      }
      return [...small];
    },
    [targets, 44 - HIDDEN] as const,
  );

/** The part of the screen that the dock takes. */
const dockShare = (page: Page): Promise<number> =>
  page.locator('.dock').evaluate((dock) => {
    const { width, height } = dock.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });

/** What is pressed at every table: the buttons, the head, the others. */
const ALWAYS = '.btn, .icon-button, [role=tab], .ticker-again, .seat-card, .where-more, .tools > *, .tip button';

/** What is needed at every table, and at those with others. */
const NEEDED = ['.where', '.ticker'];
const TURN = ['.prompt', '.bar-end .btn'];
const OTHERS = ['.seat-card .seat-title', '.seat-card strong'];

interface Kind {
  readonly game: string;
  /** Faces of cards, which open large. */
  readonly faces: string;
  readonly targets: string;
}

const EVERGREEN: Kind = { game: 'evergreen', faces: '.eg-slot', targets: '.eg-act, .eg-power, .eg-slot' };
const HARMONIES: Kind = {
  game: 'harmonies',
  faces: '.hm-card',
  targets: '.hm-space.may .hm-hit, .hm-group, .hm-offered, .hm-own',
};
const DUO: Kind = {
  game: 'everdell-duo',
  faces: '.ed-card, .ed-strip',
  targets: '.ed-card, .ed-place, .ed-deck, .ed-event, .ed-trade',
};

interface Table extends Kind {
  readonly name: string;
  readonly seats: number;
  /** Who sits there, where that is not one among bots. */
  readonly chairs?: readonly LocalChair[];
  /** How many steps are played; the whole game without. */
  readonly steps?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly needed: readonly string[];
  /** What somebody alone plays for: on large screens it is always in view. */
  readonly goal?: string;
}

const SPACES = '.eg-life .eg-space.may .eg-hit';
const ISLANDS = { side: 'B', spirits: true } as const;
const REPLAY = ['.replay .icon-button', '.replay input', '.replay .btn', ...NEEDED, ...OTHERS];

const TABLES: readonly Table[] = [
  {
    name: 'Evergreen alone',
    ...EVERGREEN,
    seats: 1,
    steps: 22,
    needed: [...NEEDED, ...TURN, SPACES],
    goal: '.eg-solo',
  },
  { name: 'Evergreen with three', ...EVERGREEN, seats: 3, steps: 45, needed: [...NEEDED, ...OTHERS] },
  { name: 'Evergreen with four', ...EVERGREEN, seats: 4, steps: 60, needed: [...NEEDED, ...TURN, ...OTHERS] },
  { name: 'Evergreen, looked back at', ...EVERGREEN, seats: 4, needed: REPLAY },
  {
    name: 'Harmonies alone, choosing a spirit',
    ...HARMONIES,
    seats: 1,
    steps: 0,
    options: ISLANDS,
    needed: ['.where', '.prompt', '.hm-spirit'],
  },
  {
    name: 'Harmonies alone on islands',
    ...HARMONIES,
    seats: 1,
    steps: 30,
    options: ISLANDS,
    needed: [...NEEDED, ...TURN, '.hm-group', '.hm-offered'],
  },
  {
    name: 'Harmonies with three on islands',
    ...HARMONIES,
    seats: 3,
    steps: 90,
    options: { side: 'B' },
    needed: [...NEEDED, ...OTHERS, '.hm-group', '.hm-offered', '.hm-own'],
  },
  { name: 'Harmonies with four', ...HARMONIES, seats: 4, steps: 90, needed: [...NEEDED, ...TURN, ...OTHERS] },
  { name: 'Harmonies, looked back at', ...HARMONIES, seats: 2, needed: REPLAY },
  { name: 'Everdell Duo', ...DUO, seats: 2, steps: 60, needed: [...NEEDED, ...TURN, ...OTHERS] },
  {
    name: 'Everdell Duo together',
    ...DUO,
    seats: 2,
    chairs: [0, 0].map((person) => ({ kind: 'person', person, name: 'Fern' })),
    steps: 31,
    options: { mode: 'together', chapter: 3 },
    needed: [...NEEDED, '.seat-card .seat-title', '.ed-exchange-head'],
  },
  { name: 'Everdell Duo, looked back at', ...DUO, seats: 2, needed: REPLAY },
];

async function open(page: Page, { game, seats, chairs, steps, options }: Table): Promise<void> {
  await page.goto('/about');
  const wish = {
    game,
    seats,
    id: 'some-table',
    ...(chairs && { chairs }),
    ...(options && { options }),
    ...(steps !== undefined && { steps }),
  };
  await keepTables(page, [await makeTable(wish)]);
  await page.goto(`/play/${game}/some-table`);
  await page.locator('.ticker').waitFor();
  if (steps !== undefined) return;
  // What comes at the end of a game.
  await page.locator('dialog .story').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.locator('.replay').waitFor();
}

it.each(TABLES)('$name', async (table) => {
  const { page, context } = await site.visit({ size: 'desktop' });
  await open(page, table);
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    const name = `${size.width} × ${size.height}`;
    const large = size.layout === 'wide' || size.layout === 'lying';
    const needed = table.goal && large ? [...table.needed, table.goal] : table.needed;
    for (const one of await outOfReach(page, needed)) found.push(`${name}: ${one}`);
    for (const one of await smallWords(page, table.faces)) found.push(`${name}: ${one}`);
    // On a desk there is a mouse.
    if (size.layout !== 'wide')
      for (const one of await smallTargets(page, `${ALWAYS}, ${table.targets}`)) found.push(`${name}: ${one}`);
    const share = await dockShare(page);
    if (share > 0.4) found.push(`${name}: the dock takes ${Math.round(share * 100)} % of the screen`);
    const more = await scrollsBy(page);
    if (more > 0) found.push(`${name}: the page scrolls by ${more}`);
  }
  expect(found.join('\n')).toBe('');
  await context.close();
});

/** Letters twice as large. */
const DOUBLED = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const;
const READ = [...NEEDED, ...TURN, ...OTHERS, '.moment-score strong'];
const LARGE: readonly Table[] = [
  { name: 'Evergreen', ...EVERGREEN, seats: 2, steps: 60, needed: [...READ, '.eg-act'] },
  { name: 'Harmonies', ...HARMONIES, seats: 4, steps: 90, needed: [...READ, '.hm-group', '.hm-offered', '.hm-own'] },
  { name: 'Everdell Duo', ...DUO, seats: 2, steps: 60, needed: [...READ, '.ed-place', '.ed-event'] },
];

/** Somebody scrolls to each of these in turn: what is too wide for the screen, or lies under something else even then. */
const outOfScrolling = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((list) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const selector of list)
      for (const element of document.querySelectorAll(selector)) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const reached = there !== null && (element.contains(there) || there.contains(element));
        if (width === 0 || left < -1 || right > innerWidth + 1) found.push(`${selector}: from ${left} to ${right}`);
        else if (!reached) found.push(`${selector}: under ${there?.getAttribute('class')}`);
      }
    return found;
  }, selectors);

it.each(LARGE)('$name in letters twice as large', async (table) => {
  const { page, context } = await site.visit({ size: 'desktop', settings: { text: 200 } });
  await open(page, table);
  const found: string[] = [];
  for (const size of DOUBLED) {
    await page.setViewportSize(size);
    await painted(page);
    const name = `${size.width} × ${size.height}`;
    const board = await page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().width / innerWidth);
    if (board < 0.5) found.push(`${name}: the board has ${Math.round(board * 100)} % of the width`);
    for (const one of await outOfScrolling(page, table.needed)) found.push(`${name}: ${one}`);
  }
  expect(found.join('\n')).toBe('');
  await context.close();
});
