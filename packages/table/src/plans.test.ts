import { type AnyGame, commitTo, hasSeat, type Json, legalSteps, only, type Seats, seat } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, it } from 'vitest';
import type { TableLine } from './lines.ts';
import { type PlanRequest, refusePlan, takeWithPlans, withPlan } from './plans.ts';
import { pastOf, seenAs } from './seen.ts';
import { Table } from './table.ts';

const SECRET = 'f'.repeat(64);
const PEOPLE = ['ada', 'ben', 'cleo'];

/** Three people at Glade; the first has the turn, the others wait. */
function inTurns(secret = SECRET): Table {
  const game: AnyGame = glade;
  const setup = game.setup({ seats: 3 });
  if (!setup.ok) throw new Error('glade');
  const config = { id: 'table-1', game: 'glade', rules: game.version, setup: setup.value, host: 'ada', public: false };
  const more = { clock: { kind: 'none' }, onTimeout: 'bot', fillIn: 'greedy', openedAt: 0 } as const;
  const table = new Table({ ...config, ...more, commitment: commitTo(secret) }, secret, game);
  for (const [i, name] of PEOPLE.entries()) say(table, i, `!sit ${'a'.repeat(64)} ${name}`);
  say(table, -1, '!start', 'ada');
  for (let i = 0; i < PEOPLE.length; i++) for (const text of [first(table, i), 'ready']) say(table, i, text);
  expect(table.acting).toBe(only(seat(0)));
  return table;
}

const first = (table: Table, one: number): string => {
  const [step] = table.run ? legalSteps(table.rules, table.run.state, seat(one)) : [];
  return step === undefined ? '' : table.rules.print(step);
};
const line = (one: number, text: string, by = PEOPLE[one] ?? ''): TableLine => ({ at: 5, by, seat: one, text });
function say(table: Table, one: number, text: string, by?: string): void {
  const taken = takeWithPlans(table, [line(one, text, by)], 5);
  if (!taken.ok) throw new Error(`${text}: ${taken.refusal.code}`);
}
const request = (table: Table, one: number, ...ways: string[][]): PlanRequest => ({
  seat: one,
  ways,
  seq: table.lines.length,
});
function plan(table: Table, one: number, ...ways: string[][]): void {
  const wanted = request(table, one, ...ways);
  expect(refusePlan(table, PEOPLE[one] ?? '', wanted)).toBeNull();
  table.plans = withPlan(table.plans, wanted);
}
const texts = (table: Table, from: number): string[] =>
  table.lines.slice(from).map(({ seat: one, text }) => `${one} ${text}`);
/** A deal where the first card is one that nobody sees, or an owl. */
function dealt(owl: boolean): Table {
  for (let i = 0; i < 50; i++) {
    const secret = i.toString(16).padStart(2, '0').repeat(32);
    const trial = inTurns(secret);
    const taken = trial.take(line(0, 'draw'));
    const isOwl = 'told' in taken && JSON.stringify(taken.told).includes('owl');
    if (isOwl === owl) return inTurns(secret);
  }
  throw new Error('no such deal');
}

