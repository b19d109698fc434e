import { type Parsed, Run, type Seed, seat } from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import type { KeyMoment } from './moments.ts';
import { REVIEW_BUDGETS, type Review, review } from './review.ts';
import { KINDS, type Kind, type Match, nameOf, playMatch, recordOf } from './testing.ts';

const PATIENT = { timeout: 120_000 };
const { least } = REVIEW_BUDGETS;
const [SOLO, DUEL] = KINDS as [Kind, Kind, ...Kind[]];

function found(answer: Parsed<Review> | null): Review {
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

const matches = new Map<string, Promise<Match>>();
/** Played once for all tests. */
function matchOf(kind: Kind, seed = 'review'): Promise<Match> {
  const name = `${nameOf(kind)} ${seed}`;
  // A whole game takes long; `cli reviews` takes the time.
  const whole = kind === SOLO || kind === DUEL || kind.level === 'random';
  const turns = whole ? Number.POSITIVE_INFINITY : 18;
  const known = matches.get(name) ?? playMatch(kind, seed, turns);
  matches.set(name, known);
  return known;
}

describe.each(KINDS.map((kind) => [nameOf(kind), kind] as const))('a match of %s', (_, kind) => {
  it('adds up: start, luck and play are the result, to the last hundredth', PATIENT, async () => {
    const match = await matchOf(kind);
    const record = recordOf(match);
    const { seats, turns, length } = found(await review(record, least));
    expect(length).toBe(match.run.standing.length);
    for (const [i, one] of seats.entries()) {
      // From the record and from the single turns, not from the sums that the review made of them.
      const result = 100 * (record.end?.scores[i] ?? 0);
      const own = turns.filter((turn) => turn.seat === i);
      expect(own.length).toBeGreaterThan(0);
      expect(one.start).toBe(own[0]?.before);
      const changes = own.reduce((sum, { luck, play }) => sum + luck + play, 0);
      expect(one.start + changes).toBe(result);
      expect([one.start + one.luck + one.play, one.result]).toEqual([result, result]);
      for (const [n, turn] of own.entries()) {
        expect(Number.isInteger(turn.before) && Number.isInteger(turn.after)).toBe(true);
        expect(turn.before + turn.play + turn.luck).toBe(own[n + 1]?.before ?? result);
        expect(turn.to).toBeGreaterThan(turn.from);
      }
    }
  });
});

it('finds moments in which a better turn was possible, and they can be played', PATIENT, async () => {
  const match = await matchOf(DUEL);
  const told: KeyMoment[] = [];
  const shares: number[] = [];
  const { moments } = found(
    await review(
      recordOf(match),
      { worlds: 2, compared: 8, comparedWorlds: 6, playouts: 40 },
      { onMoment: (moment) => told.push(moment), onProgress: (share) => shares.push(share) },
    ),
  );
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThanOrEqual(3);
  expect(told).toEqual(expect.arrayContaining([...moments]));
  expect(moments).toEqual(moments.toSorted((a, b) => b.loss - a.loss));
  for (const { seat: one, from, to, played, better, loss, error } of moments) {
    expect(loss).toBeGreaterThan(Math.max(100, 2 * error));
    expect(better).not.toEqual(played);
    const standing = match.run.standing.slice(0, from);
    const again = new Run(match.run.rules, match.run.seed);
    for (const line of standing) again.take({ seat: line.seat, text: again.rules.print(line.step) });
    for (const text of better) expect(again.take({ seat: seat(one), text })).toBeNull();
    const taken = match.run.standing.slice(from, to).filter((line) => line.seat === one);
    expect(played).toEqual(taken.map(({ step }) => again.rules.print(step)));
  }
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it('advises people, and bots only among themselves', PATIENT, async () => {
  const match = await matchOf(DUEL);
  const budget = { worlds: 2, compared: 6, comparedWorlds: 4, playouts: 20 };
  const seatsOf = async (players: readonly string[]) =>
    new Set(found(await review(recordOf(match, players), budget)).moments.map((moment) => moment.seat));
  expect([...(await seatsOf(['@fox', 'Ada']))]).toEqual([1]);
  expect((await seatsOf(['@fox', '@fox'])).size).toBeGreaterThan(0);
});

it('says the same twice', PATIENT, async () => {
  const record = recordOf(await matchOf(SOLO));
  expect(await review(record, least)).toEqual(await review(record, least));
});

it('does not look at a running game, nor at what never happened', async () => {
  const { game, setup, run } = await matchOf(SOLO);
  const running = new Run(run.rules, run.seed);
  for (const line of run.log.slice(0, 30)) running.take(line);
  const record = recordOf({ game, setup, run: running, asked: [] });
  expect(await review(record, least)).toMatchObject({ ok: false, problems: [{ code: 'not-over' }] });
  const whole = recordOf({ game, setup, run, asked: [] });
  const other = { ...whole, seed: 'f'.repeat(64) as Seed };
  expect(await review(other, least)).toMatchObject({ ok: false });
  expect(await review({ ...whole, rules: 99 }, least)).toMatchObject({ ok: false });
  expect(await review(null, least)).toMatchObject({ ok: false });
});

it('stops when nobody wants to know any more', async () => {
  const record = recordOf(await matchOf(SOLO));
  const cancel = { aborted: false };
  let told = 0;
  const answer = await review(
    record,
    REVIEW_BUDGETS.full,
    {
      onProgress: () => {
        told++;
        cancel.aborted = true;
      },
    },
    cancel,
  );
  expect(answer).toBeNull();
  expect(told).toBe(1);
});

it('who gives up has decided what becomes of the seat', PATIENT, async () => {
  const { game, setup, run } = await matchOf(DUEL);
  const left = new Run(run.rules, run.seed);
  for (const line of run.log.slice(0, 60)) left.take(line);
  left.take({ seat: seat(1), text: '!resign' });
  const { seats, turns } = found(await review(recordOf({ game, setup, run: left, asked: [] }), least));
  const last = (i: number) => turns.findLast((turn) => turn.seat === i);
  expect(last(1)?.luck).toBe(0);
  expect(last(1)?.play).toBeLessThan(-5_000);
  expect(last(0)?.luck).toBeLessThan(-5_000);
  for (const { start, luck, play, result } of seats) expect(start + luck + play).toBe(result);
});

it('a team is measured against its goal', PATIENT, async () => {
  const kind = KINDS.find(({ options }) => options?.mode === 'together') as Kind;
  expect(found(await review(recordOf(await matchOf(kind)), least)).goal).toBeGreaterThan(0);
  expect(found(await review(recordOf(await matchOf(DUEL)), least)).goal).toBeNull();
});
