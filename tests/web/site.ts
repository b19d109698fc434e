// What a file of browser tests needs: a browser, and a server of its own that is there before its first test and gone after its
// last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Visitor, visit, type Wish } from './browser.ts';
import { startServer, type TestServer } from './server.ts';

export interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
  visit(wish?: Wish): Promise<Visitor>;
}

/** One after the other, the files of a worker share it; it ends with the worker. */
let shared: Promise<Browser> | null = null;

function openBrowser(): Promise<Browser> {
  shared ??= launch().then((browser) => {
    browser.on('disconnected', () => {
      shared = null;
    });
    return browser;
  });
  return shared;
}

export function openSite(): Site {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
  });
  afterAll(async () => {
    // Whatever a test that failed has left open.
    for (const context of browser?.contexts() ?? []) await context.close();
    await server?.close();
  });
  return {
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    visit: (wish = {}) => visit(browser, server.url, wish),
  };
}
