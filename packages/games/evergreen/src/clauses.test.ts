import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Seat, type Step, seat, seedFrom } from '@sunglade/core';
import { playMany } from '@sunglade/testkit';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from './check.ts';
import { CLAUSES } from './clauses.ts';
import type { State } from './state.ts';
import { bench, HOUSE } from './testing.ts';

describe('clauses', () => {
  it('each have a test named after them, in the order of the list within each file', () => {
    const folder = join(import.meta.dirname, 'clauses');
    const tested = readdirSync(folder).flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/^describe\(clause\('([a-z-]+)'\)/gm), (m) => m[1]),
    );
    expect(tested.toSorted()).toEqual(CLAUSES.all.toSorted());
  });
  it('stand behind every refusal and every part of a score', () => {
    expect(Object.keys(CLAUSES.ofRefusal)).toEqual([...REFUSALS]);
    for (const clause of [...Object.values(CLAUSES.ofRefusal), ...Object.values(CLAUSES.ofScore)])
      expect(CLAUSES.all).toContain(clause);
    const { rules } = bench(2);
    const sheet = rules.score(rules.create(seedFrom('parts')), seat(0));
    expect(Object.keys(CLAUSES.ofScore)).toEqual(Object.keys(sheet.parts));
    for (const part of Object.keys(sheet.soon)) expect(Object.keys(sheet.parts)).toContain(part);
  });
});

describe('refusals', () => {
  it('all happen in play on a small planet, and nothing else is ever answered', () => {
    const small = { ...HOUSE, id: 'small', planet: { ...HOUSE.planet, grid: ['swfx', 'gmrs'] } };
    const { rules } = bench(2, {}, small);
    const seen = new Set<string>();
    playMany(rules, 60, 'refusals', (state, steps) => {
      if (steps % 2 > 0 && rules.acting(state as State) !== 0) return;
      for (let who = 0; who < rules.seats; who++)
        for (let step = 0; step < rules.stepLimit; step++) {
          const refusal = rules.refuse(state as State, who as Seat, step as Step);
          if (refusal) seen.add(refusal.code);
        }
    });
    expect([...seen].toSorted()).toEqual(REFUSALS.toSorted());
  });
});
