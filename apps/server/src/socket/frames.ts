// What a client can send without ever sending a message: pings, and fragments of a message that never ends. Both are
// counted before anything is kept or answered.
import type { Duplex } from 'node:stream';
import { LIMITS } from '@sunglade/protocol';
import type { WebSocket } from 'ws';
import { Bucket } from './bucket.ts';

/** A browser sends no pings at all; other clients need one every few seconds. */
const PINGS_PER_SECOND = 2;
/** More bytes than the largest message, its frames and some pings can have. */
const MOST_WITHOUT_MESSAGE = 4 * LIMITS.message;
/** A client that does not read its pongs gets no more of them. */
const MOST_UNREAD = 65_536;

/** The socket must have been made with `autoPong: false`. */
export function guardFrames(socket: WebSocket, stream: Duplex): void {
  const pings = new Bucket(PINGS_PER_SECOND, performance.now());
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_WITHOUT_MESSAGE) socket.terminate();
  });
  socket.on('message', () => {
    bytes = 0;
  });
  socket.on('ping', (data) => {
    if (!pings.take(performance.now()) || socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else {
      bytes = 0;
      socket.pong(data);
    }
  });
  // An answer to our own heartbeat is as good as a message.
  socket.on('pong', () => {
    if (pings.take(performance.now())) bytes = 0;
    else socket.terminate();
  });
}
