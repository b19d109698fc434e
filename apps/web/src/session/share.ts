// A whole match in a link: the record, deflated, behind the #, where no server ever sees it.
import type { MatchRecord } from '@sunglade/core';

/** Read piece by piece and given up beyond `most` bytes: a short link can stand for any amount. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = piped.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    pieces.push(read.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A record is some kilobytes; a link that unpacks to much more is not one of ours. */
const LONGEST = 2_000_000;

export async function packRecord(record: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(slim(record)));
  return toText(await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY));
}

export async function unpackRecord(text: string): Promise<unknown> {
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'), LONGEST);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Times are of no use to who looks at it later. */
function slim(record: unknown): unknown {
  const whole = record as MatchRecord;
  return { ...whole, log: whole.log.map(({ seat, text }) => ({ seat, text })) };
}

/** `/r#<record>`, or `/r#<record>~17` at a move. */
export const recordLink = (origin: string, packed: string, at?: number): string =>
  `${origin}/r#${packed}${at === undefined ? '' : `~${at}`}`;

export function parseRecordHash(hash: string): { readonly packed: string; readonly at: number | null } {
  const [packed = '', at] = hash.replace(/^#/, '').split('~');
  return { packed, at: at && /^\d{1,6}$/.test(at) ? Number(at) : null };
}
