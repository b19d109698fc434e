// Messages that are nearly right: fields missing, of another type, or with something strange in them.
import { clientMessage, PROTOCOL, type ServerMessage } from '@sunglade/protocol';
import fc from 'fast-check';
import { ENTROPY } from './client.ts';

const LONGEST = 16_000;

const anything = fc.oneof(
  fc.anything({ maxDepth: 1 }),
  fc.string(),
  fc.integer(),
  fc.constantFrom(null, -1, 1e9, '!start', '!hand x'),
);

export const mangled = (valid: Record<string, unknown>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(valid).map(([key, value]) => [
        key,
        fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, anything),
      ]),
    ),
    { requiredKeys: [] },
  );

export const MESSAGE_TYPES = [
  'watch',
  'unwatch',
  'submit',
  'sit',
  'act',
  'plan',
  'say',
  'phrase',
  'ping',
  'hello',
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

const validMessage = (type: MessageType, table: string): Record<string, unknown> => {
  const asked = { type, id: 'abcdefgh', table };
  switch (type) {
    case 'submit':
      return { ...asked, seat: 0, at: 0, steps: ['x', 'y'] };
    case 'sit':
      return { ...asked, seat: 0, name: 'Eve', entropy: ENTROPY };
    case 'act':
      return { ...asked, seat: 0, text: '!resign' };
    case 'plan':
      return { ...asked, seat: 0, seq: 0, ways: [['x'], ['y', 'z']] };
    case 'say':
      return { ...asked, text: 'hello' };
    case 'phrase':
      return { ...asked, phrase: { id: 'hello' } };
    case 'ping':
      return { type };
    case 'hello':
      return { type, protocol: PROTOCOL };
    default:
      return asked;
  }
};

/** As a socket sends them. */
export function mangledMessages(type: MessageType, table: string, count: number, seed: number): string[] {
  return fc.sample(mangled(validMessage(type, table)), { numRuns: count, seed }).map((message) => {
    // Another number would only make the page reload.
    const protocol = message.protocol === PROTOCOL ? PROTOCOL : 'x';
    return safeJson(type === 'hello' ? { ...message, protocol } : message).slice(0, LONGEST);
  });
}

/** What a server says to one message; everything else it says by itself. */
const ANSWERS = new Set<ServerMessage['type']>(['welcome', 'reload', 'seen', 'ack', 'refused', 'error', 'pong']);

export const isAnswer = ({ type }: ServerMessage): boolean => ANSWERS.has(type);

/** Whether a server has nothing to say to this: a table is no longer watched. */
export function isQuiet(text: string): boolean {
  const { success, data } = clientMessage.safeParse(parsed(text));
  return success && data.type === 'unwatch';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whatever it is, as JSON that can be sent. */
export function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null';
  } catch {
    return 'null';
  }
}
