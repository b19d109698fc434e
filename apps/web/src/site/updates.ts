// The site works without a network after the first visit. A new version waits until somebody asks for it.
import { signal } from '@preact/signals';

export const updateReady = signal<(() => void) | null>(null);

export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Keeping the site for later must not slow down what somebody is waiting for now.
  addEventListener('load', () => setTimeout(() => void register(), 1500));
}

async function register(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    onNeedRefresh() {
      updateReady.value = () => void update(true);
    },
  });
}
