// Services that take a message over HTTP, each in its own form.
import { createHmac } from 'node:crypto';
import type { WayTarget } from '@sunglade/protocol';
import type { Message } from './message.ts';
import type { Posted } from './outbound.ts';

type Target<Kind extends WayTarget['kind']> = Extract<WayTarget, { kind: Kind }>;

interface Call extends Posted {
  readonly url: string;
}

const json = (value: unknown): string => JSON.stringify(value);
const headersOf = ({ id }: Message, more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'idempotency-key': id,
  ...more,
});

/** ntfy: the address of a topic, as people see it in the app. `sequence_id` lets a second copy take the first one's place. */
export function ntfyCall({ url, token }: Target<'ntfy'>, message: Message, link: string | null): Call {
  const at = new URL(url);
  const [, folder = '', topic = ''] = /^(.*\/)([^/]+)\/?$/.exec(at.pathname) ?? [];
  const { id, title, text } = message;
  return {
    url: new URL(folder || '/', at).href,
    headers: headersOf(message, token ? { authorization: `Bearer ${token}` } : {}),
    body: json({
      topic: decodeURIComponent(topic),
      title,
      message: text,
      sequence_id: id,
      ...(link ? { click: link } : {}),
    }),
  };
}

/** Gotify: the address of the server and the token of an application. */
export function gotifyCall({ url, token }: Target<'gotify'>, message: Message, link: string | null): Call {
  const { title, text } = message;
  return {
    url: new URL('message', url.endsWith('/') ? url : `${url}/`).href,
    headers: headersOf(message, { 'x-gotify-key': token }),
    body: json({
      title,
      message: text,
      priority: 5,
      ...(link ? { extras: { 'client::notification': { click: { url: link } } } } : {}),
    }),
  };
}

const DISCORD = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+\/?$/;
export const isDiscord = (url: string): boolean => DISCORD.test(url);

/** Names are people's own: nothing in them may become a mention, a link or a heading. */
const plain = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');

export function discordCall({ url }: Target<'discord'>, message: Message, link: string | null): Call {
  const { title, text } = message;
  return {
    url,
    headers: headersOf(message),
    body: json({
      content: [`**${plain(title)}**`, plain(text), ...(link ? [`<${link}>`] : [])].join('\n').slice(0, 2_000),
      allowed_mentions: { parse: [] },
    }),
  };
}

/**
 * A plain webhook. The signature covers the moment and the body, so that what was overheard cannot be sent again later:
 * `v1=` and the HMAC-SHA-256 of `TIMESTAMP.BODY` with the secret of the way.
 */
export function webhookCall(
  { url }: Target<'webhook'>,
  secret: string,
  message: Message,
  link: string | null,
  now: number,
): Call {
  const { id, title, text, language, path } = message;
  const body = json({ id, title, text, language, path, link });
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    url,
    headers: headersOf(message, { 'sunglade-timestamp': timestamp, 'sunglade-signature': `v1=${signature}` }),
    body,
  };
}
