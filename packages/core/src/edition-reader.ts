// Reads raw JSON field by field, notes what is wrong and goes on, so that whoever types in an edition gets every mistake
// at once and nothing breaks later, in the middle of a game.
import type { Json, Parsed, Problem } from './contract.ts';
import type { EditionLimit } from './edition-limits.ts';
import { isObject } from './json.ts';

/** More problems than these help nobody, and a hostile edition must not fill the memory with them. */
export const MOST_PROBLEMS = 200;

export const isWhole = (raw: unknown, least: number, most: number): raw is number =>
  Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;

export const isOneOf = <T>(values: readonly T[], raw: unknown): raw is T =>
  (values as readonly unknown[]).includes(raw);

export const isText = (raw: unknown, pattern: RegExp): raw is string => typeof raw === 'string' && pattern.test(raw);

/** `cards` and 3 make `cards[3]`, `cards[3]` and `id` make `cards[3].id`. */
export const pathTo = (parent: string, key: string | number): string =>
  typeof key === 'number' ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`;

export class EditionReader {
  readonly problems: Problem[] = [];
  readonly warnings: Problem[] = [];
  /** All problems met, also those that are no longer kept. */
  found = 0;
  /** What is read was accepted before: limits do not bind it. */
  readonly stored: boolean;
  readonly #most: number;
  /** The fields that were looked at, by object. */
  readonly #asked = new Map<object, Set<string>>();

  constructor({ stored = false, most = MOST_PROBLEMS }: { readonly stored?: boolean; readonly most?: number } = {}) {
    this.stored = stored;
    this.#most = most;
  }

  problem(code: string, path: string): void {
    this.found++;
    if (this.problems.length < this.#most) this.problems.push({ code, path });
  }

  /** Strange, but playable. */
  warn(code: string, path: string): void {
    if (this.warnings.length < this.#most) this.warnings.push({ code, path });
  }

  /** A value to be read; without a path it is the whole edition. */
  value(raw: unknown, path = ''): RawValue {
    return new RawValue(this, raw, path);
  }

  ask(object: object, field: string): void {
    const fields = this.#asked.get(object) ?? new Set();
    this.#asked.set(object, fields.add(field));
  }

  /**
   * Content without the fields that nobody looked at: it travels to everybody at the table. What was accepted with them
   * keeps them, for its hash counts them in.
   */
  known(raw: Json): Json {
    if (this.stored || typeof raw !== 'object' || raw === null) return raw;
    if (Array.isArray(raw)) return raw.map((entry: Json) => this.known(entry));
    const fields = this.#asked.get(raw);
    if (!fields) return raw;
    return Object.fromEntries(
      Object.entries(raw)
        .filter(([name]) => fields.has(name))
        .map(([name, value]) => [name, this.known(value)]),
    );
  }

  /** The answer: every problem, or what `build` makes of content that has none. */
  parsed<T>(build: () => T): Parsed<T> {
    if (this.found > 0) return { ok: false, problems: this.problems };
    const value = build();
    return this.warnings.length > 0 ? { ok: true, value, warnings: this.warnings } : { ok: true, value };
  }
}

/** A raw value and where it stands. What is not as it should be is reported under `code` and answered with undefined. */
export class RawValue {
  readonly reader: EditionReader;
  readonly raw: unknown;
  readonly path: string;

  constructor(reader: EditionReader, raw: unknown, path: string) {
    this.reader = reader;
    this.raw = raw;
    this.path = path;
  }

  problem(code: string): void {
    this.reader.problem(code, this.path);
  }

  /** A problem of new content only: what was accepted before there was this limit stays playable. True if it binds. */
  limit(code: EditionLimit): boolean {
    if (!this.reader.stored) this.problem(code);
    return !this.reader.stored;
  }

  warn(code: string): void {
    this.reader.warn(code, this.path);
  }

  /** A field of an object; its `raw` is undefined where there is none. */
  field(name: string): RawValue {
    if (isObject(this.raw)) this.reader.ask(this.raw, name);
    const raw = isObject(this.raw) && Object.hasOwn(this.raw, name) ? this.raw[name] : undefined;
    return new RawValue(this.reader, raw, pathTo(this.path, name));
  }

  /** Several fields as they are, for tests of one's own. */
  fields<Name extends string>(...names: readonly Name[]): { readonly [N in Name]: unknown } {
    return Object.fromEntries(names.map((name) => [name, this.field(name).raw])) as { [N in Name]: unknown };
  }

  /** The same place with a default where nothing was given. */
  or(fallback: unknown): RawValue {
    return this.raw === undefined ? new RawValue(this.reader, fallback, this.path) : this;
  }

  /** Whether something was given: for fields that may be left out. */
  get given(): boolean {
    return this.raw !== undefined;
  }

  /** Any test of one's own. */
  is<T>(test: (raw: unknown) => raw is T, code: string): T | undefined {
    if (test(this.raw)) return this.raw;
    this.problem(code);
    return undefined;
  }

  object(code = 'not-object'): Readonly<Record<string, unknown>> | undefined {
    return this.is(isObject, code);
  }

  /** The entries of a list, and its length if that matters. */
  list(code = 'not-list', size?: ListSize): readonly RawValue[] | undefined {
    const { raw } = this;
    if (!Array.isArray(raw)) {
      this.problem(code);
      return undefined;
    }
    const { least = 0, most = Number.POSITIVE_INFINITY, code: wrong = 'wrong-count' } = size ?? {};
    if (raw.length < least || raw.length > most) this.problem(wrong);
    return raw.map((entry: unknown, i) => new RawValue(this.reader, entry, pathTo(this.path, i)));
  }

  /** The fields of an object in their order: for objects whose keys are content. */
  entries(code = 'not-object'): readonly (readonly [key: string, value: RawValue])[] | undefined {
    const object = this.object(code);
    return object && Object.keys(object).map((key) => [key, this.field(key)] as const);
  }

  whole(least: number, most: number, code = 'number'): number | undefined {
    return this.is((raw): raw is number => isWhole(raw, least, most), code);
  }

  among<T extends string | number>(values: readonly T[], code = 'unknown-word'): T | undefined {
    return this.is((raw): raw is T => isOneOf(values, raw), code);
  }

  boolean(code = 'boolean'): boolean | undefined {
    return this.is((raw): raw is boolean => typeof raw === 'boolean', code);
  }

  text(pattern: RegExp, code: string): string | undefined {
    return this.is((raw): raw is string => isText(raw, pattern), code);
  }

  /** Reports a value that `seen` has already, and remembers it. */
  once(seen: Set<unknown>, code = 'id-twice'): void {
    if (seen.has(this.raw)) this.problem(code);
    seen.add(this.raw);
  }

  /** Fields nobody reads are mistakes; where they are not, build the content from what was read, and they are gone. */
  only(known: readonly string[], code = 'unknown-key'): void {
    if (!isObject(this.raw)) return;
    for (const key of Object.keys(this.raw)) if (!known.includes(key)) this.field(key).problem(code);
  }
}

export interface ListSize {
  readonly least?: number;
  readonly most?: number;
  readonly code?: string;
}
