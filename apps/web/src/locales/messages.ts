import type { en } from './en.ts';

/** Every language has exactly these messages: one that is missing does not compile. */
export type Messages = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : string;
};
