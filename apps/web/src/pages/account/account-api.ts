// What the page asks of the server about the account, and the browser's part in passkeys.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Account, RouteName } from '@sunglade/protocol';
import { type AnswerTo, type Asked, call, ifKnown } from '../../session/api.ts';
import { forgetWayHere } from '../notices/notices-api.ts';
import { unsubscribe } from '../notices/push.ts';

/** How somebody wants to sign in, and whether the guest's games come along. */
export type Way = { readonly take: boolean } & (
  | { readonly kind: 'passkey' }
  | { readonly kind: 'password'; readonly login: string; readonly password: string }
  | { readonly kind: 'code'; readonly code: string }
);

type SignedIn = AnswerTo<'POST /api/login/password'>;

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

const proof = (recovery: string | null) => (recovery === null ? {} : { body: { recovery } });

/** null where the server does not know yet who is there. */
export const readAccount = (): Promise<Asked<Account | null>> => ifKnown(() => call('GET /api/account'));
export const setPassword = (login: string, password: string): Promise<Asked<unknown>> =>
  call('POST /api/account/password', { body: { login, password } });
export const removePassword = (recovery: string | null): Promise<Asked<unknown>> =>
  call('DELETE /api/account/password', proof(recovery));
export const removePasskey = (id: string, recovery: string | null): Promise<Asked<unknown>> =>
  call('DELETE /api/account/passkey/:id', { params: { id }, ...proof(recovery) });
export const newRecovery = (): AnswerTo<'POST /api/account/recovery'> => call('POST /api/account/recovery');
export const endSession = (id: string): Promise<Asked<unknown>> => call('DELETE /api/sessions/:id', { params: { id } });
export async function logOut(): Promise<Asked<unknown>> {
  await forgetWayHere();
  return call('POST /api/logout');
}
export async function forgetMe(): Promise<Asked<unknown>> {
  const forgotten = await call('DELETE /api/account');
  if (forgotten.ok) await unsubscribe();
  return forgotten;
}
/** A link, so that the browser stores the file as it comes. */
export const EXPORT = ('GET /api/account/export' satisfies RouteName).replace('GET ', '');

const failed = (error: unknown): Asked<never> => ({
  ok: false,
  problem: {
    code: error instanceof Error && error.name === 'InvalidStateError' ? 'passkey-known' : 'passkey-cancelled',
  },
});

export async function addPasskey(): Promise<Asked<unknown>> {
  const options = await call('POST /api/account/passkey/options');
  if (!options.ok) return options;
  let credential: RegistrationResponseJSON;
  try {
    credential = await startRegistration({ optionsJSON: options.value });
  } catch (error) {
    return failed(error);
  }
  return call('POST /api/account/passkey/verify', { body: { credential } });
}

async function withPasskey(take: boolean): SignedIn {
  const options = await call('POST /api/login/passkey/options');
  if (!options.ok) return options;
  let credential: AuthenticationResponseJSON;
  try {
    credential = await startAuthentication({ optionsJSON: options.value });
  } catch (error) {
    return failed(error);
  }
  return call('POST /api/login/passkey/verify', { body: { credential, take } });
}

export function signInBy(way: Way): SignedIn {
  switch (way.kind) {
    case 'passkey':
      return withPasskey(way.take);
    case 'password':
      return call('POST /api/login/password', { body: { login: way.login, password: way.password, take: way.take } });
    case 'code':
      return call('POST /api/recover', { body: { code: way.code, take: way.take } });
  }
}
