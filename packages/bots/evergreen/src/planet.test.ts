import { createPicker } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { createForests, findForests, joined } from './forest.ts';
import { BUSH, CREVICE, EMPTY, type Ground, LAKE, SMALL_TREE, SPROUT, WILD } from './ground.ts';
import { lightOfGrowth, lightPoints } from './light.ts';
import { bench, benches } from './testing.ts';

/** A planet with anything anywhere. */
function anyPlanet(g: Ground, pick: (n: number) => number): Uint8Array {
  const cells = new Uint8Array(g.stride).fill(CREVICE);
  for (const space of g.content.spacesOf[WILD]!) cells[space] = pick(LAKE + 1);
  return cells;
}

const grounds = [bench(1), ...benches().slice(-1)].map(({ name, g }) => [name, g] as const);

describe.each(grounds)('on a planet of %s', (_, g) => {
  const pick = createPicker(5);
  const planets = Array.from({ length: 40 }, () => anyPlanet(g, pick));

  it('growth changes the light by what counting all of it again says', () => {
    for (const cells of planets)
      for (const space of g.content.spacesOf[WILD]!) {
        if (cells[space] !== SPROUT && cells[space] !== SMALL_TREE) continue;
        const grown = cells.slice();
        grown[space]! += 1;
        for (let sun = 0; sun < 4; sun++)
          expect(lightOfGrowth(g, cells, sun, space)).toBe(lightPoints(g, grown, sun) - lightPoints(g, cells, sun));
      }
  });

  it('a forest that is joined is as big as one that is looked for', () => {
    const before = createForests(g);
    const after = createForests(g);
    for (const cells of planets) {
      findForests(g, cells, before);
      for (const space of g.content.spacesOf[WILD]!) {
        if (cells[space] !== EMPTY) continue;
        const planted = cells.slice();
        planted[space] = BUSH;
        findForests(g, planted, after);
        expect(joined(g, before, space)).toBe(after.sizes[after.of[space]!]);
        expect(after.most).toBe(Math.max(before.most, joined(g, before, space)));
      }
    }
  });
});
