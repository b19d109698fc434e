import { createDice, imagine, only, seedFrom, viewOf } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { adviseTurn } from './advise.ts';
import type { Coach } from './coach.ts';
import { loadCoach } from './load.ts';
import { weighTurn } from './moments.ts';
import { KINDS, type Kind, type Match, nameOf, playMatch } from './testing.ts';

const PATIENT = { timeout: 120_000 };
const budget = { playouts: 24 };

async function coachOf({ game, setup }: Match): Promise<Coach> {
  const { seats, options, edition } = setup;
  const coach = await loadCoach(game.id, game.version, {
    seats,
    options,
    edition: { id: edition.id, hash: edition.hash },
  });
  if (!coach) throw new Error('no coach');
  return coach;
}

describe.each(KINDS.map((kind) => [nameOf(kind), kind] as const))('at a table of %s', (_, kind) => {
  it('shows up to three different turns, the best first, all of them legal', PATIENT, async () => {
    const match = await playMatch(kind, 'advice', 24);
    const coach = await coachOf(match);
    const { rules } = coach.seating;
    for (const share of [0, 0.6]) {
      const { view, seat, state } = match.asked[Math.floor(share * match.asked.length)]!;
      const { turns } = adviseTurn(coach, view, seat, budget);
      expect(turns.length).toBeGreaterThan(0);
      expect(turns.length).toBeLessThanOrEqual(3);
      expect(new Set(turns.map(({ steps }) => steps.join())).size).toBe(turns.length);
      expect(turns[0]?.behind).toBe(0);
      expect(turns).toEqual(turns.toSorted((a, b) => a.behind - b.behind));
      for (const { steps, expected, error } of turns) {
        expect(Number.isInteger(expected)).toBe(true);
        expect(Number.isInteger(error)).toBe(true);
        expect(steps.length).toBeGreaterThan(0);
        const world = rules.copy(state);
        for (const text of steps) {
          const step = rules.parse(text)!;
          expect(rules.refuse(world, seat, step)).toBeNull();
          rules.apply(world, seat, step);
        }
      }
    }
  });

  it('knows what the seat sees and nothing else: two worlds it cannot tell apart, one advice', PATIENT, async () => {
    const match = await playMatch(kind, 'secret', 12);
    const coach = await coachOf(match);
    const { rules } = coach.seating;
    const { view, seat, state } = match.asked[Math.floor(match.asked.length / 2)]!;
    const other = imagine(rules, view, createDice(seedFrom('another world')));
    expect(rules.parts(other).secret).not.toEqual(rules.parts(state).secret);
    const advised = (world: unknown) => adviseTurn(coach, viewOf(rules, world, only(seat)), seat, budget, 'same');
    expect(advised(other)).toEqual(advised(state));
  });
});

it('gives three cards to choose from where a card must be taken', PATIENT, async () => {
  const match = await playMatch(KINDS[1] as Kind, 'draft', 1);
  const { view, seat } = match.asked[0]!;
  const { turns } = adviseTurn(await coachOf(match), view, seat, budget);
  expect(turns.map(({ steps }) => steps.length)).toEqual([1, 1, 1]);
});

it('says why in parts that a sheet has', PATIENT, async () => {
  const match = await playMatch(KINDS[1] as Kind, 'why', 24);
  const coach = await coachOf(match);
  const kinds = new Set(Object.keys(coach.seating.rules.score(match.run.state, match.asked[0]!.seat).parts));
  const reasons = match.asked
    .slice(20, 24)
    .flatMap(({ view, seat }) =>
      adviseTurn(coach, view, seat, { playouts: 120 }).turns.flatMap((turn) => turn.reasons),
    );
  const parts = reasons.flatMap((reason) => (reason.kind === 'part' ? [reason.part] : []));
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect([...kinds]).toContain(part);
});

it('weighs a turn: the best one loses nothing for sure, a wasted one does', PATIENT, async () => {
  const match = await playMatch(KINDS[0] as Kind, 'weigh', 24);
  const coach = await coachOf(match);
  const { rules } = coach.seating;
  // Not where only a card is taken.
  const { view, seat } = match.asked.findLast(
    ({ state, seat: one }) => !rules.refuse(state, one, rules.parse('action A')!),
  )!;
  const best = adviseTurn(coach, view, seat, { playouts: 200 }).turns[0]?.steps ?? [];
  expect(weighTurn(coach, view, seat, best)?.loss ?? 0).toBeLessThan(300);
  expect(weighTurn(coach, view, seat, ['action A', 'done'])?.loss).toBeGreaterThan(300);
});

it('is nobody where the rules are not known', async () => {
  expect(await loadCoach('chess', 1, { seats: 2, options: {}, edition: { id: 'x', hash: 'y' } })).toBeNull();
});
