// Who has read one game knows all: the same files with the same names in each. ../README.md is this list in words.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LISTINGS } from './index.ts';

/** Names with a capital and small letters are types, all others are values. */
const SHAPE: Readonly<Record<string, readonly string[]>> = {
  terms: [],
  edition: ['EditionContent', 'EDITIONS', 'checkEdition'],
  content: ['Content', 'readContent'],
  options: ['Options', 'OPTIONS'],
  versions: ['Switches', 'VERSIONS', 'Version'],
  steps: ['StepData', 'Steps', 'readStep', 'printStep', 'createSteps'],
  state: ['Bound', 'State', 'createBound', 'createState', 'copyState'],
  check: ['Refusal', 'REFUSALS', 'acting', 'check', 'legal', 'refuse'],
  apply: ['apply'],
  ahead: ['createAhead'],
  events: ['Event'],
  score: ['score', 'outcome'],
  parts: ['Open', 'Own', 'Secret', 'partsOf', 'joinParts'],
  guess: ['guess'],
  clauses: ['Clause', 'CLAUSES'],
  rules: ['createRules'],
  position: ['scorePosition'],
  draw: ['draw'],
  game: ['GAMES'],
  index: [],
};

/** These take the bound thing first, as `b: Bound`. */
const BOUND =
  'createState copyState acting check legal refuse apply createAhead score outcome partsOf joinParts guess draw'.split(
    ' ',
  );

/** Games that speak the dialect; the others follow. */
const SPEAKERS: Readonly<Record<string, string>> = {
  evergreen: '../../evergreen/src/',
  harmonies: '../../harmonies/src/',
  glade: '../../../testkit/src/glade/',
  'everdell-duo': '../../everdell-duo/src/',
};

const isType = (name: string): boolean => /^[A-Z].*[a-z]/.test(name);

/** What is missing in one file, given its text. */
function missing(names: readonly string[], source: string): string[] {
  return names.flatMap((name) => {
    const kind = isType(name) ? 'type|interface' : 'function|const';
    const found = new RegExp(`^export (?:${kind}) ${name}\\b(.*?)^(?:\\S|$)`, 'ms').exec(`${source}\n`);
    const again = new RegExp(`^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from`, 'm').test(source);
    if (!found) return again ? [] : [name];
    return BOUND.includes(name) && !/^[^(]*\(\s*_?b: Bound\b/.test(found[1] ?? '') ? [`${name}(b: Bound, …)`] : [];
  });
}

describe.each(Object.entries(SPEAKERS))('%s', (id, folder) => {
  const path = (file: string): string => fileURLToPath(new URL(`${folder}${file}.ts`, import.meta.url));

  it.each(Object.entries(SHAPE))('has %s.ts with %j', (file, names) => {
    expect(existsSync(path(file)), `${file}.ts`).toBe(true);
    expect(missing(names, readFileSync(path(file), 'utf8'))).toEqual([]);
  });

  it('is listed with all its versions, and has golden records of each', async () => {
    const listed = LISTINGS.filter((listing) => listing.id === id);
    expect(listed.length).toBeGreaterThan(0);
    const golden = readdirSync(new URL(`${folder}golden`, import.meta.url));
    expect(golden.toSorted()).toEqual(listed.map(({ version }) => String(version)).toSorted());
  });
});

it('glade has these files and no other', () => {
  const folder = new URL(SPEAKERS.glade ?? '', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(files.toSorted()).toEqual(
    Object.keys(SHAPE)
      .map((file) => `${file}.ts`)
      .toSorted(),
  );
});

it('the page about the shape names the same files and names', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)\.ts` \|.*\| (.*) \|$/gm)];
  const told = rows.map(([, file, names]) => [file, [...(names ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)]);
  expect(Object.fromEntries(told)).toEqual(SHAPE);
});

describe('the check of the shape', () => {
  it('sees what is missing', () => {
    const source = 'export type Open = 1;\nexport function partsOf(b: Bound, s: State) {}\n';
    expect(missing(['Open', 'Own', 'partsOf', 'joinParts'], source)).toEqual(['Own', 'joinParts']);
    expect(missing(['Open'], 'type Open = 1;\n')).toEqual(['Open']);
    expect(missing(['Open'], 'export const Open = 1;\n')).toEqual(['Open']);
    expect(missing(['REFUSALS'], 'export type REFUSALS = 1;\n')).toEqual(['REFUSALS']);
  });

  it('sees who does not take the bound thing first', () => {
    expect(missing(['check'], 'export function check(s: State, b: Bound) {}\n')).toEqual(['check(b: Bound, …)']);
    expect(missing(['check'], 'export const check = (c: Content) => 1;\n')).toEqual(['check(b: Bound, …)']);
    expect(missing(['check'], 'export function check(\n  b: Bound,\n  s: State,\n): void {\n}\n')).toEqual([]);
    expect(missing(['check'], 'export const check = (b: Bound): null => null;\n')).toEqual([]);
  });

  it('takes a name that another file of the game exports', () => {
    expect(missing(['check', 'Refusal'], "export { check, type Refusal } from './check/check.ts';\n")).toEqual([]);
  });
});
