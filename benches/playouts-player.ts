// Plays random games of one program when it is told to: the same games in every program for the same message.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Ask {
  readonly round: number;
  readonly games: number;
}
export interface Told {
  /** Of the processor, for all games together. */
  readonly ms: number;
  readonly steps: number;
}

const [tree = '', id = '', seats = '2'] = process.argv.slice(2);
const load = (path: string): Promise<never> => import(pathToFileURL(join(tree, path)).href) as Promise<never>;

const core: typeof import('@sunglade/core') = await load('packages/core/src/index.ts');
const registry: typeof import('@sunglade/registry') = await load('packages/games/registry/src/index.ts');

const game = await registry.loadGame(id, 1);
const setup = game?.setup({ seats: Number(seats) });
if (!game || !setup?.ok) throw new Error(`${id} cannot be played by ${seats}`);
const rules = game.bind(setup.value);
const buffer = core.createStepBuffer(rules);

process.on('message', ({ round, games }: Ask) => {
  const seeds = Array.from({ length: games }, (_, i) => core.seedFrom(`${round}-${i}`));
  const pick = core.createPicker(round);
  const began = process.cpuUsage();
  let steps = 0;
  for (const seed of seeds) steps += core.playRandomly(rules, rules.create(seed), pick, buffer);
  const { user, system } = process.cpuUsage(began);
  process.send?.({ ms: (user + system) / 1000, steps } satisfies Told);
});
