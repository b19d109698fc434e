import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { print, say, UsageError } from '../io.ts';

interface School {
  readonly trainWeights: (
    seed: string,
    progress: (text: string) => void,
  ) => { readonly file: { readonly hash: string }; readonly card: object };
}

/** Where the weights of a game lie, and what learns them. */
const SCHOOLS: Readonly<Record<string, { readonly folder: string; load(): Promise<School> }>> = {
  evergreen: {
    folder: '../../../../packages/bots/evergreen/src',
    load: () => import('@sunglade/bots-evergreen/train'),
  },
  harmonies: {
    folder: '../../../../packages/bots/harmonies/src',
    load: () => import('@sunglade/bots-harmonies/train'),
  },
};

export const train: Command = {
  usage: 'train GAME [--seed TEXT] [--out FOLDER]',
  about: 'learns the weights of a game’s bots from games against themselves; the same seed gives the same weights',
  help: [
    '--seed TEXT     where the games come from (default: the seed on the training card)',
    '--out FOLDER    where weights.json and training.json go (default: beside the bots, over those that ship)',
    'prints the training card',
  ],
  options: { seed: { type: 'string' }, out: { type: 'string' } },
  positionals: 1,
  async run([id = ''], options) {
    const school = Object.hasOwn(SCHOOLS, id) ? SCHOOLS[id] : undefined;
    if (!school) throw new UsageError(`train knows: ${Object.keys(SCHOOLS).join(', ')}`);
    const shipped = fileURLToPath(new URL(school.folder, import.meta.url));
    const seed =
      options.seed ?? (JSON.parse(readFileSync(join(shipped, 'training.json'), 'utf8')) as { seed: string }).seed;
    const { trainWeights } = await school.load();
    const began = process.cpuUsage();
    const { file, card } = trainWeights(seed, say);
    const { user, system } = process.cpuUsage(began);
    const whole = { ...card, hash: file.hash, cpuSeconds: Math.round((user + system) / 1e6) };
    const folder = options.out ?? shipped;
    writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(file)}\n`);
    writeFileSync(join(folder, 'training.json'), `${JSON.stringify(whole, null, 2)}\n`);
    print(whole);
  },
};
