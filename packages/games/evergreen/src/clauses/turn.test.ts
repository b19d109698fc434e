import { everyone, NOBODY, only, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { bench, clause, draft, piecesOf, play, turns, whyNot } from '../testing.ts';

const legalTexts = (one: ReturnType<typeof bench>, state: ReturnType<typeof turns>, who = 0): string[] => {
  const out = { steps: new Int32Array(one.rules.stepLimit), length: 0 };
  one.rules.legal(state, seat(who), out);
  return Array.from(out.steps.subarray(0, out.length), (step) => one.rules.print(step as never));
};

describe(clause('actions-at-the-same-time'), () => {
  it('lets everyone act at once, each on their own planet', () => {
    const one = bench(3);
    const state = turns(one, [{}, {}, {}]);
    expect(one.rules.acting(state)).toBe(everyone(3));
    play(one, state, 2, ['action A', 'plant 3,3']);
    play(one, state, 0, ['action A', 'plant 3,3']);
    expect([0, 1, 2].map((who) => piecesOf(one, state, who))).toEqual([{ '3,3': 'p' }, {}, { '3,3': 'p' }]);
  });
});

describe(clause('exactly-one-action'), () => {
  it('wants an action before the hand-in and no second one', () => {
    const one = bench(1);
    const state = turns(one, [{}]);
    expect(whyNot(one, state, 0, 'done')).toBe('action-missing');
    expect(whyNot(one, state, 0, 'plant 3,3')).toBe('nothing-begun');
    expect(whyNot(one, state, 0, 'grow 3,3')).toBe('nothing-begun');
    expect(whyNot(one, state, 0, 'bush 3,3')).toBe('nothing-begun');
    expect(whyNot(one, state, 0, 'lake 3,3')).toBe('nothing-begun');
    play(one, state, 0, ['action A']);
    expect(whyNot(one, state, 0, 'done')).toBeNull();
    for (const action of ['A', 'B', 'C', 'D']) expect(whyNot(one, state, 0, `action ${action}`)).toBe('action-chosen');
  });
});

describe(clause('action-a'), () => {
  it('plants up to 3 sprouts in the biome of the card and grows nothing', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', pieces: { '0,3': 'p' } }]);
    play(one, state, 0, ['action A']);
    expect(whyNot(one, state, 0, 'grow 0,3')).toBe('not-this-action');
    expect(whyNot(one, state, 0, 'bush 0,4')).toBe('not-this-action');
    expect(whyNot(one, state, 0, 'lake 0,4')).toBe('not-this-action');
    expect(whyNot(one, state, 0, 'plant 1,5')).toBe('not-in-biome');
    play(one, state, 0, ['plant 0,4', 'plant 1,3', 'plant 1,4']);
    expect(whyNot(one, state, 0, 'plant 2,3')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '0,3': 'p', '0,4': 'p', '1,3': 'p', '1,4': 'p' });
  });
  it('explains a refusal with the space, its biome and the card', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud' }]);
    play(one, state, 0, ['action A']);
    expect(one.rules.refuse(state, seat(0), one.rules.parse('plant 1,5')!)).toEqual({
      code: 'not-in-biome',
      at: { card: 'snow-bud', power: 'bud', action: 'A', space: '1,5', piece: '_', biome: 'wheat', wanted: 'snow' },
      clause: 'action-a',
    });
  });
  it('offers exactly the empty spaces of the biome, the power and the hand-in', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', pieces: { '0,3': 'L', '2,4': 'B' } }]);
    play(one, state, 0, ['action A']);
    expect(legalTexts(one, state)).toEqual(['power', 'done', 'plant 0,4', 'plant 1,3', 'plant 1,4', 'plant 2,3']);
  });
});

describe(clause('action-b'), () => {
  it('grows up to 2 on two different spaces and plants nothing', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', pieces: { '0,3': 'p', '0,4': 'S', '1,3': 'p', '1,5': 'p' } }]);
    play(one, state, 0, ['action B']);
    expect(whyNot(one, state, 0, 'plant 1,4')).toBe('not-this-action');
    expect(whyNot(one, state, 0, 'grow 1,5')).toBe('not-in-biome');
    play(one, state, 0, ['grow 0,3']);
    expect(whyNot(one, state, 0, 'grow 0,3')).toBe('same-space-twice');
    play(one, state, 0, ['grow 0,4']);
    expect(whyNot(one, state, 0, 'grow 1,3')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '0,3': 'S', '0,4': 'B', '1,3': 'p', '1,5': 'p' });
  });
});

