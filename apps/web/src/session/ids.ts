const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** For tables and submissions: 16 letters, 96 random bits. */
export const createId = (): string => Array.from(bytes(16), (byte) => LETTERS[byte & 63]).join('');

/** 64 hex digits of one's own, so that the deck is nobody's choice. */
export const createEntropy = (): string => Array.from(bytes(32), (byte) => byte.toString(16).padStart(2, '0')).join('');
