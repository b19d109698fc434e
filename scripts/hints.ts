// How good hints are, by hand: npm run hints -- [GAME…] [--positions 200]. It goes on where it stopped; what is found is kept
// in tests/proofs/hints.json with the hashes of the files it was found with.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashOf } from './check/results.ts';

const GAMES = ['evergreen', 'harmonies', 'everdell-duo'] as const;
const KEPT = 'tests/proofs/hints.json';
const NOTES = '.results/hints';

interface Kept {
  readonly files: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, unknown>>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { positions: { type: 'string', default: '200' }, help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.find((game) => !GAMES.some((one) => one === game));
if (values.help || unknown !== undefined) {
  process.stdout.write(`npm run hints -- [GAME…] [--positions 200], where GAME is one of: ${GAMES.join(', ')}\n`);
  process.exit(values.help ? 0 : 2);
}

const filesOf = (game: string): string[] => [
  'packages/coach/src',
  'packages/bots/engine/src',
  `packages/bots/${game}/src`,
];

let kept: Kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept) : { files: {}, results: {} };
let failed = false;
mkdirSync(NOTES, { recursive: true });
for (const game of positionals.length > 0 ? positionals : GAMES) {
  const files = Object.fromEntries(filesOf(game).map((path) => [path, hashOf(path)]));
  // Other code gives other hints: its notes are not gone on with.
  const name = Object.values(files)
    .map((hash) => hash.slice(0, 6))
    .join('-');
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      'apps/cli/src/main.ts',
      'hints',
      game,
      '--positions',
      values.positions,
      '--resume',
      `${NOTES}/${game}-${name}.jsonl`,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0 && status !== 1) throw new Error(`the hints of ${game} could not be judged`);
  failed ||= status === 1;
  const result = JSON.parse(stdout.split('\n')[0] ?? '') as unknown;
  kept = { files: { ...kept.files, ...files }, results: { ...kept.results, [game]: result } };
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}
process.exit(failed ? 1 : 0);
