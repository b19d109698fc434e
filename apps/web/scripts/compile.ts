// For tests of types: what the compiler says about a text, as if it were a file of the page.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

/** `folder` is where the file would be, below `apps/web`: its relative imports begin with `./` or `../`. */
export function compile(folder: string, text: string): string {
  const made = mkdtempSync(join(tmpdir(), 'sunglade-compile-'));
  try {
    const settings = { extends: join(web, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['file.ts'] };
    writeFileSync(join(made, 'tsconfig.json'), JSON.stringify(settings));
    const placed = text.replace(/ from '(\.[^']*)'/g, (_, path: string) => ` from '${join(web, folder, path)}'`);
    writeFileSync(join(made, 'file.ts'), placed);
    return spawnSync(process.execPath, [tsc, '-p', made], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
