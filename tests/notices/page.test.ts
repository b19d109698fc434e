// The page about notices in a real Chromium, and a push from the server to its service worker.
import { existsSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { barriersInEveryLook, tooWide } from '../web/barriers.ts';
import { CHROMIUM, launch, type Visitor, visit, type Wish } from '../web/browser.ts';
import { PushBrowser } from './kit/push-browser.ts';
import { Receiver } from './kit/receiver.ts';

describe.runIf(existsSync(CHROMIUM) || process.env.CI)('where I want to hear of it', () => {
  const folder = createFolder();
  const keys = new PushBrowser();
  let browser: Browser;
  let server: Server;
  let receiver: Receiver;
  let url = '';

  beforeAll(async () => {
    receiver = await Receiver.open();
    [browser, server] = await Promise.all([
      launch([], 'whole'),
      startServer(folder, { ALLOW_PRIVATE_WEBHOOKS: 'yes' }),
    ]);
    url = server.url.replace('127.0.0.1', 'localhost');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await receiver?.close();
    removeFolder(folder);
  });

  /**
   * Somebody who lets the site send messages. There is no push service here: the subscription leads to the test, and what
   * arrives there is handed to the browser through its tools.
   */
  async function open(wish: Wish = {}): Promise<Visitor> {
    const visitor = await visit(browser, url, { measured: true, offline: true, ...wish });
    await visitor.context.grantPermissions(['notifications'], { origin: url });
    const { endpoint, p256dh, auth } = keys.target(receiver.url('/push'));
    await visitor.context.addInitScript(
      (made) => {
        if (!('PushManager' in globalThis)) return;
        const bytes = (text: string): ArrayBuffer =>
          Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
        const subscription = {
          endpoint: made.endpoint,
          getKey: (name: 'p256dh' | 'auth') => bytes(made[name]),
          unsubscribe: async () => {
            localStorage.removeItem('test.subscribed');
            localStorage.setItem('test.given-up', 'yes');
            return true;
          },
        };
        // As a browser keeps it, from one page to the next, with the key of the site it was made for.
        const kept = () => {
          const key = localStorage.getItem('test.subscribed');
          const options = { applicationServerKey: Uint8Array.from((key ?? '').split(',').map(Number)).buffer };
          return (key === null ? null : { ...subscription, options }) as unknown as PushSubscription;
        };
        PushManager.prototype.getSubscription = async () => kept();
        PushManager.prototype.subscribe = async (options) => {
          const key = options?.applicationServerKey;
          localStorage.setItem('test.subscribed', Array.from(key instanceof Uint8Array ? key : []).join());
          return kept();
        };
      },
      { endpoint, p256dh, auth },
    );
    await visitor.page.goto('/notices');
    return visitor;
  }

  const becomeGuest = async (page: Page): Promise<void> => {
    await page.locator('[data-do="guest"]').click();
    await page.locator('.reach').waitFor();
  };

  /** Gives a message to the service worker as the browser does when one comes from a push service. */
  async function deliver(tools: CDPSession, data: string): Promise<void> {
    const found = new Promise<string>((resolve) => {
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
        if (own) resolve(own.registrationId);
      });
    });
    await tools.send('ServiceWorker.enable');
    await tools.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId: await found, data });
    // Registrations are told anew to whoever asks anew.
    await tools.send('ServiceWorker.disable');
  }

  it('a guest turns on push, tries it, and the browser shows what the server sent', async () => {
    const { context, page, problems } = await open({ lang: 'de' });
    await becomeGuest(page);
    await page.locator('[data-add="push"]').click();
    const row = page.locator('.way[data-kind="push"]');
    await row.waitFor();
    // Quiet buttons and quiet hours are called alike.
    const test = row.locator('[data-do="test"]');
    expect(await test.evaluate((button) => getComputedStyle(button).paddingLeft)).not.toBe('0px');
    await test.click();
    await expect.poll(() => receiver.at('/push').length).toBe(1);
    const [taken] = receiver.at('/push');
    if (!taken) throw new Error('nothing arrived');
    const notice = keys.read(taken);
    expect(notice.title).toBe('Sunglade erreicht dich');

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const tools = await context.newCDPSession(page);
    await deliver(tools, JSON.stringify(notice));
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
      });
    const one = { title: notice.title, body: notice.body, tag: notice.tag, data: { path: notice.path } };
    await expect.poll(shown).toEqual([one]);
    // A second copy takes the place of the first.
    await deliver(tools, JSON.stringify(notice));
    await expect.poll(shown).toEqual([one]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('says when, by keyboard: the rule, quiet hours and their zone stay', async () => {
    const { context, page } = await open();
    await becomeGuest(page);
    await page.locator('[data-add="push"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.way').waitFor();
    await page.locator('.way summary').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Always').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Nothing in quiet hours').focus();
    await page.keyboard.press('Space');
    await page.locator('.quiet-dial').waitFor();
    await page.getByLabel('To', { exact: true }).fill('06:15');
    await page.getByLabel('Time zone').selectOption('Europe/Paris');
    const stored = async () => {
      const { ways } = (await (await context.request.get('/api/notices')).json()) as {
        ways: { rule: string; quiet: unknown }[];
      };
      return ways.map(({ rule, quiet }) => ({ rule, quiet }));
    };
    await expect.poll(stored).toEqual([{ rule: 'always', quiet: { from: 1_320, to: 375, zone: 'Europe/Paris' } }]);
    await page.locator('.way .icon-button').click();
    await page.getByText('Nowhere yet.').waitFor();
    await context.close();
  });

  it('an answer that is late takes nothing back that was chosen since', async () => {
    const { context, page } = await open();
    await becomeGuest(page);
    await page.locator('[data-add="push"]').click();
    await page.locator('.way summary').click();
    await page.getByLabel('Nothing in quiet hours').click();
    await page.locator('.quiet-dial').waitFor();
    let [fetched, letGo] = [false, false];
    await page.route('**/api/notices', async (route) => {
      const response = await route.fetch();
      const first = !fetched;
      fetched = true;
      if (first) await expect.poll(() => letGo).toBe(true);
      await route.fulfill({ response });
    });
    await page.getByLabel('From', { exact: true }).fill('23:00');
    await expect.poll(() => fetched).toBe(true);
    const late = page.waitForResponse('**/api/notices');
    await page.getByLabel('To', { exact: true }).fill('06:15');
    letGo = true;
    await (await late).finished();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByLabel('Time zone').selectOption('Europe/Paris');
    await expect
      .poll(async () => ((await (await context.request.get('/api/notices')).json()) as { ways: unknown[] }).ways)
      .toMatchObject([{ quiet: { from: 1_380, to: 375, zone: 'Europe/Paris' } }]);
    await context.close();
  });

  it('a member adds a webhook and sees its secret once; what is not offered says why', async () => {
    const { context, page } = await open();
    await becomeGuest(page);
    expect(await page.locator('[data-add="webhook"]').isDisabled()).toBe(true);
    await page.getByText('For this you need an account.').first().waitFor();
    await page.getByText('This site has no mail server.').waitFor();
    await context.request.post('/api/account/password', {
      headers: { origin: url },
      data: { login: 'hook', password: 'seven quiet owls' },
    });
    await page.reload();
    await page.locator('[data-add="webhook"]').click();
    await page.getByLabel('Address of the webhook').fill('nonsense');
    await page.locator('.kinds form button[type=submit]').click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Address of the webhook').fill(receiver.url('/hook'));
    await page.locator('.kinds form button[type=submit]').click();
    const secret = await page.getByRole('dialog').locator('code').innerText();
    expect(secret.length).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    await page.locator('.way[data-kind="webhook"]').waitFor();
    expect(await page.content()).not.toContain(secret);
    await context.close();
  });

  const isSubscribed = (page: Page) => page.evaluate(() => localStorage.getItem('test.subscribed') !== null);
  const waysOf = async ({ request }: Visitor['context']) => {
    const { ways } = (await (await request.get(`${url}/api/notices`)).json()) as { ways: { shown: string }[] };
    return ways.map(({ shown }) => shown);
  };

  it('a browser is told or not by itself, whatever another one of the same person does', async () => {
    const { context, page } = await open();
    await becomeGuest(page);
    const add = page.locator('[data-add="push"]');
    await add.click();
    await page.getByText('This browser tells you already.').waitFor();
    await context.request.post('/api/notices', {
      headers: { origin: url },
      data: { target: { ...keys.target(receiver.url('/other')), label: 'Another one' }, language: 'en' },
    });
    await page.reload();
    await page.getByText('This browser tells you already.').waitFor();
    expect(await add.isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^Remove Chrome/ }).click();
    await page.locator('.way').getByText('Another one').waitFor();
    await expect.poll(() => waysOf(context)).toEqual(['Another one']);
    await expect.poll(() => isSubscribed(page)).toBe(false);
    await add.and(page.locator(':enabled')).click();
    await expect.poll(() => waysOf(context)).toHaveLength(2);
    await context.close();
  });

  it('whoever turns it on gets an address of their own, also where somebody left without signing out', async () => {
    const { context, page } = await open();
    await becomeGuest(page);
    await page.locator('[data-add="push"]').click();
    await page.locator('.way').waitFor();
    await context.clearCookies();
    await page.reload();
    await becomeGuest(page);
    expect(await waysOf(context)).toEqual([]);
    const isGivenUp = () => page.evaluate(() => localStorage.getItem('test.given-up') !== null);
    expect(await isGivenUp()).toBe(false);
    await page.locator('[data-add="push"]').click();
    await page.locator('.way').waitFor();
    expect([await isGivenUp(), await isSubscribed(page)]).toEqual([true, true]);
    await context.close();
  });

  it('who signs out leaves nothing behind that would be told to whoever comes next', async () => {
    const { context, page } = await open();
    await becomeGuest(page);
    const [headers, password] = [{ origin: url }, 'seven quiet owls'];
    const made = await context.request.post('/api/account/password', { headers, data: { login: 'leaves', password } });
    const { login } = (await made.json()) as { login: string };
    await page.reload();
    await page.locator('[data-add="push"]').click();
    await page.locator('.way').waitFor();
    expect(await isSubscribed(page)).toBe(true);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out here' }).press('Enter');
    await page.getByRole('heading', { name: 'Sign in' }).first().waitFor();
    expect(await isSubscribed(page)).toBe(false);
    await context.request.post('/api/login/password', { headers, data: { login, password, take: false } });
    expect(await waysOf(context)).toEqual([]);
    await context.close();
  });

  it('has no barrier by day and by night, and fits a phone in every language', async () => {
    const { context, page } = await open({ size: 'phone' });
    // Drawn last: before, there is nothing to look at.
    await page.locator('[data-do="guest"]').waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    await becomeGuest(page);
    await page.locator('[data-add="push"]').click();
    await page.locator('.way summary').click();
    await page.getByLabel('Nothing in quiet hours').click();
    await page.locator('.quiet-dial').waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    for (const [lang, title] of [
      ['en', 'Where I want to hear of it'],
      ['de', 'Wo ich davon hören möchte'],
      ['fr', 'Où je veux l’apprendre'],
    ] as const) {
      await page.locator('.lang select').selectOption(lang);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await tooWide(page)).toBe(0);
    }
    await page.goto('/notices/stop/some-token.that-is-wrong');
    await page.locator('[data-do="stop"]').click();
    await page.getByRole('alert').waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    await context.close();
  });
});
