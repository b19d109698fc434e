import { defineConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { compressed } from './scripts/compressed.ts';
import { early } from './scripts/early.ts';
import { offline } from './scripts/offline.ts';
import { sentences } from './scripts/sentences.ts';

const { version } = manifest;
const server = process.env.SUNGLADE_SERVER ?? 'http://localhost:8080';

const rulesOf = (id: string): string => `rules-${/packages[\\/](?:games[\\/])?([^\\/]+)/.exec(id)?.[1] ?? 'other'}`;

/** What the rules of every game stand on. */
const CONTRACT = { name: 'contract', test: /packages[\\/](core|table|grid)[\\/]/ };

/** The rules of a game in one piece, so that a screen and its rules never need each other half-loaded. */
const RULES = { name: rulesOf, debugName: 'rules', test: /packages[\\/](games[\\/](?!registry)|testkit)/ };

/** A game's screen with its art is one file, its words in each language another. */
const screenOf = (id: string): string => {
  const [, game = '', words] = /src[\\/]games[\\/]([\w-]+)[\\/](?:words[\\/])?(?:(en|de|fr)\b)?/.exec(id) ?? [];
  return words ? `${game}-${words}` : game;
};

export default defineConfig({
  define: { 'import.meta.env.VERSION': JSON.stringify(version) },
  plugins: [early(), offline(), sentences(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Two copies of preact would not share their hooks.
  optimizeDeps: {
    include: ['preact', 'preact/hooks', 'preact/jsx-dev-runtime', 'preact/jsx-runtime', '@preact/signals'],
  },
  resolve: { dedupe: ['preact', '@preact/signals'] },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: [CONTRACT, RULES] } } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Compressing takes most of the time, and is meant to.
      checks: { pluginTimings: false },
      output: {
        // Few files: what every page needs, and what every table needs. Everything else is loaded when it is used.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](@?preact)|web[\\/]src[\\/](base|shell|site|styles|main|session[\\/](saved-table|api)|pages[\\/]own-screen|art[\\/](Icon|sprite|common)|games[\\/]([\w-]+[\\/])?index|locales[\\/](en|index|plural|names|humanise|codes(?!\.(de|fr))))|vite[\\/](preload|modulepreload)|registry[\\/]src/,
            },
            {
              name: 'table',
              test: /web[\\/]src[\\/](kit[\\/](?!end|talk[\\/](Chat|Company|Blocked|[Pp]hrases|words))|pages[\\/](useTable|PlayPage|open-here|load)|session[\\/](?!remote|recorded|saved-table|api))|packages[\\/](core|table|bots|grid)[\\/]/,
            },
            RULES,
            // Lessons are not part of it: only learners load them.
            { name: screenOf, debugName: 'screens', test: /web[\\/]src[\\/]games[\\/][\w-]+[\\/](?!lessons)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
});
