// Every shape that travels: each part of a good message is needed or known to be optional, none may be of another kind,
// requests carry nothing that nobody asked for, and limits hold to the last character.
import { expect, test } from 'vitest';
import * as protocol from './index.ts';

type Path = readonly (string | number)[];

interface Schema {
  safeParse(value: unknown): { readonly success: boolean };
}

interface Shape {
  readonly schema: Schema;
  readonly good: unknown;
  /** Parts that may be left out, by path. */
  readonly optional?: readonly string[];
  /** Parts that may be of any kind, and what is in them. */
  readonly anything?: readonly string[];
}

const isParent = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = isParent(value) ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key])) : [];
  return path.length > 0 ? [path, ...inner] : inner;
}

/** A copy in which one part was changed. */
function changed(value: unknown, [key, ...rest]: Path, change: (parent: Record<string, unknown>, key: string) => void) {
  const copy = structuredClone(value) as Record<string, unknown>;
  const name = String(key);
  if (rest.length === 0) change(copy, name);
  else copy[name] = changed(copy[name], rest, change);
  return copy;
}

const put = (value: unknown, path: Path, part: unknown) =>
  changed(value, path, (parent, key) => {
    parent[key] = part;
  });

const id = 'abcdefgh';
const table = 'abcdefghijklmnopqrstuv';
const credential = {
  id: 'abc_-9',
  rawId: 'abc_-9',
  type: 'public-key',
  response: { clientDataJSON: 'c', attestationObject: 'a', transports: ['usb'] },
};
const used = {
  ...credential,
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' },
};
const quiet = { from: 0, to: 1439, zone: 'Europe/Paris' };
const url = 'https://example.org/x';
const push = { kind: 'push', endpoint: url, p256dh: 'abc=', auth: 'abc==', label: 'Firefox' };
const habits = { language: 'de', rule: 'every', minutes: 30, quiet };
const way = { id: 'w', kind: 'mail', shown: 'a@b.c', ...habits, confirmed: true, paused: 'unreachable', toldAt: 5 };
const person = { id: 'u', name: 'Ann' };
const muted = { ...person, blocked: true };
const clock = { kind: 'days', days: 3 };

const REQUESTS: Readonly<Record<string, Shape>> = {
  hello: { schema: protocol.clientMessage, good: { type: 'hello', protocol: 3 } },
  watch: { schema: protocol.clientMessage, good: { type: 'watch', id, table } },
  unwatch: { schema: protocol.clientMessage, good: { type: 'unwatch', table } },
  submit: { schema: protocol.clientMessage, good: { type: 'submit', id, table, seat: 3, at: 9, steps: ['a', 'b'] } },
  sit: {
    schema: protocol.clientMessage,
    good: { type: 'sit', id, table, seat: 1, name: 'Ann', entropy: 'ab'.repeat(32) },
    optional: ['seat'],
  },
  act: { schema: protocol.clientMessage, good: { type: 'act', id, table, seat: -1, text: '!start' } },
  say: { schema: protocol.clientMessage, good: { type: 'say', id, table, text: 'hi' } },
  phrase: {
    schema: protocol.clientMessage,
    good: { type: 'phrase', id, table, phrase: { id: 'need', about: 'twig' } },
    optional: ['phrase.about'],
  },
  ping: { schema: protocol.clientMessage, good: { type: 'ping' } },
  newTable: {
    schema: protocol.newTable,
    good: {
      game: 'glade',
      seats: 2,
      options: { a: 'x', b: 1, c: true },
      edition: 'house',
      public: true,
      clock,
      onTimeout: 'bot',
      fillIn: 'fox',
      help: 'all',
    },
    optional: [
      'options',
      'edition',
      'public',
      'clock',
      'onTimeout',
      'fillIn',
      'help',
      'talk',
      'options.a',
      'options.b',
      'options.c',
    ],
    anything: ['edition'],
  },
  'clock none': { schema: protocol.clock, good: { kind: 'none' } },
  'clock move': { schema: protocol.clock, good: { kind: 'move', seconds: 60 } },
  'clock game': { schema: protocol.clock, good: { kind: 'game', seconds: 60 } },
  'clock days': { schema: protocol.clock, good: clock },
  name: { schema: protocol.name, good: { name: 'Ann' } },
  guest: { schema: protocol.guest, good: { name: 'Ann' }, optional: ['name'] },
  recovery: { schema: protocol.recovery, good: { code: 'c' } },
  seatChoice: { schema: protocol.seatChoice, good: { seat: 0 } },
  claim: { schema: protocol.claim, good: { token: 't' } },
  mute: {
    schema: protocol.mute,
    good: { line: 0, seat: 3, user: 'u', muted: true, block: true },
    optional: ['line', 'seat', 'user', 'block'],
  },
  report: {
    schema: protocol.report,
    good: { line: 0, seat: 0, reason: 'rude', text: '' },
    optional: ['line', 'seat'],
  },
  newCampaign: {
    schema: protocol.newCampaign,
    good: { game: 'everdell-duo', played: { sheet: { a: 1 }, records: { [table]: {} } } },
    optional: ['played', `played.records.${table}`],
    anything: ['played.sheet', `played.records.${table}`],
  },
  newChapter: {
    schema: protocol.newChapter,
    good: { wish: { chapter: 1 }, clock, onTimeout: 'forfeit' },
    optional: ['clock', 'onTimeout'],
    anything: ['wish'],
  },
  progress: { schema: protocol.progress, good: { reached: [{ thing: 'puzzle:a/b', points: 0 }] } },
  newPassword: { schema: protocol.newPassword, good: { login: 'ann', password: 'p' } },
  passwordLogin: {
    schema: protocol.passwordLogin,
    good: { login: 'ann', password: 'p', take: true },
    optional: ['take'],
  },
  recover: { schema: protocol.recover, good: { code: 'c', take: false }, optional: ['take'] },
  lastWay: { schema: protocol.lastWay, good: { recovery: 'r' }, optional: ['recovery'] },
  wayToken: { schema: protocol.wayToken, good: { token: 'abcdefgh' } },
  newWay: {
    schema: protocol.newWay,
    good: { target: push, ...habits },
    optional: ['rule', 'minutes', 'quiet'],
  },
  wayChange: { schema: protocol.wayChange, good: habits, optional: ['language', 'rule', 'minutes', 'quiet'] },
  quietHours: { schema: protocol.quietHours, good: quiet },
  mail: { schema: protocol.wayTarget, good: { kind: 'mail', address: 'a@b' } },
  ntfy: { schema: protocol.wayTarget, good: { kind: 'ntfy', url, token: 't' }, optional: ['token'] },
  gotify: { schema: protocol.wayTarget, good: { kind: 'gotify', url, token: 't' } },
  discord: { schema: protocol.wayTarget, good: { kind: 'discord', url } },
  webhook: { schema: protocol.wayTarget, good: { kind: 'webhook', url } },
};

