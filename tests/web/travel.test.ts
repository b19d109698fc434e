// What others do can be watched: their things travel over the table to their boards.
import { expect, it } from 'vitest';
import { myTurn, press } from './driver.ts';
import { keepTables, makeTable } from './made.ts';
import { openSite } from './site.ts';

const site = openSite();

it('tokens that somebody else places come from where they were taken, and set out as large as they lay there', async () => {
  const { page, context } = await site.visit({ settings: { motion: 'full' } });
  await page.addInitScript(() => {
    const motions: Keyframe[][] = [];
    Object.assign(globalThis, { motions });
    type Animate = (this: Element, ...given: Parameters<Element['animate']>) => Animation;
    const animate: Animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (frames, options) {
      if (this.closest('.seat-board')) motions.push(frames as Keyframe[]);
      return animate.call(this, frames, options);
    };
  });
  await page.goto('/about');
  // A card is taken and the three tokens are placed, so that the other one begins when the table is drawn, and not before.
  const table = await makeTable({ game: 'harmonies', id: 'fox-follows', steps: 5 });
  await keepTables(page, [table]);
  await page.goto('/play/harmonies/fox-follows');
  await myTurn(page);
  const end = page.getByRole('button', { name: /^(End turn|Press again)/ });
  await press(page, end);
  if (await page.locator('.asked').isVisible()) await press(page, end);
  await myTurn(page);
  const motions = await page.evaluate(() => (globalThis as unknown as { motions: Keyframe[][] }).motions);
  expect(motions.length).toBeGreaterThan(0);
  for (const [first, ...rest] of motions) {
    expect(Number(first?.scale)).toBeGreaterThan(1);
    expect(first?.translate).not.toBe('0px 0px');
    expect(rest.at(-1)).toMatchObject({ translate: '0px 0px', scale: '1' });
  }
  await context.close();
});
