// What the page asks of the server about the account, and the browser's part in passkeys.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Account } from '@sunglade/protocol';
import { type Asked, ask, type Me } from '../../site/api.ts';

export interface SignedIn {
  readonly user: Me;
  readonly moved: number;
}

/** How somebody wants to sign in, and whether the guest's games come along. */
export type Way = { readonly take: boolean } & (
  | { readonly kind: 'passkey' }
  | { readonly kind: 'password'; readonly login: string; readonly password: string }
  | { readonly kind: 'code'; readonly code: string }
);

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

export const readAccount = (): Promise<Asked<Account>> => ask('GET', '/account');
export const setPassword = (login: string, password: string): Promise<Asked<unknown>> =>
  ask('POST', '/account/password', { login, password });
const proof = (recovery: string | null) => (recovery === null ? undefined : { recovery });
export const removePassword = (recovery: string | null): Promise<Asked<unknown>> =>
  ask('DELETE', '/account/password', proof(recovery));
export const removePasskey = (id: string, recovery: string | null): Promise<Asked<unknown>> =>
  ask('DELETE', `/account/passkey/${id}`, proof(recovery));
export const newRecovery = (): Promise<Asked<{ recovery: string }>> => ask('POST', '/account/recovery');
export const endSession = (id: string): Promise<Asked<unknown>> => ask('DELETE', `/sessions/${id}`);
export const logOut = (): Promise<Asked<unknown>> => ask('POST', '/logout');
export const forgetMe = (): Promise<Asked<unknown>> => ask('DELETE', '/account');
export const EXPORT = '/api/account/export';

const failed = (error: unknown): Asked<never> => ({
  ok: false,
  problem: {
    code: error instanceof Error && error.name === 'InvalidStateError' ? 'passkey-known' : 'passkey-cancelled',
  },
});

export async function addPasskey(): Promise<Asked<unknown>> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/account/passkey/options');
  if (!options.ok) return options;
  let credential: RegistrationResponseJSON;
  try {
    credential = await startRegistration({ optionsJSON: options.value });
  } catch (error) {
    return failed(error);
  }
  return ask('POST', '/account/passkey/verify', { credential });
}

async function withPasskey(take: boolean): Promise<Asked<SignedIn>> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/login/passkey/options');
  if (!options.ok) return options;
  let credential: AuthenticationResponseJSON;
  try {
    credential = await startAuthentication({ optionsJSON: options.value });
  } catch (error) {
    return failed(error);
  }
  return ask('POST', '/login/passkey/verify', { credential, take });
}

export function signInBy(way: Way): Promise<Asked<SignedIn>> {
  switch (way.kind) {
    case 'passkey':
      return withPasskey(way.take);
    case 'password':
      return ask('POST', '/login/password', { login: way.login, password: way.password, take: way.take });
    case 'code':
      return ask('POST', '/recover', { code: way.code, take: way.take });
  }
}
