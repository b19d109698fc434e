// How friends come to a table by the device's own means, and how the device shows that it is one's turn.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInEveryLook } from './barriers.ts';
import { turnOf } from './driver.ts';
import { openRoom, sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

/** What the page hands to the device, which a browser without windows does not have. */
async function watchDevice(page: Page): Promise<unknown[]> {
  const calls: unknown[] = [];
  await page.exposeFunction('device', (...call: unknown[]) => void calls.push(call));
  await page.addInitScript(() => {
    const { device } = globalThis as unknown as { device: (...call: unknown[]) => Promise<void> };
    Object.assign(navigator, {
      share: (data: unknown) => device('share', data),
      setAppBadge: (count: number) => device('badge', count),
      clearAppBadge: () => device('badge', 0),
    });
  });
  return calls;
}

it('a table’s link is handed to the device’s own sheet, and drawn for the camera of another one', async () => {
  const { page, context, problems } = await site.visit({ size: 'phone', name: 'Ada' });
  const calls = await watchDevice(page);
  await openRoom(page, 'harmonies');
  const link = page.url();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => calls).toContainEqual(['share', { title: expect.any(String), url: link }]);
  const button = page.locator('[data-do="qr"]');
  await button.click();
  const code = page.locator('.qr-code');
  await code.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  // Large enough to be read across a table.
  expect((await code.boundingBox())?.width).toBeGreaterThan(150);
  expect((await barriersInEveryLook(page)).join('\n')).toBe('');
  await button.click();
  await code.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await context.close();
});

it('the tab’s picture and the badge of an installed page count where it is one’s turn', async () => {
  const [ada, bob] = [await site.visit({ name: 'Ada' }), await site.visit({ name: 'Bob' })];
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const { page } = (await turnOf(ada.page)) === 'mine' ? ada : bob;
  const calls = await watchDevice(page);
  const icon = page.locator('link[rel="icon"]');
  const plain = await icon.getAttribute('href');
  await page.goto('/');
  await expect.poll(() => calls).toContainEqual(['badge', 1]);
  await expect.poll(() => icon.getAttribute('href')).toMatch(/^data:image\/png/);
  expect(plain).not.toMatch(/^data:image\/png/);
  await Promise.all([ada.context.close(), bob.context.close()]);
});
