import { readFileSync } from 'node:fs';
import { type AnyGame, createRecord, Run, replayRecord, seat, seedFrom } from '@sunglade/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { glade } from '../glade/index.ts';

const schema = JSON.parse(readFileSync(new URL('../../../core/record.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile(schema);

/** Problems of a record's shape alone. */
const SHAPE = ['record-field', 'log-line', 'record-format'];

function record(): Record<string, unknown> {
  const setup = glade.setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  const run = new Run(glade.bind(setup.value) as Run['rules'], seedFrom('schema'));
  run.take({ seat: seat(0), text: '!resign', at: 12 });
  return JSON.parse(JSON.stringify(createRecord(glade, setup.value, run, { players: ['Ada', 'Ben'] })));
}

/** Values that are nearly right somewhere. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2,
  '2',
  [2],
  '',
  'x',
  'a'.repeat(64),
  [],
  {},
  [null],
  [[]],
  { id: 'x' },
  ['a', 'b', 'c', 'd', 'e'],
  [{ seat: 0, text: 'x', more: 1 }],
  [{ seat: '0', text: 'x' }],
  [{ seat: 0, text: 'x'.repeat(201) }],
  [{ seat: 0, text: 'x', at: -1 }],
  [{ seat: 4, text: 'x' }],
];

/** A record with something strange at every place, and with every place missing. */
function* spoiled(): Generator<readonly [name: string, record: Record<string, unknown>]> {
  const good = record();
  const places = [[...Object.keys(good), 'proof', 'carried', 'more'].map((key) => [key])].flat();
  for (const outer of ['edition', 'end', 'proof'] as const)
    for (const inner of [
      'id',
      'hash',
      'content',
      'words',
      'by',
      'places',
      'scores',
      'won',
      'facts',
      'fingerprint',
      'secret',
      'more',
    ])
      places.push([outer, inner]);
  for (const [outer = '', inner] of places)
    for (const value of [undefined, ...STRANGE]) {
      const copy = structuredClone(good);
      const at = inner === undefined ? copy : (copy[outer] as Record<string, unknown> | undefined);
      if (!at) continue;
      if (value === undefined) delete at[inner ?? outer];
      else at[inner ?? outer] = value;
      yield [`${outer}.${inner ?? ''} ${JSON.stringify(value)}`, copy];
    }
}

describe('record.schema.json', () => {
  it('says the same as the program', () => {
    let refused = 0;
    for (const [name, one] of spoiled()) {
      const problems = replayRecord(one, glade as AnyGame);
      const shape = !problems.ok && problems.problems.every(({ code }) => SHAPE.includes(code));
      if (!validate(one)) refused++;
      // What fits the schema may still be wrong: another game, another end. What does not fit is always refused for it.
      if (!validate(one)) expect([name, shape]).toEqual([name, true]);
      else
        expect([name, !problems.ok && problems.problems.some(({ code }) => code === 'log-line')]).toEqual([
          name,
          false,
        ]);
    }
    expect(refused).toBeGreaterThan(500);
  });

  it('describes what we write', () => {
    expect(validate(record()), JSON.stringify(validate.errors)).toBe(true);
  });
  for (const [field, wrong] of [
    ['format', 'pgn'],
    ['seats', 9],
    ['seed', 'abc'],
    ['log', [{ seat: 0 }]],
    ['end', { by: 'magic' }],
    ['extra', 1],
  ] as const) {
    it(`refuses a wrong ${field}`, () => expect(validate({ ...record(), [field]: wrong })).toBe(false));
  }
});
