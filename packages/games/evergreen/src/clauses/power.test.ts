import { seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { bench, clause, piecesOf, play, turns, whyNot } from '../testing.ts';

const levels = (one: ReturnType<typeof bench>, state: ReturnType<typeof turns>) =>
  one.rules.parts(state).open.players[0]?.levels;

describe(clause('power-optional'), () => {
  it('leaves the marker when it is not used', () => {
    const one = bench(2);
    const state = turns(one, [{ card: 'snow-sprout' }, {}]);
    play(one, state, 0, ['action A', 'done']);
    expect(levels(one, state)).toMatchObject({ sprout: 0 });
  });
  it('is used at most once', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-sprout' }]);
    play(one, state, 0, ['power']);
    expect(whyNot(one, state, 0, 'power')).toBe('power-used');
    play(one, state, 0, ['action A']);
    expect(whyNot(one, state, 0, 'power')).toBe('power-used');
  });
});

describe(clause('power-before-or-after'), () => {
  it('ends when the action begins', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bush', levels: { bush: 1 } }]);
    play(one, state, 0, ['power', 'bush 7,3', 'action A']);
    expect(whyNot(one, state, 0, 'bush 7,4')).toBe('not-this-action');
    expect(whyNot(one, state, 0, 'plant 7,4')).toBe('not-in-biome');
    play(one, state, 0, ['plant 0,3']);
  });
  it('ends an action that is not finished', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'wild-bush', pieces: { '3,3': 'p' } }]);
    play(one, state, 0, ['action A', 'plant 0,3', 'power']);
    expect(whyNot(one, state, 0, 'plant 0,4')).toBe('not-this-power');
    play(one, state, 0, ['bush 0,4']);
    expect(whyNot(one, state, 0, 'plant 1,3')).toBe('not-this-power');
    const grown = turns(one, [{ card: 'wild-sprout', pieces: { '3,3': 'p' } }]);
    play(one, grown, 0, ['action B', 'power']);
    expect(whyNot(one, grown, 0, 'grow 3,3')).toBe('not-this-power');
  });
  it('forgets the lake when the action begins', () => {
    const one = bench(1);
    const pieces = { '3,4': 'p', '0,3': 'p' };
    const state = turns(one, [{ card: 'wild-lake', pieces }]);
    play(one, state, 0, ['power', 'lake 3,5', 'grow 3,4', 'action B', 'grow 3,4', 'grow 0,3']);
    expect(piecesOf(one, state)).toEqual({ '3,5': 'L', '3,4': 'B', '0,3': 'S' });
  });
  it('may end early or give nothing at all', () => {
    const one = bench(2);
    const state = turns(one, [{ card: 'snow-bush', levels: { bush: 2 } }, {}]);
    play(one, state, 0, ['action A', 'power', 'done']);
    expect(levels(one, state)).toMatchObject({ bush: 3 });
    expect(piecesOf(one, state)).toEqual({});
  });
});

describe(clause('power-marker-first'), () => {
  it('moves the marker and then gives the value it shows', () => {
    const one = bench(1);
    for (const [from, value] of [
      [0, 2],
      [1, 3],
      [2, 4],
    ] as const) {
      const state = turns(one, [{ card: 'snow-sprout', levels: { sprout: from } }]);
      const heard: Event[] = [];
      play(one, state, 0, ['power'], heard);
      expect(heard).toEqual([{ type: 'power', seat: 0, power: 'sprout', level: from + 1, value, points: 0 }]);
      const spaces = ['3,0', '3,1', '3,2', '3,3', '3,4'].slice(0, value);
      play(
        one,
        state,
        0,
        spaces.map((space) => `plant ${space}`),
      );
      expect(whyNot(one, state, 0, 'plant 3,7')).toBe('no-effects-left');
    }
  });
});

describe(clause('power-marker-end'), () => {
  it('stays at the end of the track and gives its value again', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bud', levels: { bud: 3 } }]);
    play(one, state, 0, ['power']);
    expect(levels(one, state)).toMatchObject({ bud: 3 });
    expect(one.rules.score(state, seat(0)).parts.bud).toBe(7);
  });
});

