// Somebody leaves in the middle of a game: the others see it, a bot plays on if they want, and who comes back takes over.
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { myTurn, turnOf } from './driver.ts';
import { sitDown } from './sit-down.ts';
import { openSite } from './site.ts';

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