/** Answers, addresses and what browsers make: they may carry more than we read. */
const ANSWERS: Readonly<Record<string, Shape>> = {
  newPasskey: {
    schema: protocol.newPasskey,
    good: { label: 'phone', credential },
    optional: ['label', 'credential.response.transports'],
  },
  passkeyLogin: {
    schema: protocol.passkeyLogin,
    good: { take: true, credential: used },
    optional: ['take', 'credential.response.userHandle'],
  },
  tableParams: { schema: protocol.tableParams, good: { id: table } },
  pastQuery: { schema: protocol.pastQuery, good: { views: '1' }, optional: ['views'] },
  sessionParams: { schema: protocol.sessionParams, good: { id: '0123456789abcdef' } },
  passkeyParams: { schema: protocol.passkeyParams, good: { id: 'abc_-9' } },
  wayParams: { schema: protocol.wayParams, good: { id: 'abcd.-_9' } },
  welcomed: { schema: protocol.welcomed, good: { user: person, recovery: 'r' } },
  me: { schema: protocol.me, good: { user: person, muted: [muted] }, optional: ['muted.0'] },
  whoAmI: { schema: protocol.whoAmI, good: { user: person, muted: [muted] }, optional: ['muted.0'] },
  mutedParams: { schema: protocol.mutedParams, good: { id: 'm' } },
  opened: {
    schema: protocol.opened,
    good: { id: 't', warnings: [{ code: 'c', path: 'p' }] },
    optional: ['warnings', 'warnings.0'],
  },
  seatToken: { schema: protocol.seatToken, good: { token: 't' } },
  claimed: { schema: protocol.claimed, good: { table: 't', seat: 1 } },
  signedIn: { schema: protocol.signedIn, good: { user: person, moved: 2 } },
  newLogin: { schema: protocol.newLogin, good: { login: 'ann 12' } },
  newRecovery: { schema: protocol.newRecovery, good: { recovery: 'r' } },
  account: {
    schema: protocol.account,
    good: {
      user: { ...person, createdAt: 1 },
      guest: false,
      login: 'ann 12',
      number: '12',
      passkeys: [{ id: 'p', label: 'phone', createdAt: 1, usedAt: 2 }],
      sessions: [{ id: 's', current: true, createdAt: 1, seenAt: 2, agent: 'Firefox' }],
      fresh: true,
      offers: { passkey: true, password: true },
    },
    optional: ['passkeys.0', 'sessions.0'],
  },
  ways: {
    schema: protocol.ways,
    good: {
      ways: [way],
      gaps: { push: null, mail: 'no-mail-server', ntfy: null, gotify: null, discord: null, webhook: null },
      pushKey: 'k',
    },
    optional: ['ways.0'],
  },
  wayMade: { schema: protocol.wayMade, good: { way, secret: 's' } },
  wayConfirmed: { schema: protocol.wayConfirmed, good: { shown: 'a@b.c' } },
  looked: { schema: protocol.looked, good: { again: true } },
};

