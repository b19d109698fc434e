// Everything an operator can set, from environment variables. docs/operations.md lists the same; a test compares them.
import { availableParallelism } from 'node:os';
import { TALKS, type Talk } from '@sunglade/table';

interface Setting {
  readonly name: string;
  readonly default: string;
  readonly about: string;
}

export const SETTINGS = [
  { name: 'PORT', default: '8080', about: 'The port for page, API and sockets. 0 takes a free one.' },
  { name: 'HOST', default: '0.0.0.0', about: 'The address to listen on.' },
  { name: 'DATA_DIR', default: './data', about: 'The folder of the database.' },
  {
    name: 'DATABASE_MB',
    default: '',
    about: 'The database may grow so large; beyond that, moves are refused. Without it, as far as the disk goes.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    about:
      'A PostgreSQL for one or many nodes, for example postgres://user:password@host/sunglade. Without it, DATA_DIR.',
  },
  { name: 'DATABASE_CONNECTIONS', default: '10', about: 'How many connections to PostgreSQL one node holds.' },
  {
    name: 'NATS_URL',
    default: '',
    about: 'The NATS over which nodes tell each other news, for example nats://host:4222. Needs DATABASE_URL.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    about:
      'How people reach the site, for example https://games.example.org. With https, cookies are sent only over it.',
  },
  {
    name: 'ALLOWED_ORIGINS',
    default: '',
    about: 'Other sites, separated by commas, whose pages may talk to this server.',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    about: 'Addresses or networks, separated by commas, whose X-Forwarded-For is believed.',
  },
  { name: 'LOG_LEVEL', default: 'info', about: 'fatal, error, warn, info, debug, trace or silent.' },
  {
    name: 'METRICS_TOKEN',
    default: '',
    about:
      'Whoever sends it as bearer token may read /metrics; without one, only this machine, and only where no PUBLIC_URL is set.',
  },
  { name: 'SESSION_DAYS', default: '180', about: 'How long a browser is remembered after its last visit.' },
  {
    name: 'STALE_OPEN_HOURS',
    default: '48',
    about: 'A table that has not begun is closed after this long without anybody.',
  },
  { name: 'STALE_PLAYING_DAYS', default: '60', about: 'A game is closed after this long without a move.' },
  {
    name: 'STALE_NOTICE_DAYS',
    default: '7',
    about: 'So long before that its players are told. 0: they are not.',
  },
  {
    name: 'AWAY_MINUTES',
    default: '2',
    about: 'How long somebody must be gone before those who are there may let a bot play for them.',
  },
  {
    name: 'HOLIDAY_DAYS',
    default: '30',
    about:
      'How many days of a calendar year one person may be on holiday: their time stands still at turn-by-turn tables. 0: none.',
  },
  { name: 'TABLES_IN_MEMORY', default: '2000', about: 'How many tables are kept ready; the others are read again.' },
  { name: 'TABLES_PER_USER', default: '30', about: 'How many tables of one person may wait or play.' },
  { name: 'SOCKETS', default: '20000', about: 'How many sockets at once.' },
  { name: 'SOCKETS_PER_ADDRESS', default: '200', about: 'How many sockets at once from one address.' },
  { name: 'SOCKETS_PER_USER', default: '20', about: 'How many sockets at once of one person.' },
  {
    name: 'MESSAGES_PER_SECOND',
    default: '20',
    about: 'How many messages one socket may send per second, over a longer time.',
  },
  { name: 'REQUESTS_PER_MINUTE', default: '600', about: 'How many requests one address may send per minute.' },
  {
    name: 'CHAT',
    default: 'text',
    about:
      'How people talk at tables at most: off, phrases (only ready ones, in every reader’s language) or text. A table may agree on less.',
  },
  {
    name: 'GUESTS_PER_HOUR',
    default: '60',
    about: 'How many new guests and recoveries one address may ask for per hour.',
  },
  {
    name: 'BOT_THREADS',
    default: 'auto',
    about: 'How many bots may think at once; auto is one less than there are cores.',
  },
  {
    name: 'BOT_SECONDS',
    default: '5',
    about: 'A bot that thinks longer is stopped, and any legal step is taken for it.',
  },
  {
    name: 'BOT_QUEUE',
    default: '256',
    about: 'How many bots may wait to think; beyond that any legal step is taken for them.',
  },
  {
    name: 'REVIEW_THREADS',
    default: '1',
    about: 'How many finished games may be reviewed at once for those who look back. 0: pages do it themselves.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    about:
      'The mail server that notices go through, for example smtps://user:password@mail.example.org. Needs MAIL_FROM, and PUBLIC_URL for the links. Without it, no mail.',
  },
  {
    name: 'MAIL_FROM',
    default: '',
    about: 'Whom mails come from, for example Sunglade <games@example.org>.',
  },
  { name: 'MAILS_PER_HOUR', default: '20', about: 'How many notices one mail address may get per hour.' },
  {
    name: 'ALLOW_PRIVATE_WEBHOOKS',
    default: 'no',
    about:
      'yes lets notices go to addresses in your own network and without encryption. Only where you trust everybody who has an account.',
  },
  {
    name: 'TEST_CLOCK_OFFSET_SECONDS',
    default: '0',
    about: "For tests only: this machine's clock is wrong by so much.",
  },
  { name: 'DRAIN_SECONDS', default: '10', about: 'How long a stopping server waits for what it has begun.' },
] as const satisfies readonly Setting[];