describe(clause('action-c'), () => {
  it('plants one and grows one, on different spaces, in either order', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', pieces: { '0,3': 'p' } }]);
    play(one, state, 0, ['action C', 'plant 0,4']);
    expect(whyNot(one, state, 0, 'grow 0,4')).toBe('same-space-twice');
    expect(whyNot(one, state, 0, 'plant 1,3')).toBe('no-effects-left');
    play(one, state, 0, ['grow 0,3']);
    expect(whyNot(one, state, 0, 'grow 0,4')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '0,3': 'S', '0,4': 'p' });
    const other = turns(one, [{ card: 'snow-bud', pieces: { '0,3': 'p' } }]);
    play(one, other, 0, ['action C', 'grow 0,3', 'plant 0,4']);
    expect(piecesOf(one, other)).toEqual({ '0,3': 'S', '0,4': 'p' });
    expect(whyNot(one, other, 0, 'grow 0,4')).toBe('no-effects-left');
  });
  it('stays in the biome of the card', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', pieces: { '1,5': 'p' } }]);
    play(one, state, 0, ['action C']);
    expect(whyNot(one, state, 0, 'plant 1,6')).toBe('not-in-biome');
    expect(whyNot(one, state, 0, 'grow 1,5')).toBe('not-in-biome');
  });
});

describe(clause('action-d'), () => {
  it('is exactly one effect anywhere', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', pieces: { '5,6': 'S' } }]);
    play(one, state, 0, ['action D']);
    expect(whyNot(one, state, 0, 'done')).toBe('effect-missing');
    expect(whyNot(one, state, 0, 'power')).toBe('effect-missing');
    play(one, state, 0, ['grow 5,6']);
    expect(whyNot(one, state, 0, 'plant 5,1')).toBe('no-effects-left');
    expect(whyNot(one, state, 0, 'grow 5,6')).toBe('no-effects-left');
    expect(whyNot(one, state, 0, 'done')).toBeNull();
    expect(whyNot(one, state, 0, 'power')).toBeNull();
    const other = turns(one, [{ card: 'snow-bud' }]);
    play(one, other, 0, ['action D', 'plant 5,1']);
    expect(whyNot(one, other, 0, 'plant 5,6')).toBe('no-effects-left');
    expect(whyNot(one, other, 0, 'grow 5,1')).toBe('no-effects-left');
  });
  it('can be chosen only where something is possible', () => {
    const one = bench(1);
    const places = one.b.content.places.filter((_, space) => (one.b.content.biomeOf[space] ?? -1) >= 0);
    const full = Object.fromEntries(places.map((place, i) => [place, 'BbL'[i % 3] as string]));
    const last = places.at(-1) as string;
    expect(whyNot(one, turns(one, [{ pieces: full }]), 0, 'action D')).toBe('nothing-possible');
    for (const action of ['A', 'B', 'C'])
      expect(whyNot(one, turns(one, [{ pieces: full }]), 0, `action ${action}`)).toBeNull();
    for (const piece of ['_', 'p', 'S'])
      expect(whyNot(one, turns(one, [{ pieces: { ...full, [last]: piece } }]), 0, 'action D')).toBeNull();
  });
  it('looks at its own planet only', () => {
    const one = bench(2);
    const places = one.b.content.places.filter((_, space) => (one.b.content.biomeOf[space] ?? -1) >= 0);
    const full = Object.fromEntries(places.map((place) => [place, 'b']));
    const state = turns(one, [{ pieces: full }, {}]);
    expect(whyNot(one, state, 0, 'action D')).toBe('nothing-possible');
    expect(whyNot(one, state, 1, 'action D')).toBeNull();
    const other = turns(one, [{}, { pieces: full }]);
    expect(whyNot(one, other, 0, 'action D')).toBeNull();
    expect(whyNot(one, other, 1, 'action D')).toBe('nothing-possible');
  });
});

describe(clause('action-wild'), () => {
  it('lets every single effect of A, B and C be anywhere', () => {
    const one = bench(1);
    const a = turns(one, [{ card: 'wild-bud' }]);
    play(one, a, 0, ['action A', 'plant 0,3', 'plant 3,0', 'plant 7,4']);
    const b = turns(one, [{ card: 'wild-bud', pieces: { '0,3': 'p', '4,7': 'S' } }]);
    play(one, b, 0, ['action B', 'grow 0,3', 'grow 4,7']);
    const c = turns(one, [{ card: 'wild-bud', pieces: { '0,3': 'p' } }]);
    play(one, c, 0, ['action C', 'plant 4,7', 'grow 0,3']);
    expect(piecesOf(one, c)).toEqual({ '0,3': 'S', '4,7': 'p' });
  });
});

describe(clause('action-without-effect'), () => {
  it.each(['A', 'B', 'C'])('%s may do nothing', (action) => {
    const one = bench(2);
    const state = turns(one, [{}, {}]);
    play(one, state, 0, [`action ${action}`, 'done']);
    expect(piecesOf(one, state)).toEqual({});
  });
});

describe(clause('grow-one-stage'), () => {
  it('turns a sprout into a small tree and that into a big one, and stops there', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'wild-bud', pieces: { '3,3': 'p', '3,4': 'S', '3,5': 'B' } }]);
    play(one, state, 0, ['action B']);
    expect(whyNot(one, state, 0, 'grow 3,5')).toBe('fully-grown');
    expect(whyNot(one, state, 0, 'grow 3,6')).toBe('space-empty');
    play(one, state, 0, ['grow 3,3', 'grow 3,4']);
    expect(piecesOf(one, state)).toEqual({ '3,3': 'S', '3,4': 'B', '3,5': 'B' });
  });
});

