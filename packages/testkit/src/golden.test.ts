import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, legalSteps, type Step } from '@sunglade/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from './glade/index.ts';
import { goldenProblems } from './golden.ts';
import { type Driver, makeGolden } from './make-golden.ts';

const games = Object.values(GAMES) as AnyGame[];
const [old, newest] = games as [AnyGame, AnyGame];
const first: Driver = (rules, state, seat) => legalSteps(rules, state, seat)[0] as Step;
const two = { name: 'two', seats: 2, seed: 'a', driver: 'random' } as const;
const three = { name: 'three', seats: 3, options: { berries: 1 }, seed: 'b', driver: 'first' } as const;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sunglade-golden-'));
});

const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

describe('golden records', () => {
  it('are made into a folder per version, and say how', () => {
    makeGolden(newest, [two], folder);
    makeGolden(newest, [three], folder, { first });
    makeGolden(old, [two], folder);
    expect(json('2/how.json')).toEqual({ game: 'glade', rules: 2, records: [two, three] });
    expect(json('1/how.json')).toEqual({ game: 'glade', rules: 1, records: [two] });
    for (const file of ['1/two.json', '2/two.json', '2/three.json'])
      expect(goldenProblems(games, folder, file)).toEqual([]);
    expect(json('2/three.json')).toMatchObject({ rules: 2, options: { berries: 1 }, end: { by: 'rules' } });
  });

  it('are the same whenever they are made', () => {
    makeGolden(newest, [two, { ...two, name: 'again' }], folder);
    expect(json('2/again.json')).toEqual(json('2/two.json'));
  });

  it('are never written over', () => {
    makeGolden(newest, [two], folder);
    const before = json('2/two.json');
    expect(() => makeGolden(newest, [{ ...two, seed: 'other' }], folder)).toThrow('EEXIST');
    expect(json('2/two.json')).toEqual(before);
    expect(json('2/how.json').records).toEqual([two]);
  });

  it('are not made where the case is wrong', () => {
    expect(() => makeGolden(newest, [{ ...two, seats: 9 }], folder)).toThrow('seats');
    expect(() => makeGolden(newest, [{ ...two, driver: 'nobody' }], folder)).toThrow('nobody');
    const cheat: Driver = (rules) => rules.parse('roll') as Step;
    expect(() => makeGolden(newest, [{ ...two, driver: 'cheat' }], folder, { cheat })).toThrow('not-now');
  });

  it('are played by the rules they name, in their own folder, as how.json says', () => {
    makeGolden(newest, [two, three], folder, { first });
    expect(goldenProblems([old], folder, '2/two.json')).toEqual(['rules rules-unknown']);
    makeGolden(old, [{ ...two, name: 'old' }], folder);
    renameSync(join(folder, '1/old.json'), join(folder, '2/old.json'));
    expect(goldenProblems(games, folder, '2/old.json')).toEqual(['rules in-another-folder']);
    const told = json('2/how.json').records.map((one: object) => ({
      ...one,
      seats: 4,
      seed: 'c',
      options: { berries: 2 },
    }));
    writeFileSync(join(folder, '2/how.json'), JSON.stringify({ records: told }));
    expect(goldenProblems(games, folder, '2/three.json')).toEqual([
      'seats how-differs',
      'seed how-differs',
      'options how-differs',
    ]);
  });

  it('that were changed are found out', () => {
    makeGolden(newest, [two], folder);
    const record = json('2/two.json');
    writeFileSync(
      join(folder, '2/two.json'),
      JSON.stringify({ ...record, end: { ...record.end, fingerprint: 'f'.repeat(64) } }),
    );
    expect(goldenProblems(games, folder, '2/two.json')).toEqual(['end.fingerprint end-differs']);
    writeFileSync(join(folder, '2/two.json'), JSON.stringify({ ...record, log: record.log.slice(0, 3), end: null }));
    expect(goldenProblems(games, folder, '2/two.json')).toEqual(['end not-finished']);
  });
});