describe('a plan is made', () => {
  it('by who sits there, while others act, for the table as it lies', () => {
    const table = inTurns();
    const code = (one: number, ways: string[][], by = PEOPLE[one], seq = table.lines.length): string | undefined =>
      refusePlan(table, by ?? '', { seat: one, ways, seq })?.code;
    expect(code(1, [['draw']])).toBeUndefined();
    expect(code(1, [['draw']], 'cleo')).toBe('not-your-seat');
    expect(code(0, [['draw']])).toBe('no-plan-now');
    expect(code(1, [['draw']], 'ben', table.lines.length - 1)).toBe('stale');
    expect(code(1, [['store 1']])).toBe('not-now');
    expect(code(1, [['draw'], ['rob 0']])).toBe('no-owl');
    expect(code(1, [['dance']])).toBe('unknown-step');
    expect(code(1, [['draw', 'draw']])).toBe('plan-too-far');
    expect(code(1, [], 'ben', 0)).toBeUndefined();
    expect(code(7, [])).toBe('not-your-seat');
  });

  it('not for a round that has not begun, and not while a bot plays for its owner', () => {
    const table = inTurns();
    say(table, 0, 'roll');
    expect(refusePlan(table, 'ada', request(table, 0, ['roll']))?.code).toBe('no-plan-now');
    table.chairs = table.chairs.map((chair, i) => (i === 2 ? { ...chair, away: true } : chair));
    expect(refusePlan(table, 'cleo', request(table, 2, ['roll']))?.code).toBe('no-plan-now');
  });

  it('again in place of the one before, and given up without a way', () => {
    const plans = withPlan(withPlan([], { seat: 1, ways: [['draw']] }), { seat: 2, ways: [['roll']] });
    expect(withPlan(plans, { seat: 1, ways: [['roll']] })).toEqual([
      { seat: 2, ways: [['roll']] },
      { seat: 1, ways: [['roll']] },
    ]);
    expect(withPlan(plans, { seat: 1, ways: [] })).toEqual([{ seat: 2, ways: [['roll']] }]);
  });
});

describe('a plan is carried out', () => {
  it('in its owner’s name, at that moment, and what happened tells all of it', () => {
    const table = dealt(false);
    plan(table, 1, ['roll']);
    const taken = takeWithPlans(table, [line(0, 'draw')], 77);
    expect(taken.ok && taken.happenings.map(({ seq, line: { text } }) => [seq, text])).toEqual([
      [table.lines.length - 3, 'draw'],
      [table.lines.length - 2, '!planned'],
      [table.lines.length - 1, 'roll'],
    ]);
    expect(table.lines.slice(-2)).toEqual(['!planned', 'roll'].map((text) => ({ at: 77, by: 'ben', seat: 1, text })));
  });

  it('of several steps, as long as nothing is learned before the last', () => {
    const table = dealt(false);
    for (const one of [0, 1, 2]) say(table, one, 'roll');
    for (const one of [1, 2]) for (const text of [first(table, one), 'ready']) say(table, one, text);
    const pick = first(table, 0);
    table.plans = [{ seat: 0, ways: [[pick, 'ready']] }];
    const from = table.lines.length;
    say(table, 1, '!hint');
    expect(texts(table, from)).toEqual(['1 !hint', '0 !planned', `0 ${pick}`, '0 ready']);
  });

  it('not while others still have their turn', () => {
    const table = dealt(false);
    plan(table, 2, ['roll']);
    const from = table.lines.length;
    say(table, 0, 'draw');
    expect(texts(table, from)).toEqual(['0 draw']);
    expect(table.plans).toEqual([{ seat: 2, ways: [['roll']] }]);
  });

  it('by nobody for whom a bot plays by now', () => {
    const table = dealt(false);
    plan(table, 1, ['roll']);
    table.chairs = table.chairs.map((chair, i) => (i === 1 ? { ...chair, away: true } : chair));
    const from = table.lines.length;
    say(table, 0, 'draw');
    expect(texts(table, from)).toEqual(['0 draw']);
    expect(table.plans).toEqual([]);
  });

  it('when the turn comes and nothing new was learned, once, and is marked', () => {
    const table = dealt(false);
    const from = table.lines.length;
    plan(table, 1, ['roll']);
    say(table, 0, 'draw');
    expect(texts(table, from)).toEqual(['0 draw', '1 !planned', '1 roll']);
    expect(table.plans).toEqual([]);
    expect(table.acting).toBe(only(seat(2)));
    const past = pastOf(table, only(seat(0)), false);
    expect(past.slice(-2).map(({ planned }) => planned)).toEqual([undefined, true]);
  });

  it('one behind the other, as long as the first brings no news', () => {
    const table = dealt(false);
    const from = table.lines.length;
    plan(table, 1, ['roll']);
    plan(table, 2, ['draw']);
    say(table, 0, 'draw');
    // What the dice show is news to the third.
    expect(texts(table, from)).toEqual(['0 draw', '1 !planned', '1 roll']);
    expect(table.plans).toEqual([]);
  });

  it('by the first of its ways that is possible', () => {
    const table = dealt(false);
    table.plans = [{ seat: 1, ways: [['rob 0'], ['roll'], ['draw']] }];
    const from = table.lines.length;
    say(table, 0, 'draw');
    expect(texts(table, from)).toEqual(['0 draw', '1 !planned', '1 roll']);
  });

  it('or not at all, where none is', () => {
    const table = dealt(false);
    table.plans = [{ seat: 1, ways: [['rob 0'], ['draw', 'draw']] }];
    const from = table.lines.length;
    say(table, 0, 'draw');
    expect(texts(table, from)).toEqual(['0 draw']);
    expect(table.plans).toEqual([]);
  });
});

