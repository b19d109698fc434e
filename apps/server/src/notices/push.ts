import type { PushedNotice, WayTarget } from '@sunglade/protocol';
import type { Message } from './message.ts';
import type { Outbound } from './outbound.ts';
import { encrypt, type Vapid } from './push-message.ts';
import { judgeAnswer, judgeError, type Sent } from './sent.ts';

/** So long a push service keeps it for a phone that is switched off. */
const KEPT_SECONDS = 2 * 86_400;

export async function sendPush(
  post: Outbound,
  vapid: Vapid,
  target: Extract<WayTarget, { kind: 'push' }>,
  { id, topic, title, text, path }: Message,
  now: number,
): Promise<Sent> {
  const pushed: PushedNotice = { id, tag: topic, title, body: text, path };
  try {
    const answer = await post(target.endpoint, {
      headers: {
        authorization: vapid.authorization(target.endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        topic,
        urgency: 'normal',
      },
      body: encrypt(Buffer.from(JSON.stringify(pushed)), target),
    });
    return answer.status === 404 || answer.status === 410 ? { kind: 'gone' } : judgeAnswer(answer);
  } catch (error) {
    return judgeError(error);
  }
}
