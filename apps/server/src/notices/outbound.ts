// Calls to addresses that people typed in. A name is resolved once: what was checked is what is connected to, so nobody
// can change the answer in between. Redirects are not followed, and of an answer only the status is read.
import { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type OutboundProblem = 'bad-url' | 'private' | 'unreachable';

/** Why a call did not happen. It names no address: this may be logged. */
export class OutboundError extends Error {
  readonly code: OutboundProblem;
  constructor(code: OutboundProblem) {
    super(code);
    this.code = code;
  }
}

export interface Answered {
  readonly status: number;
  /** Milliseconds that the other side asks to wait; null where it does not. */
  readonly retryAfterMs: number | null;
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface OutboundNeeds {
  /** For who runs a site at home: their own network may be called, and without encryption. */
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
  /** Every address of a name. A test brings its own. */
  readonly lookup?: typeof systemLookup;
}

export type Outbound = (url: string, posted: Posted) => Promise<Answered>;

const TIMEOUT_MS = 8_000;
/** A day; who asks for more is asked again sooner. */
const LONGEST_WAIT_MS = 86_400_000;

/** The address to call, checked as far as it can be without asking anybody. */
export function readUrl(text: string, allowPrivate: boolean): URL {
  if (!URL.canParse(text)) throw new OutboundError('bad-url');
  const url = new URL(text);
  const scheme = url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:');
  if (!scheme || url.username !== '' || url.password !== '' || url.hostname === '') throw new OutboundError('bad-url');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // Names of this machine are looked up too, but nobody needs to ask for them.
  const local = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host);
  if (!allowPrivate && (local || (isIP(host) !== 0 && !isPublicAddress(host)))) throw new OutboundError('private');
  return url;
}

/** Resolves for the connection that is being made, and gives it only an address that was looked at. */
function guardedLookup(lookup: typeof systemLookup, allowPrivate: boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(new OutboundError('unreachable'), '', 4);
      const [first] = found;
      if (!first) return done(new OutboundError('unreachable'), '', 4);
      // A name that leads to one closed address leads there on purpose or by mistake; either way it is not called.
      if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
        return done(new OutboundError('private'), '', 4);
      // Each was looked at: where one does not answer, such as an address of version 6 without a way there, the next is tried.
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function waitOf({ headers }: IncomingMessage): number | null {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(LONGEST_WAIT_MS, seconds * 1_000) : null;
}

export function createOutbound(needs: OutboundNeeds): Outbound {
  const { allowPrivate, timeoutMs = TIMEOUT_MS, lookup = systemLookup } = needs;
  return async (text, { headers, body }) => {
    const url = readUrl(text, allowPrivate);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise<Answered>((resolve, reject) => {
      const call = send(
        url,
        {
          method: 'POST',
          headers: { 'user-agent': 'Sunglade', ...headers, 'content-length': Buffer.byteLength(body).toString() },
          // A connection of its own each time: one that is kept open was checked for another name.
          agent: false,
          lookup: guardedLookup(lookup, allowPrivate),
          signal: AbortSignal.timeout(timeoutMs),
        },
        (answer) => {
          resolve({ status: answer.statusCode ?? 0, retryAfterMs: waitOf(answer) });
          // What it says is nobody's business here, and it may say it for ever.
          answer.destroy();
        },
      );
      call.on('error', (error) => reject(error instanceof OutboundError ? error : new OutboundError('unreachable')));
      call.end(body);
    });
  };
}
