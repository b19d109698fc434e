// The name one signs in with is not the name others see. Two people cannot have names that read alike in another case
// or another way of writing the same letters.
import { hashSecret } from '../base/secrets.ts';

const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+-]{1,58}[\p{L}\p{M}\p{N}]$/u;

/** As it is stored and compared; null where it cannot be one. */
export function foldLogin(typed: string): string | null {
  const folded = typed.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC');
  return LOGIN.test(folded) ? folded : null;
}

const DIGITS = 5;

/** The number at the end of every login of this user. */
export const numberOf = (user: string): string =>
  String(Number.parseInt(hashSecret(`login ${user}`).slice(0, 12), 16) % 10 ** DIGITS).padStart(DIGITS, '0');

export const withNumber = (login: string, user: string): string =>
  login.endsWith(`-${numberOf(user)}`) ? login : `${login}-${numberOf(user)}`;

const SHORTEST = 10;
const LONGEST = 200;
const FEWEST_LETTERS = 5;

/** What is wrong with a password, as a code; null where nothing is. */
export function judgePassword(
  password: string,
  login: string,
): 'password-short' | 'password-long' | 'password-easy' | null {
  const letters = Array.from(password.normalize('NFKC'));
  if (letters.length < SHORTEST) return 'password-short';
  if (letters.length > LONGEST) return 'password-long';
  const folded = letters.join('').toLowerCase();
  if (new Set(folded).size < FEWEST_LETTERS || folded.includes(login)) return 'password-easy';
  return EASY.some(
    (row) => row.includes(folded) || (folded.includes(row) && folded.length < row.length + FEWEST_LETTERS),
  )
    ? 'password-easy'
    : null;
}

/** Runs along the keyboard or the alphabet, and the word itself. */
const EASY = [
  '0123456789012345678901234567890',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'password',
  'passwort',
  'motdepasse',
];
