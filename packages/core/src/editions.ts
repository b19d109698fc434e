import type { Edition, Json, OptionSpec, Parsed, Problem, RawSetup, Setup } from './contract.ts';
import type { EditionLimit } from './edition-limits.ts';
import { MOST_PROBLEMS } from './edition-reader.ts';
import { parseWords } from './edition-words.ts';
import { canonicalJson, hashJson, isJson, isObject } from './json.ts';
import { joinPath } from './paths.ts';
import { sha256 } from './sha256.ts';

export const createEdition = (id: string, content: Json): Edition => ({ id, hash: hashJson(content), content });

/**
 * An edition that ships with the rules. Its hash is a pinned name: stored games say nothing else about it, so neither the
 * hash nor the content is ever edited; a changed set is appended as another edition.
 */
export const shippedEdition = (id: string, hash: string, content: Json): Edition => ({ id, hash, content });

/** In characters: it travels to everybody who looks at a table. The largest of ours has a quarter of it. */
const LARGEST = 100_000;

const contentHashes = new WeakMap<Edition, string>();

/** Whether content is that of a shipped edition, in today's form or in the one that gave it its hash. */
function isContentOf(edition: Edition, hash: string): boolean {
  const own = contentHashes.get(edition) ?? hashJson(edition.content);
  contentHashes.set(edition, own);
  return hash === edition.hash || hash === own;
}

/**
 * Finds the edition a set-up asks for: nothing (the default), the name of a shipped one, or content of one's own, which
 * `check` answers with all its problems. Content equal to a shipped edition is that edition.
 */
export function parseEdition(
  raw: unknown,
  shipped: readonly Edition[],
  check: (content: unknown, stored: boolean) => Parsed<Json>,
  stored = false,
): Parsed<Edition> {
  if (raw === undefined || raw === null) return { ok: true, value: shipped[0] as Edition };
  if (typeof raw === 'string') {
    const found = shipped.find((edition) => edition.id === raw);
    return found ? { ok: true, value: found } : { ok: false, problems: [{ code: 'edition-unknown', path: 'edition' }] };
  }
  // A stored one is {id, hash, content}, with its words beside it; a file written by hand may be the bare content.
  const wrapped = isObject(raw) && 'content' in raw ? raw : null;
  const content = wrapped ? wrapped.content : raw;
  if (!isJson(content)) return { ok: false, problems: [{ code: 'edition-not-json', path: 'edition' }] };
  const parsed = check(content, stored);
  const words = parseWords(wrapped?.words);
  const problems = [parsed, words].flatMap((one) => (one.ok ? [] : one.problems));
  if (!parsed.ok || !words.ok) return { ok: false, problems: insideEdition(problems) };
  const text = canonicalJson(parsed.value);
  if (!stored && text.length + JSON.stringify(words.value).length > LARGEST)
    return { ok: false, problems: [{ code: 'edition-too-large' satisfies EditionLimit, path: 'edition' }] };
  const hash = sha256(text);
  if (wrapped?.hash !== undefined && wrapped.hash !== hash)
    return { ok: false, problems: [{ code: 'edition-hash', path: 'edition.hash' }] };
  const same = shipped.find((edition) => isContentOf(edition, hash));
  if (same) return { ok: true, value: same };
  const named = isObject(parsed.value) && typeof parsed.value.id === 'string' ? parsed.value.id : 'custom';
  // A changed edition may not pass itself off as a shipped one.
  const id = shipped.some((edition) => edition.id === named) ? `custom-${hash.slice(0, 8)}` : named;
  const value = { id, hash, content: parsed.value, ...(words.value ? { words: words.value } : {}) };
  return parsed.warnings ? { ok: true, value, warnings: insideEdition(parsed.warnings) } : { ok: true, value };
}

const insideEdition = (problems: readonly Problem[]): Problem[] =>
  problems.map(({ code, path }) => ({ code, path: joinPath('edition', path) }));

type Chosen = Readonly<Record<string, string | number | boolean>>;

