// The browser's part in push: it asks its owner, and gives an address and keys that only this site can use.
import type { WayTarget } from '@sunglade/protocol';

/** `failed`: its owner agreed, and the browser's own push service did not answer. */
export type PushState = 'never' | 'refused' | 'failed' | 'off' | 'on';
type PushTarget = Extract<WayTarget, { kind: 'push' }>;

const possible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};
const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export async function pushState(): Promise<PushState> {
  if (!possible()) return 'never';
  if (Notification.permission === 'denied') return 'refused';
  const site = await navigator.serviceWorker.getRegistration();
  return (await site?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Which browser on what, as far as it says: enough to tell one's own apart. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(agent)?.[1] ?? '';
  const device = /(iPhone|iPad|Android|Windows|Mac OS X|Linux)/.exec(agent)?.[1] ?? '';
  const named = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return [named, device.replace('Mac OS X', 'macOS')].filter((one) => one !== '').join(', ') || 'Browser';
}

/** null where the owner said no. */
export async function subscribe(key: string): Promise<PushTarget | null> {
  if (!possible() || (await Notification.requestPermission()) !== 'granted') return null;
  // A page that was just opened has not asked for its worker yet.
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // The address from before may be forgotten, made for another key, or somebody else's who was signed in here.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const [p256dh, auth] = [textOf(made.getKey('p256dh')), textOf(made.getKey('auth'))];
  return { kind: 'push', endpoint: made.endpoint, p256dh, auth, label: deviceName() };
}

/** Which of one's ways leads to this browser: in the list another one looks just the same. */
const KEY = 'sunglade.push';

export function wayHere(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepWayHere(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing offers it once more; it takes its own place then.
  }
}

/** What is told here is for whoever asked for it, and for nobody who uses this browser after them. */
export async function unsubscribe(): Promise<void> {
  try {
    localStorage.removeItem(KEY);
    const site = possible() ? await navigator.serviceWorker.getRegistration() : undefined;
    await (await site?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The push service did not answer: the server is told by it later, or never asks it again.
  }
}
