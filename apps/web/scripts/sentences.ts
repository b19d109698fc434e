// Builds what the log says a second time, for the server: it writes notices in the same words.
import { build, type Plugin } from 'vite';

/** Into a folder of its own beside the page; no page ever asks for it. */
export function sentences(): Plugin {
  let root = '';
  return {
    name: 'sentences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async closeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        ssr: { noExternal: true },
        build: {
          ssr: 'src/pages/sentences/sentences.ts',
          target: 'node24',
          outDir: 'dist/sentences',
          copyPublicDir: false,
        },
      });
    },
  };
}
