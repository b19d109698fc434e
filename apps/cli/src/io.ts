// JSON goes to stdout, words to stderr, and the exit code says how it went: 0 good, 1 "no", 2 wrong use.
import { readFileSync } from 'node:fs';
import type { Json, Problem } from '@sunglade/core';

export class UsageError extends Error {}

/** The answer is no: printed as JSON, exit code 1. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ code, path }) => (path ? `${path}: ${code}` : code)).join(', '));
    this.problems = problems;
  }
}

export const print = (value: unknown): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};

export const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** A file, or standard input for `-`. */
export function readJson(file: string | undefined): unknown {
  if (file === undefined) throw new UsageError('name a file, or - for standard input');
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused([{ code: 'not-json', path: '' }]);
  }
}

/** A whole number in a range, from an option. */
export function wholeNumber(
  text: string | undefined,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}`);
  }
  return value;
}

/** The options of a game, as JSON on the command line. */
export function parseOptions(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new UsageError('--options takes JSON, such as {"name":"value"}');
  }
}
