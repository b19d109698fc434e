// Somebody leaves in the middle of a game: the others see it, a bot plays on if they want, and who comes back takes over.
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { visit } from './browser.ts';
import { myTurn, turnOf } from './driver.ts';
import { startOwnServer } from './own-server.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';
import { resize, SIZES } from './sizes.ts';

const site = openSite();

it('a bot plays for who has left, until that person is back; then the game is called off', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob' });
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const bobPlays = (await turnOf(bob.page)) === 'mine';
  const [stays, leaves, name] = bobPlays ? [ada.page, bob.page, 'Bob'] : [bob.page, ada.page, 'Ada'];
  const table = leaves.url();
  await leaves.goto('/about');
  await stays.locator('.seat-card').getByText('is not here').waitFor();
  await stays.getByRole('button', { name: `Remind ${name}` }).click();
  await stays.locator('.chat-button').click();
  await stays.locator('.chat-lines').getByText(`${name}, it is your turn.`).waitFor();
  await stays.keyboard.press('Escape');
  expect(await violations(stays, ['.dock'])).toEqual([]);
  await stays.getByRole('button', { name: 'Let a bot play' }).click();
  await stays.locator('.seat-card').getByText('is away, a bot fills in').waitFor();
  expect(await myTurn(stays)).toBe('mine');
  await leaves.goto(table);
  await leaves.getByRole('button', { name: 'I am back' }).click();
  await stays.locator('.seat-card').getByText('is away, a bot fills in').waitFor({ state: 'detached' });
  await stays.getByRole('button', { name: 'Menu' }).click();
  await stays.getByRole('button', { name: 'Call the game off' }).click();
  await leaves.getByRole('button', { name: 'Agree' }).click();
  for (const page of [stays, leaves]) await page.locator('.dock').getByText('The game was called off.').waitFor();
  await Promise.all([ada.context.close(), bob.context.close()]);
});

it('how long somebody has been away goes on counting, and nothing moves for it', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob', size: 'phone' });
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const boxes = () =>
    ada.page.locator('.stage, .seat-card, .dock').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  await bob.page.goto('/about');
  const card = ada.page.locator('.seat-card');
  await card.getByText('is not here').waitFor();
  const before = await boxes();
  expect(before.length).toBeGreaterThanOrEqual(3);
  for (const [minutes, said] of [
    [9, 'away for 9 minutes'],
    [11, 'away for 20 minutes'],
    [60, 'away for 1 hour'],
    [49 * 60, 'away for 2 days'],
  ] as const) {
    await ada.page.clock.fastForward(minutes * 60_000 + 500);
    await card.getByText(said).waitFor();
    expect(await boxes()).toEqual(before);
    expect(await card.getAttribute('aria-label')).toBeNull();
    await ada.page.getByRole('button', { name: said }).waitFor();
  }
  expect(await violations(ada.page, ['.others'])).toEqual([]);
  // On a phone it stands on their picture, and is read out in full.
  const phone = SIZES.find(({ width }) => width === 360);
  if (!phone) throw new Error('no such size');
  await resize(ada.page, phone);
  await ada.page.locator('.gone-short').getByText('2 days').waitFor();
  await ada.page.getByRole('button', { name: 'away for 2 days' }).waitFor();
  const [strip, badge] = [await card.boundingBox(), await ada.page.locator('.gone-short').boundingBox()];
  if (!strip || !badge) throw new Error('nothing to see');
  expect(badge.y + badge.height).toBeLessThanOrEqual(strip.y + strip.height);
  expect(await violations(ada.page, ['.others'])).toEqual([]);
  await bob.page.goBack();
  await card.locator('.gone').waitFor({ state: 'detached' });
  await Promise.all([ada.context.close(), bob.context.close()]);
});

it('whoever has only just left is given some time: the button says from when on', async () => {
  // Longer than anything that is looked at here; the page's own time passes at once.
  const awayMs = 600_000;
  const server = await startOwnServer('somebody leaves', { awayMs });
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map((name) => visit(site.browser, server.url, { name })));
  if (!ada || !bob) throw new Error('nobody came');
  try {
    await sitDown('harmonies', ada.page, bob.page, 'Bob');
    const bobPlays = (await turnOf(bob.page)) === 'mine';
    const [stays, leaves] = bobPlays ? [ada.page, bob.page] : [bob.page, ada.page];
    await leaves.goto('/about');
    const button = stays.getByRole('button', { name: 'Let a bot play' });
    await button.and(stays.locator('[aria-disabled=true]')).waitFor();
    const why = (await button.getAttribute('aria-describedby')) ?? '';
    expect(await stays.locator(`#${why}`).innerText()).toMatch(
      /^They left only a moment ago: possible from \d{1,2}:\d\d( [AP]M)?\.$/,
    );
    expect(await violations(stays, ['.dock'])).toEqual([]);
    // Pressed anyway, the server says no, and why.
    await button.press('Enter');
    await stays.locator('.dock').getByText('They left only a moment ago.', { exact: true }).waitFor();
    expect(await stays.locator('.seat-card').getByText('a bot fills in').count()).toBe(0);
    // Who comes to the table meanwhile knows it too.
    await stays.reload();
    await button.and(stays.locator('[aria-disabled=true]')).waitFor();
    await stays.clock.fastForward(awayMs);
    await button.and(stays.locator('[aria-disabled=false]')).waitFor();
    expect(await stays.locator('#bot-from').count()).toBe(0);
  } finally {
    await Promise.all([ada.context.close(), bob.context.close()]);
    await server.stop();
  }
});

it('a long name stays inside the dock of a small phone', async () => {
  // The widest there is; of forty letters a chair bears twenty-four.
  const ada = await site.visit({ name: 'W'.repeat(40), size: 'phone' });
  const bob = await site.visit({ name: 'M'.repeat(40), size: 'phone' });
  await sitDown('harmonies', ada.page, bob.page, 'M'.repeat(24));
  const [stays, leaves] = (await turnOf(bob.page)) === 'mine' ? [ada.page, bob.page] : [bob.page, ada.page];
  await leaves.goto('/about');
  const small = SIZES.find(({ width }) => width === 360);
  if (!small) throw new Error('no such size');
  await resize(stays, small);
  const remind = stays.getByRole('button', { name: /^Remind (W{24}|M{24})$/ });
  await remind.waitFor();
  const dock = await stays.locator('.dock').boundingBox();
  for (const button of [remind, stays.getByRole('button', { name: 'Let a bot play' })]) {
    const box = await button.boundingBox();
    if (!dock || !box) throw new Error('nothing to see');
    expect(box.x).toBeGreaterThanOrEqual(dock.x);
    expect(box.x + box.width).toBeLessThanOrEqual(dock.x + dock.width);
    expect(box.y).toBeGreaterThanOrEqual(dock.y);
    expect(box.y + box.height).toBeLessThanOrEqual(dock.y + dock.height);
  }
  expect(await violations(stays, ['.dock'])).toEqual([]);
  await Promise.all([ada.context.close(), bob.context.close()]);
});