type Name = (typeof SETTINGS)[number]['name'];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseMb: number | undefined;
  readonly databaseUrl: string;
  readonly databaseConnections: number;
  readonly natsUrl: string;
  readonly publicUrl: string;
  readonly secure: boolean;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metricsToken: string;
  readonly sessionMs: number;
  readonly patience: { readonly openMs: number; readonly playingMs: number; readonly noticeMs: number };
  readonly awayMs: number;
  readonly holidayDays: number;
  readonly tablesInMemory: number;
  readonly tablesPerUser: number;
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerUser: number;
  readonly messagesPerSecond: number;
  readonly requestsPerMinute: number;
  readonly guestsPerHour: number;
  readonly talk: Talk;
  readonly botThreads: number;
  readonly botMs: number;
  readonly botQueue: number;
  readonly reviewThreads: number;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly mailsPerHour: number;
  readonly allowPrivateWebhooks: boolean;
  readonly testClockOffsetMs: number;
  readonly drainMs: number;
}

const HOUR = 3_600_000;

const list = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Reads every setting and names every one that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const text = (name: Name): string => {
    const value = environment[name]?.trim();
    return value ? value : (SETTINGS.find((setting) => setting.name === name)?.default ?? '');
  };
  const number = (name: Name, min: number, max: number): number => {
    const value = Number(text(name));
    if (!(value >= min && value <= max)) problems.push(`${name} must be a number from ${min} to ${max}`);
    return value;
  };
  const url = text('PUBLIC_URL');
  if (url !== '' && !/^https?:\/\/[^/?#]+\/?$/.test(url))
    problems.push('PUBLIC_URL must look like https://games.example.org');
  const level = LOG_LEVELS.find((one) => one === text('LOG_LEVEL'));
  if (!level) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const talk = TALKS.find((one) => one === text('CHAT'));
  if (!talk) problems.push(`CHAT must be one of ${TALKS.join(', ')}`);
  const config: Config = {
    port: number('PORT', 0, 65_535),
    host: text('HOST'),
    dataDir: text('DATA_DIR'),
    databaseMb: text('DATABASE_MB') === '' ? undefined : number('DATABASE_MB', 0.1, 1_000_000),
    databaseUrl: text('DATABASE_URL'),
    databaseConnections: number('DATABASE_CONNECTIONS', 1, 1_000),
    natsUrl: text('NATS_URL'),
    publicUrl: url.replace(/\/$/, ''),
    secure: url.startsWith('https:'),
    allowedOrigins: list(text('ALLOWED_ORIGINS')),
    trustedProxies: list(text('TRUSTED_PROXIES')),
    logLevel: level ?? 'info',
    metricsToken: text('METRICS_TOKEN'),
    sessionMs: number('SESSION_DAYS', 0.001, 3650) * 24 * HOUR,
    patience: {
      openMs: number('STALE_OPEN_HOURS', 0.001, 8760) * HOUR,
      playingMs: number('STALE_PLAYING_DAYS', 0.001, 3650) * 24 * HOUR,
      noticeMs: number('STALE_NOTICE_DAYS', 0, 365) * 24 * HOUR,
    },
    awayMs: number('AWAY_MINUTES', 0, 10_080) * 60_000,
    holidayDays: Math.floor(number('HOLIDAY_DAYS', 0, 366)),
    tablesInMemory: number('TABLES_IN_MEMORY', 1, 1_000_000),
    tablesPerUser: number('TABLES_PER_USER', 1, 1_000_000),
    sockets: number('SOCKETS', 1, 1_000_000),
    socketsPerAddress: number('SOCKETS_PER_ADDRESS', 1, 1_000_000),
    socketsPerUser: number('SOCKETS_PER_USER', 1, 1_000_000),
    messagesPerSecond: number('MESSAGES_PER_SECOND', 1, 1_000_000),
    requestsPerMinute: number('REQUESTS_PER_MINUTE', 1, 10_000_000),
    guestsPerHour: number('GUESTS_PER_HOUR', 1, 10_000_000),
    talk: talk ?? 'text',
    botThreads:
      text('BOT_THREADS') === 'auto' ? Math.max(1, availableParallelism() - 1) : number('BOT_THREADS', 1, 256),
    botMs: number('BOT_SECONDS', 0.01, 600) * 1000,
    botQueue: number('BOT_QUEUE', 0, 100_000),
    reviewThreads: Math.floor(number('REVIEW_THREADS', 0, 64)),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    mailsPerHour: number('MAILS_PER_HOUR', 1, 10_000),
    allowPrivateWebhooks: text('ALLOW_PRIVATE_WEBHOOKS') === 'yes',
    testClockOffsetMs: number('TEST_CLOCK_OFFSET_SECONDS', -86_400, 86_400) * 1000,
    drainMs: number('DRAIN_SECONDS', 0, 600) * 1000,
  };
  if (config.databaseUrl !== '' && !/^postgres(ql)?:\/\//.test(config.databaseUrl))
    problems.push('DATABASE_URL must look like postgres://user:password@host/database');
  if (config.natsUrl !== '' && !/^(nats|tls):\/\/[^\s]+$/.test(config.natsUrl))
    problems.push('NATS_URL must look like nats://host:4222');
  if (!['yes', 'no'].includes(text('ALLOW_PRIVATE_WEBHOOKS')))
    problems.push('ALLOW_PRIVATE_WEBHOOKS must be yes or no');
  if (config.smtpUrl !== '' && !/^smtps?:\/\/\S+$/.test(config.smtpUrl))
    problems.push('SMTP_URL must look like smtps://user:password@mail.example.org');
  if (config.smtpUrl !== '' && !/^[^@<>\r\n]+@[^@<>\s]+$|^[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>$/.test(config.mailFrom))
    problems.push('MAIL_FROM must look like Sunglade <games@example.org>');
  // Two nodes on one folder is what its lock forbids.
  if (config.natsUrl !== '' && config.databaseUrl === '') problems.push('NATS_URL needs DATABASE_URL');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return config;
}
