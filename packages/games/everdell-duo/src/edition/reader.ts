// Small readers that note a problem and go on.
import { isObject, joinPath, type Problem } from '@sunglade/core';

type Raw = Readonly<Record<string, unknown>>;

export class Reader {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    this.problems = problems;
  }

  problem(code: string, path: string): void {
    this.problems.push({ code, path });
  }

  object(raw: unknown, path: string): Raw | null {
    if (isObject(raw)) return raw;
    this.problem('not-object', path);
    return null;
  }

  /** A list, of exactly `count` entries where that is given. */
  list(raw: unknown, path: string, count?: number): readonly unknown[] {
    if (!Array.isArray(raw)) {
      this.problem('not-list', path);
      return [];
    }
    if (count !== undefined && raw.length !== count) this.problem('wrong-count', path);
    return raw;
  }

  number(raw: unknown, min: number, max: number, path: string): boolean {
    const good = typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
    if (!good) this.problem('number', path);
    return good;
  }

  among(raw: unknown, values: readonly string[], path: string): void {
    if (typeof raw !== 'string' || !values.includes(raw)) this.problem('unknown-word', path);
  }

  words(raw: unknown, values: readonly string[], path: string): void {
    const list = this.list(raw, path);
    if (Array.isArray(raw) && list.length === 0) this.problem('empty-list', path);
    list.forEach((word, i) => {
      this.among(word, values, `${path}[${i}]`);
    });
  }

  /** An object of whole numbers whose keys are known. */
  amounts(raw: unknown, kinds: readonly string[], max: number, path: string, min = 0): void {
    const object = this.object(raw, path);
    if (!object) return;
    let sum = 0;
    for (const [kind, n] of Object.entries(object)) {
      if (!kinds.includes(kind)) this.problem('unknown-word', joinPath(path, kind));
      else if (this.number(n, 1, max, joinPath(path, kind))) sum++;
    }
    if (sum < min) this.problem('empty-amount', path);
  }

  /** Keys nobody reads are mistakes. */
  keys(object: Raw, known: readonly string[], path: string): void {
    for (const key of Object.keys(object)) if (!known.includes(key)) this.problem('unknown-key', joinPath(path, key));
  }
}
