// A table that this page cannot open says why and gives what is stored to take along.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { violations } from './barriers.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a table of later rules, of an unknown edition and of a later page', async () => {
  const { page, context } = await site.visit({ size: 'phone' });
  await page.goto('/');
  const made = await makeTable({ id: 'table-0001', steps: 3 });
  await keepTables(page, [
    { ...made, id: 'rules-0001', rules: 99 },
    { ...made, id: 'edition-0001', edition: { id: 'x', hash: 'f'.repeat(64) } },
    { ...made, id: 'format-0001', format: 99 },
  ]);
  const texts = new Set<string>();
  for (const id of ['rules-0001', 'edition-0001', 'format-0001']) {
    await page.goto(`/play/evergreen/${id}`);
    await page.getByRole('heading', { name: 'This table cannot be opened here' }).waitFor();
    texts.add(await page.locator('main p').first().innerText());
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="download"]').click()]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as { format: string; lines: unknown[] };
    expect([file.format, file.lines.length]).toEqual(['sunglade-table', made.lines.length]);
    expect(await violations(page)).toEqual([]);
  }
  expect(texts.size).toBe(3);
  await context.close();
});