describe(clause('supply-unlimited'), () => {
  it.each([
    ['bush', 'b'],
    ['lake', 'L'],
    ['sprout', 'p'],
  ])('covers the whole planet by %s, one power after another', (power, piece) => {
    const one = bench(1);
    const places = one.b.content.places.filter((place) => place !== '0,3');
    const rows = one.rules.parts(turns(one, [{}])).open.players[0]!.planet;
    const empty = places.filter((place) => {
      const [row = 0, column = 0] = place.split(',').map(Number);
      return rows[row]?.[column] === '_';
    });
    const pieces = Object.fromEntries(empty.map((place) => [place, piece]));
    expect(empty.length).toBeGreaterThan(30);
    const state = turns(one, [{ card: `snow-${power}`, pieces }]);
    const verb = power === 'sprout' ? 'plant' : power;
    play(one, state, 0, ['power', `${verb} 0,3`]);
    expect(Object.values(piecesOf(one, state)).every((found) => found === piece)).toBe(true);
    expect(Object.keys(piecesOf(one, state))).toHaveLength(empty.length + 1);
  });
});

describe(clause('one-piece-per-space'), () => {
  it.each(['p', 'S', 'B', 'b', 'L'])('refuses a sprout, a bush or a lake on %s', (piece) => {
    const one = bench(1);
    const pieces = { '3,3': piece };
    for (const [power, step] of [
      ['sprout', 'plant 3,3'],
      ['bush', 'bush 3,3'],
      ['lake', 'lake 3,3'],
    ] as const) {
      const state = turns(one, [{ card: `snow-${power}`, pieces }]);
      play(one, state, 0, ['power']);
      expect(whyNot(one, state, 0, step)).toBe('space-taken');
    }
    const state = turns(one, [{ pieces }]);
    play(one, state, 0, ['action A']);
    expect(whyNot(one, state, 0, 'plant 3,3')).toBe('space-taken');
  });
});

describe(clause('bushes-and-lakes-stay'), () => {
  it('never lets them grow', () => {
    const one = bench(1);
    const state = turns(one, [{ pieces: { '3,3': 'b', '3,4': 'L' } }]);
    play(one, state, 0, ['action B']);
    expect(whyNot(one, state, 0, 'grow 3,3')).toBe('never-grows');
    expect(whyNot(one, state, 0, 'grow 3,4')).toBe('never-grows');
  });
});

describe(clause('crevice-stays-empty'), () => {
  it('holds nothing, whatever is tried', () => {
    const one = bench(1);
    const a = turns(one, [{}]);
    play(one, a, 0, ['action C']);
    expect(whyNot(one, a, 0, 'plant 2,2')).toBe('crevice');
    expect(whyNot(one, a, 0, 'grow 2,2')).toBe('crevice');
    for (const [power, step] of [
      ['bush', 'bush 5,5'],
      ['lake', 'lake 5,5'],
      ['sprout', 'plant 5,5'],
      ['smallTree', 'grow 5,5'],
    ] as const) {
      const state = turns(one, [{ card: `snow-${power}` }]);
      play(one, state, 0, ['power']);
      expect(whyNot(one, state, 0, step)).toBe('crevice');
    }
  });
  it('is told apart from a space of another biome', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud' }]);
    play(one, state, 0, ['action A']);
    expect(one.rules.refuse(state, seat(0), one.rules.parse('plant 2,2')!)?.at).not.toHaveProperty('biome');
  });
});

describe(clause('hand-in'), () => {
  it('seals who hands in, and with the last one everybody', () => {
    const one = bench(2);
    const state = turns(one, [{}, {}]);
    expect(play(one, state, 1, ['action A'])).toBe(NOBODY);
    expect(play(one, state, 1, ['plant 3,3'])).toBe(NOBODY);
    expect(play(one, state, 1, ['power'])).toBe(NOBODY);
    expect(play(one, state, 1, ['done'])).toBe(only(seat(1)));
    expect(whyNot(one, state, 1, 'done')).toBe('not-your-turn');
    expect(one.rules.acting(state)).toBe(only(seat(0)));
    expect(one.rules.parts(state).open.players.map((player) => player.turn?.handedIn)).toEqual([false, true]);
    expect(play(one, state, 0, ['action A', 'done'])).toBe(everyone(2));
    expect(one.rules.parts(state).open).toMatchObject({ phase: 'draft', round: 2 });
    expect(one.rules.parts(state).open.players.map((player) => player.turn)).toEqual([null, null]);
  });
  it('seals a pick of the draft too', () => {
    const one = bench(3);
    expect(play(one, draft(one, { first: 2 }), 2, ['take 1'])).toBe(only(seat(2)));
  });
});
