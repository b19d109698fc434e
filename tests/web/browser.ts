// A real Chromium for the tests of the page.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { fixChance } from './chance.ts';
import { makeLate } from './late.ts';

/**
 * What of Chromium no test looks at. The pages behind its address bar alone, one for each window, cost as much as ours.
 * The list takes the place of playwright's own, so what matters of that stands here as well.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

const FLAGS = [
  `--disable-features=${UNUSED.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is; without one these tests are left out (scripts/prepare/browser.mjs says so aloud, CI fails). */
export const CHROMIUM = process.env.SUNGLADE_CHROMIUM ?? '/usr/bin/chromium';

/** The one without windows, where there is one; notifications need the whole. */
export const launch = (more: readonly string[] = [], program: 'shell' | 'whole' = 'shell'): Promise<Browser> => {
  const executablePath = program === 'shell' ? (process.env.SUNGLADE_CHROMIUM_SHELL ?? CHROMIUM) : CHROMIUM;
  return chromium.launch({ executablePath, args: [...FLAGS, ...more] });
};

const SIZES = {
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;
export const THEMES = ['light', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const LANGS = ['en', 'de', 'fr'] as const;
type Lang = (typeof LANGS)[number];

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about. */
  readonly problems: string[];
}

export interface Wish {
  readonly size?: Size;
  /** Without one the page follows the device, and so `look`. */
  readonly theme?: Theme;
  readonly lang?: Lang;
  readonly name?: string;
  /** Whether the page may keep itself for when there is no network. */
  readonly offline?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Decides deals and bots; the same in every run. */
  readonly chance?: number;
  /** Whether the page has the machine's own clock, as a measurement needs it. */
  readonly measured?: boolean;
}

/** How many times slower the browser's processor is, for runs on a poor machine. */
const SLOWED = Number(process.env.SUNGLADE_SLOWED ?? 1);

/** A person with a browser of their own: quick bots, no motion, and every complaint of the page written down. */
export async function visit(
  browser: Browser,
  url: string,
  { size = 'desktop', lang = 'en', ...wish }: Wish = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    deviceScaleFactor: 1,
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    // Keeping the whole site for later takes time that only the tests without a network need.
    serviceWorkers: wish.offline ? 'allow' : 'block',
    locale: lang,
  });
  await makeLate(context);
  await fixChance(context, wish.chance ?? 1);
  const kept = {
    lang,
    theme: wish.theme ?? 'auto',
    pace: 'quick',
    sound: false,
    name: wish.name ?? '',
    ...wish.settings,
  };
  await context.addInitScript((text) => {
    // An empty page has nothing to keep things in.
    if (location.protocol === 'about:') return;
    if (!localStorage.getItem('sunglade.settings')) localStorage.setItem('sunglade.settings', text);
  }, JSON.stringify(kept));
  // The page's own time: it passes as usual, and a test may let some of it pass at once.
  if (!wish.measured) await context.clock.install();
  const page = await context.newPage();
  if (SLOWED > 1) {
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  }
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { context, page, problems };
}

/** From now on the page's time passes only when a test lets it, however long this machine takes for anything. */
export async function stopClock(page: Page): Promise<void> {
  // A moment that is still to come when the page hears of it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Lets the stopped time of a page pass frame by frame until this is done: what lasts a few seconds can be looked at. */
export async function slowly<T>(page: Page, act: Promise<T>): Promise<T> {
  let done = false;
  const result = act.finally(() => {
    done = true;
  });
  while (!done) await page.clock.runFor(16);
  return result;
}

/** What the page has decided to show is on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The page as it is, at another size and in the other light: what is open stays open. */
export async function look(page: Page, size: Size, theme: Theme): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  // What belongs only to one size is drawn after the size has changed.
  await painted(page);
}
