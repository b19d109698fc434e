// A port for a server that a test starts.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the numbers that systems give to outgoing connections: one of those could take the port before the server does. */
const FIRST = 10_000;
const END = 32_768;

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await isFree(port)) ? port : freePort();
}
