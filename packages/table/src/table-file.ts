// A whole table in a file, as it is stored and without being played: what can be downloaded where a table cannot be opened.
import { isObject } from '@sunglade/core';
import { type StoredConfig, TABLE_FORMAT } from './config.ts';
import type { TableLine } from './lines.ts';
import { BOT, CLOCK, SYSTEM } from './names.ts';
import type { StoredTable } from './open.ts';

export const TABLE_FILE = 'sunglade-table';

export interface TableFile {
  readonly format: typeof TABLE_FILE;
  readonly config: StoredConfig;
  readonly secret: string;
  readonly lines: readonly TableLine[];
}

const NOBODY_REAL = [BOT, CLOCK, SYSTEM];

/** Ids of people are theirs: in a file they are numbered. */
export function createTableFile({ config, secret }: StoredTable, lines: readonly TableLine[]): TableFile {
  const people = new Map<string, string>(NOBODY_REAL.map((name) => [name, name]));
  const numbered = (id: string): string => {
    if (!people.has(id)) people.set(id, `person-${people.size - NOBODY_REAL.length + 1}`);
    return people.get(id) ?? id;
  };
  return {
    format: TABLE_FILE,
    config: { ...config, format: config.format ?? 1, host: numbered(config.host) },
    secret,
    lines: lines.map(({ at, by, seat, text }) => ({
      at,
      by: numbered(by),
      seat,
      text: text.replace(/^!hand (.+)$/, (_, id: string) => `!hand ${numbered(id)}`),
    })),
  };
}

/** null: not such a file, or one of a later program. */
export function readTableFile(raw: unknown): TableFile | null {
  if (!isObject(raw) || raw.format !== TABLE_FILE) return null;
  const { config, secret, lines } = raw;
  const good = isObject(config) && typeof secret === 'string' && Array.isArray(lines) && lines.every(isLine);
  if (!good || !isObject(config.setup) || Number(config.format) > TABLE_FORMAT) return null;
  return raw as unknown as TableFile;
}

const isLine = (line: unknown): boolean =>
  isObject(line) &&
  Number.isFinite(line.at) &&
  typeof line.by === 'string' &&
  Number.isInteger(line.seat) &&
  typeof line.text === 'string';
