// The service worker: keeps the whole site for when there is no network. A new version is fetched beside the old one and
// waits until somebody asks for it, so that a reload never costs anybody a turn. It also shows what the server pushes.
import type { PushedNotice } from '@sunglade/protocol';

/** Written in by the build: every file of the site with its revision. */
declare const SITE_FILES: Readonly<Record<string, string>>;
/** What a service worker has and a page has not; both share one list of types here. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Opened[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'push', listener: (event: Extendable & Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Extendable & Clicked) => void): void;
  addEventListener(type: 'fetch', listener: (event: Extendable & Fetching) => void): void;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
/** A page of the site that is open. */
interface Opened {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Pushed {
  readonly data: { json(): unknown } | null;
}
interface Clicked {
  readonly notification: Notification;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;
const files = SITE_FILES;
const CACHE = 'sunglade-site';
/** Answered by the server alone. */
const LIVE = /^\/(api|metrics|healthz|readyz)\b/;

const keyOf = (path: string): string => `${path}?revision=${files[path] ?? ''}`;
const keys = (): Set<string> => new Set(Object.keys(files).map((path) => new URL(keyOf(path), location.origin).href));

/** Files that have not changed since the last version are there already. */
async function fetchSite(): Promise<void> {
  const cache = await worker.caches.open(CACHE);
  await Promise.all(
    Object.keys(files).map(async (path) => {
      if (await cache.match(keyOf(path))) return;
      const answer = await fetch(new Request(path, { cache: 'reload', credentials: 'same-origin' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(keyOf(path), answer);
    }),
  );
}

/** The old version has nobody left: what only it needed goes, and so do the caches of earlier programs. */
async function tidy(): Promise<void> {
  const cache = await worker.caches.open(CACHE);
  const needed = keys();
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
  for (const name of await worker.caches.keys()) if (name !== CACHE) await worker.caches.delete(name);
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await worker.caches.open(CACHE);
  return (await cache.match(keyOf(path))) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(fetchSite()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener('message', ({ data }) => {
  // A page from before 0.1.0 asks in another way.
  const former = typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'SKIP_WAITING';
  if (data === 'take-over' || former) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || LIVE.test(url.pathname)) return;
  const path = request.mode === 'navigate' ? '/index.html' : url.pathname;
  if (Object.hasOwn(files, path)) event.respondWith(answer(request, path));
});

/** A browser shows something for every push, or says so itself: what cannot be read is shown as what it must be. */
function readNotice({ data }: Pushed): PushedNotice {
  const unknown: PushedNotice = { id: '', tag: '', title: 'Sunglade', body: '', path: '/' };
  try {
    return { ...unknown, ...(data?.json() as Partial<PushedNotice>) };
  } catch {
    return unknown;
  }
}

worker.addEventListener('push', (event) => {
  const { tag, title, body, path } = readNotice(event);
  const options = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

/** To the page that shows the table already, or to a new one: nobody loses what they are doing in another. */
async function openPath(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  if (there) await there.focus();
  else await worker.clients.openWindow(url.href);
}

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = (notification.data ?? {}) as { readonly path?: string };
  event.waitUntil(openPath(path ?? '/'));
});