const SHAPES = [...Object.entries(REQUESTS), ...Object.entries(ANSWERS)];
const accepts = ({ schema }: Pick<Shape, 'schema'>, value: unknown): boolean => schema.safeParse(value).success;

test.each(SHAPES)('%s: every part is needed, and of its kind', (_, shape) => {
  expect(accepts(shape, shape.good)).toBe(true);
  const { optional = [], anything = [] } = shape;
  for (const path of pathsOf(shape.good)) {
    const name = path.join('.');
    if (anything.some((free) => name.startsWith(`${free}.`))) continue;
    const last = path.at(-1);
    const inList = /^\d+$/.test(String(last));
    const without = changed(shape.good, path, (parent, key) => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
    });
    if (!inList) expect([name, accepts(shape, without)]).toEqual([name, optional.includes(name)]);
    const other = accepts(shape, put(shape.good, path, Symbol('of no kind')));
    expect([name, other]).toEqual([name, anything.includes(name)]);
  }
});

test.each(Object.entries(REQUESTS))('%s carries nothing that nobody asked for', (_, shape) => {
  const objects = [[], ...pathsOf(shape.good)].filter((path) => {
    const part = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], shape.good);
    const name = path.join('.');
    const free = [...(shape.anything ?? []), 'options', 'played.records'].some((one) => name.startsWith(one));
    return isParent(part) && !Array.isArray(part) && !free;
  });
  for (const path of objects)
    expect([path.join('.'), accepts(shape, put(shape.good, [...path, 'more'], 1))]).toEqual([path.join('.'), false]);
});

