// Learning by playing in a real browser: a lesson of each game by keyboard alone, kind answers, no barriers in any look, and
// a guided first game to its end by role and name.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lessons as duo } from '../../apps/web/src/games/everdell-duo/lessons/list.ts';
import { lessons as evergreen } from '../../apps/web/src/games/evergreen/lessons/list.ts';
import { lessons as harmonies } from '../../apps/web/src/games/harmonies/lessons/list.ts';
import { barriersInEveryLook } from './barriers.ts';
import { look, painted } from './browser.ts';
import { deliberate, myTurn } from './driver.ts';
import { openSite } from './site.ts';

const site = openSite();

const lines = async (page: Page): Promise<string> => (await page.locator('.table').getAttribute('data-lines')) ?? '';
const said = (page: Page): Promise<string> => page.locator('.whisper-main').innerText();

/** What a printed step is done with: things in the order in which they are pressed. */
function thingsOf(step: string): readonly string[] {
  const [verb = '', first = '', second = ''] = step.split(' ');
  const targets: Readonly<Record<string, readonly string[]>> = {
    action: [`action:${first}`],
    power: ['power'],
    plant: [`0:${first}`],
    grow: [`0:${first}`],
    play: [`card:${first}`],
    draw: ['deck'],
    move: [`marker:${first}`],
    place: second === '' ? [`place:${first}`] : [`hand:${first}`, `0:${second}`],
  };
  return targets[verb] ?? [];
}

/** Presses a thing by keyboard: G goes from light to light, and where it does not lead, the focus is walked there. */
async function pressByKey(page: Page, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((text) => document.activeElement?.matches(text) ?? false, selector);
  for (let i = 0; i < 8 && !(await isThere()); i++) await page.keyboard.press('g');
  if (!(await isThere())) await page.locator(selector).first().focus();
  await deliberate(page);
  await page.keyboard.press('Enter');
}

const named = (target: string): string => `:is(button, [tabindex])[data-target="${target}"]`;
const stepped = (step: string): string => `[data-step="${step}"], [data-take="${step}"]`;

/** Does a printed step: its things one after the other, then the button that takes it, if it asks for one. */
async function doStep(page: Page, game: string, step: string): Promise<void> {
  await myTurn(page);
  const before = await lines(page);
  const taken = async (): Promise<boolean> => (await lines(page)) !== before;
  const [verb, what] = step.split(' ');
  const things = verb === 'take' ? [game === 'evergreen' ? `row:${what}` : `take:${what}`] : thingsOf(step);
  for (const target of things) await pressByKey(page, named(target));
  const button = page.locator(stepped(step)).first();
  await expect
    .poll(async () => (await taken()) || (await button.isVisible()), { timeout: 10_000, message: step })
    .toBe(true);
  const pressButton = async (): Promise<void> => {
    await button.focus();
    await deliberate(page);
    await page.keyboard.press('Enter');
  };
  if (!(await taken())) await pressButton();
  // Ending a turn with something left is asked about.
  const asked = page.locator('.asked');
  await expect
    .poll(async () => (await taken()) || (await asked.isVisible()), { timeout: 10_000, message: step })
    .toBe(true);
  if (!(await taken())) await pressButton();
  await expect.poll(taken, { timeout: 10_000, message: step }).toBe(true);
}

const GAMES = [
  ['evergreen', evergreen],
  ['harmonies', harmonies],
  ['everdell-duo', duo],
] as const;

describe('the pages of lessons', () => {
  it('have no barrier in any look', async () => {
    const { page, context } = await site.visit();
    await page.goto('/learn');
    await page.getByRole('link', { name: /Learn Everdell Duo/ }).waitFor();
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await page.goto('/learn/everdell-duo');
    await page.getByRole('button', { name: 'Play Raven' }).waitFor();
    await page.getByRole('link', { name: /Odette/ }).waitFor();
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await context.close();
  });
});

