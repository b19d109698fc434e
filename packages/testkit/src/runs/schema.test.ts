import { readFileSync } from 'node:fs';
import { createRecord, Run, seat, seedFrom } from '@sunglade/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { glade } from '../glade/index.ts';

const schema = JSON.parse(readFileSync(new URL('../../../core/record.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile(schema);

function record(): Record<string, unknown> {
  const setup = glade.setup({ seats: 2 });
  if (!setup.ok) throw new Error('glade');
  const run = new Run(glade.bind(setup.value) as Run['rules'], seedFrom('schema'));
  run.take({ seat: seat(0), text: '!resign', at: 12 });
  return JSON.parse(JSON.stringify(createRecord(glade, setup.value, run, { players: ['Ada', 'Ben'] })));
}

describe('record.schema.json', () => {
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
