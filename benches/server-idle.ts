import { Client, type Socket } from '../tests/server/kit/client.ts';
import { createFolder, removeFolder, startServer } from '../tests/server/kit/server.ts';
import { usageOf } from './server-measure.ts';

export interface Idle {
  readonly sockets: number;
  readonly rssMb: number;
  readonly kbPerSocket: number;
}

/** Sockets of people who look at tables where nothing happens. */
export async function idleSockets(count: number): Promise<Idle> {
  const folder = createFolder();
  const server = await startServer(folder);
  const host = await Client.guest(server.url);
  const tables = await Promise.all(Array.from({ length: 100 }, () => host.open('glade')));
  const before = await usageOf(server.url);
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i += 50) {
    const guest = await Client.guest(server.url);
    const some = await Promise.all(Array.from({ length: Math.min(50, count - i) }, () => guest.connect()));
    await Promise.all(some.map((socket, k) => socket.watch(tables[(i + k) % tables.length] ?? '')));
    sockets.push(...some);
  }
  await new Promise((done) => setTimeout(done, 3_000));
  const after = await usageOf(server.url);
  for (const socket of sockets) socket.raw.terminate();
  await server.kill();
  removeFolder(folder);
  const mb = (bytes: number): number => Math.round((bytes / 1_048_576) * 10) / 10;
  return {
    sockets: count,
    rssMb: mb(after.rss),
    kbPerSocket: Math.round((after.rss - before.rss) / count / 102.4) / 10,
  };
}
