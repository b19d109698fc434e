// The one way from what is stored to a table: for the server, the browser, exports, checks and tools.
import type { AnyGame } from '@sunglade/core';
import { openConfig, type StoredConfig } from './config.ts';
import type { TableLine } from './lines.ts';
import { Table } from './table.ts';

/** Why a stored table cannot be opened by this program. What is stored stays as it is, and can still be downloaded. */
export const OPEN_PROBLEMS = [
  /** Written by a newer program. */
  'table-newer',
  /** A game, or a version of its rules, that this program does not have. */
  'rules-unknown',
  /** An edition that is only named, and not one of ours. */
  'edition-unknown',
  /** An option or a value that these rules do not know, or an edition they do not accept. */
  'setup-unknown',
  /** A line that does not follow from those before it. */
  'lines-broken',
] as const;
export type OpenProblem = (typeof OPEN_PROBLEMS)[number];

export class OpenError extends Error {
  readonly code: OpenProblem;
  constructor(code: OpenProblem, table: string, detail: string) {
    super(`${table}: ${code}: ${detail}`);
    this.code = code;
  }
}

/** A table as it is stored. */
export interface StoredTable {
  readonly config: StoredConfig;
  /** The server's part of the seed. */
  readonly secret: string;
}

export type LoadGame = (id: string, version: number) => Promise<AnyGame | null>;

/** So many lines are taken and steps played before others get a turn. */
const WORK_A_TURN = 200;

export async function openTable(
  { config, secret }: StoredTable,
  lines: readonly TableLine[],
  loadGame: LoadGame,
  rest?: () => Promise<void>,
): Promise<Table> {
  const game = await loadGame(config.game, config.rules);
  if (!game) throw new OpenError('rules-unknown', config.id, `${config.game} ${config.rules}`);
  const stored = { config, secret };
  return rest ? openTableGently(game, stored, lines, rest) : openTableOf(game, stored, lines);
}

/** The same where the rules are at hand. */
export function openTableOf(game: AnyGame, stored: StoredTable, lines: readonly TableLine[]): Table {
  const opening = openInTurns(game, stored, lines);
  for (;;) {
    const { done, value } = opening.next();
    if (done) return value;
  }
}

/** The same where others must not wait for a long log: `rest` lets them have their turn. */
export async function openTableGently(
  game: AnyGame,
  stored: StoredTable,
  lines: readonly TableLine[],
  rest: () => Promise<void>,
): Promise<Table> {
  const opening = openInTurns(game, stored, lines);
  for (;;) {
    const { done, value } = opening.next();
    if (done) return value;
    await rest();
  }
}

function* openInTurns(
  game: AnyGame,
  { config, secret }: StoredTable,
  lines: readonly TableLine[],
): Generator<void, Table> {
  const opened = openConfig(config, game);
  if (!opened.ok) {
    const [first] = opened.problems;
    const code = first?.code === 'table-newer' || first?.code === 'edition-unknown' ? first.code : 'setup-unknown';
    throw new OpenError(code, config.id, `${first?.code} ${first?.path}`);
  }
  const table = new Table(opened.value, secret, game);
  let rested = 0;
  for (const [i, line] of lines.entries()) {
    const work = i + (table.run?.played ?? 0);
    if (work - rested >= WORK_A_TURN) {
      rested = work;
      yield;
    }
    const refused = table.take(line);
    if ('code' in refused) {
      // Notes are ours alone: one that nobody knows was written by a later program.
      const code = refused.code === 'unknown-line' ? 'table-newer' : 'lines-broken';
      throw new OpenError(code, config.id, `line ${i} "${line.text}": ${refused.code}`);
    }
    if (line.text === '!start') table.run?.keepTrail(true);
  }
  table.run?.keepTrail(false);
  return table;
}
