// A site changes its store: from one file to a database for many nodes, or back from a backup into either.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, digest, type Json } from '@sunglade/core';
import type { Store, StoredMatch } from '@sunglade/match';
import {
  backUpPostgres,
  backUpSqlite,
  copyStore,
  createPostgresStore,
  createSqliteStore,
  openBackup,
  openPostgresRows,
  openSqliteRows,
  type Rows,
} from '@sunglade/storage';
import { type LoadGame, openTable } from '@sunglade/table';
import type { Config } from '../base/config.ts';
import { openStore } from './adapters.ts';

const PAGE = 500;
const FILE = 'sunglade.sqlite';

export async function backUp(config: Config, file: string): Promise<void> {
  if (config.databaseUrl === '') await backUpSqlite(config.dataDir, file);
  else await backUpPostgres(config.databaseUrl, file);
}

/** Fills the empty store of this configuration from a backup of either kind. */
export async function restore(config: Config, file: string, loadGame: LoadGame): Promise<string> {
  const to = config.databaseUrl === '' ? openSqliteRows(config.dataDir) : await openPostgresRows(config.databaseUrl);
  await copyAndClose(() => openBackup(file), to);
  const store = await openStore(config);
  try {
    const { matches, lines } = await replayAll(store, null, loadGame);
    return `${matches} matches with ${lines} lines are back: every one plays again.\n`;
  } finally {
    await store.close();
  }
}

/** From DATA_DIR to DATABASE_URL, with every match played again on both sides. */
export async function move(config: Config, loadGame: LoadGame): Promise<string> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === '') throw new Error('DATABASE_URL must say where to move to.');
  const file = join(dataDir, FILE);
  if (!existsSync(file)) throw new Error(`There is no ${file} to move.`);
  await copyAndClose(() => openSqliteRows(dataDir), await openPostgresRows(databaseUrl));
  const [before, after] = [createSqliteStore(dataDir), await createPostgresStore({ url: databaseUrl })];
  try {
    const { matches, lines } = await replayAll(before, after, loadGame);
    return `${matches} matches with ${lines} lines are in PostgreSQL: every one plays again, and the same on both sides.
Start with DATABASE_URL from now on; ${file} stays as it is.\n`;
  } finally {
    await before.close();
    await after.close();
  }
}

async function copyAndClose(openFrom: () => Rows, to: Rows): Promise<void> {
  try {
    const from = openFrom();
    try {
      await copyStore(from, to);
    } finally {
      await from.close();
    }
  } finally {
    await to.close();
  }
}

/** Plays every match again; where there is another store, there too, and compares. */
async function replayAll(
  store: Store,
  other: Store | null,
  loadGame: LoadGame,
): Promise<{ readonly matches: number; readonly lines: number }> {
  let [matches, lines] = [0, 0];
  const bad: string[] = [];
  for (let after = '', ids: readonly string[] = [after]; ids.length > 0; after = ids.at(-1) ?? '') {
    ids = await store.ids(after, PAGE);
    for (const id of ids) {
      const found = await store.load(id);
      if (!found) continue;
      matches++;
      lines += found.lines.length;
      try {
        const end = await endOf(found, loadGame);
        const there = other ? await other.load(id) : found;
        if (!there || (other && (await endOf(there, loadGame)) !== end)) throw new Error(`${id} is not the same`);
      } catch (error) {
        bad.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  if (bad.length > 0) throw new Error(bad.join('\n'));
  return { matches, lines };
}

/** Where a match stands after all its lines: the stored rows themselves, and what they come to. */
async function endOf({ match, lines }: StoredMatch, loadGame: LoadGame): Promise<string> {
  const table = await openTable(match, lines, loadGame);
  const state = table.run ? digest(table.rules, table.run.state) : null;
  const { chairs, clocks, status } = table;
  return canonicalJson({ match, lines, state, status, chairs, clocks } as unknown as Json);
}