/** The last value that is allowed and the first that is not. */
const LIMITS: readonly (readonly [shape: string, path: string, allowed: unknown, refused: unknown])[] = [
  ['hello', 'protocol', 1_000_000, 1_000_001],
  ['hello', 'protocol', 0, -1],
  ['watch', 'id', 'a'.repeat(40), 'a'.repeat(41)],
  ['watch', 'id', 'aA9_-aA9', 'aA9_-aA'],
  ['watch', 'table', 'a'.repeat(40), 'a'.repeat(41)],
  ['watch', 'table', 'aA9_-aA9', 'aA9_-aA'],
  ['watch', 'id', 'abcdefgh', 'abcdefgh '],
  ['watch', 'id', 'abcdefgh', ' abcdefgh'],
  ['watch', 'table', 'abcdefgh', 'abcdefgh/'],
  ['watch', 'table', 'abcdefgh', '/abcdefgh'],
  ['submit', 'seat', 3, 4],
  ['submit', 'seat', 0, -1],
  ['submit', 'at', 100_000, 100_001],
  ['submit', 'at', 0, -1],
  ['submit', 'steps', ['a'], []],
  ['submit', 'steps', Array(64).fill('a'), Array(65).fill('a')],
  ['submit', 'steps', ['a'], ['']],
  ['submit', 'steps', ['a'.repeat(120)], ['a'.repeat(121)]],
  ['sit', 'name', '', null],
  ['sit', 'name', 'x'.repeat(60), 'x'.repeat(61)],
  ['sit', 'entropy', '0f'.repeat(32), '0f'.repeat(31)],
  ['sit', 'entropy', '9a'.repeat(32), `${'9a'.repeat(32)}0`],
  ['sit', 'entropy', '9a'.repeat(32), `0${'9a'.repeat(32)}`],
  ['sit', 'entropy', '9a'.repeat(32), '9A'.repeat(32)],
  ['act', 'seat', -1, -2],
  ['act', 'seat', 3, 4],
  ['act', 'text', '!propose 123456', '!propose 1234567'],
  ['act', 'text', '!propose 1', '!propose '],
  ['act', 'text', '!propose bot 1', '!propose bot x'],
  ['act', 'text', '!propose bot 1', '!propose bot 12'],
  ['act', 'text', '!propose end', '!propose ends'],
  ['act', 'text', `!bot ${'a'.repeat(31)}`, `!bot ${'a'.repeat(32)}`],
  ['act', 'text', '!bot a', '!bot '],
  ['act', 'text', '!bot search-1', '!bot -1'],
  ['act', 'text', '!bot fox+bold', '!bot fox+'],
  ['act', 'text', '!bot fox+bold', '!bot fox+Bold'],
  ['act', 'text', `!bot fox+${'a'.repeat(20)}`, `!bot fox+${'a'.repeat(21)}`],
  ['act', 'text', '!undo', '!undo '],
  ['act', 'text', '!hint', ' !hint'],
  ['act', 'text', '!close', '!open'],
  ['say', 'text', 'x'.repeat(400), 'x'.repeat(401)],
  ['say', 'text', 'x', ''],
  ['phrase', 'phrase.id', 'a'.repeat(40), 'a'.repeat(41)],
  ['phrase', 'phrase.id', 'a-b', '-ab'],
  ['phrase', 'phrase.id', 'a', ''],
  ['phrase', 'phrase.id', 'ab', 'aB'],
  ['phrase', 'phrase.id', 'ab', 'ab1'],
  ['phrase', 'phrase.id', 'ab', '1ab'],
  ['newTable', 'game', 'g'.repeat(40), 'g'.repeat(41)],
  ['newTable', 'seats', 1, 0],
  ['newTable', 'seats', 4, 5],
  ['newTable', 'seats', 2, 2.5],
  ['newTable', 'options', {}, { a: null }],
  ['newTable', 'onTimeout', 'wait', 'never'],
  ['newTable', 'fillIn', 'f'.repeat(32), 'f'.repeat(33)],
  ['newTable', 'help', 'hints', 'some'],
  ['newTable', 'help', 'none', ''],
  ['newTable', 'talk', 'off', 'shout'],
  ['clock move', 'seconds', 5, 4],
  ['clock move', 'seconds', 86_400, 86_401],
  ['clock game', 'seconds', 30, 29],
  ['clock game', 'seconds', 604_800, 604_801],
  ['clock days', 'days', 1, 0],
  ['clock days', 'days', 30, 31],
  ['clock none', 'kind', 'none', 'never'],
  ['name', 'name', 'x', ''],
  ['name', 'name', 'x'.repeat(60), 'x'.repeat(61)],
  ['recovery', 'code', 'x', ''],
  ['recovery', 'code', 'x'.repeat(100), 'x'.repeat(101)],
  ['seatChoice', 'seat', 0, -1],
  ['seatChoice', 'seat', 3, 4],
  ['claim', 'token', 'x', ''],
  ['claim', 'token', 'x'.repeat(100), 'x'.repeat(101)],
  ['mute', 'line', 0, -1],
  ['mute', 'user', 'x'.repeat(40), 'x'.repeat(41)],
  ['mute', 'seat', 0, -1],
  ['mute', 'seat', 3, 4],
  ['report', 'text', 'x'.repeat(400), 'x'.repeat(401)],
  ['report', 'reason', 'unfair', 'bored'],
  ['mutedParams', 'id', 'x'.repeat(40), 'x'.repeat(41)],
  ['newCampaign', 'game', 'g'.repeat(40), 'g'.repeat(41)],
  ['newCampaign', 'played.records', {}, { short: {} }],
  ['newChapter', 'onTimeout', 'bot', 'never'],
  ['progress', 'reached.0.thing', `lesson:${'g'.repeat(40)}/${'l'.repeat(40)}`, `lesson:${'g'.repeat(41)}`],
  ['progress', 'reached.0.thing', 'daily:all', 'daily'],
  ['progress', 'reached.0.points', 1_000_000_000, 1_000_000_001],
  ['progress', 'reached.0.points', 0, -1],
  ['newPassword', 'login', 'x'.repeat(100), 'x'.repeat(101)],
  ['newPassword', 'password', 'x'.repeat(400), 'x'.repeat(401)],
  ['lastWay', 'recovery', 'x'.repeat(100), 'x'.repeat(101)],
  ['wayToken', 'token', 'x'.repeat(8), 'x'.repeat(7)],
  ['wayToken', 'token', 'x'.repeat(100), 'x'.repeat(101)],
  ['newPasskey', 'label', 'x'.repeat(100), 'x'.repeat(101)],
  ['newPasskey', 'credential.id', 'x'.repeat(1400), 'x'.repeat(1401)],
  ['newPasskey', 'credential.id', 'x', ''],
  ['newPasskey', 'credential.id', 'x', 'x='],
  ['newPasskey', 'credential.id', 'x', '=x'],
  ['newPasskey', 'credential.type', 'public-key', 'password'],
  ['newPasskey', 'credential.response.clientDataJSON', 'x'.repeat(20_000), 'x'.repeat(20_001)],
  ['newPasskey', 'credential.response.transports', Array(10).fill('usb'), Array(11).fill('usb')],
  ['passkeyLogin', 'credential.type', 'public-key', 'password'],
  ['passkeyLogin', 'credential.response.userHandle', null, 5],
  ['pastQuery', 'views', '0', '2'],
  ['sessionParams', 'id', '0123456789abcdef', '0123456789abcde'],
  ['sessionParams', 'id', '0123456789abcdef', '0123456789abcdefa'],
  ['sessionParams', 'id', '0123456789abcdef', 'f0123456789abcdef'],
  ['sessionParams', 'id', '0123456789abcdef', '0123456789abcdeg'],
  ['wayParams', 'id', 'a'.repeat(8), 'a'.repeat(7)],
  ['wayParams', 'id', 'a'.repeat(100), 'a'.repeat(101)],
  ['wayParams', 'id', 'abcd.-_9', 'abcd.-_9/'],
  ['wayParams', 'id', 'abcd.-_9', '/abcd.-_9'],
  ['quietHours', 'from', 0, -1],
  ['quietHours', 'to', 1439, 1440],
  ['quietHours', 'zone', 'x', ''],
  ['quietHours', 'zone', 'x'.repeat(60), 'x'.repeat(61)],
  ['newWay', 'minutes', 1, 0],
  ['newWay', 'minutes', 10_080, 10_081],
  ['newWay', 'quiet', null, 'never'],
  ['newWay', 'language', 'fr', 'it'],
  ['newWay', 'rule', 'always', 'never'],
  ['newWay', 'target.label', 'x'.repeat(60), 'x'.repeat(61)],
  ['newWay', 'target.endpoint', `http://${'x'.repeat(990)}`, `http://${'x'.repeat(991)}`],
  ['newWay', 'target.endpoint', 'https://x', 'ftp://x'],
  ['newWay', 'target.endpoint', 'https://x', 'https://x y'],
  ['newWay', 'target.endpoint', 'https://x', ' https://x'],
  ['newWay', 'target.p256dh', 'x'.repeat(100), 'x'.repeat(101)],
  ['newWay', 'target.p256dh', 'x==', 'x==='],
  ['newWay', 'target.p256dh', 'x', '='],
  ['newWay', 'target.auth', 'x'.repeat(40), 'x'.repeat(41)],
  ['mail', 'address', 'a@b', 'a@'],
  ['mail', 'address', 'x'.repeat(254), 'x'.repeat(255)],
  ['ntfy', 'token', 'x'.repeat(200), 'x'.repeat(201)],
  ['ntfy', 'token', '!~', 'a b'],
  ['ntfy', 'token', 'x', ''],
  ['ntfy', 'token', 'x', 'x\n'],
];

