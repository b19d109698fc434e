import type { en } from './en.ts';

/** Every language has exactly these. */
export type PuzzleWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : (typeof en)[K] extends string
      ? string
      : readonly string[];
};
