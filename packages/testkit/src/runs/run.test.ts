import {
  createDice,
  digest,
  type Line,
  legalSteps,
  Run,
  resultOf,
  type Seat,
  type Seats,
  seat,
  seatList,
  seedFrom,
  standingOf,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { glade } from '../glade/index.ts';

function start(seats = 2): Run {
  const setup = glade.setup({ seats });
  if (!setup.ok) throw new Error('glade');
  return new Run(glade.bind(setup.value) as Run['rules'], seedFrom('run'));
}
const first = (run: Run, one: number): string =>
  run.rules.print(legalSteps(run.rules, run.state, seat(one))[0] as never);
const take = (run: Run, one: number, text = first(run, one)): string | null =>
  run.take({ seat: seat(one), text } as Line)?.code ?? null;
const playOut = (run: Run): void => {
  while (run.acting) take(run, Math.log2(run.acting & -run.acting));
};

describe('a run', () => {
  it('refuses and stays as it was', () => {
    const run = start();
    const before = digest(run.rules, run.state);
    expect(take(run, 0, 'dance')).toBe('unknown-step');
    expect(take(run, 0, 'roll')).toBe('not-now');
    expect(take(run, 7, 'roll')).toBe('no-such-seat');
    expect(take(run, 0, '!dance')).toBe('unknown-line');
    expect(take(run, 0, '!undo')).toBe('nothing-to-undo');
    expect(take(run, 0, '!back 0')).toBe('back-where');
    expect(run.log).toEqual([]);
    expect(digest(run.rules, run.state)).toBe(before);
  });

  it('refuses who may not act', () => {
    const run = start();
    for (const one of [0, 1]) for (const _ of [1, 2]) expect(take(run, one)).toBeNull();
    expect(run.acting).toBe(1);
    expect(take(run, 1, 'roll')).toBe('not-your-turn');
  });

  it('strikes the last line of a seat, also from under a later line of another', () => {
    const run = start();
    const fresh = digest(run.rules, run.state);
    take(run, 0);
    take(run, 1);
    expect(run.canUndo(seat(0))).toBe(true);
    expect(take(run, 0, '!undo')).toBeNull();
    expect(run.standing.map((line) => line.seat)).toEqual([1]);
    expect([run.count(seat(0)), run.count(seat(1))]).toEqual([0, 1]);
    expect(take(run, 1, '!undo')).toBeNull();
    expect(digest(run.rules, run.state)).toBe(fresh);
    expect(run.log.length).toBe(4);
  });

  it('does not strike what was handed in or has shown something', () => {
    const run = start();
    take(run, 0);
    take(run, 0);
    expect(take(run, 0, '!undo')).toBe('sealed');
    expect(run.canUndo(seat(0))).toBe(false);
    take(run, 1);
    take(run, 1);
    take(run, 0, 'roll');
    expect(take(run, 0, '!undo')).toBe('sealed');
  });

  it('goes back by consent to where a line had not been taken yet, undos undone', () => {
    const run = start();
    take(run, 0); // line 0
    const before = digest(run.rules, run.state);
    take(run, 0, '!undo'); // line 1
    take(run, 1); // line 2
    expect(take(run, 0, '!back 1')).toBeNull();
    expect(digest(run.rules, run.state)).toBe(before);
    expect(run.standing.length).toBe(1);
  });

  it('finds what stands from the log alone, and the same position with or without a trail', () => {
    for (let game = 0; game < 40; game++) {
      const [run, quick] = [start(3), start(3)];
      quick.keepTrail(true);
      const dice = createDice(seedFrom(`log ${game}`));
      while (run.acting && run.log.length < 120) {
        const one = seatList(run.acting)[dice.below(seatList(run.acting).length)] as Seat;
        const chance = dice.below(10);
        const text = chance < 3 ? '!undo' : chance < 4 ? `!back ${dice.below(run.log.length + 1)}` : first(run, one);
        expect(take(quick, one, text)).toBe(take(run, one, text));
        expect(standingOf(run.log)).toEqual(run.standing.map(({ seq }) => seq));
        expect(quick.standing).toEqual(run.standing);
        expect(digest(quick.rules, quick.state)).toBe(digest(run.rules, run.state));
      }
    }
  });

  it('plays what stands once for each time it goes back, however often that was before', () => {
    const { rules } = start();
    let applied = 0;
    const counting: Run['rules'] = {
      ...rules,
      apply: (...given) => {
        applied++;
        return rules.apply(...given);
      },
    };
    const run = new Run(counting, seedFrom('run'));
    for (let i = 0; i < 30; i++) {
      expect(take(run, 0)).toBeNull();
      expect(take(run, 0, `!back ${run.log.length - 1}`)).toBeNull();
    }
    expect(applied).toBe(30);
  });

  it('ends when one of two resigns, and nothing follows', () => {
    const run = start();
    expect(take(run, 1, '!resign')).toBeNull();
    expect(run.endedBy).toBe('resign');
    expect(run.acting).toBe(0);
    expect(take(run, 0)).toBe('game-over');
    expect(resultOf(run)?.places).toEqual([1, 2]);
  });

  it('goes on for the others; who left is last whatever the score', () => {
    const run = start(3);
    expect(take(run, 2, '!forfeit')).toBeNull();
    expect(take(run, 2, '!resign')).toBe('already-out');
    expect(run.endedBy).toBeNull();
    playOut(run);
    expect(run.endedBy).toBe('rules');
    expect(resultOf(run)?.places[2]).toBe(3);
    const away = start(3);
    take(away, 0, '!resign');
    take(away, 1, '!forfeit');
    expect(resultOf(away)).toMatchObject({ by: 'forfeit', places: [2, 2, 1] });
  });

  it('tells what happened, to whom', () => {
    const run = start();
    const told: [unknown, Seats][] = [];
    const bury = first(run, 0).replace('store', 'bury');
    run.take({ seat: seat(0), text: bury }, (event, to) => told.push([event, to]));
    expect(told).toEqual([[{ type: 'bury', seat: 0, card: Number(bury.split(' ')[1]) }, 1]]);
  });
});
