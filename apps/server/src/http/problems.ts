import type { HttpProblem } from '@sunglade/protocol';

/** An answer that is not what was asked for, with its code. */
export class Problem extends Error {
  readonly status: number;
  readonly body: HttpProblem;
  constructor(status: number, code: string, problems?: HttpProblem['problems']) {
    super(code);
    this.status = status;
    this.body = problems ? { code, problems } : { code };
  }
}

export const noSession = (): Problem => new Problem(401, 'no-session');
export const noTable = (): Problem => new Problem(404, 'no-such-table');
