import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Where everything unguessable comes from. A test may bring its own. */
export interface Secrets {
  /** 128 bits: nobody finds a table or a user by trying. */
  readonly id: () => string;
  /** 256 bits. */
  readonly token: () => string;
  /** 64 hex digits for a match. */
  readonly seed: () => string;
  /** To be written down: 25 letters that cannot be mixed up, 120 bits. */
  readonly recovery: () => string;
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const systemSecrets: Secrets = {
  id: () => randomBytes(16).toString('base64url'),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomBytes(32).toString('hex'),
  recovery: () =>
    Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
      '-',
    ),
};

/** Tokens are long and random: a plain hash keeps who reads the store from using them. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** As people type it. */
export const cleanRecovery = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .match(/[0-9A-Z]/g)
      ?.join('') ?? ''
  ).replace(/(.{5})(?=.)/g, '$1-');
