// Writes down which files an address needs, for the server to name them with the page itself: a first visit then asks for
// all of them at once, and not for one after the other as each is found in the one before.
import type { Plugin } from 'vite';

const FILE = 'early.json';

export const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  generateBundle(_, bundle) {
    const parts = new Map<string, readonly string[]>();
    // The page names these itself.
    const known = new Set<string>();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      parts.set(chunk.name, [chunk.fileName, ...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]);
      if (chunk.name === 'base') known.add(chunk.fileName);
    }
    const files = (...names: string[]): string[] => [
      ...new Set(names.flatMap((name) => parts.get(name) ?? []).filter((file) => !known.has(file))),
    ];
    const games = [...parts.keys()].flatMap((name) => /^rules-(.+)/.exec(name)?.[1] ?? []);
    const needs = {
      '/': files('Landing'),
      '/t': files('OnlinePage', 'table'),
      ...Object.fromEntries(games.map((game) => [`/play/${game}`, files('table', `rules-${game}`, game)])),
    };
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(needs) });
  },
});
