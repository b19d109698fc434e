import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Links } from './links.ts';
import type { Message } from './message.ts';
import { judgeAnswer } from './sent.ts';
import { discordCall, gotifyCall, isDiscord, ntfyCall, webhookCall } from './services.ts';

const message: Message = {
  id: 'id-1',
  topic: 'topic-1',
  language: 'en',
  title: 'Your turn: Evergreen',
  text: '@everyone [x](https://evil.example) **has** played.',
  path: '/t/table',
  button: 'Play',
};
const LINK = 'https://games.example.org/t/table';
const bodyOf = ({ body }: { readonly body: string | Uint8Array }): Record<string, unknown> =>
  JSON.parse(String(body)) as Record<string, unknown>;

test('a name at Discord is never a mention, a link or a shout', () => {
  const call = discordCall({ kind: 'discord', url: 'https://discord.com/api/webhooks/1/x' }, message, LINK);
  const { content, allowed_mentions } = bodyOf(call);
  expect(allowed_mentions).toEqual({ parse: [] });
  expect(content).toBe(
    `**Your turn\\: Evergreen**\n\\@everyone \\[x\\]\\(https\\://evil.example\\) \\*\\*has\\*\\* played.\n<${LINK}>`,
  );
});

test('only Discord is Discord', () => {
  expect(isDiscord('https://discord.com/api/webhooks/123/aB-_c')).toBe(true);
  expect(isDiscord('https://canary.discord.com/api/v10/webhooks/123/aBc')).toBe(true);
  for (const url of [
    'http://discord.com/api/webhooks/1/x',
    'https://discord.com.evil.example/api/webhooks/1/x',
    'https://evil.example/discord.com/api/webhooks/1/x',
    'https://discord.com/api/users/1',
    'https://discord.com/api/webhooks/1/x/../../users',
  ])
    expect(isDiscord(url)).toBe(false);
});

test('the topic of an ntfy address is its last part, wherever the server lives', () => {
  for (const [url, called] of [
    ['https://ntfy.sh/my-topic', 'https://ntfy.sh/'],
    ['https://example.org/deep/ntfy/my-topic/', 'https://example.org/deep/ntfy/'],
  ] as const) {
    const call = ntfyCall({ kind: 'ntfy', url }, message, LINK);
    expect(call.url).toBe(called);
    expect(bodyOf(call)).toMatchObject({ topic: 'my-topic', click: LINK, title: message.title });
    expect(call.headers.authorization).toBeUndefined();
  }
  expect(gotifyCall({ kind: 'gotify', url: 'https://g.example/sub', token: 't' }, message, null).url).toBe(
    'https://g.example/sub/message',
  );
});

test('a webhook is signed over the moment and the body', () => {
  const call = webhookCall(
    { kind: 'webhook', url: 'https://hook.example/' },
    'secret',
    message,
    LINK,
    1_700_000_000_999,
  );
  expect(call.headers['sunglade-timestamp']).toBe('1700000000');
  const signature = createHmac('sha256', 'secret')
    .update(`1700000000.${String(call.body)}`)
    .digest('hex');
  expect(call.headers['sunglade-signature']).toBe(`v1=${signature}`);
  expect(call.headers['idempotency-key']).toBe('id-1');
});

test('what an answer means', () => {
  const judge = (status: number, retryAfterMs: number | null = null) => judgeAnswer({ status, retryAfterMs });
  for (const status of [200, 201, 204]) expect(judge(status)).toEqual({ kind: 'sent' });
  for (const status of [301, 302, 307, 400, 401, 403, 404, 413])
    expect(judge(status)).toEqual({ kind: 'failed', why: 'refused' });
  for (const status of [408, 429, 500, 503]) expect(judge(status, 7)).toEqual({ kind: 'later', afterMs: 7 });
});

test('a link in a mail holds for one way, one address and one purpose', () => {
  const links = new Links('host secret');
  const token = links.make('stop', 'way-1', 'a@example.org');
  expect(links.wayOf(token)).toBe('way-1');
  expect(links.isGenuine(token, 'stop', 'way-1', 'a@example.org')).toBe(true);
  expect(links.isGenuine(token, 'confirm', 'way-1', 'a@example.org')).toBe(false);
  expect(links.isGenuine(token, 'stop', 'way-2', 'a@example.org')).toBe(false);
  expect(links.isGenuine(token, 'stop', 'way-1', 'b@example.org')).toBe(false);
  expect(new Links('another').isGenuine(token, 'stop', 'way-1', 'a@example.org')).toBe(false);
  for (const wrong of ['', '.', 'way-1', 'way-1.', `${token}x`])
    expect(links.isGenuine(wrong, 'stop', 'way-1', 'a@example.org')).toBe(false);
});
