// Passwords as argon2id with the parameters OWASP names as minimum, in the usual text form, so that they can be raised
// later without locking anybody out.
import * as crypto from 'node:crypto';
import { Coded } from '../base/coded.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG = 32;
const SALT = 16;
/** Each takes 19 MiB and a thread of the pool that also reads files. */
const AT_ONCE = 2;
const MOST_WAITING = 64;

const FORM =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,3}),p=(?<lanes>\d{1,2})\$(?<salt>[A-Za-z0-9+/]+)\$(?<tag>[A-Za-z0-9+/]+)$/;

interface Costs {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const COSTS: Costs = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };

/** Node has it since 24.7; an older one serves everything but passwords. */
export const canHash = typeof crypto.argon2 === 'function';

const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Coded('busy');
    await new Promise<void>((next) => waiting.push(next));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const derive = (password: string, nonce: Buffer, costs: Costs, tagLength: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        // The same letters, however a keyboard composes them.
        const message = password.normalize('NFKC');
        crypto.argon2('argon2id', { message, nonce, tagLength, ...costs }, (error, tag) =>
          error ? reject(error) : resolve(tag),
        );
      }),
  );

export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(SALT);
  const tag = await derive(password, salt, COSTS, TAG);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${plain(salt)}$${plain(tag)}`;
}

/** `old`: right, but made with other parameters than those of today. */
export async function checkPassword(password: string, hash: string): Promise<'right' | 'old' | 'wrong'> {
  const found = FORM.exec(hash)?.groups;
  if (!found) return 'wrong';
  const { memory = '', passes = '', lanes = '', salt = '', tag = '' } = found;
  const costs: Costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const expected = Buffer.from(tag, 'base64');
  const made = await derive(password, Buffer.from(salt, 'base64'), costs, expected.length);
  if (!crypto.timingSafeEqual(made, expected)) return 'wrong';
  const today =
    costs.memory === MEMORY_KIB && costs.passes === PASSES && costs.parallelism === LANES && expected.length === TAG;
  return today ? 'right' : 'old';
}
