import type { Compilable } from 'kysely';

/** All of these or none; resolves when they are safe, with how many rows each has changed. */
export type Write = (...queries: readonly Compilable[]) => Promise<readonly number[]>;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A key is there already, whichever database says so. */
export const isDouble = (error: unknown): boolean =>
  codeOf(error) === '23505' ||
  codeOf(error).startsWith('SQLITE_CONSTRAINT') ||
  (error instanceof Error && error.cause !== undefined && isDouble(error.cause));
