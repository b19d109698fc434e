import type { Duplex } from 'node:stream';
import type { Code } from '@sunglade/protocol';

/**
 * A whole answer on a bare connection, which is then closed: whoever does not hang up is hung up on, because a descriptor
 * costs more than an answer.
 */
export function answerBare(stream: Duplex, status: string, code: Code): void {
  const body = JSON.stringify({ code });
  stream.on('error', () => stream.destroy());
  if (!stream.writable) {
    stream.destroy();
    return;
  }
  stream.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    () => stream.destroy(),
  );
}
