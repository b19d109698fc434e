// Tables of an older page in today's: each is shown by the rules, the edition and the names it began with, and played on.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SavedTable } from '../../apps/web/src/session/saved-table.ts';
import { answered, firstOf, myTurn } from './driver.ts';
import { keepTables } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

const fixtures = new URL('../fixtures/65f5018/', import.meta.url);
const tables = JSON.parse(readFileSync(new URL('local-tables.json', fixtures), 'utf8')) as SavedTable[];
const links = JSON.parse(readFileSync(new URL('share-links.json', fixtures), 'utf8')) as Record<string, string>;

describe('what 65f5018 kept in a browser', () => {
  it('is shown, told and open to the next step', async () => {
    const { page, context, problems } = await site.visit();
    await page.goto('/');
    await keepTables(page, tables);
    for (const { id, game, status, lines } of tables) {
      await page.goto(`/play/${game}/${id}`);
      const handover = page.locator('dialog [data-handover]');
      await page.locator('.table').waitFor();
      if (await handover.count()) await handover.click();
      expect(await page.locator('.table').getAttribute('data-lines'), id).toBe(String(lines.length));
      await page.locator('.log-line').first().waitFor();
      if (status === 'over') await page.locator('dialog .story').waitFor();
      else expect(await myTurn(page), id).toBe('mine');
    }
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  it('comes with the names of an edition of one’s own', async () => {
    const { page, context } = await site.visit();
    await page.goto('/');
    await keepTables(page, tables);
    const [own] = tables.filter(({ id }) => id === 'harmonies-own-edition') as [SavedTable];
    const { animals } = own.edition.content as { animals: { name: { en: string } }[] };
    await page.goto('/play/harmonies/harmonies-own-edition');
    await page.locator('.hm-offered').first().waitFor();
    const shown = (await page.locator('.hm-offered').allTextContents()).join(' ');
    const names = animals.filter(({ name }) => shown.includes(name.en));
    expect(names.length).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  it('opens from a link', async () => {
    const { page, context } = await site.visit();
    for (const [name, packed] of Object.entries(links)) {
      await page.goto('about:blank');
      await page.goto(`/r#${packed}`);
      await page.locator('.table[data-turn="over"] .stage').waitFor();
      // A game that was lost on time before its first step has nothing to tell again.
      if (!name.endsWith('forfeited')) await page.locator('.replay').waitFor();
    }
    await context.close();
  });
});

describe('two versions of the rules of Glade', () => {
  it('live side by side: a table keeps the ones it began with, a new one gets the newest', async () => {
    const { page, context } = await site.visit();
    await page.goto('/');
    await keepTables(page, tables);
    await page.goto('/play/glade/glade-own-edition');
    await myTurn(page);
    const rules = page.locator('.tools a[href^="/rules/"]');
    expect(await rules.getAttribute('href')).toBe('/rules/glade?rules=1');
    await answered(page, async () =>
      page
        .locator(await firstOf(page, ['.bar .primary[data-step]', '.bar .steps button', '.glade-card.lit']))
        .first()
        .click(),
    );
    await page.goto('/rules/glade?rules=1');
    await page.getByText('A drawn owl is stored at once').waitFor();
    expect(await page.getByText('it rests by itself').count()).toBe(0);

    await page.goto('/play/glade');
    await page.locator('.glade-card.lit').first().waitFor();
    expect(await rules.getAttribute('href')).toBe('/rules/glade');
    await page.goto('/rules/glade');
    await page.getByText('it rests by itself').waitFor();
    await context.close();
  });
});
