import type { ParseArgsConfig } from 'node:util';

export interface Command {
  /** How it is called, without the program's name. */
  readonly usage: string;
  readonly about: string;
  /** What its options mean, one line each. */
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly positionals: number;
  run(positionals: readonly string[], options: Readonly<Record<string, string | undefined>>): Promise<void>;
}
