// What a file of browser tests needs: a browser and a server of its own, there before its first test and gone after its last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Visitor, visit, type Wish } from './browser.ts';
import { startServer, type TestServer } from './server.ts';

export interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
  visit(wish?: Wish): Promise<Visitor>;
}

export function openSite(): Site {
  let browser: Browser;
  let server: TestServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startServer()]);
  });
  afterAll(async () => {
    await browser?.close();
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
