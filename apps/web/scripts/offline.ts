// Builds the service worker with the list of everything that a visitor needs without a network.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const NEEDED = /\.(js|css|html|svg|woff2|png|webmanifest)$/;
const revision = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/offline/worker.ts', fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files: Record<string, string> = {};
        for (const name of readdirSync(publicDir))
          if (NEEDED.test(name)) files[`/${name}`] = revision(readFileSync(join(publicDir, name)));
        for (const [name, part] of Object.entries(bundle))
          if (name !== WORKER && NEEDED.test(name))
            files[`/${name}`] = revision(part.type === 'chunk' ? part.code : part.source);
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk' || worker.imports.length > 0)
          throw new Error('the service worker must be one file of its own');
        const sorted = Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        worker.code = worker.code.replace('SITE_FILES', () => JSON.stringify(sorted));
      },
    },
  };
}
