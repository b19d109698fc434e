import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

test('the operator’s guide lists exactly the settings there are, with their defaults and meaning', () => {
  const rows = [...docs.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gm)].map(([, name, value, about]) => ({
    name,
    default: value === '–' ? '' : value?.replaceAll('`', ''),
    about,
  }));
  expect(rows).toEqual(SETTINGS.map((setting) => ({ ...setting })));
});

test('without any setting there is a server that works', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    dataDir: './data',
    secure: false,
    botMs: 5_000,
    allowPrivateWebhooks: false,
  });
});

test('an empty setting counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_MB: ' ' })).toMatchObject({ port: 8080, databaseMb: undefined });
});

test('every setting reaches the server', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://games.example.org/',
    TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16',
    BOT_THREADS: '3',
    STALE_OPEN_HOURS: '1',
    SESSION_DAYS: '1',
    SMTP_URL: 'smtp://localhost:2525',
    MAIL_FROM: 'Sunglade <games@example.org>',
    ALLOW_PRIVATE_WEBHOOKS: 'yes',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://games.example.org',
    secure: true,
    trustedProxies: ['10.0.0.1', '192.168.0.0/16'],
    botThreads: 3,
    patience: { openMs: 3_600_000 },
    sessionMs: 86_400_000,
    smtpUrl: 'smtp://localhost:2525',
    mailFrom: 'Sunglade <games@example.org>',
    allowPrivateWebhooks: true,
  });
});

test('every wrong setting is named', () => {
  const wrong = {
    PORT: '70000',
    SOCKETS: 'many',
    PUBLIC_URL: 'example.org/path',
    LOG_LEVEL: 'loud',
    BOT_SECONDS: '-1',
    SMTP_URL: 'mail.example.org',
    MAIL_FROM: 'nobody',
    MAILS_PER_HOUR: '0',
    ALLOW_PRIVATE_WEBHOOKS: 'perhaps',
  };
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(new RegExp(`^${name} `, 'm'));
});
