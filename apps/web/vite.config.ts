import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { early } from './scripts/early.ts';

const server = process.env.SUNGLADE_SERVER ?? 'http://localhost:8080';

const rulesOf = (id: string): string => `rules-${/packages[\\/](?:games[\\/])?([^\\/]+)/.exec(id)?.[1] ?? 'other'}`;

/** A game's screen with its art is one file, its words in each language another. */
const screenOf = (id: string): string => {
  const [, game = '', words] = /src[\\/]games[\\/]([\w-]+)[\\/](?:words[\\/])?(?:(en|de|fr)\b)?/.exec(id) ?? [];
  return words ? `${game}-${words}` : game;
};

export default defineConfig({
  plugins: [
    preact({ prefreshEnabled: false }),
    early(),
    VitePWA({
      // The page itself asks before it takes a new version: a reload must never cost anybody a turn.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Sunglade',
        short_name: 'Sunglade',
        description: 'Board games about growing things',
        start_url: '/',
        display: 'standalone',
        background_color: '#F3E8CF',
        theme_color: '#F3E8CF',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|ws|metrics|healthz|readyz|admin|docs)\b/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // Two copies of preact would not share their hooks.
  optimizeDeps: {
    include: ['preact', 'preact/hooks', 'preact/jsx-dev-runtime', 'preact/jsx-runtime', '@preact/signals'],
  },
  resolve: { dedupe: ['preact', '@preact/signals'] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: what every page needs, and what every table needs. Everything else is loaded when it is used.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](@?preact)|web[\\/]src[\\/](site|styles|main|session[\\/]kept|art[\\/](Icon|sprite|common)|games[\\/]([\w-]+[\\/])?index|locales[\\/](en|index|lang|plural|codes))|vite[\\/](preload|modulepreload)|registry[\\/]src/,
            },
            {
              name: 'table',
              test: /web[\\/]src[\\/](kit|pages[\\/](useTable|PlayPage)|session[\\/](?!remote|recorded|kept))|packages[\\/](core|table|bots|grid)[\\/]/,
            },
            // The rules of a game in one piece, so that a screen and its rules never need each other half-loaded.
            { name: rulesOf, debugName: 'rules', test: /packages[\\/](games[\\/](?!registry)|testkit)/ },
            { name: screenOf, debugName: 'screens', test: /web[\\/]src[\\/]games[\\/]/ },
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
