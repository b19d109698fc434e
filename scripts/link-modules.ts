// A second copy of the program that runs on the packages installed here, with its own sources as `@sunglade/…`.
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export function linkModules(root: string, copy: string): void {
  for (const modules of globSync(['node_modules', 'apps/*/node_modules'], { cwd: root })) {
    mkdirSync(join(copy, modules));
    for (const name of readdirSync(join(root, modules)))
      if (name !== '@sunglade') symlinkSync(join(root, modules, name), join(copy, modules, name));
  }
  mkdirSync(join(copy, 'node_modules/@sunglade'));
  for (const manifest of globSync(['packages/{,games/,bots/}*/package.json', 'apps/*/package.json'], { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, manifest), 'utf8')) as { name: string };
    const link = join(copy, 'node_modules', name);
    symlinkSync(relative(dirname(link), join(copy, dirname(manifest))), link);
  }
}
