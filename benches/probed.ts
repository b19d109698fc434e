// A server that can be looked into while it is measured.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/free-port.ts';
import { type Server, startServer } from '../tests/server/kit/server.ts';
import type { Probed } from './probe.ts';

export interface ProbedServer extends Server {
  /** With `live`, after a full collection. */
  probe(live?: boolean): Promise<Probed>;
}

export async function startProbed(folder: string, env: Readonly<Record<string, string>> = {}): Promise<ProbedServer> {
  const port = await freePort();
  const probe = fileURLToPath(new URL('./probe.ts', import.meta.url));
  const server = await startServer(folder, {
    ...env,
    SUNGLADE_PROBE_PORT: String(port),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${probe}`,
  });
  return Object.assign(Object.create(server) as Server, {
    probe: async (live = false): Promise<Probed> =>
      (await fetch(`http://127.0.0.1:${port}/${live ? 'live' : ''}`)).json() as Promise<Probed>,
  });
}

/** Seconds for which this program's own main thread could have run and had to wait. */
export const ownWaiting = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;
