// The two ceremonies of WebAuthn. Every challenge is ours, short-lived, for one purpose and used once, whether the
// answer was right or not.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AccountStore, Passkey, User } from '@sunglade/match';
import type { newPasskey, passkeyLogin } from '@sunglade/protocol';
import type * as z from 'zod/mini';
import { Coded } from '../base/coded.ts';
import { hashSecret } from '../base/secrets.ts';

const CHALLENGE_MS = 300_000;
const MOST = 20;
const SITE = 'Sunglade';

/** For which site a passkey is, and the address its pages have. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

const refused = (): Coded => new Coded('passkey-refused');
const handleOf = (user: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(user, 'utf8'));

export class Passkeys {
  readonly #store: AccountStore;
  readonly #now: () => number;

  constructor(store: AccountStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async registration(user: User, site: Site) {
    const known = await this.#store.passkeysOf(user.id);
    if (known.length >= MOST) throw new Coded('too-many-passkeys');
    const options = await generateRegistrationOptions({
      rpName: SITE,
      rpID: site.id,
      userName: user.name,
      userDisplayName: user.name,
      userID: handleOf(user.id),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#remember(options.challenge, 'register', user.id);
    return options;
  }

  async register(
    user: User,
    site: Site,
    { credential, label }: { credential: z.infer<typeof newPasskey>['credential']; label: string },
  ): Promise<void> {
    const { id, rawId, type, response } = credential;
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.#take(challenge, 'register', user.id),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }).catch(() => {
      throw refused();
    });
    if (!verified) throw refused();
    const made = registrationInfo.credential;
    const added = await this.#store.addPasskey({
      id: made.id,
      user: user.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports,
      label,
      createdAt: this.#now(),
      usedAt: null,
    });
    if (added === 'taken') throw refused();
  }

  async authentication(site: Site) {
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
    await this.#remember(options.challenge, 'login', null);
    return options;
  }

  /** Whose passkey it is. */
  async authenticate(
    site: Site,
    { id, rawId, type, response }: z.infer<typeof passkeyLogin>['credential'],
  ): Promise<string> {
    const known: Passkey | null = await this.#store.passkey(id);
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    // A passkey carries the user it was made for; another one's handle has been put there.
    if (!known || (userHandle && Buffer.from(userHandle, 'base64url').toString('utf8') !== known.user)) throw refused();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => this.#take(challenge, 'login', null),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
      requireUserVerification: true,
    }).catch(() => {
      throw refused();
    });
    if (!verified) throw refused();
    if (!(await this.#store.usePasskey(id, authenticationInfo.newCounter, this.#now()))) throw refused();
    return known.user;
  }

  async #remember(challenge: string, purpose: 'register' | 'login', user: string | null): Promise<void> {
    const expiresAt = this.#now() + CHALLENGE_MS;
    await this.#store.addChallenge({ hash: hashSecret(challenge), purpose, user, expiresAt });
  }

  async #take(challenge: string, purpose: 'register' | 'login', user: string | null): Promise<boolean> {
    const taken = await this.#store.takeChallenge(hashSecret(challenge), this.#now());
    return taken?.purpose === purpose && taken.user === user;
  }
}