describe.each(GAMES)('the first lesson of %s', (game, [lesson]) => {
  it('is learned by keyboard alone, without a barrier in any look, and is marked as done', async () => {
    if (!lesson) throw new Error('no lesson');
    const { page, context, problems } = await site.visit();
    await page.goto(`/learn/${game}`);
    await page.getByRole('link', { name: /Next$/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.whisper').waitFor();
    await myTurn(page);
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await look(page, 'desktop', 'light');
    for (const step of lesson.steps) {
      const sentence = await said(page);
      for (const text of step.answer) await doStep(page, game, text);
      await expect.poll(() => said(page), { timeout: 15_000 }).not.toBe(sentence);
    }
    await page.getByText('Learned. Again, next, or play?').first().waitFor();
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: /learned/ }).waitFor();
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});

describe('in a lesson', () => {
  it('a mistake gets a kind answer and is taken back, the answer is shown, a step is skipped', async () => {
    const { page, context } = await site.visit();
    await page.goto('/learn/harmonies/take-three-place-three');
    await myTurn(page);
    await page.locator(named('take:1')).click();
    await page.getByText('Nothing is lost.').first().waitFor();
    expect((await barriersInEveryLook(page)).join('\n')).toBe('');
    await look(page, 'desktop', 'light');
    await page.keyboard.press('u');
    await page.getByText('Back where we were.').first().waitFor();
    await page.keyboard.press('h');
    await expect.poll(() => page.locator('.table').getAttribute('data-turn')).not.toBe('mine');
    await myTurn(page);
    expect(await said(page)).toContain('Three groups');
    await page.keyboard.press('s');
    await expect.poll(() => said(page)).toContain('trunk on any space');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => said(page)).toContain('trunk on any space');
    await context.close();
  });

  it('nothing lit is covered by the sentence', async () => {
    for (const size of ['desktop', 'phone'] as const) {
      const { page, context } = await site.visit({ size });
      for (const [game, all] of GAMES)
        for (const { id } of all.slice(0, 2)) {
          await page.goto(`/learn/${game}/${id}`);
          await page.locator('.lit-ring').first().waitFor({ state: 'attached' });
          await myTurn(page);
          const covered = await page.evaluate(() => {
            const box = document.querySelector('.whisper')?.getBoundingClientRect();
            return [...document.querySelectorAll('.lit-ring')].filter((ring) => {
              const lit = ring.getBoundingClientRect();
              return (
                box && lit.left < box.right && box.left < lit.right && lit.top < box.bottom && box.top < lit.bottom
              );
            }).length;
          });
          expect([size, game, id, covered]).toEqual([size, game, id, 0]);
        }
      await context.close();
    }
  });
});

it('what was learned goes along with whoever the server knows, to every device', async () => {
  const first = await site.visit();
  await first.page.goto('/about');
  // Somebody who has played online.
  await first.page.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    localStorage.setItem('sunglade.learned', JSON.stringify({ lessons: ['evergreen/powers'], hints: [], quiet: [] }));
    localStorage.setItem('sunglade.trials', JSON.stringify({ 'evergreen-1': 500 }));
  });
  const brought = first.page.waitForResponse((answer) => answer.url().endsWith('/api/progress'));
  await first.page.goto('/learn');
  expect((await brought).status()).toBe(200);
  const second = await site.visit();
  await second.context.addCookies(await first.context.cookies());
  await second.page.goto('/learn/evergreen');
  await second.page.locator('a.lesson-card.done[href="/learn/evergreen/powers"]').waitFor();
  expect(await second.page.locator('a.lesson-card.done').count()).toBe(1);
  await second.page.goto('/trials');
  await second.page.getByText('Your best: 500').waitFor();
  for (const { context, problems } of [first, second]) {
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  }
});

/** How many of these the sentence lies over. */
const covered = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const box = document.querySelector('.whisper')?.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return box && left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
    }).length;
  }, selector);

it('the sun of Evergreen stays in sight while the sentence speaks of its light', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const { page, context } = await site.visit({ size });
    await page.goto('/learn/evergreen/light-and-shadow');
    await page.locator('.lit-ring').first().waitFor({ state: 'attached' });
    await myTurn(page);
    await expect.poll(() => covered(page, '.eg-sun use')).toBe(0);
    await context.close();
  }
});

describe('a guided first game', () => {
  it('never hides anything of the table on a phone: a remark stands under it', async () => {
    for (const game of ['evergreen', 'harmonies', 'everdell-duo']) {
      const { page, context } = await site.visit({ size: 'phone' });
      await page.goto(`/learn/${game}`);
      await page.getByRole('button', { name: 'Play Hedgehog, with hints' }).click();
      await page.getByRole('region', { name: 'A hint' }).waitFor();
      await expect.poll(() => covered(page, '.table-main')).toBe(0);
      await context.close();
    }
  });

  it('is played to its end by role and name, with remarks that come once and can be told to stop', async () => {
    const { page, context, problems } = await site.visit();
    // Everything that is told to somebody who listens, from the first word on, however soon the next step follows.
    await page.addInitScript(() => {
      const told: string[] = [];
      new MutationObserver(() => {
        const text = document.querySelector('.guided')?.textContent ?? '';
        if (text !== '' && text !== told.at(-1)) told.push(text);
      }).observe(document, { childList: true, characterData: true, subtree: true });
      Object.assign(globalThis, { told });
    });
    await page.goto('/learn/harmonies');
    await page.getByRole('button', { name: 'Play Hedgehog, with hints' }).click();
    const hint = page.getByRole('region', { name: 'A hint' });
    const ended = page.getByRole('dialog', { name: 'How it ended' });
    const spaces = page.locator('.stage').getByRole('button', { name: /, can take / });
    const groups = page.getByRole('button', { name: /Take .+ and/ });
    const end = page.locator('.dock').getByRole('button', { name: /^(End turn|Press again)/ });
    const told = (): Promise<string[]> =>
      page.evaluate(() => (globalThis as unknown as { told: string[] }).told.slice());
    let [looked, stopped] = [false, 0];
    for (let i = 0; i < 400; i++) {
      if ((await myTurn(page)) === 'over') break;
      await painted(page);
      if ((await page.locator('.guided').count()) > 0 && (await hint.isVisible())) {
        if (!looked) expect((await barriersInEveryLook(page)).join('\n')).toBe('');
        looked = true;
        await look(page, 'desktop', 'light');
        // Two remarks come in every game: when the first group is taken, and when a later one is placed.
        const enough = (await told()).length >= 2;
        await hint.getByRole('button', { name: enough ? 'No more hints' : 'Got it' }).click();
        await hint.waitFor({ state: 'detached' });
        if (enough) stopped = (await told()).length;
      }
      const all = (await spaces.count()) > 0 ? spaces : (await end.count()) > 0 ? end : groups;
      const before = await lines(page);
      await deliberate(page);
      await all.nth(all === spaces ? (i * 7) % (await spaces.count()) : 0).click({ force: true });
      const asked = page.locator('.asked');
      await expect
        .poll(async () => (await lines(page)) !== before || (await asked.isVisible()), { timeout: 10_000 })
        .toBe(true);
    }
    await ended.waitFor();
    const remarks = await told();
    expect(stopped).toBeGreaterThanOrEqual(2);
    expect(remarks).toHaveLength(stopped);
    expect(new Set(remarks).size).toBe(stopped);
    expect(problems.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});
