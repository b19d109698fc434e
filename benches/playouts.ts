// What a random game costs, against the program at another commit: both play the same games in turns in one run, so that a
// noisy machine disturbs both alike, and processor time is counted.
import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { linkModules } from '../scripts/link-modules.ts';
import type { Ask, Told } from './playouts-player.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const player = fileURLToPath(new URL('./playouts-player.ts', import.meta.url));
/** Long enough that neither the clock's grain nor one collection of garbage matters. */
const ROUND_MS = 500;

interface Program {
  play(ask: Ask): Promise<Told>;
  stop(): void;
}

function start(tree: string, game: string, seats: string): Program {
  const child = fork(player, [tree, game, seats]);
  return {
    play: (ask) =>
      new Promise((resolve, reject) => {
        const failed = (code: number | null): void => reject(new Error(`${tree} ended with ${code}`));
        child.once('exit', failed);
        child.once('message', (told) => {
          child.off('exit', failed);
          resolve(told as Told);
        });
        child.send(ask);
      }),
    stop: () => child.kill(),
  };
}

/** The program at a commit, beside this one. */
function checkOut(ref: string, folder: string): void {
  const parts = ['packages', 'apps', 'package.json'];
  const archive = execFileSync('git', ['archive', ref, ...parts], { cwd: root, maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkModules(root, folder);
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const three = (value: number): number => Number(value.toFixed(3));

async function compare(old: Program, now: Program, rounds: number): Promise<{ ratios: number[]; games: number }> {
  let games = 20;
  // Warm-up, and how many games fill a round.
  for (let ms = 0; ms < ROUND_MS; games = Math.ceil((games * 1.2 * ROUND_MS) / Math.max(ms, ROUND_MS / 8)))
    ms = Math.min((await old.play({ round: 0, games })).ms, (await now.play({ round: 0, games })).ms);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const order = round % 2 === 0 ? [old, now] : [now, old];
    const told = new Map<Program, Told>();
    for (const program of order) told.set(program, await program.play({ round, games }));
    const [was, is] = [told.get(old), told.get(now)];
    if (!was || !is || was.steps !== is.steps) throw new Error(`other games: ${was?.steps} and ${is?.steps} steps`);
    ratios.push(is.ms / was.ms);
    process.stderr.write(`round ${round} of ${rounds}: ${three(is.ms / was.ms)}\n`);
  }
  return { ratios, games };
}

export async function run(args: readonly string[]): Promise<unknown> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string', default: 'HEAD' },
      rounds: { type: 'string', default: '20' },
      seats: { type: 'string', default: '2' },
    },
  });
  const [game = 'evergreen'] = positionals;
  const folder = mkdtempSync(join(tmpdir(), 'sunglade-bench-'));
  const programs: Program[] = [];
  try {
    checkOut(values.against, folder);
    const [old, now] = [start(folder, game, values.seats), start(root, game, values.seats)];
    programs.push(old, now);
    const { ratios, games } = await compare(old, now, Number(values.rounds));
    const range = { ratio: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
    const figures = Object.fromEntries(Object.entries(range).map(([name, value]) => [name, three(value)]));
    return { game, seats: Number(values.seats), against: values.against, rounds: ratios.length, games, ...figures };
  } finally {
    for (const program of programs) program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
