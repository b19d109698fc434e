// What goes wrong in the domain is a code and nothing else: HTTP makes a status of it, the socket a refusal.
import type { Refusal } from '@sunglade/core';
import { StoreError } from '@sunglade/match';
import { type Code, type HttpProblem, isCode } from '@sunglade/protocol';
import { OpenError } from '@sunglade/table';

export class Coded extends Error {
  readonly code: Code;
  readonly problems: HttpProblem['problems'];
  constructor(code: Code, problems?: HttpProblem['problems']) {
    super(code);
    this.code = code;
    this.problems = problems;
  }
}

/** Our own code of an error, wherever it was thrown; null for a bug and for codes of the system (`ECONNRESET`). */
export const codeOf = (error: unknown): Code | null =>
  error instanceof Coded || error instanceof StoreError || error instanceof OpenError ? error.code : null;

/** A line that the server wrote was refused: it is never a step of a game, so neither is the code a game's own. */
export const refusedWith = ({ code }: Refusal): Coded => new Coded(isCode(code) ? code : 'server-error');