describe('a plan is dropped', () => {
  const kept = (table: Table, text: string, one = 0, by?: string): number => {
    plan(table, 2, ['draw']);
    say(table, one, text, by);
    return table.plans.length;
  };

  it('when somebody rolls, or an owl comes', () => {
    expect(kept(dealt(false), 'draw')).toBe(1);
    expect(kept(inTurns(), 'roll')).toBe(0);
    expect(kept(dealt(true), 'draw')).toBe(0);
  });

  it('when anything is said about the table, but not when somebody asks for a hint', () => {
    expect(kept(inTurns(), '!hint')).toBe(1);
    for (const text of ['!propose end', '!resign']) expect(kept(inTurns(), text)).toBe(0);
    expect(kept(inTurns(), '!stale 900', -1, '@system')).toBe(1);
    expect(kept(inTurns(), '!name Bea', 1, '@system')).toBe(0);
    expect(kept(inTurns(), '!propose end', 2)).toBe(0);
  });

  it('when what its owner holds is not the same any more', () => {
    const table = dealt(false);
    const { rules } = table;
    let looks = 0;
    // The owner's own part changes without a word.
    const changing = (state: unknown) => {
      const all = rules.parts(state);
      return { ...all, own: all.own.map((own, i) => (i === 2 ? ({ own, looks: looks++ } as Json) : own)) };
    };
    Object.assign(table, { rules: { ...rules, parts: changing } });
    expect(kept(table, 'draw')).toBe(0);
  });

  it('when its owner acts, whatever they had planned', () => {
    const table = inTurns();
    table.plans = [
      { seat: 0, ways: [['roll']] },
      { seat: 2, ways: [['draw']] },
    ];
    const before = table.lines.length;
    const taken = takeWithPlans(table, [line(0, 'draw')], 5);
    expect(taken.ok).toBe(true);
    expect(table.plans.some(({ seat: one }) => one === 0)).toBe(false);
    expect(texts(table, before)).toEqual(['0 draw']);
  });

  it('by nothing that was refused', () => {
    const table = inTurns();
    plan(table, 2, ['draw']);
    const before = table.lines.length;
    expect(takeWithPlans(table, [line(0, 'roll'), line(0, 'roll')], 5)).toMatchObject({ ok: false, index: 1 });
    expect([table.plans.length, table.lines.length]).toEqual([1, before]);
  });

  it('with a step that is taken back', () => {
    const table = dealt(false);
    say(table, 0, 'roll');
    say(table, 1, 'roll');
    say(table, 2, 'roll');
    say(table, 0, first(table, 0));
    table.plans = [{ seat: 1, ways: [['draw']] }];
    say(table, 0, '!undo');
    expect(table.plans).toEqual([]);
  });
});

describe('a plan is its owner’s alone', () => {
  it('nobody else’s picture shows it', () => {
    const table = inTurns();
    const eyes = [0, 0b1, 0b10, 0b100, 0b110, 0b111] as Seats[];
    const before = eyes.map((you) => JSON.stringify(seenAs(table, you, 9, false)));
    plan(table, 1, ['roll'], ['draw']);
    for (const [i, you] of eyes.entries()) {
      const { plans, ...rest } = seenAs(table, you, 9, false);
      expect(JSON.stringify(rest)).toBe(before[i]);
      expect(plans).toEqual(hasSeat(you, seat(1)) ? [{ seat: 1, ways: [['roll'], ['draw']] }] : undefined);
    }
  });
});
