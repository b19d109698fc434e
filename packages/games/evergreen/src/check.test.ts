import {
  clauseOfRefusal,
  createPicker,
  createStepBuffer,
  type Seat,
  type Step,
  seat,
  seatList,
  seedFrom,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { bench, draft, HOUSE, play, turns } from './testing.ts';

describe('legal and refuse', () => {
  it('agree about every step of every seat, in the draft, with every power and after the end', () => {
    const small = { ...HOUSE, id: 'small', planet: { ...HOUSE.planet, grid: ['swfx', 'gmrs'] } };
    for (const one of [bench(2), bench(2, {}, small)]) {
      const { rules } = one;
      const buffer = createStepBuffer(rules);
      const pick = createPicker(11);
      for (let game = 0; game < 2; game++) {
        const state = rules.create(seedFrom(`agree ${game}`));
        for (let steps = 0; ; steps++) {
          expect(steps).toBeLessThanOrEqual(rules.maxSteps);
          const acting = seatList(rules.acting(state));
          for (let who = 0; who < rules.seats; who++) {
            const open: number[] = [];
            for (let step = 0; step < rules.stepLimit; step++)
              if (rules.refuse(state, who as Seat, step as Step) === null) open.push(step);
            rules.legal(state, who as Seat, buffer);
            expect(Array.from(buffer.steps.subarray(0, buffer.length))).toEqual(open);
          }
          const who = acting[pick(Math.max(1, acting.length))];
          if (who === undefined) break;
          rules.legal(state, who, buffer);
          // Handing in is left for last, so that turns are long and lakes get their growths.
          const texts = Array.from(buffer.steps.subarray(0, buffer.length)).filter(
            (step) => rules.print(step as Step) !== 'done',
          );
          const step = texts[pick(Math.max(1, texts.length))] ?? rules.parse('done');
          rules.apply(state, who, step as Step);
        }
      }
    }
  });
});

describe('a refusal explains itself', () => {
  const one = bench(2);
  const why = (state: ReturnType<typeof turns>, who: number, text: string) =>
    one.rules.refuse(state, seat(who), one.rules.parse(text)!);

  it('without data where there is none', () => {
    const state = draft(one, {});
    expect(why(state, 1, 'take 1')).toEqual({ code: 'not-your-turn' });
    expect(why(state, 0, 'plant 3,3')).toEqual({ code: 'draft-first' });
    expect(why(state, 0, 'action A')).toEqual({ code: 'draft-first' });
  });
  it('with the card and the action for what is no effect', () => {
    const state = turns(one, [{}, { card: 'rock-bud' }]);
    expect(why(state, 1, 'done')).toEqual({ code: 'action-missing', at: { card: 'rock-bud', power: 'bud' } });
    expect(why(state, 1, 'take 1')).toEqual({ code: 'not-drafting', at: { slot: 1 } });
    play(one, state, 1, ['action D']);
    const at = { card: 'rock-bud', power: 'bud', action: 'D' };
    expect(why(state, 1, 'action A')).toEqual({ code: 'action-chosen', at });
    expect(why(state, 1, 'done')).toEqual({ code: 'effect-missing', at });
  });
  it('with the space, its piece and its biome for an effect', () => {
    const state = turns(one, [{}, { card: 'rock-lake', pieces: { '0,3': 'B', '3,0': 'p' } }]);
    const card = { card: 'rock-lake', power: 'lake' };
    expect(why(state, 1, 'plant 0,3')).toEqual({
      code: 'nothing-begun',
      at: { ...card, space: '0,3', piece: 'B', biome: 'snow' },
    });
    play(one, state, 1, ['power', 'lake 0,4']);
    expect(why(state, 1, 'grow 3,0')).toEqual({
      code: 'not-beside-lake',
      at: { ...card, space: '3,0', piece: 'p', biome: 'rock', lake: '0,4' },
    });
  });
  const cited = (state: ReturnType<typeof turns>, text: string) => {
    const refusal = why(state, 0, text);
    return refusal && [refusal.code, clauseOfRefusal(CLAUSES, refusal)];
  };
  it('with the clause of the action that refuses', () => {
    const pieces = { '0,3': 'p', '0,4': 'p', '1,5': 'p' };
    const acted = (action: string, ...steps: string[]) => {
      const state = turns(one, [{ card: 'snow-bud', pieces }]);
      play(one, state, 0, [`action ${action}`, ...steps]);
      return state;
    };
    expect(cited(acted('A'), 'grow 0,3')).toEqual(['not-this-action', 'action-a']);
    expect(cited(acted('B'), 'plant 1,3')).toEqual(['not-this-action', 'action-b']);
    for (const action of ['A', 'B', 'C', 'D']) {
      expect(cited(acted(action), 'bush 1,3')).toEqual(['not-this-action', 'power-bush']);
      expect(cited(acted(action), 'lake 1,3')).toEqual(['not-this-action', 'power-lake']);
    }
    expect(cited(acted('A'), 'plant 1,6')).toEqual(['not-in-biome', 'action-a']);
    expect(cited(acted('B'), 'grow 1,5')).toEqual(['not-in-biome', 'action-b']);
    expect(cited(acted('C'), 'grow 1,5')).toEqual(['not-in-biome', 'action-c']);
    expect(cited(acted('A', 'plant 1,3', 'plant 1,4', 'plant 2,3'), 'plant 2,4')).toEqual([
      'no-effects-left',
      'action-a',
    ]);
    expect(cited(acted('B', 'grow 0,3', 'grow 0,4'), 'grow 0,3')).toEqual(['no-effects-left', 'action-b']);
    expect(cited(acted('C', 'plant 1,3'), 'plant 1,4')).toEqual(['no-effects-left', 'action-c']);
    expect(cited(acted('D', 'plant 1,3'), 'plant 1,4')).toEqual(['no-effects-left', 'action-d']);
    expect(cited(acted('B', 'grow 0,3'), 'grow 0,3')).toEqual(['same-space-twice', 'action-b']);
    expect(cited(acted('C', 'plant 1,3'), 'grow 1,3')).toEqual(['same-space-twice', 'action-c']);
  });
  it('with the clause of the power that refuses', () => {
    const used = (power: string, ...steps: string[]) => {
      const state = turns(one, [{ card: `snow-${power}`, pieces: { '0,4': 'p', '1,3': 'p' }, levels: { [power]: 1 } }]);
      play(one, state, 0, ['power', ...steps]);
      return state;
    };
    expect(cited(used('lake', 'lake 0,3', 'grow 0,4'), 'grow 0,4')).toEqual(['same-space-twice', 'power-lake']);
    expect(cited(used('lake', 'lake 0,3', 'grow 0,4', 'grow 1,3'), 'grow 0,4')).toEqual([
      'no-effects-left',
      'power-lake',
    ]);
    const sprouts = turns(one, [{ card: 'snow-sprout', turn: { doing: 'power', powerUsed: true, left: 0 } }]);
    expect(cited(sprouts, 'plant 0,3')).toEqual(['no-effects-left', 'power-marker-first']);
  });
  it('names a lake on the very first space too', () => {
    const state = turns(one, [{ card: 'rock-lake', pieces: { '0,4': 'p', '3,3': 'p' } }]);
    play(one, state, 0, ['power', 'lake 0,3']);
    expect(why(state, 0, 'grow 3,3')?.at).toMatchObject({ lake: '0,3' });
    play(one, state, 0, ['grow 0,4']);
    expect(why(state, 0, 'grow 3,3')?.code).toBe('not-beside-lake');
    const bare = turns(one, [{ card: 'rock-lake' }]);
    play(one, bare, 0, ['power', 'lake 0,3']);
    const { open, own, secret } = one.rules.parts(bare);
    const players = open.players.map((player, i) =>
      i === 0 && player.turn ? { ...player, turn: { ...player.turn, grows: 0 } } : player,
    );
    expect(why(one.rules.join({ open: { ...open, players }, own, secret }), 0, 'grow 0,4')?.code).toBe(
      'no-effects-left',
    );
  });
  it('keeps bushes and lakes apart on the first space', () => {
    for (const power of ['bush', 'lake'] as const) {
      const state = turns(one, [{ card: `snow-${power}` }]);
      play(one, state, 0, ['power']);
      const other = power === 'bush' ? 'lake' : 'bush';
      expect(why(state, 0, `${other} 0,3`)?.code).toBe('not-this-power');
      play(one, state, 0, [`${power} 0,3`]);
      expect(one.rules.parts(state).open.players[0]?.planet[0]).toBe(`...${power === 'bush' ? 'b' : 'L'}_...`);
    }
  });
});
