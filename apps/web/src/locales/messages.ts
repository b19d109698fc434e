import type { Code } from '@sunglade/protocol';
import type { en } from './en.ts';
import type { About } from './person.ts';

/** Every language has exactly these messages: one that is missing does not compile, nor one without its second person. */
export type Messages = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends About<infer A>
    ? About<A>
    : (typeof en)[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : string;
};

/** Every language has a text for every code: one that is missing does not compile. */
export type CodeTexts = Readonly<Record<Code, string>>;
