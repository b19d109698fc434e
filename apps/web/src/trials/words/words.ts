import type { en } from './en.ts';

/** Every language has exactly these. */
export type TrialWords = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : (typeof en)[K] extends string
      ? string
      : Readonly<Record<keyof (typeof en)[K], string>>;
};