/** null where the option is offered with so many players and what is chosen before it. */
function whyNotOffered(
  { seats: only, when }: OptionSpec,
  seats: number,
  chosen: Chosen,
): 'option-not-for-seats' | 'option-not-now' | null {
  if (only !== undefined && !only.includes(seats)) return 'option-not-for-seats';
  const other = when && chosen[when.option];
  return when && (other === undefined || !when.is.includes(other)) ? 'option-not-now' : null;
}

/** What can be chosen at a table with so many players, given what is chosen already. */
export const offeredOptions = (specs: readonly OptionSpec[], seats: number, chosen: Chosen): readonly OptionSpec[] =>
  specs.filter((spec) => whyNotOffered(spec, seats, chosen) === null);

/** Options against their specs: unknown names and values are problems, missing ones take their default. */
export function parseOptions<O extends Json>(raw: unknown, specs: readonly OptionSpec[], seats: number): Parsed<O> {
  if (raw !== undefined && raw !== null && !isObject(raw)) {
    return { ok: false, problems: [{ code: 'options-not-object', path: 'options' }] };
  }
  const given = raw ?? {};
  const problems: Problem[] = [];
  const unknown = Object.keys(given).filter((name) => !specs.some((spec) => spec.id === name));
  for (const name of unknown.slice(0, MOST_PROBLEMS))
    problems.push({ code: 'option-unknown', path: joinPath('options', name) });
  const value: Record<string, string | number | boolean> = {};
  for (const spec of specs) {
    const path = joinPath('options', spec.id);
    const withheld = whyNotOffered(spec, seats, value);
    if (withheld !== null) {
      if (given[spec.id] !== undefined) problems.push({ code: withheld, path });
      continue;
    }
    const chosen = given[spec.id] ?? spec.default;
    const found = spec.values.find((allowed) => allowed === chosen);
    if (found === undefined) problems.push({ code: 'option-value', path });
    else value[spec.id] = found;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: value as unknown as O };
}

/** Seats, options, edition and what is carried along together, with every problem of all of them. */
export function parseSetup<O extends Json>(
  raw: RawSetup,
  rules: {
    readonly seats: { readonly min: number; readonly max: number };
    readonly options: readonly OptionSpec[];
    readonly editions: readonly Edition[];
    readonly checkEdition: (content: unknown, stored: boolean) => Parsed<Json>;
    /** Where nothing can be carried into a game there is nothing to check. */
    readonly checkCarried?: (carried: unknown, options: O) => Parsed<Json>;
  },
): Parsed<Setup<O>> {
  const problems: Problem[] = [];
  const { min, max } = rules.seats;
  if (!Number.isInteger(raw.seats) || raw.seats < min || raw.seats > max)
    problems.push({ code: 'seats', path: 'seats' });
  const options = parseOptions<O>(raw.options, rules.options, raw.seats);
  const edition = parseEdition(raw.edition, rules.editions, rules.checkEdition, raw.stored ?? false);
  if (!options.ok) problems.push(...options.problems);
  if (!edition.ok) problems.push(...edition.problems);
  const carried = options.ok ? parseCarried(raw.carried, options.value, rules.checkCarried) : NOTHING;
  if (!carried.ok) problems.push(...carried.problems);
  if (problems.length > 0 || !options.ok || !edition.ok || !carried.ok) return { ok: false, problems };
  const value = {
    seats: raw.seats,
    options: options.value,
    edition: edition.value,
    ...(carried.value === null ? {} : { carried: carried.value }),
  };
  return edition.warnings ? { ok: true, value, warnings: edition.warnings } : { ok: true, value };
}

const NOTHING: Parsed<Json> = { ok: true, value: null };

function parseCarried<O>(
  raw: unknown,
  options: O,
  check?: (carried: unknown, options: O) => Parsed<Json>,
): Parsed<Json> {
  if (raw === undefined || raw === null) return NOTHING;
  if (!check) return { ok: false, problems: [{ code: 'carried-unknown', path: 'carried' }] };
  const parsed = check(raw, options);
  if (parsed.ok) return parsed;
  return { ok: false, problems: parsed.problems.map((p) => ({ ...p, path: joinPath('carried', p.path) })) };
}
