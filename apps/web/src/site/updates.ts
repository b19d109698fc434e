// The site works without a network after the first visit. A new version waits until somebody asks for it.
import { signal } from '@preact/signals';

export const updateReady = signal<(() => void) | null>(null);

export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    void import('virtual:pwa-register').then(({ registerSW }) => {
      const update = registerSW({
        onNeedRefresh() {
          updateReady.value = () => void update(true);
        },
      });
    });
  });
}
