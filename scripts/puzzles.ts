// Whether the puzzles that are shipped are clear, by hand: npm run puzzles -- [GAME…]. Each is searched anew, five times, and
// goes on where it stopped. What is found is kept in apps/web/src/puzzles/checked.json with the hashes of the files it was
// found with.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashOf } from './check/results.ts';

const GAMES = ['evergreen', 'harmonies', 'everdell-duo'] as const;
const KEPT = 'apps/web/src/puzzles/checked.json';
const NOTES = '.results/puzzles';

interface Kept {
  readonly files: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, unknown>>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', default: 'checked' }, help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.find((game) => !GAMES.some((one) => one === game));
if (values.help || unknown !== undefined) {
  process.stdout.write(`npm run puzzles -- [GAME…] [--name TEXT], where GAME is one of: ${GAMES.join(', ')}\n`);
  process.exit(values.help ? 0 : 2);
}

const dataOf = (game: string): string => `apps/web/src/puzzles/data/${game}.json`;
/** The rules are not among them: a puzzle names its version of them. */
const filesOf = (game: string): string[] => [dataOf(game), `packages/bots/${game}/src`, 'packages/bots/engine/src'];

let kept: Kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept) : { files: {}, results: {} };
let failed = false;
mkdirSync(NOTES, { recursive: true });
for (const game of positionals.length > 0 ? positionals : GAMES) {
  const hash = hashOf(dataOf(game)).slice(0, 8);
  const notes = ['--name', values.name, '--resume', `${NOTES}/${game}-${hash}-${values.name}.jsonl`];
  const { stdout, status } = spawnSync(process.execPath, ['apps/cli/src/main.ts', 'puzzles', dataOf(game), ...notes], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0 && status !== 1) throw new Error(`${game} could not be checked`);
  failed ||= status === 1;
  const { sha256: _, ...result } = JSON.parse(stdout.split('\n')[0] ?? '') as Record<string, unknown>;
  const files = Object.fromEntries(filesOf(game).map((path) => [path, hashOf(path)]));
  kept = { files: { ...kept.files, ...files }, results: { ...kept.results, [game]: result } };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}
process.exit(failed ? 1 : 0);
