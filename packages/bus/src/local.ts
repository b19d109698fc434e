import type { Bus, News } from '@sunglade/match';

/** News inside one process, told after whoever published them has finished. */
export function createLocalBus(): Bus {
  const listeners = new Set<(news: News) => void>();
  return {
    publish(news) {
      setImmediate(() => {
        for (const listener of listeners) listener(news);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
