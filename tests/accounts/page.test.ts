// The account page in a real Chromium with a passkey of its own: made in one browser, used in another.
import { existsSync, readFileSync } from 'node:fs';
import type { Listed } from '@sunglade/protocol';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, removeFolder, type Server, startServer } from '../server/kit/server.ts';
import { violations } from '../web/barriers.ts';
import { CHROMIUM, launch, type Visitor, visit } from '../web/browser.ts';

const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** The passkeys of a device, which a test may carry to another, as an account with a phone maker does. */
class Device {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async of({ context, page }: Visitor): Promise<Device> {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    const made = await session.send('WebAuthn.addVirtualAuthenticator', { options: OPTIONS });
    return new Device(session, made.authenticatorId);
  }

  async passkeys() {
    return (await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials;
  }

  async learn(other: Device): Promise<void> {
    for (const credential of await other.passkeys())
      await this.#session.send('WebAuthn.addCredential', { authenticatorId: this.#id, credential });
  }

  async verifies(isUserVerified: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }
}

// scripts/prepare/browser.mjs says aloud what is left out; under CI nothing is.
describe.runIf(existsSync(CHROMIUM) || process.env.CI)('the account page', () => {
  const folder = createFolder();
  let browser: Browser;
  let server: Server;
  let url = '';

  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startServer(folder)]);
    url = server.url.replace('127.0.0.1', 'localhost');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    removeFolder(folder);
  });

  /** A guest who has opened a table. */
  async function guest(name: string, more = {}): Promise<Visitor> {
    const visitor = await visit(browser, url, { name, size: 'phone', ...more });
    const headers = { origin: url };
    await visitor.context.request.post('/api/guest', { headers, data: { name } });
    await visitor.context.request.post('/api/tables', { headers, data: { game: 'glade', seats: 2 } });
    await visitor.page.goto('/account');
    await visitor.page.locator('.account').waitFor();
    return visitor;
  }
  const press = (page: Page, what: string) => page.locator(`[data-do="${what}"]`).click();
  const isGuest = (page: Page) => page.locator('.account').getAttribute('data-guest');
  const tables = async ({ context }: Visitor): Promise<number> =>
    ((await (await context.request.get('/api/mine')).json()) as Listed[]).length;

  it('a passkey made here signs in there, with the games of both; then both are forgotten', async () => {
    const ada = await guest('Ada');
    const device = await Device.of(ada);
    expect(await isGuest(ada.page)).toBe('true');
    await press(ada.page, 'add-passkey');
    await ada.page.locator('.account[data-guest="false"]').waitFor();
    expect(await device.passkeys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

    const there = await guest('Guest');
    const phone = await Device.of(there);
    await phone.learn(device);
    await phone.verifies(false);
    await there.page.locator('.account summary').click();
    await press(there.page, 'login-passkey');
    await there.page.getByRole('alert').waitFor();
    expect(await isGuest(there.page)).toBe('true');
    await phone.verifies(true);
    await press(there.page, 'login-passkey');
    await there.page.getByText('Welcome back, Ada. One table came along.').waitFor();
    expect(await isGuest(there.page)).toBe('false');
    expect(await tables(there)).toBe(2);
    await expect(there.page.locator('.account-list').last().locator('li').count()).resolves.toBe(2);
    await there.page.goto('/games');
    await expect.poll(() => there.page.locator('.list-row').count()).toBe(2);

    await there.page.goto('/account');
    await press(there.page, 'forget');
    await press(there.page, 'forget-sure');
    await there.page.getByText('You have been forgotten').waitFor();
    expect((await ada.context.request.get('/api/account')).status()).toBe(401);
    await ada.page.reload();
    await press(ada.page, 'login-passkey');
    await ada.page.getByText('This passkey was not accepted.').waitFor();
    const serious = [...ada.problems, ...there.problems].filter((text) => !/\b40[0134]\b/.test(text));
    expect(serious).toEqual([]);
    await ada.context.close();
    await there.context.close();
  });

  it('a password is set, tried, used and removed, and the data comes as a file', async () => {
    const { context, page } = await guest('Ben');
    await page.getByLabel('Name to sign in with').last().fill('ben-the-owl');
    await page.getByLabel('New password').fill('short');
    await press(page, 'set-password');
    await page.getByText('at least ten characters').first().waitFor();
    expect(await isGuest(page)).toBe('true');
    await page.getByLabel('New password').fill('seven quiet owls');
    await press(page, 'set-password');
    await page.getByText(/You sign in as ben-the-owl-\d{5}\./).waitFor();
    const login = await page.locator('input[autocomplete="username"]').first().inputValue();

    await press(page, 'log-out');
    await page.locator('.account').waitFor({ state: 'detached' });
    const sign = async (password: string): Promise<void> => {
      await page.getByLabel('Name to sign in with').fill(login.toUpperCase());
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'login-password');
    };
    await sign('seven loud owls');
    await page.getByText('do not belong together').waitFor();
    await sign('seven quiet owls');
    await page.getByText('Welcome back, Ben.').waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'export')]);
    const data: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(data).toMatchObject({
      profile: { name: 'Ben' },
      signIn: { login },
      matches: [{ game: 'glade' }],
    });

    await press(page, 'new-recovery');
    const code = await page.locator('.account-code code').innerText();
    await press(page, 'remove-password');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Recovery code').fill('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA');
    await dialog.locator('button[type=submit]').click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Recovery code').fill(code);
    await dialog.locator('button[type=submit]').click();
    await page.locator('.account[data-guest="true"]').waitFor();
    await context.close();
  });

  it('has no barrier by day and by night, and fits a phone in every language', async () => {
    const { context, page } = await guest('Cleo');
    await page.locator('.account summary').click();
    expect(await violations(page)).toEqual([]);
    for (const [lang, title] of [
      ['en', 'Account'],
      ['de', 'Konto'],
      ['fr', 'Compte'],
    ] as const) {
      // biome-ignore format: pairs
      await page.locator('.lang select').selectOption(lang);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(over)).toBe(0);
    }
    await page.locator('.site-nav button.icon-button').click();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });
});
