// How much a move costs each viewer to hear of: one game of each kind, played greedily by two people over real sockets.
import { createBot } from '@sunglade/bots-engine';
import { createDice, seat, seedFrom } from '@sunglade/core';
import { Client, type Socket } from '../tests/server/kit/client.ts';
import { level, rulesOf, seatsToMove, startTable } from '../tests/server/kit/play.ts';
import { createFolder, removeFolder, startServer } from '../tests/server/kit/server.ts';
import { say } from './server-measure.ts';

const GAMES = ['evergreen', 'harmonies', 'everdell-duo'] as const;
const MOST = 350;

/** Every message about a move begins like this. */
const MOVED = '{"type":"moved"';

/** The sizes of all that these sockets hear of moves from now on. */
function listen(sockets: readonly Socket[]): number[] {
  const sizes: number[] = [];
  for (const { raw } of sockets)
    raw.on('message', (data: Buffer) => {
      if (data.subarray(0, MOVED.length).toString() === MOVED) sizes.push(data.length);
    });
  return sizes;
}

async function playGreedily(table: string, sockets: readonly Socket[]): Promise<void> {
  const [first] = sockets as [Socket];
  const rules = await rulesOf(first.seen(table));
  const bot = createBot('greedy', rules);
  for (let step = 0; ; step++) {
    await level(table, sockets);
    const socket = sockets.find((one) => seatsToMove(one.seen(table)).length > 0);
    if (!socket) return;
    const seen = socket.seen(table);
    const [one = 0] = seatsToMove(seen);
    if (!seen.view || !bot) throw new Error('nothing to play');
    const text = rules.print(bot.choose(seen.view, seat(one), createDice(seedFrom(`bytes ${step}`))));
    await socket.must({ type: 'submit', table, seat: one, at: seen.counts[one] ?? 0, steps: [text] });
  }
}

const mean = (sizes: readonly number[]): number =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length));

export async function run(): Promise<unknown> {
  const folder = createFolder();
  const server = await startServer(folder);
  try {
    const games: Record<string, { messages: number; mean: number; most: number }> = {};
    const all: number[] = [];
    for (const game of GAMES) {
      const people = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')] as const;
      const { table, sockets } = await startTable(game, people);
      const sizes = listen(sockets);
      await playGreedily(table, sockets);
      for (const socket of sockets) socket.raw.terminate();
      games[game] = { messages: sizes.length, mean: mean(sizes), most: Math.max(...sizes) };
      all.push(...sizes);
      say(`${game}: ${JSON.stringify(games[game])}`);
    }
    return { games, mean: mean(all), targets: { bytes: mean(all) <= MOST } };
  } finally {
    await server.stop();
    removeFolder(folder);
  }
}
