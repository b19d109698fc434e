// What must hold whatever is played: random and greedy games, looked at after every step.
import { createPicker, createStepBuffer, Run, seat, seedFrom, type Tell } from '@sunglade/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import house from './editions/house.json' with { type: 'json' };
import type { Event } from './events.ts';
import { createGreedy } from './greedy.ts';
import { everdellDuo } from './index.ts';
import { brokenInvariants } from './invariants.ts';
import type { DuoRules } from './rules.ts';
import { pointsOf } from './score.ts';
import { MOON, SEASON, STEPS, SUN } from './state/layout.ts';
import { createBound, type State } from './state.ts';

const RUNS = { seed: 20_261_115, numRuns: 60 };

function setUp(options: object = {}, edition?: object) {
  const setup = everdellDuo.setup({ seats: 2, options, edition });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
}

const bind = (options?: object, edition?: object): DuoRules => everdellDuo.bind(setUp(options, edition)) as DuoRules;

const rules = bind();
const bound = createBound(setUp(), 1);
const { content } = bound;
const buffer = createStepBuffer(rules);
const greedy = createGreedy(rules, createStepBuffer(rules));

type Look = (s: State, before: { readonly season: number; readonly sun: number; readonly moon: number }) => void;

/** Plays a game to its end; answers how many steps it took. */
function play(
  game: DuoRules,
  seed: string,
  number: number,
  kind: 'random' | 'greedy',
  look: Look,
  tell?: Tell<Event>,
): State {
  const s = game.create(seedFrom(seed));
  const pick = createPicker(number);
  for (let steps = 0; game.acting(s) !== 0; steps++) {
    const one = game.acting(s) - 1;
    game.legal(s, seat(one), buffer);
    if (buffer.length === 0) throw new Error('no legal step');
    if (steps > game.maxSteps) throw new Error('too long');
    const before = { season: s.table[SEASON]!, sun: s.table[SUN]!, moon: s.table[MOON]! };
    const step = kind === 'random' ? buffer.steps[pick(buffer.length)]! : greedy(s, one, pick);
    game.apply(s, seat(one), step as never, tell);
    look(s, before);
  }
  return s;
}

const forGames = (numRuns: number, test: (seed: string, number: number, kind: 'random' | 'greedy') => void): void =>
  fc.assert(fc.property(fc.string(), fc.integer({ min: 1, max: 1e9 }), fc.constantFrom('random', 'greedy'), test), {
    ...RUNS,
    numRuns,
  });

describe('in every game', () => {
  it('nothing is lost, nobody is stuck, markers only move right within a season', () => {
    forGames(80, (seed, number, kind) => {
      play(rules, seed, number, kind, (s, before) => {
        expect(brokenInvariants(s)).toEqual([]);
        if (s.table[SEASON] !== before.season) return;
        const moved = s.table[SUN]! - before.sun + s.table[MOON]! - before.moon;
        expect([0, 1]).toContain(moved);
      });
    });
  });

  it('every turn ends', () => {
    let longest = 0;
    forGames(80, (seed, number, kind) => {
      play(rules, seed, number, kind, (s) => {
        longest = Math.max(longest, s.table[STEPS]!);
      });
    });
    expect(longest).toBeGreaterThan(5);
    expect(longest).toBeLessThan(60);
  });

  it('the score follows from what was told', () => {
    forGames(60, (seed, number, kind) => {
      const told = [0, 1].map(() => ({ cards: 0, tokens: 0, events: 0 }));
      const owner = new Map<number, number>();
      const s = play(
        rules,
        seed,
        number,
        kind,
        () => undefined,
        (event) => {
          if (event.type === 'build') {
            owner.set(event.card, event.seat);
            told[event.seat]!.cards += content.points[event.card]!;
          } else if (event.type === 'points') told[event.seat]!.tokens += event.n;
          else if (event.type === 'charge') told[owner.get(event.card)!]!.tokens += event.n;
          else if (event.type === 'claim') told[event.seat]!.events += content.events[event.event]!.points;
          else if (event.type === 'journey') told[event.seat]!.events += content.events[content.journey]!.points;
        },
      );
      for (const one of [0, 1]) {
        const { cards, tokens, events } = pointsOf(bound, s, one);
        expect({ cards, tokens, events }).toEqual(told[one]);
      }
    });
  });

  it('the log alone gives the same end', () => {
    forGames(20, (seed, number) => {
      const run = new Run(rules, seedFrom(seed));
      const pick = createPicker(number);
      while (run.acting !== 0) {
        const one = seat(run.acting - 1);
        rules.legal(run.state, one, buffer);
        run.take({ seat: one, text: rules.print(buffer.steps[pick(buffer.length)] as never) });
      }
      const again = new Run(rules, seedFrom(seed));
      for (const line of run.log) expect(again.take(line)).toBeNull();
      expect(rules.score(again.state, seat(0))).toEqual(rules.score(run.state, seat(0)));
      expect(rules.score(again.state, seat(1))).toEqual(rules.score(run.state, seat(1)));
    });
  });

  it('taking back ends where something hidden was seen', () => {
    const t = new Run(rules, seedFrom('undo'));
    t.take({ seat: seat(1), text: 'decline' });
    expect(t.canUndo(seat(1))).toBe(false);
    expect(t.take({ seat: seat(0), text: 'place farm-1' })).toBeNull();
    expect(t.canUndo(seat(0))).toBe(true);
    t.take({ seat: seat(0), text: '!undo' });
    t.take({ seat: seat(0), text: 'place farm-2' });
    // Farm 2 drew a card.
    expect(t.canUndo(seat(0))).toBe(false);
  });

  it('every gain can be declined where the option asks', () => {
    const asking = bind({ askEveryGain: true });
    for (let i = 0; i < 20; i++) {
      play(asking, `asking ${i}`, i, 'random', (s) => expect(brokenInvariants(s)).toEqual([]));
    }
  });
});

