import type { Edition, Json, OptionSpec, Parsed, Problem } from './contract.ts';
import { hashJson, isJson, isObject } from './json.ts';

export const createEdition = (id: string, content: Json): Edition => ({ id, hash: hashJson(content), content });

/**
 * Finds the edition a set-up asks for: nothing (the default), the name of a shipped one, or content of one's own, which
 * `check` answers with all its problems. Content equal to a shipped edition is that edition.
 */
export function parseEdition(
  raw: unknown,
  shipped: readonly Edition[],
  check: (content: unknown) => Parsed<Json>,
): Parsed<Edition> {
  if (raw === undefined || raw === null) return { ok: true, value: shipped[0] as Edition };
  if (typeof raw === 'string') {
    const found = shipped.find((edition) => edition.id === raw);
    return found ? { ok: true, value: found } : { ok: false, problems: [{ code: 'edition-unknown', path: 'edition' }] };
  }
  // A record holds {id, hash, content}; a file written by hand is the bare content.
  const wrapped = isObject(raw) && 'content' in raw && 'hash' in raw;
  const content = wrapped ? raw.content : raw;
  if (!isJson(content)) return { ok: false, problems: [{ code: 'edition-not-json', path: 'edition' }] };
  const parsed = check(content);
  if (!parsed.ok) {
    return { ok: false, problems: parsed.problems.map((p) => ({ ...p, path: joinPath('edition', p.path) })) };
  }
  const hash = hashJson(parsed.value);
  if (wrapped && raw.hash !== hash) return { ok: false, problems: [{ code: 'edition-hash', path: 'edition.hash' }] };
  const same = shipped.find((edition) => edition.hash === hash);
  if (same) return { ok: true, value: same };
  const named = isObject(parsed.value) && typeof parsed.value.id === 'string' ? parsed.value.id : 'custom';
  // A changed edition may not pass itself off as a shipped one.
  const id = shipped.some((edition) => edition.id === named) ? `custom-${hash.slice(0, 8)}` : named;
  const edition = { id, hash, content: parsed.value };
  return parsed.warnings ? { ok: true, value: edition, warnings: parsed.warnings } : { ok: true, value: edition };
}

/** `edition` and `cards[3]` make `edition.cards[3]`. */
export const joinPath = (parent: string, path: string): string =>
  path === '' ? parent : path.startsWith('[') ? `${parent}${path}` : `${parent}.${path}`;

/** Options against their specs: unknown names and values are problems, missing ones take their default. */
export function parseOptions<O extends Json>(raw: unknown, specs: readonly OptionSpec[], seats: number): Parsed<O> {
  if (raw !== undefined && raw !== null && !isObject(raw)) {
    return { ok: false, problems: [{ code: 'options-not-object', path: 'options' }] };
  }
  const given = raw ?? {};
  const problems: Problem[] = [];
  const offered = specs.filter((spec) => spec.seats === undefined || spec.seats.includes(seats));
  for (const name of Object.keys(given)) {
    const path = joinPath('options', name);
    if (!specs.some((spec) => spec.id === name)) problems.push({ code: 'option-unknown', path });
    else if (!offered.some((spec) => spec.id === name)) problems.push({ code: 'option-not-for-seats', path });
  }
  const value: Record<string, string | number | boolean> = {};
  for (const spec of offered) {
    const chosen = given[spec.id] ?? spec.default;
    const found = spec.values.find((allowed) => allowed === chosen);
    if (found === undefined) problems.push({ code: 'option-value', path: joinPath('options', spec.id) });
    else value[spec.id] = found;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as unknown as O };
}

/** Seats, options and edition together, with every problem of all three. */
export function parseSetup<O extends Json>(
  raw: { readonly seats: number; readonly options?: unknown; readonly edition?: unknown },
  rules: {
    readonly seats: { readonly min: number; readonly max: number };
    readonly options: readonly OptionSpec[];
    readonly editions: readonly Edition[];
    readonly checkEdition: (content: unknown) => Parsed<Json>;
  },
): Parsed<{ readonly seats: number; readonly options: O; readonly edition: Edition }> {
  const problems: Problem[] = [];
  const { min, max } = rules.seats;
  if (!Number.isInteger(raw.seats) || raw.seats < min || raw.seats > max)
    problems.push({ code: 'seats', path: 'seats' });
  const options = parseOptions<O>(raw.options, rules.options, raw.seats);
  const edition = parseEdition(raw.edition, rules.editions, rules.checkEdition);
  if (!options.ok) problems.push(...options.problems);
  if (!edition.ok) problems.push(...edition.problems);
  if (problems.length > 0 || !options.ok || !edition.ok) return { ok: false, problems };
  const value = { seats: raw.seats, options: options.value, edition: edition.value };
  return edition.warnings ? { ok: true, value, warnings: edition.warnings } : { ok: true, value };
}
