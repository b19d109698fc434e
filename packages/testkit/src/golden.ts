// Golden records: finished games kept as data. Their fingerprints break on any change of rules and on nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type AnyGame,
  canonicalJson,
  type Json,
  type MatchRecord,
  parseRecordHead,
  replayRecord,
  seedFrom,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { type GoldenCase, HOW, readHow } from './make-golden.ts';

/**
 * Replays every record of a folder and the folders in it, each by the rules it was played by. Give every version of the
 * game; nothing rewrites a record by itself.
 */
export function golden(games: AnyGame | readonly AnyGame[], folder: string): void {
  const versions = [games].flat();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const records = files.filter((file) => basename(file) !== HOW).toSorted();
  describe(`${versions[0]?.id} golden records`, () => {
    it('exist for every version of the rules', () => {
      const played = new Set(records.map((file) => read(join(folder, file)).rules));
      expect(versions.map(({ version }) => version).filter((version) => !played.has(version))).toEqual([]);
    });
    for (const file of records) it(file, () => expect(goldenProblems(versions, folder, file)).toEqual([]));
  });
}

/** What is wrong with one record: `path code`. */
export function goldenProblems(versions: readonly AnyGame[], folder: string, file: string): string[] {
  const record = read(join(folder, file));
  const head = parseRecordHead(record);
  if (!head.ok) return head.problems.map(({ path, code }) => `${path} ${code}`);
  const game = versions.find(({ version }) => version === head.value.rules);
  if (!game) return ['rules rules-unknown'];
  const replayed = replayRecord(record, game);
  if (!replayed.ok) return replayed.problems.map(({ path, code }) => `${path} ${code}`);
  const problems = replayed.value.result ? [] : ['end not-finished'];
  const place = dirname(file);
  if (place !== '.' && place !== String(game.version)) problems.push('rules in-another-folder');
  const made = readHow(join(folder, place))?.records.find(({ name }) => `${name}.json` === basename(file));
  return made ? [...problems, ...howProblems(made, replayed.value.record)] : problems;
}

/** `how.json` tells the truth about what a record itself can show. */
function howProblems(made: GoldenCase, record: MatchRecord): string[] {
  const options = (record.options ?? {}) as Readonly<Record<string, Json>>;
  const chosen = Object.entries((made.options ?? {}) as Readonly<Record<string, Json>>);
  const same = chosen.every(([name, value]) => canonicalJson(options[name] ?? null) === canonicalJson(value));
  return [
    ...(made.seats === record.seats ? [] : ['seats how-differs']),
    ...(seedFrom(made.seed) === record.seed ? [] : ['seed how-differs']),
    ...(same ? [] : ['options how-differs']),
  ];
}

const read = (file: string): { readonly rules?: unknown } => JSON.parse(readFileSync(file, 'utf8'));
