// Reviews that were made before, in this browser: by match, by who were bots in it, and by the engine that made them.
import type { Review } from '@sunglade/coach';
import { ENGINE } from '@sunglade/coach/engine';
import type { MatchRecord } from '@sunglade/core';

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly review: Review;
}

const DATABASE = 'sunglade-reviews';
const STORE = 'reviews';
/** The oldest are forgotten. */
const MOST = 60;

function keyOf({ end, players = [] }: MatchRecord): string {
  const bots = players.map((player) => (player.startsWith('@') ? 'b' : 'p')).join('');
  return [ENGINE, end?.fingerprint, bots].join(' ');
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexedDB'));
  });
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexedDB'));
  });

export async function keptReview(record: MatchRecord): Promise<Review | null> {
  const database = await open();
  const store = database.transaction(STORE, 'readonly').objectStore(STORE);
  const kept: Kept | undefined = await settled(store.get(keyOf(record)));
  database.close();
  return kept?.review ?? null;
}

export async function keepReview(record: MatchRecord, review: Review): Promise<void> {
  const database = await open();
  const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
  const kept: Kept = { key: keyOf(record), at: Date.now(), review };
  await settled(store.put(kept));
  const keys = await settled(store.index('at').getAllKeys());
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) await settled(store.delete(key));
  database.close();
}