describe(clause('power-anywhere'), () => {
  it('is not bound to the biome of the card', () => {
    const one = bench(1);
    const pieces = { '7,3': 'p', '4,0': 'S' };
    for (const [power, step] of [
      ['sprout', 'plant 5,6'],
      ['smallTree', 'grow 7,3'],
      ['bigTree', 'grow 4,0'],
      ['bush', 'bush 5,6'],
      ['lake', 'lake 5,6'],
    ] as const) {
      const state = turns(one, [{ card: `snow-${power}`, pieces }]);
      play(one, state, 0, ['power', step]);
    }
  });
  it('gives only its own effect', () => {
    const one = bench(1);
    const pieces = { '7,3': 'p' };
    const own: Record<string, string> = {
      sprout: 'plant',
      smallTree: 'grow',
      bigTree: 'grow',
      bush: 'bush',
      lake: 'lake',
    };
    for (const power of ['sprout', 'smallTree', 'bigTree', 'bush', 'lake', 'bud'])
      for (const step of ['plant 3,3', 'grow 7,3', 'bush 3,3', 'lake 3,3']) {
        const state = turns(one, [{ card: `snow-${power}`, pieces }]);
        play(one, state, 0, ['power']);
        const verb = step.slice(0, step.indexOf(' '));
        if (verb !== own[power] && !(power === 'lake' && verb === 'grow'))
          expect([power, step, whyNot(one, state, 0, step)]).toEqual([power, step, 'not-this-power']);
      }
  });
});

describe(clause('power-sprout'), () => {
  it('plants sprouts on empty spaces', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-sprout' }]);
    play(one, state, 0, ['power', 'plant 1,1', 'plant 6,1']);
    expect(piecesOf(one, state)).toEqual({ '1,1': 'p', '6,1': 'p' });
  });
});

describe(clause('power-small-tree'), () => {
  it('grows sprouts only, as many as its value', () => {
    const one = bench(1);
    const pieces = { '3,3': 'p', '3,4': 'S', '3,5': 'p', '3,6': 'B', '3,7': 'p' };
    const state = turns(one, [{ card: 'snow-smallTree', pieces, levels: { smallTree: 1 } }]);
    play(one, state, 0, ['power']);
    expect(whyNot(one, state, 0, 'grow 3,4')).toBe('not-a-sprout');
    expect(whyNot(one, state, 0, 'grow 3,6')).toBe('fully-grown');
    play(one, state, 0, ['grow 3,3']);
    expect(whyNot(one, state, 0, 'grow 3,3')).toBe('not-a-sprout');
    play(one, state, 0, ['grow 3,5']);
    expect(whyNot(one, state, 0, 'grow 3,7')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '3,3': 'S', '3,4': 'S', '3,5': 'S', '3,6': 'B', '3,7': 'p' });
  });
});

describe(clause('power-big-tree'), () => {
  it('grows small trees only: a sprout would skip a stage', () => {
    const one = bench(1);
    const pieces = { '3,3': 'p', '3,4': 'S', '3,5': 'S', '3,6': 'S' };
    const state = turns(one, [{ card: 'snow-bigTree', pieces, levels: { bigTree: 1 } }]);
    play(one, state, 0, ['power']);
    expect(whyNot(one, state, 0, 'grow 3,3')).toBe('would-skip-a-stage');
    play(one, state, 0, ['grow 3,4', 'grow 3,5']);
    expect(whyNot(one, state, 0, 'grow 3,6')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '3,3': 'p', '3,4': 'B', '3,5': 'B', '3,6': 'S' });
  });
});

describe(clause('power-bush'), () => {
  it('plants bushes on empty spaces, as many as its value', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-bush', levels: { bush: 1 } }]);
    play(one, state, 0, ['power', 'bush 1,1', 'bush 6,1']);
    expect(whyNot(one, state, 0, 'bush 6,2')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '1,1': 'b', '6,1': 'b' });
  });
});

