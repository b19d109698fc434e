// The page as a visitor meets it: bytes of the first load, Lighthouse, time until it is ready on a slow processor, and how
// smoothly a table moves. `--runs 5` is how often each thing is measured; the median counts.
import type { Browser, Page } from 'playwright-core';
import { launch, visit } from '../tests/web/browser.ts';
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
  const { page, context } = await visit(browser, { url });
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
  const { page, context } = await visit(browser, { url });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path);
  const handle = await page.waitForFunction(() => performance.getEntriesByName('ready')[0]?.startTime);
  const ms = await handle.jsonValue();
  await context.close();
  return ms ?? Number.NaN;
}

interface Smoothness {
  readonly frames: number;
  readonly p95: number;
  readonly worst: number;
  readonly longTasks: number;
}

/** A table at which bots play, watched with everything moving. */
async function smoothness(browser: Browser, url: string, seconds: number): Promise<Smoothness> {
  const { page, context } = await visit(browser, { url, settings: { pace: 'calm', motion: 'full' } });
  await page.goto('/new/evergreen');
  await page.getByText('4 players', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const seen = await watchFrames(page, seconds);
  await context.close();
  return seen;
}

const watchFrames = (page: Page, seconds: number): Promise<Smoothness> =>
  page.evaluate(
    (ms) =>
      new Promise<Smoothness>((resolve) => {
        const gaps: number[] = [];
        let longTasks = 0;
        new PerformanceObserver((list) => {
          longTasks += list.getEntries().length;
        }).observe({ type: 'longtask' });
        const began = performance.now();
        let last = began;
        const frame = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (now - began < ms) requestAnimationFrame(frame);
          else {
            const sorted = gaps.toSorted((a, b) => a - b);
            resolve({
              frames: gaps.length,
              p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
              worst: sorted.at(-1) ?? 0,
              longTasks,
            });
          }
        };
        requestAnimationFrame(frame);
      }),
    seconds * 1000,
  );

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
    answer.motion = await smoothness(browser, server.url, option(args, 'seconds', 10));
  } finally {
    await browser.close();
    await server.close();
  }
  return { cpuSlowdown: SLOWER, runs, ...answer };
}
