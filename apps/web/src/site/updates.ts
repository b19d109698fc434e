// The site works without a network after the first visit. A new version waits until somebody asks for it.
import { signal } from '@preact/signals';

export const updateReady = signal<(() => void) | null>(null);

export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Keeping the site for later must not slow down what somebody is waiting for now.
  addEventListener('load', () => setTimeout(() => void register(), 1500));
}

async function register(): Promise<void> {
  // A browser may not allow it, in a private window for example: the site works all the same.
  const site: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
    .register('/sw.js')
    .catch(() => undefined);
  if (!site) return;
  const offer = (waiting: ServiceWorker): void => {
    // On the first visit there is nothing old that could be replaced.
    if (!navigator.serviceWorker.controller) return;
    updateReady.value = () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take-over');
    };
  };
  if (site.waiting) offer(site.waiting);
  site.addEventListener('updatefound', () => {
    const { installing } = site;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}
