// Every error as an answer: a status, and a body with a code.
import type { Code, HttpProblem } from '@sunglade/protocol';
import type { FastifyError } from 'fastify';
import { Coded, codeOf } from '../base/coded.ts';

/** What is not here is a refusal by the table as it stands: 409. */
const STATUS: Readonly<Partial<Record<Code, number>>> = {
  'bad-request': 400,
  'bad-setup': 400,
  'bad-name': 400,
  'bad-login': 400,
  'no-such-game': 400,
  'no-such-level': 400,
  'password-short': 400,
  'password-long': 400,
  'password-easy': 400,
  'passkey-refused': 400,
  'no-session': 401,
  'wrong-login': 401,
  'sign-in-again': 403,
  'not-your-seat': 403,
  'foreign-origin': 403,
  forbidden: 403,
  'not-found': 404,
  'no-page': 404,
  'no-such-table': 404,
  'no-such-link': 404,
  'no-such-campaign': 404,
  'no-campaigns-here': 400,
  'too-many-campaigns': 429,
  'too-many-reviews': 429,
  'no-reviews-here': 501,
  'sheet-wrong': 400,
  'no-such-code': 404,
  'no-such-way': 404,
  'no-such-zone': 400,
  'holiday-past': 400,
  'holiday-far': 400,
  'no-such-holiday': 404,
  'no-such-friend': 404,
  'too-many-friends': 429,
  'too-many-invitations': 429,
  'too-many-holidays': 429,
  'bad-address': 400,
  'way-not-offered': 400,
  'way-private': 400,
  'account-needed': 403,
  'too-many-ways': 429,
  'too-many-mails': 429,
  'way-unreachable': 424,
  'way-refused': 424,
  'no-such-session': 404,
  'no-such-passkey': 404,
  'no-password': 404,
  'nobody-to-mute': 404,
  'nobody-to-report': 404,
  'not-with-you': 403,
  'too-many-muted': 429,
  'too-large': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'still-here': 409,
  'too-many-tries': 429,
  'server-error': 500,
  'no-passwords-here': 501,
  restarting: 503,
  conflict: 503,
  busy: 503,
  'storage-full': 503,
  'storage-failed': 503,
};

export function answerTo(error: FastifyError | Error): { readonly status: number; readonly body: HttpProblem } {
  const code = codeOf(error);
  if (code !== null) {
    const problems = error instanceof Coded ? error.problems : undefined;
    return { status: STATUS[code] ?? 409, body: problems ? { code, problems } : { code } };
  }
  if ('validation' in error && error.validation)
    return {
      status: 400,
      body: {
        code: 'bad-request',
        problems: error.validation.map((one) => ({
          code: one.keyword,
          path: one.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        })),
      },
    };
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) return { status, body: { code: 'too-large' } };
  if (status >= 400 && status < 500) return { status, body: { code: 'bad-request' } };
  return { status: 500, body: { code: 'server-error' } };
}
