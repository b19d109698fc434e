// Compresses every part of the page once, as small as it gets: the server hands it out as it is.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|html|svg)$/;
const LEAST_BYTES = 1024;
const compress = promisify(brotliCompress);

export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => WORTH_IT.test(name));
    await Promise.all(
      names.map(async (name) => {
        const content = await readFile(join(dir, name));
        if (content.length >= LEAST_BYTES) await writeFile(join(dir, `${name}.br`), await compress(content));
      }),
    );
  },
});
