// Friends: by a link, seen on the first page, invited to a table; and a holiday that the others see.
import { expect, it } from 'vitest';
import { barriersInEveryLook, violations } from './barriers.ts';
import { openRoom, sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a link makes friends, who are invited by name; both pages by keyboard and without barriers', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob', measured: true });
  await ada.page.goto('/friends');
  await ada.page.getByRole('button', { name: 'Continue as a guest' }).press('Enter');
  await ada.page.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = (await ada.page.locator('.friend-link code').textContent()) ?? '';
  await bob.page.goto(new URL(link).pathname);
  const yes = bob.page.getByRole('button', { name: 'Yes, be friends' });
  await yes.waitFor();
  expect(await violations(bob.page)).toEqual([]);
  await yes.press('Enter');
  await bob.page.getByRole('link', { name: 'All my friends' }).click();
  await bob.page.locator('.account-list').getByText('Ada').waitFor();
  expect(await barriersInEveryLook(bob.page)).toEqual([]);

  await openRoom(ada.page, 'harmonies');
  const invite = ada.page.getByRole('button', { name: 'Invite Bob' });
  await invite.press('Enter');
  await ada.page.getByText('Bob is invited.').waitFor();
  expect(await violations(ada.page, ['.invite'])).toEqual([]);
  await bob.page.goto('/');
  await bob.page.locator('.home-friends').getByText('Ada invites you: Harmonies').waitFor();
  expect(await violations(bob.page, ['.home-friends'])).toEqual([]);
  await bob.page.locator('.home-friends').getByRole('link', { name: 'Join' }).first().click();
  await bob.page.locator('[data-sit="1"]').waitFor();
  await Promise.all([ada.context.close(), bob.context.close()]);
});

it('who is away says so in the settings, and those who play along see until when', async () => {
  const ada = await site.visit({ name: 'Ada' });
  const bob = await site.visit({ name: 'Bob' });
  await sitDown('harmonies', ada.page, bob.page, 'Bob');
  const table = bob.page.url();
  await bob.page.goto('/settings');
  await bob.page.locator('.holidays').waitFor();
  expect(await barriersInEveryLook(bob.page)).toEqual([]);
  await bob.page.getByRole('button', { name: 'I am away' }).press('Enter');
  await bob.page.locator('.holiday-list').getByText('now').waitFor();
  await ada.page.locator('.seat-card').getByText('on holiday until').waitFor();
  await bob.page.getByRole('button', { name: 'I am back' }).press('Enter');
  await ada.page.locator('.seat-card').getByText('on holiday until').waitFor({ state: 'detached' });
  await bob.page.goto(table);
  await Promise.all([ada.context.close(), bob.context.close()]);
});
