// Two people come together at a new table on the server.
import type { Page } from 'playwright-core';

/** Opens a table by the form, and sits in its room. */
export async function openRoom(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByText('Online', { exact: true }).click();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('[data-start]').waitFor();
}

/** The host opens a table, the guest comes by the link and sits down, and the game begins. */
export async function sitDown(game: string, host: Page, guest: Page, guestName: string): Promise<void> {
  await openRoom(host, game);
  await guest.goto(new URL(host.url()).pathname);
  await guest.locator('[data-sit="1"]').click();
  await host.getByText(guestName).waitFor();
  await host.locator('[data-start]').click();
  for (const page of [host, guest]) await page.locator('.table .stage').waitFor();
}