test.each(LIMITS)('%s.%s: up to %j and not %j', (name, path, allowed, refused) => {
  const shape = { ...REQUESTS, ...ANSWERS }[name];
  if (!shape) throw new Error(`no shape ${name}`);
  expect(accepts(shape, put(shape.good, path.split('.'), allowed))).toBe(true);
  expect(accepts(shape, put(shape.good, path.split('.'), refused))).toBe(false);
});

test('some bodies may be missing altogether', () => {
  for (const schema of [protocol.guest, protocol.lastWay])
    for (const value of [undefined, null]) expect(schema.safeParse(value).success).toBe(true);
  for (const text of ['undo', 'hint', 'resign', 'stand', 'start', 'return', 'agree', 'decline', 'close'])
    expect(accepts(REQUESTS.act as Shape, { type: 'act', id, table, seat: 0, text: `!${text}` })).toBe(true);
});

test('answers for nobody: no person, no login, never used, never told', () => {
  const { account, whoAmI, wayMade } = ANSWERS;
  const empty: readonly (readonly [Shape | undefined, string])[] = [
    [whoAmI, 'user'],
    [account, 'login'],
    [account, 'passkeys.0.usedAt'],
    [account, 'sessions.0.createdAt'],
    [wayMade, 'secret'],
    [wayMade, 'way.paused'],
    [wayMade, 'way.toldAt'],
    [wayMade, 'way.quiet'],
  ];
  for (const [shape, path] of empty)
    expect([path, shape && accepts(shape, put(shape.good, path.split('.'), null))]).toEqual([path, true]);
});
