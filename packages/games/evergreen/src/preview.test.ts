import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { ARIDITY_TARGETS } from './options.ts';
import { leftoverPreview } from './preview.ts';
import { bench, draft, play, turns } from './testing.ts';

describe('the preview of a left-over card', () => {
  it('says what then really happens, for every card and both readings of aridity', () => {
    for (const aridityTarget of ARIDITY_TARGETS) {
      const one = bench(2, { aridityTarget });
      const zone = ['snow-bud', 'snow-sprout', 'rock-bush', 'wheat-bud', 'swamp-bud', 'flowers-bud', 'flowers-bush'];
      const kept = ['wild-bush', 'wild-lake'];
      for (const { id } of one.b.content.cards.filter((card) => ![...zone, ...kept].includes(card.id))) {
        const state = draft(one, { deck: [...kept, id], zone });
        const before = one.rules.parts(state).open;
        const said = leftoverPreview(one.b.content, before.zone, id, aridityTarget);
        play(one, state, 0, ['take 1']);
        play(one, state, 1, ['take 2']);
        const after = one.rules.parts(state).open;
        expect(said.to === 'discard').toBe(after.discard.includes(id));
        if (said.biome) expect(after.fertility[said.biome] - before.fertility[said.biome]).toBe(said.change);
        const turned = Object.values(after.zone)
          .flat()
          .filter((entry) => entry.faceDown)
          .map((entry) => entry.card);
        expect(turned).toEqual(said.turns === null ? [] : [said.turns]);
      }
    }
  });
});

describe('a drawing', () => {
  it('shows season, row, token, zone and planets', () => {
    const one = bench(2);
    const state = draft(one, { deck: ['wild-bush', 'snow-bud', 'rock-lake'], zone: ['snow-bush', 'rock-bush'] });
    play(one, state, 0, ['take 2']);
    expect(draw(one.b, state).split('\n').slice(0, 5)).toEqual([
      'spring 1/5, sun N, draft, first 0',
      'row: wild-bush* - rock-lake',
      'zone: snow-bush | rock-bush',
      '. . . _ _ . . .    . . . _ _ . . .',
      '. _ _ _ _ _ _ .    . _ _ _ _ _ _ .',
    ]);
    const grown = turns(one, [{ pieces: { '3,3': 'B' } }, { pieces: { '0,4': 'L' } }]);
    expect(draw(one.b, grown)).toContain('_ _ _ B _ _ _ _    _ _ _ _ _ _ _ _');
  });
});
