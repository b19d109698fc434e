// What a table heard, who could no longer take back, and why every other step was refused, in every golden record of the second
// rules. A seal never changes under a version, since it decides what may be undone. What is heard is what the log of a stored
// game is told from, and a reason is what somebody reads: who tells or explains better writes these down anew, and means it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canonicalJson,
  type Json,
  legalSteps,
  replayRecord,
  type Seat,
  type Seed,
  type Step,
  sha256,
} from '@sunglade/core';
import { expect, it } from 'vitest';
import { GAMES } from './game.ts';
import type { DuoRules } from './rules.ts';
import type { State } from './state.ts';

const FOLDER = join(import.meta.dirname, 'golden/2');

/** By record: the hash of what was told, and of the reasons. */
const PINNED: Readonly<Record<string, readonly [told: string, refused: string]>> = {
  'challenge-1-easy-greedy.json': ['ec8c0c780ffeb1f8', 'a4079b79fc204ed5'],
  'challenge-9-expert-random.json': ['38d275a56ae2a05b', '2e4dca8f821ffdba'],
  'greedy-second-hare.json': ['ca57d7ed1d27647d', 'b8e99b245ef557b7'],
  'greedy.json': ['9b4bedd4fa2be84d', '79f30f68e5ea24fc'],
  'random-2.json': ['77d7896c1542afa4', '01bd77c96bfd7a7f'],
  'random-ask-every-gain.json': ['fdb18c8862a186b9', 'a289361368a30562'],
  'random.json': ['7b032f9c4fd6ac04', '0b46d4b74ea43d06'],
  'together-1-greedy.json': ['f2a96648a45048d8', '3e6acbc2456e22ee'],
  'together-1-random.json': ['0f0c9c5b4fd53939', '50bbd8c5bd889bf2'],
  'together-10-hard-greedy.json': ['d5e94cddc8b3e09e', '3c3d6d9f007bed4f'],
  'together-14-random.json': ['fe39950db7025679', '7530b91c71d23867'],
  'together-7-all-news-random-2.json': ['74496860394b500b', '17683068ff627345'],
  'together-7-all-news-random.json': ['c97a03f04843425d', 'd2d1b5b63ec6618e'],
  'together-free-greedy.json': ['378a1f2435acd702', '7bf4d5a6fc7a49e0'],
  'trade-pays.json': ['19cd498239c5f7fd', '609e73aeda57e08c'],
};

interface Moment {
  readonly rules: DuoRules;
  readonly state: State;
  readonly seat: Seat;
  readonly step: Step;
}

function told({ rules, state, seat, step }: Moment) {
  const heard: unknown[] = [];
  const sealed = rules.apply(state, seat, step, (...event) => heard.push(event));
  return { sealed, heard };
}

/** Of every step of the game; '' for what may be done. */
function reasons({ rules, state, seat }: Moment): string {
  const legal = new Set<number>(legalSteps(rules, state, seat));
  return Array.from({ length: rules.stepLimit }, (_, one) => {
    const refusal = rules.refuse(state, seat, one as Step);
    if ((refusal === null) !== legal.has(one)) throw new Error(`${rules.print(one as Step)} is both or neither`);
    return refusal ? `${refusal.code}${refusal.at ? ` ${JSON.stringify(refusal.at)}` : ''}` : '';
  }).join();
}

const hash = (said: unknown): string => sha256(canonicalJson(JSON.parse(JSON.stringify(said)) as Json)).slice(0, 16);

function hashesOf(file: string): readonly [told: string, refused: string] {
  const replayed = replayRecord(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), GAMES[2]);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
  const { run, record } = replayed.value;
  const rules = replayed.value.rules as unknown as DuoRules;
  const state = rules.create(record.seed as Seed);
  const said = run.standing.map(({ seat, step }) => {
    const refused = reasons({ rules, state, seat, step });
    return { refused, told: told({ rules, state, seat, step }) };
  });
  return [hash(said.map((one) => one.told)), hash(said.map((one) => one.refused))];
}

const files = readdirSync(FOLDER).filter((file) => file !== 'how.json');

it('is known of every golden record', () => {
  expect(Object.keys(PINNED).toSorted()).toEqual(files.toSorted());
});

it.each(files)('stays the same in %s', (file) => {
  expect(hashesOf(file)).toEqual(PINNED[file]);
});
