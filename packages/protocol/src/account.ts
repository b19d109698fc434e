// Bodies of the requests and answers about accounts. Passkey answers are what browsers make of them (WebAuthn, as JSON).
import * as z from 'zod/mini';
import { recovery } from './http.ts';

const short = z.string().check(z.maxLength(100));
const long = z.string().check(z.maxLength(20_000));
const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/));

/** Bring along the games of the guest who signs in. */
const take = z.optional(z.boolean());

export const newPassword = z.strictObject({ login: short, password: z.string().check(z.maxLength(400)) });
export const passwordLogin = z.extend(newPassword, { take });
export const recover = z.extend(recovery, { take });
/** Whoever removes the last way to sign in shows that they still have the recovery code. */
export const lastWay = z.optional(z.nullable(z.strictObject({ recovery: z.optional(short) })));
export const sessionParams = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });
export const passkeyParams = z.object({ id: base64url });

export const newPasskey = z.strictObject({
  label: z.optional(short),
  credential: z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: long,
      attestationObject: long,
      transports: z.optional(z.array(short).check(z.maxLength(10))),
    }),
  }),
});

export const passkeyLogin = z.strictObject({
  take,
  credential: z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: long,
      authenticatorData: long,
      signature: long,
      userHandle: z.optional(z.nullable(short)),
    }),
  }),
});

/**
 * What a browser needs to make a passkey, and below to use one: what it cannot do without. Everything else that WebAuthn
 * has travels along.
 */
export interface PasskeyToMake {
  readonly challenge: string;
  readonly rp: { readonly name: string; readonly id?: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: { readonly alg: number; readonly type: 'public-key' }[];
}
export interface PasskeyToUse {
  readonly challenge: string;
  readonly rpId?: string;
}

/** `moved`: at how many tables the guest's chairs are now the account's. */
export const signedIn = z.object({ user: z.object({ id: z.string(), name: z.string() }), moved: z.int() });
/** With what to sign in from now on: what was typed and one's number. */
export const newLogin = z.object({ login: z.string() });
export const newRecovery = z.object({ recovery: z.string() });

export const account = z.object({
  user: z.object({ id: z.string(), name: z.string(), createdAt: z.number() }),
  /** No way to sign in but the recovery code. */
  guest: z.boolean(),
  login: z.nullable(z.string()),
  /** What every login of this user ends with. */
  number: z.string(),
  passkeys: z.array(
    z.object({ id: z.string(), label: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      createdAt: z.nullable(z.number()),
      /** To the day. */
      seenAt: z.number(),
      agent: z.string(),
    }),
  ),
  /** Signed in a short while ago: what cannot be undone may be done. */
  fresh: z.boolean(),
  /** What this server can do for a page at this address. */
  offers: z.object({ passkey: z.boolean(), password: z.boolean() }),
});
export type Account = z.infer<typeof account>;
export const nothing = z.object({});
