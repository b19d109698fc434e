import { createHash } from 'node:crypto';
import {
  type AnyGame,
  commitTo,
  createPicker,
  createRecord,
  type Json,
  legalSteps,
  type MatchRecord,
  parseRecordHead,
  Run,
  replayRecord,
  seat,
  seatList,
  seedFrom,
  seedOf,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { glade } from '../glade/index.ts';

const game: AnyGame = glade;
type Loose = { -readonly [K in keyof MatchRecord]: unknown } & {
  log: { seat: number; text: string }[];
  end: Record<string, Json>;
};

function finished(edition?: Json, proof?: MatchRecord['proof']): Loose {
  const setup = game.setup({ seats: 2, edition });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const run = new Run(game.bind(setup.value), proof ? seedOf(proof.secret, proof.entropy) : seedFrom('record'));
  const pick = createPicker(1);
  while (run.acting) {
    const one = seatList(run.acting)[0] ?? seat(0);
    const steps = legalSteps(run.rules, run.state, one);
    run.take({ seat: one, text: run.rules.print(steps[pick(steps.length)] as never) });
  }
  return JSON.parse(JSON.stringify(createRecord(game, setup.value, run, proof ? { proof } : {})));
}
const problems = (record: unknown): string[] => {
  const replayed = replayRecord(record, game);
  return replayed.ok ? [] : replayed.problems.map(({ code, path }) => `${path} ${code}`);
};
const spoiled = (spoil: (record: Loose) => void): string[] => {
  const record = finished();
  spoil(record);
  return problems(record);
};

describe('a record', () => {
  it('replays', () => expect(problems(finished())).toEqual([]));

  it('replays while the game still runs', () => {
    expect(spoiled((record) => Object.assign(record, { log: record.log.slice(0, 9), end: null }))).toEqual([]);
  });

  it('is refused where it is not as the schema says', () => {
    for (const [field, wrong] of [
      ['seats', '2'],
      ['seats', [2]],
      ['seats', true],
      ['options', null],
      ['more', 1],
      ['players', ['a', 'b', 'c', 'd', 'e']],
      ['players', ['a', 'b', 'c']],
    ] as const)
      expect(spoiled((record) => Object.assign(record, { [field]: wrong }))).toEqual([`${field} record-field`]);
    expect(spoiled((record) => Reflect.deleteProperty(record, 'options'))).toEqual(['options record-field']);
    expect(spoiled((record) => Object.assign(record.log[3]!, { at: Number.POSITIVE_INFINITY }))).toEqual([
      'log[3] log-line',
    ]);
    expect(spoiled((record) => Object.assign(record.log[3]!, { more: 1 }))).toEqual(['log[3] log-line']);
  });

  it('with a hundred thousand problems or endless nesting is refused, not a crash', () => {
    const many = Array.from({ length: 100_000 }, () => null);
    expect(spoiled((record) => Object.assign(record, { log: many })).length).toBe(200);
    const names = Object.fromEntries(many.map((_, i) => [`name${i}`, i]));
    expect(spoiled((record) => Object.assign(record, { options: names })).length).toBe(200);
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(spoiled((record) => Object.assign(record.end, { facts: { deep } }))).toEqual(['end record-field']);
    expect(spoiled((record) => Object.assign(record, { carried: deep }))).toEqual(['carried record-field']);
    const edition = { id: 'x', hash: 'a'.repeat(64), content: { deep } };
    expect(spoiled((record) => Object.assign(record, { edition }))).toEqual(['edition record-field']);
  });

  it('names the line that does not fit', () => {
    expect(
      spoiled((record) => {
        record.log[17]!.text = 'store 99';
      }),
    ).toEqual(['log[17] unknown-step']);
    expect(spoiled((record) => record.log.splice(17, 1))[0]).toMatch(/^log\[\d+\] /);
    expect(spoiled((record) => Object.assign(record.log[17]!, { seat: 5 }))).toEqual(['log[17] log-line']);
    expect(spoiled((record) => record.log.splice(17, 1, null as never))).toEqual(['log[17] log-line']);
    expect(spoiled((record) => record.log.push({ seat: 0, text: 'roll' }))[0]).toMatch(/^log\[\d+\] game-over$/);
  });

  it('is refused where it claims another end', () => {
    expect(
      spoiled((record) => {
        record.end.scores = [99, 0];
      }),
    ).toEqual(['end.scores end-differs']);
    expect(
      spoiled((record) => {
        record.end.fingerprint = 'f'.repeat(64);
      }),
    ).toEqual(['end.fingerprint end-differs']);
    expect(
      spoiled((record) => {
        record.end.by = 'resign';
      }),
    ).toEqual(['end.by end-differs']);
    expect(spoiled((record) => Object.assign(record, { end: null }))).toEqual(['end end-missing']);
    expect(spoiled((record) => record.log.pop())).toEqual(['end end-too-early']);
    expect(spoiled((record) => Object.assign(record, { end: { by: 'magic' } }))).toEqual(['end record-field']);
  });

  it('is refused where it is foreign, with every problem at once', () => {
    expect(problems(null)).toEqual([' record-not-object']);
    expect(problems({ format: 'pgn' })).toEqual(['format record-format']);
    expect(spoiled((record) => Object.assign(record, { game: 'chess' }))).toEqual(['game game-other']);
    expect(spoiled((record) => Object.assign(record, { rules: 99 }))).toEqual(['rules rules-version']);
    expect(spoiled((record) => Object.assign(record, { seed: 'short', log: 7, options: { no: 1 } })).sort()).toEqual([
      'log record-field',
      'seed record-field',
    ]);
    expect(parseRecordHead({ format: 'sunglade-record-1' }).ok).toBe(false);
  });

  it('embeds an edition that does not ship, and checks its hash', () => {
    const own = structuredClone(game.editions[0]?.content) as { rounds: number };
    own.rounds = 3;
    const record = finished(own as unknown as Json) as Loose & { edition: { id: string; hash: string; content: Json } };
    expect(record.edition.content).toEqual(own);
    expect(record.edition.id).toMatch(/^custom-/);
    expect(problems(record)).toEqual([]);
    (record.edition.content as { rounds: number }).rounds = 2;
    expect(problems(record)).toContain('edition.hash edition-hash');
    expect(spoiled((shipped) => Object.assign(shipped, { edition: { id: 'x', hash: 'f'.repeat(64) } }))).toEqual([
      'edition edition-unknown',
    ]);
  });

  it('proves its seed', () => {
    const secret = createHash('sha256').update('server').digest('hex');
    const proof = { commitment: commitTo(secret), secret, entropy: ['aa', 'bb'] };
    const record = finished(undefined, proof);
    expect(problems(record)).toEqual([]);
    Object.assign(record, { proof: { ...proof, entropy: ['aa', 'bc'] } });
    expect(problems(record)).toEqual(['proof proof-wrong']);
  });
});
