import type { Json } from './contract.ts';
import { sha256 } from './sha256.ts';

/** JSON with sorted keys and no spaces: equal values have equal text, whoever wrote them. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const object = value as { readonly [key: string]: Json };
    const keys = Object.keys(object).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(object[key] ?? null)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export const hashJson = (value: Json): string => sha256(canonicalJson(value));

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing of ours nests like this; what does would end in a stack that is too deep. */
const DEEPEST = 1_000;

/** True for what survives JSON.stringify and JSON.parse unchanged, and can be walked through. */
export function isJson(value: unknown): value is Json {
  return isJsonTo(DEEPEST, value);
}

function isJsonTo(depth: number, value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((entry) => isJsonTo(depth - 1, entry));
  return isObject(value) && Object.values(value).every((entry) => isJsonTo(depth - 1, entry));
}
