// The page as a visitor meets it: bytes of the first load, Lighthouse, time until it is ready on a slow processor, and how
// smoothly the end of a season is shown. `--runs 5` is how often each thing is measured; the median counts.
import type { Browser } from 'playwright-core';
import { launch, visit } from '../tests/web/browser.ts';
import { MOVES } from '../tests/web/evergreen.ts';
import { startServer } from '../tests/web/server.ts';

const PAGES = { landing: '/', table: '/play/evergreen' } as const;
const DEBUG_PORT = 9333;
const SLOWER = 4;

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const option = (args: readonly string[], name: string, usual: number): number => {
  const at = args.indexOf(`--${name}`);
  return at >= 0 ? Number(args[at + 1]) : usual;
};

/** What comes over the wire, compressed as the server sends it; a game's own chunks are its art, rules and words. */
async function firstLoad(browser: Browser, url: string, path: string): Promise<{ all: number; beforeGame: number }> {
  const { page, context } = await visit(browser, url, { measured: true });
  const sizes: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((size) => [request.url(), size.responseBodySize] as const));
  });
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  await page.waitForLoadState('networkidle');
  const rows = await Promise.all(sizes);
  await context.close();
  const sum = (list: readonly (readonly [string, number])[]): number =>
    list.reduce((total, [, bytes]) => total + bytes, 0);
  return { all: sum(rows), beforeGame: sum(rows.filter(([name]) => !/evergreen/.test(name))) };
}

/** Milliseconds from the start of the navigation to performance.mark('ready'), nothing in any cache. */
async function ready(browser: Browser, url: string, path: string): Promise<number> {
  const { page, context } = await visit(browser, url, { measured: true });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path);
  const handle = await page.waitForFunction(() => performance.getEntriesByName('ready')[0]?.startTime);
  const ms = await handle.jsonValue();
  await context.close();
  return ms ?? Number.NaN;
}

interface Smoothness {
  readonly ms: number;
  readonly frames: number;
  /** Of 1. */
  readonly within34ms: number;
  readonly p95: number;
  readonly worst: number;
  readonly longTasks: number;
}

/** One season of Evergreen alone with everything moving; the frames count while its light and forest are scored. */
async function scoring(browser: Browser, url: string, slower: number): Promise<Smoothness> {
  const { page, context } = await visit(browser, url, {
    measured: true,
    settings: { pace: 'quick', motion: 'full' },
  });
  await page.goto('/new/evergreen');
  await page.locator('.new-form input[name="seats"]').first().check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const seen = await page.evaluate(playSeason, MOVES);
  await context.close();
  return seen;
}

/** Runs in the page: presses what is lit until the season is shown as scored, and watches every frame of that. */
function playSeason(next: readonly string[]): Promise<Smoothness> {
  return new Promise((resolve) => {
    const frames: { readonly at: number; readonly gap: number }[] = [];
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.startTime))).observe({
      type: 'longtask',
    });
    // The step that ends the season is part of it.
    let pressed = 0;
    let shown = false;
    let last = performance.now();
    let turn = 0;
    const press = (now: number): void => {
      const lit = next.map((one) => [...document.querySelectorAll(one)]).find((found) => found.length > 0);
      const target = lit?.[turn % lit.length];
      if (!target) return;
      pressed = now;
      turn += 7;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    };
    const frame = (now: number): void => {
      frames.push({ at: now, gap: now - last });
      last = now;
      const showing = document.querySelector('.eg-under.show') !== null;
      if (shown && !showing) {
        resolve(summary(now));
        return;
      }
      if (showing) shown = true;
      else if (now - pressed > 400) press(now);
      requestAnimationFrame(frame);
    };
    const summary = (end: number): Smoothness => {
      const gaps = frames.filter(({ at }) => at > pressed).map(({ gap }) => gap);
      const sorted = gaps.toSorted((a, b) => a - b);
      return {
        ms: Math.round(end - pressed),
        frames: gaps.length,
        within34ms: Math.round((100 * gaps.filter((gap) => gap <= 34).length) / gaps.length) / 100,
        p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        worst: sorted.at(-1) ?? 0,
        longTasks: tasks.filter((at) => at >= pressed).length,
      };
    };
    requestAnimationFrame(frame);
  });
}

interface Lighthouse {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly blockingMs: number;
  readonly largestPaintMs: number;
}

async function audit(url: string): Promise<Lighthouse> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port: DEBUG_PORT,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  const categories = result?.lhr.categories;
  return {
    performance: categories?.performance?.score ?? 0,
    accessibility: categories?.accessibility?.score ?? 0,
    bestPractices: categories?.['best-practices']?.score ?? 0,
    blockingMs: Math.round(result?.lhr.audits['total-blocking-time']?.numericValue ?? 0),
    largestPaintMs: Math.round(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
  };
}

export async function run(args: readonly string[]): Promise<unknown> {
  const runs = option(args, 'runs', 5);
  const server = await startServer();
  const browser = await launch([`--remote-debugging-port=${DEBUG_PORT}`]);
  const answer: Record<string, unknown> = {};
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      process.stderr.write(`${name}\n`);
      const times: number[] = [];
      for (let i = 0; i < runs; i++) times.push(await ready(browser, server.url, path));
      const audits: Lighthouse[] = [];
      for (let i = 0; i < runs; i++) audits.push(await audit(`${server.url}${path}`));
      answer[name] = {
        bytes: await firstLoad(browser, server.url, path),
        readyMs: Math.round(median(times)),
        lighthouse: {
          performance: median(audits.map((one) => one.performance)),
          accessibility: median(audits.map((one) => one.accessibility)),
          bestPractices: median(audits.map((one) => one.bestPractices)),
          blockingMs: median(audits.map((one) => one.blockingMs)),
          largestPaintMs: median(audits.map((one) => one.largestPaintMs)),
        },
      };
    }
    process.stderr.write('scoring\n');
    answer.scoring = await scoring(browser, server.url, 1);
    answer.scoringSlow = await scoring(browser, server.url, SLOWER);
  } finally {
    await browser.close();
    await server.close();
  }
  return { cpuSlowdown: SLOWER, runs, ...answer };
}