describe('an edition made to loop', () => {
  const nested = {
    op: 'seq',
    do: [
      { op: 'draw', n: 2 },
      { op: 'playCard', from: ['hand', 'meadow'], discount: 12 },
      { op: 'useLocation', zones: ['farm', 'river', 'destination'], allowOccupied: true },
      { op: 'moveWorker', zones: ['farm', 'river', 'destination'], allowOccupied: true },
      { op: 'activate', color: 'green', whose: 'any', n: 3 },
      { op: 'copy', color: 'brown', whose: 'any' },
    ],
  };
  const part = { green: 'production', brown: 'onPlay', red: 'visit' } as const;
  const wild = {
    ...house,
    cards: house.cards.map((card) => {
      const own =
        card.color === 'purple' || card.color === 'blue' ? 'brown' : (card.color as 'green' | 'brown' | 'red');
      return { ...card, color: own, cost: {}, ability: { [part[own]]: nested } };
    }),
    rivers: house.rivers.map((river) => ({ ...river, effect: nested })),
    farms: house.farms.map((farm) => ({ ...farm, effect: nested })),
    events: house.events.map((event) =>
      event.condition.kind === 'journey'
        ? event
        : { ...event, condition: { kind: 'atLeast', count: { of: 'hand' }, min: 3 } },
    ),
  };
  it('still ends every turn and every game', () => {
    const loops = bind({}, wild);
    let longest = 0;
    for (let i = 0; i < 2; i++) {
      play(loops, `loop ${i}`, i + 1, 'random', (s) => {
        longest = Math.max(longest, s.table[STEPS]!);
        if (s.table[STEPS]! % 8 === 0) expect(brokenInvariants(s)).toEqual([]);
      });
    }
    expect(longest).toBeGreaterThan(60);
    expect(longest).toBeLessThan(560);
  });

  it('of copies only never goes round in circles', () => {
    const copies = {
      ...wild,
      cards: wild.cards.map((card) => {
        const effect =
          card.color === 'brown'
            ? { op: 'copy', color: 'brown', whose: 'any' }
            : { op: 'activate', color: 'green', whose: 'any', n: 2 };
        return { ...card, ability: { [part[card.color]]: effect } };
      }),
    };
    const circles = bind({}, copies);
    for (let i = 0; i < 3; i++) {
      play(circles, `circle ${i}`, i + 1, 'random', (s) => {
        if (s.table[STEPS]! % 8 === 0) expect(brokenInvariants(s)).toEqual([]);
      });
    }
  });
});
