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

/** `path` is one list for the whole comparison, copied only where something differs: most of two pictures is equal. */
function compare(before: Json, after: Json, path: (string | number)[], out: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) {
    if (after.length < before.length) out.push([[...path, 'length'], after.length]);
    for (let i = 0; i < after.length; i++) {
      const value = after[i] as Json;
      if (i >= before.length) out.push([[...path, i], value]);
      else if (before[i] !== value) {
        path.push(i);
        compare(before[i] as Json, value, path, out);
        path.pop();
      }
    }
  } else if (isFields(before) && isFields(after)) {
    for (const key in before) if (!Object.hasOwn(after, key)) out.push([[...path, key]]);
    for (const key in after) {
      const value = after[key] as Json;
      if (!Object.hasOwn(before, key)) out.push([[...path, key], value]);
      else if (before[key] !== value) {
        path.push(key);
        compare(before[key] as Json, value, path, out);
        path.pop();
      }
    }
  } else out.push([[...path], after]);
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
