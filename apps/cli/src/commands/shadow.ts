import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  type Difference,
  openSetup,
  parseRecordHead,
  type Run,
  replayRecord,
  type StoredSetup,
  shadow as shadowOf,
  storeSetup,
} from '@sunglade/core';
import { loadGame, newestRules } from '@sunglade/registry';
import { createSqliteStore } from '@sunglade/storage';
import { openTable, readTableFile, type Table } from '@sunglade/table';
import type { Command } from '../command.ts';
import { findGame } from '../find-game.ts';
import { print, readJson, say, UsageError } from '../io.ts';

/** A game as it was played: its own rules, what it was set up with, and its log. */
interface Played {
  readonly name: string;
  readonly rules: number;
  readonly setup: StoredSetup;
  readonly run: Run;
}

interface Parted extends Partial<Difference> {
  readonly name: string;
  readonly rules: number;
  /** Where not even the set-up is known. */
  readonly problem?: string;
}

const PAGE = 200;
const SAY_EVERY = 500;

const ofTable = (name: string, table: Table): Played | null =>
  table.run && {
    name,
    rules: table.config.rules,
    setup: storeSetup(table.config.setup, table.game),
    run: table.run,
  };

async function* ofFiles(game: string, files: readonly string[]): AsyncGenerator<Played | Parted> {
  for (const name of files) {
    const raw = readJson(name);
    const file = readTableFile(raw);
    if (file) {
      if (file.config.game !== game) continue;
      const played = ofTable(name, await openTable(file, file.lines, loadGame));
      if (played) yield played;
      continue;
    }
    const head = parseRecordHead(raw);
    if (!head.ok) throw new UsageError(`${name} is neither a record nor a table`);
    if (head.value.game !== game) continue;
    const own = await loadGame(game, head.value.rules);
    const replay = own && replayRecord(raw, own);
    if (replay?.ok) yield { name, rules: head.value.rules, setup: replay.value.record, run: replay.value.run };
    else yield { name, rules: head.value.rules, problem: replay?.problems[0]?.code ?? 'rules-unknown' };
  }
}

async function* ofStore(game: string, folder: string): AsyncGenerator<Played | Parted> {
  if (!existsSync(join(folder, 'sunglade.sqlite'))) throw new UsageError(`there is no store in ${folder}`);
  const store = createSqliteStore(folder);
  try {
    for (let after = '', ids: readonly string[] = [after]; ids.length > 0; after = ids.at(-1) ?? '') {
      ids = await store.ids(after, PAGE);
      for (const id of ids) {
        const found = await store.load(id);
        if (found?.match.config.game !== game) continue;
        try {
          const played = ofTable(id, await openTable(found.match, found.lines, loadGame));
          if (played) yield played;
        } catch (error) {
          const problem = error instanceof Error && 'code' in error ? String(error.code) : String(error);
          yield { name: id, rules: found.match.config.rules, problem };
        }
      }
    }
  } finally {
    await store.close();
  }
}

function compare({ name, rules, setup, run }: Played, other: AnyGame): Parted | null {
  const opened = openSetup(other, setup);
  if (!opened.ok) return { name, rules, problem: opened.problems[0]?.code ?? 'setup-unknown' };
  const difference = shadowOf(run.rules, other.bind(opened.value), run.seed, run.log);
  return difference && { name, rules, ...difference };
}

export const shadow: Command = {
  usage: 'shadow GAME [--rules N] (FILE … | --store DIR)',
  about: 'says which games another version of the rules would have judged differently, and where',
  help: [
    '--rules N    the version to compare with; the newest unless told',
    '--store DIR  every game of a stopped server that keeps its data in DIR, instead of records',
    'FILE         a record, or a table that was downloaded; - for standard input',
  ],
  options: { rules: { type: 'string' }, store: { type: 'string' } },
  positionals: Number.POSITIVE_INFINITY,
  async run([id, ...files], { rules, store }) {
    const game = await findGame(id);
    const version = rules === undefined ? newestRules(game.id) : Number(rules);
    const other = await loadGame(game.id, version);
    if (!other) throw new UsageError(`${game.id} has no rules ${rules}`);
    if ((store === undefined) === (files.length === 0)) throw new UsageError('name records, or --store DIR');
    const different: Parted[] = [];
    let looked = 0;
    for await (const one of store === undefined ? ofFiles(game.id, files) : ofStore(game.id, store)) {
      const parted = 'run' in one ? compare(one, other) : one;
      if (parted) different.push(parted);
      if (++looked % SAY_EVERY === 0) say(`${looked} games, ${different.length} different`);
    }
    print({ game: game.id, rules: version, looked, same: looked - different.length, different });
  },
};
