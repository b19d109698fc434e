// The difference between two pieces of JSON, so that a move costs its change on the wire and not the whole view.
import type { Json } from './contract.ts';

/** A place and its new value; without a value, the field is gone. `length` as last key shortens a list. */
export type Change = readonly [path: readonly (string | number)[], value?: Json];
export type Patch = readonly Change[];

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function createPatch(before: Json, after: Json): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: Json, after: Json, path: readonly (string | number)[], out: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) {
    if (after.length < before.length) out.push([[...path, 'length'], after.length]);
    for (const [i, value] of after.entries()) {
      if (i < before.length) compare(before[i] as Json, value, [...path, i], out);
      else out.push([[...path, i], value]);
    }
  } else if (isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) out.push([[...path, key]]);
    for (const [key, value] of Object.entries(after)) {
      if (Object.hasOwn(before, key)) compare(before[key] as Json, value, [...path, key], out);
      else out.push([[...path, key], value]);
    }
  } else out.push([path, after]);
}

/** The value with the changes made; what did not change is shared with the old one. */
export function applyPatch(value: Json, patch: Patch): Json {
  return patch.reduce((current, [path, ...rest]) => change(current, path, rest), value);
}

function change(value: Json, path: readonly (string | number)[], rest: readonly (Json | undefined)[]): Json {
  const [key, ...deeper] = path;
  if (key === undefined) return rest[0] ?? null;
  if (isList(value)) {
    if (key === 'length' && deeper.length === 0) return value.slice(0, Number(rest[0]));
    const copy = value.slice();
    copy[Number(key)] = change(value[Number(key)] ?? null, deeper, rest);
    return copy;
  }
  const fields = isFields(value) ? value : {};
  if (deeper.length === 0 && rest.length === 0) {
    const { [String(key)]: _, ...others } = fields;
    return others;
  }
  const inner = Object.hasOwn(fields, key) ? (fields[String(key)] ?? null) : null;
  return { ...fields, [String(key)]: change(inner, deeper, rest) };
}
