// Tables kept in the browser: what a table is made of, and nothing that could be computed from it.
import type { Json, StoredSetup } from '@sunglade/core';
import type { Beginning, Help, Status, TableLine } from '@sunglade/table';

/** Who sits on a chair at a local table: a person by number (several chairs may be one person's), or a bot. */
export type LocalChair =
  | { readonly kind: 'person'; readonly person: number; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface LocalSetup {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** The name of a shipped one, or content of one's own. */
  readonly edition?: Json;
  readonly chairs: readonly LocalChair[];
  /** What a campaign brings along. */
  readonly carried?: Json;
  readonly help?: Help;
  /** A moment of another match to go on from. */
  readonly from?: Beginning;
}

/** `format` is the table's; one without a number is from before there was one. */
export interface SavedTable extends StoredSetup {
  readonly format?: number;
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly chairs: readonly LocalChair[];
  readonly secret: string;
  readonly commitment: string;
  readonly openedAt: number;
  readonly changedAt: number;
  readonly lines: readonly TableLine[];
  readonly status: Status;
  /** Hints where nothing was said: at one's own table nobody else minds. */
  readonly help?: Help;
  readonly from?: Beginning;
  /** Once it is over. */
  readonly scores?: readonly number[];
  readonly places?: readonly number[];
  readonly won?: boolean;
  readonly facts?: { readonly [name: string]: Json };
}

const DATABASE = 'sunglade';
const STORE = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexedDB'));
  });
  return opened;
}

async function ask<T>(mode: IDBTransactionMode, make: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = make(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('indexedDB'));
    transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB'));
  });
}

export const putTable = async (kept: SavedTable): Promise<void> => {
  await ask('readwrite', (store) => store.put(kept));
};
export const getTable = (id: string): Promise<SavedTable | undefined> =>
  ask<SavedTable | undefined>('readonly', (store) => store.get(id));
export const dropTable = async (id: string): Promise<void> => {
  await ask('readwrite', (store) => store.delete(id));
};
export const allTables = async (): Promise<SavedTable[]> => {
  const list = await ask<SavedTable[]>('readonly', (store) => store.getAll());
  return list.sort((a, b) => b.changedAt - a.changedAt);
};
