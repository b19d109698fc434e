// What is asked of the command line by hand and takes long: every answer is kept with the hashes of the files it was found
// with, and whoever asks again goes on where it stopped.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashOf } from './check/results.ts';

const GAMES = ['evergreen', 'harmonies', 'everdell-duo'] as const;

export interface Asked {
  /** Under which name the answer is kept. */
  readonly name: string;
  readonly command: readonly string[];
  /** What the answer depends on. */
  readonly files: readonly string[];
}

interface Kept {
  readonly files: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, unknown>>;
}

/** `npm run TASK -- [GAME…] [more]`: the games that were named, or all; ends the program where there is nothing to do. */
export function readGames(
  task: string,
  more: Readonly<Record<string, string>> = {},
): { readonly games: readonly string[]; readonly values: Readonly<Record<string, string>> } {
  const options = Object.fromEntries(
    Object.entries(more).map(([name, usual]) => [name, { type: 'string', default: usual } as const]),
  );
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
  });
  const unknown = positionals.find((game) => !GAMES.some((one) => one === game));
  if (values['help'] || unknown !== undefined) {
    const flags = Object.entries(more).map(([name, usual]) => ` [--${name} ${usual}]`);
    process.stdout.write(`npm run ${task} -- [GAME…]${flags.join('')}, where GAME is one of: ${GAMES.join(', ')}\n`);
    process.exit(values['help'] ? 0 : 2);
  }
  return {
    games: positionals.length > 0 ? positionals : GAMES,
    values: Object.fromEntries(Object.keys(more).map((name) => [name, String(values[name as keyof typeof values])])),
  };
}

/** Answers whether all held: a command that finds something wrong ends with 1. */
export function ask(kept: string, task: string, asked: readonly Asked[]): boolean {
  const notes = `.results/${task}`;
  mkdirSync(notes, { recursive: true });
  let all: Kept = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Kept) : { files: {}, results: {} };
  let held = true;
  for (const { name, command, files } of asked) {
    const hashes = Object.fromEntries(files.map((path) => [path, hashOf(path)]));
    // Other code gives other answers: notes of old are not gone on with.
    const mark = createHash('sha256')
      .update(JSON.stringify([hashes, command]))
      .digest('hex')
      .slice(0, 12);
    const { stdout, status } = spawnSync(
      process.execPath,
      ['apps/cli/src/main.ts', ...command, '--resume', `${notes}/${name}-${mark}.jsonl`],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (status !== 0 && status !== 1) throw new Error(`${command.join(' ')} failed`);
    held &&= status === 0;
    const { sha256: _, ...result } = JSON.parse(stdout.split('\n')[0] ?? '') as Record<string, unknown>;
    all = { files: { ...all.files, ...hashes }, results: { ...all.results, [name]: result } };
    writeFileSync(kept, `${JSON.stringify(all, null, 2)}\n`);
  }
  return held;
}