describe(clause('power-lake'), () => {
  const pieces = { '3,4': 'p', '3,6': 'S', '4,5': 'p', '2,6': 'p', '0,3': 'p' };
  it('lets up to two different neighbours of the lake grow', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-lake', pieces }]);
    play(one, state, 0, ['power']);
    expect(whyNot(one, state, 0, 'grow 3,4')).toBe('lake-first');
    play(one, state, 0, ['lake 3,5']);
    expect(whyNot(one, state, 0, 'lake 0,4')).toBe('no-effects-left');
    expect(whyNot(one, state, 0, 'grow 0,3')).toBe('not-beside-lake');
    expect(whyNot(one, state, 0, 'grow 2,6')).toBe('not-beside-lake');
    play(one, state, 0, ['grow 3,4']);
    expect(whyNot(one, state, 0, 'grow 3,4')).toBe('same-space-twice');
    play(one, state, 0, ['grow 3,6']);
    expect(whyNot(one, state, 0, 'grow 4,5')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '3,5': 'L', '3,4': 'S', '3,6': 'B', '4,5': 'p', '2,6': 'p', '0,3': 'p' });
  });
  it('reaches neighbours on all four sides', () => {
    const one = bench(1);
    const around = { '3,4': 'p', '5,4': 'p', '4,3': 'p', '4,5': 'S' };
    for (const place of Object.keys(around)) {
      const state = turns(one, [{ card: 'snow-lake', pieces: around }]);
      play(one, state, 0, ['power', 'lake 4,4', `grow ${place}`]);
    }
  });
  it('says where the lake is when a space is not beside it', () => {
    const one = bench(1);
    const state = turns(one, [{ card: 'snow-lake', pieces }]);
    play(one, state, 0, ['power', 'lake 3,5']);
    expect(one.rules.refuse(state, seat(0), one.rules.parse('grow 0,3')!)?.at).toMatchObject({
      lake: '3,5',
      space: '0,3',
    });
  });
});

describe(clause('power-several-lakes'), () => {
  it('gives each lake its own two growths, also on what an earlier lake grew', () => {
    const one = bench(1);
    const pieces = { '3,4': 'p', '3,2': 'p' };
    const state = turns(one, [{ card: 'snow-lake', pieces, levels: { lake: 1 } }]);
    play(one, state, 0, ['power', 'lake 3,3', 'grow 3,4', 'grow 3,2']);
    play(one, state, 0, ['lake 3,5', 'grow 3,4']);
    expect(whyNot(one, state, 0, 'grow 3,2')).toBe('not-beside-lake');
    expect(whyNot(one, state, 0, 'lake 7,3')).toBe('no-effects-left');
    expect(piecesOf(one, state)).toEqual({ '3,3': 'L', '3,5': 'L', '3,4': 'B', '3,2': 'S' });
  });
  it('lets the next lake cut short the growths of the one before', () => {
    const one = bench(1);
    const pieces = { '3,4': 'p', '3,2': 'p', '3,6': 'p' };
    const state = turns(one, [{ card: 'snow-lake', pieces, levels: { lake: 1 } }]);
    play(one, state, 0, ['power', 'lake 3,3', 'lake 3,5']);
    expect(whyNot(one, state, 0, 'grow 3,2')).toBe('not-beside-lake');
    play(one, state, 0, ['grow 3,4', 'grow 3,6']);
    expect(whyNot(one, state, 0, 'grow 3,4')).toBe('no-effects-left');
  });
});

describe(clause('power-bud'), () => {
  it('gains its value at once, once', () => {
    const one = bench(1);
    for (const [from, points] of [
      [0, 3],
      [1, 5],
      [2, 7],
    ] as const) {
      const state = turns(one, [{ card: 'snow-bud', levels: { bud: from } }]);
      const before = one.rules.score(state, seat(0)).total;
      const heard: Event[] = [];
      play(one, state, 0, ['power'], heard);
      const sheet = one.rules.score(state, seat(0));
      expect([sheet.total - before, sheet.parts.bud]).toEqual([points, points]);
      expect(heard[0]).toMatchObject({ points, value: points });
    }
  });
});

describe(clause('power-after-action-same-space'), () => {
  it('may touch what the action touched, and the reverse', () => {
    const one = bench(1);
    const after = turns(one, [{ card: 'snow-smallTree' }]);
    play(one, after, 0, ['action C', 'plant 0,3', 'power', 'grow 0,3']);
    expect(piecesOf(one, after)).toEqual({ '0,3': 'S' });
    const before = turns(one, [{ card: 'snow-smallTree', pieces: { '0,3': 'p' } }]);
    play(one, before, 0, ['power', 'grow 0,3', 'action B', 'grow 0,3']);
    expect(piecesOf(one, before)).toEqual({ '0,3': 'B' });
  });
});
