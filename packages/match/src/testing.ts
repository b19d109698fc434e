// For tests: several nodes on one store, and a bus between them that may lose everything.
import { loadGame } from '@sunglade/registry';
import type { News } from './bus.ts';
import { Runner, type RunnerNeeds } from './runner.ts';
import type { Store } from './store.ts';

export function createSite(store: Store) {
  const listeners = new Set<(news: News) => void>();
  const site = {
    store,
    lossy: false,
    told: [] as News[],
    errors: [] as unknown[],
    node(more: Partial<RunnerNeeds> = {}): Runner {
      return new Runner({
        store: site.store,
        bus: {
          publish: (news) => {
            site.told.push(news);
            if (!site.lossy) setImmediate(() => site.hear(news));
          },
          subscribe: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
          close: async () => undefined,
        },
        thinker: { think: async () => null },
        now: () => 1_000,
        loadGame,
        patience: { openMs: 1e9, playingMs: 1e9 },
        tables: 100,
        onError: (error) => site.errors.push(error),
        ...more,
      });
    },
    hear: (news: News) => {
      for (const listener of listeners) listener(news);
    },
  };
  return site;
}
