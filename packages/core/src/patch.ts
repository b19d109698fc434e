// The difference between two pieces of JSON, so that a move costs its change on the wire and not the whole view.
import type { Json } from './contract.ts';

/**
 * A plain value is what stands there now; `[value]` is a new list or object; `[]` says that the field is gone; an object
 * tells what changed inside. A list that became shorter has its new `length`.
 */
export type Patch =
  | string
  | number
  | boolean
  | null
  | readonly []
  | readonly [Json]
  | { readonly [key: string]: Patch };

type Fields = { readonly [key: string]: Json };

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const put = (value: Json): Patch => (typeof value === 'object' && value !== null ? [value] : value);
const isGone = (patch: Patch | undefined): boolean => isList(patch) && patch.length === 0;

/** `{}` where nothing differs in a list or an object. */
export function createPatch(before: Json, after: Json): Patch {
  const patch = compare(before, after);
  return patch !== undefined ? patch : isList(after) || isFields(after) ? {} : after;
}

/** undefined where nothing differs: most of two pictures is equal, and nothing is made for it. */
function compare(before: Json, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return compareLists(before, after);
  if (isFields(before) && isFields(after)) return compareFields(before, after);
  return put(after);
}

function compareLists(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  let changes: Record<string, Patch> | undefined;
  if (after.length < before.length) changes = { length: after.length };
  for (let i = 0; i < after.length; i++) {
    const value = after[i] as Json;
    const change = i < before.length ? compare(before[i] as Json, value) : put(value);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
  }
  return changes;
}

type Noted = [key: string, change: Patch][];

function noted(list: Noted | undefined, key: string, change: Patch): Noted {
  const all = list ?? [];
  all.push([key, change]);
  return all;
}

function compareFields(before: Fields, after: Fields): Patch | undefined {
  let changes: Noted | undefined;
  for (const key in before) if (!Object.hasOwn(after, key)) changes = noted(changes, key, []);
  for (const key in after) {
    const value = after[key] as Json;
    const change = Object.hasOwn(before, key) ? compare(before[key] as Json, value) : put(value);
    if (change !== undefined) changes = noted(changes, key, change);
  }
  // Not by assignment: a field may be called __proto__.
  return changes && Object.fromEntries(changes);
}

/** The value with the changes made; what did not change is shared with the old one. */
export function applyPatch(value: Json, patch: Patch): Json {
  if (isList(patch)) return patch[0] ?? null;
  if (!isFields(patch)) return patch as Json;
  const changes = Object.entries<Patch>(patch);
  if (isList(value)) {
    const copy = value.slice(0, typeof patch.length === 'number' ? patch.length : value.length);
    for (const [key, change] of changes)
      if (key !== 'length') copy[Number(key)] = applyPatch(copy[Number(key)] ?? null, change);
    return copy;
  }
  const old = isFields(value) ? value : {};
  const kept = Object.entries(old).filter(([key]) => !(Object.hasOwn(patch, key) && isGone(patch[key] as Patch)));
  const changed = changes.filter(([, change]) => !isGone(change));
  const inner = (key: string): Json => (Object.hasOwn(old, key) ? (old[key] ?? null) : null);
  return Object.fromEntries([
    ...kept,
    ...changed.map(([key, change]) => [key, applyPatch(inner(key), change)] as const),
  ]);
}
