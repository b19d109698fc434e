import {
  type AnyRules,
  createDice,
  imagine,
  legalSteps,
  only,
  printSteps,
  type Seat,
  type Step,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { KINDS, type Match, nameOf, playMatch } from './testing.ts';
import { type WhatIf, whatIf } from './what-if.ts';

const PATIENT = { timeout: 120_000 };
const TAKES = /^(take|card|keep|play) /;

const rulesOf = ({ game, setup }: Match): AnyRules => game.bind(setup);

function askAt(match: Match, i: number): readonly WhatIf[] {
  const rules = rulesOf(match);
  const { view, seat, state } = match.asked[i]!;
  const steps = printSteps(rules, legalSteps(rules, state, seat)).filter((text) => TAKES.test(text));
  return whatIf(rules, { view, seat, steps, ends: 'done', afterOthers: match.game.id === 'evergreen' });
}

const total = (rules: AnyRules, state: unknown, seat: Seat): number => {
  const { parts, soon } = rules.score(state, seat);
  return [...Object.values(parts), ...Object.values(soon)].reduce((sum, points) => sum + points, 0);
};

describe.each(KINDS.map((kind) => [nameOf(kind), kind] as const))('at a table of %s', (_, kind) => {
  it('tells what the turn brings in the real world, where nothing is unknown', PATIENT, async () => {
    const match = await playMatch(kind, 'what if', 24);
    const rules = rulesOf(match);
    for (const [i, { seat, state }] of match.asked.entries()) {
      if (i % 6 > 0) continue;
      for (const { step, turn, points, parts, unknown } of askAt(match, i)) {
        expect(turn[0]).toBe(step);
        expect(points).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0));
        if (unknown !== 'nothing') continue;
        const world = rules.copy(state);
        for (const text of turn) {
          expect(rules.refuse(world, seat, rules.parse(text)!)).toBeNull();
          rules.apply(world, seat, rules.parse(text)!);
        }
        expect(total(rules, world, seat) - total(rules, state, seat)).toBe(points);
      }
    }
  });

  it('knows what the seat sees and nothing else', PATIENT, async () => {
    const match = await playMatch(kind, 'what if, secretly', 12);
    const rules = rulesOf(match);
    const at = match.asked.findLastIndex((_one, i) => askAt(match, i).length > 0);
    if (at < 0) return;
    const { view, seat } = match.asked[at]!;
    const other = imagine(rules, view, createDice(seedFrom('another world')));
    const told = { ...match, asked: [{ view: viewOf(rules, other, only(seat)), seat, state: other }] };
    expect(askAt(told, 0)).toEqual(askAt(match, at));
  });
});

/** The most that three tokens bring, looked for everywhere. */
function mostOf(rules: AnyRules, state: unknown, seat: Seat, step: Step): number {
  let most = Number.NEGATIVE_INFINITY;
  const place = (world: unknown): void => {
    const steps = legalSteps(rules, world, seat).filter((one) => rules.print(one).startsWith('place '));
    if (steps.length === 0) most = Math.max(most, total(rules, world, seat));
    // The next token only: in which order they come does not matter on an empty board but for what stands on what.
    for (const one of steps) {
      const next = rules.copy(world);
      rules.apply(next, seat, one);
      place(next);
    }
  };
  const world = rules.copy(state);
  rules.apply(world, seat, step);
  place(world);
  return most - total(rules, state, seat);
}

it('finds the most that a group of tokens brings at once', PATIENT, async () => {
  const match = await playMatch({ game: 'harmonies', seats: 2, level: 'hedgehog' }, 'tokens', 1);
  const rules = rulesOf(match);
  const { seat, state } = match.asked[0]!;
  const [asked, ...others] = askAt(match, 0).filter(({ step }) => step.startsWith('take '));
  expect(others.length).toBeGreaterThan(0);
  expect(asked?.points).toBe(mostOf(rules, state, seat, rules.parse(asked?.step ?? '')!));
  expect(asked?.unknown).toBe('nothing');
});

it('counts what a card lets one do in Evergreen, and says that others choose before', PATIENT, async () => {
  const match = await playMatch({ game: 'evergreen', seats: 2, level: 'fox' }, 'a card', 30);
  const rules = rulesOf(match);
  const first = match.asked.findLastIndex(({ seat, state }) => {
    const steps = printSteps(rules, legalSteps(rules, state, seat));
    return steps.length > 2 && steps.every((text) => text.startsWith('take '));
  });
  const told = askAt(match, first);
  expect(told.length).toBeGreaterThan(2);
  for (const { unknown, points, turn } of told) {
    expect(unknown).toBe('others');
    expect(points).toBeGreaterThan(0);
    expect(turn).not.toContain('done');
  }
});

it('says where something hidden would be shown, and does not guess it', PATIENT, async () => {
  const match = await playMatch({ game: 'everdell-duo', seats: 2, level: 'fox' }, 'hidden', 30);
  const told = match.asked.flatMap((_, i) => askAt(match, i));
  // Whoever takes a card from the meadow sees another one.
  const taken = told.filter(({ step }) => step.startsWith('take '));
  expect(taken.length).toBeGreaterThan(0);
  for (const { unknown, parts } of taken) {
    expect(unknown).toBe('hidden');
    // One card more in hand may lead the race for the Journey; whatever comes to light brings nothing for sure.
    expect(Object.keys(parts).filter((part) => part !== 'journey')).toEqual([]);
  }
  expect(told.some(({ step, points }) => step.startsWith('play ') && points > 0)).toBe(true);
});
