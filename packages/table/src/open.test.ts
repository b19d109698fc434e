import { type AnyGame, commitTo, createEdition, type Edition, type Json, shippedEdition } from '@sunglade/core';
import { glade } from '@sunglade/testkit/glade';
import { describe, expect, it } from 'vitest';
import { type StoredConfig, storeConfig, TABLE_FORMAT } from './config.ts';
import type { TableLine } from './lines.ts';
import { OpenError, openTable, openTableOf } from './open.ts';
import { seenBy } from './seen.ts';
import { createTableFile, readTableFile } from './table-file.ts';

const game: AnyGame = glade;
const secret = 'f'.repeat(64);

function config(edition?: Json, of: AnyGame = game): StoredConfig {
  const setup = of.setup({ seats: 2, ...(edition === undefined ? {} : { edition }) });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const whole = {
    id: 'table-1',
    game: 'glade',
    rules: of.version,
    setup: setup.value,
    host: 'ada',
    public: false,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    fillIn: 'greedy',
    commitment: commitTo(secret),
    openedAt: 0,
  } as const;
  return storeConfig(whole, of);
}

const code = (stored: StoredConfig, lines: readonly TableLine[] = []): string | null => {
  try {
    openTableOf(game, { config: stored, secret }, lines);
    return null;
  } catch (error) {
    return error instanceof OpenError ? error.code : String(error);
  }
};

const own = { ...(game.editions[0]?.content as Record<string, Json>), id: 'mine', rounds: 2 };

describe('a stored table', () => {
  it('names a shipped edition and embeds any other, with its words beside it', () => {
    expect(config().setup.edition).toEqual({ id: 'glade-24', hash: game.editions[0]?.hash });
    const words = { en: { 3: 'Acorn' } };
    const stored = config({ content: own, words });
    expect(stored.setup.edition).toMatchObject({ id: 'mine', content: { rounds: 2 }, words });
    const table = openTableOf(game, { config: stored, secret }, []);
    expect(seenBy(table, null, 0).edition).toEqual(stored.setup.edition);
    // The names are outside the hash.
    expect(config({ content: own }).setup.edition.hash).toBe(stored.setup.edition.hash);
  });

  it('opens whatever is corrected in the words of a shipped edition, because its hash is a pinned name', () => {
    const [house] = game.editions as readonly [Edition];
    const stored = config();
    const corrected = { ...game, editions: [shippedEdition(house.id, house.hash, { ...own, id: house.id })] };
    expect(() => openTableOf(corrected, { config: stored, secret }, [])).not.toThrow();
  });

  it('of the first format, which wrote nothing in place of the content and no number, opens too', () => {
    const { format: _, ...first } = config();
    const { id, hash } = first.setup.edition;
    expect(code({ ...first, setup: { ...first.setup, edition: { id, hash, content: null } } })).toBeNull();
  });

  it('takes the default of an option that it does not name', () => {
    const stored = config();
    const table = openTableOf(game, { config: { ...stored, setup: { ...stored.setup, options: {} } }, secret }, []);
    expect(table.config.setup.options).toEqual({ berries: 0 });
  });

  it.each([
    ['table-newer', { format: TABLE_FORMAT + 1 }],
    ['edition-unknown', { setup: { seats: 2, options: {}, edition: { id: 'x', hash: 'y' } } }],
    ['setup-unknown', { setup: { ...config().setup, options: { berries: 9 } } }],
    ['setup-unknown', { setup: { ...config().setup, options: { weather: 'rain' } } }],
    ['setup-unknown', { setup: { ...config().setup, edition: { ...createEdition('x', { rounds: -1 }) } } }],
  ])('that cannot be opened says %s', (expected, more) => {
    expect(code({ ...config(), ...more })).toBe(expected);
  });

  it('with a note of a later program, or a line that does not follow, says so', () => {
    const line = { at: 0, by: 'ada', seat: 0, text: '!dance' };
    expect(code(config(), [line])).toBe('table-newer');
    expect(code(config(), [{ ...line, text: '!stand' }])).toBe('lines-broken');
  });

  it('of rules that are not here says so', async () => {
    const opening = openTable({ config: config(), secret }, [], async () => null);
    await expect(opening).rejects.toMatchObject({ code: 'rules-unknown' });
    await expect(opening).rejects.toThrow(`table-1: rules-unknown: glade ${game.version}`);
  });

  it('is opened with the rules it was played by', async () => {
    const asked: [string, number][] = [];
    const table = await openTable({ config: config(), secret }, [], async (...which) => {
      asked.push(which);
      return game;
    });
    expect([asked, table.lines, table.status]).toEqual([[['glade', game.version]], [], 'open']);
  });

  it('names the table, and the part or the line at which it ended', () => {
    const wrong =
      (stored: StoredConfig, lines: readonly TableLine[] = []) =>
      () =>
        openTableOf(game, { config: stored, secret }, lines);
    const odd = { ...config(), setup: { ...config().setup, options: { berries: 9 } } };
    expect(wrong(odd)).toThrow(/^table-1: setup-unknown: option-value \S*berries$/);
    const line = { at: 0, by: 'ada', seat: 0, text: `!sit ${'a'.repeat(64)} Ada` };
    expect(wrong(config(), [line, { ...line, text: '!dance' }])).toThrow(
      'table-1: table-newer: line 1 "!dance": unknown-line',
    );
    expect(wrong(config(), [line, line])).toThrow(/^table-1: lines-broken: line 1 "!sit .*": seat-taken$/);
  });
});

describe('a table in a file', () => {
  const sit = (by: string, seat: number): TableLine => ({ at: 1, by, seat, text: `!sit ${'a'.repeat(64)} ${by}` });
  const lines = [sit('ada', 0), sit('ben', 1), { at: 2, by: '@system', seat: 1, text: '!hand cleo' }];

  it('names nobody by their id and opens again', () => {
    const file = createTableFile({ config: config(), secret }, lines);
    expect(file.lines.map(({ by }) => by)).toEqual(['person-1', 'person-2', '@system']);
    expect(file.lines[2]?.text).toBe('!hand person-3');
    const read = readTableFile(JSON.parse(JSON.stringify(file)));
    expect(read).toEqual(file);
    if (read) expect(openTableOf(game, read, read.lines).chairs.map(({ name }) => name)).toEqual(['ada', 'ben']);
  });

  it('numbers each once, whoever they are, and leaves alone what only sounds like a hand', () => {
    const talk = [
      sit('ben', 1),
      { at: 2, by: '@clock', seat: 0, text: '!timeout' },
      { at: 3, by: '@bot', seat: 0, text: 'x !hand ada' },
    ];
    const file = createTableFile({ config: config(), secret }, [
      ...talk,
      { at: 4, by: '@system', seat: 0, text: '!hand ben' },
    ]);
    expect(file.format).toBe('sunglade-table');
    expect(file.secret).toBe(secret);
    expect(file.config).toEqual({ ...config(), host: 'person-1' });
    expect(file.lines.map(({ at, by, seat, text }) => [at, by, seat, text])).toEqual([
      [1, 'person-2', 1, `!sit ${'a'.repeat(64)} ben`],
      [2, '@clock', 0, '!timeout'],
      [3, '@bot', 0, 'x !hand ada'],
      [4, '@system', 0, '!hand person-2'],
    ]);
  });

  it('says of the first format that it is the first', () => {
    const { format: _, ...first } = config();
    expect(createTableFile({ config: first, secret }, []).config.format).toBe(1);
  });

  describe('is read', () => {
    const file = JSON.parse(JSON.stringify(createTableFile({ config: config(), secret }, lines)));
    const [line] = file.lines;

    it('up to the newest format', () => {
      expect(readTableFile({ ...file, config: { ...file.config, format: TABLE_FORMAT } })).not.toBeNull();
      expect(readTableFile({ ...file, config: { ...file.config, format: TABLE_FORMAT + 1 } })).toBeNull();
    });

    it.each([
      ['another format', { format: 'sunglade-record' }],
      ['no config', { config: null }],
      ['no set-up', { config: { ...file.config, setup: 'small' } }],
      ['no secret', { secret: 7 }],
      ['no list of lines', { lines: {} }],
      ['a line without a time', { lines: [line, { ...line, at: 'noon' }] }],
      ['a line of nobody', { lines: [{ ...line, by: null }] }],
      ['a line between chairs', { lines: [{ ...line, seat: 0.5 }] }],
      ['a line that says nothing', { lines: [{ ...line, text: null }] }],
      ['a line that is none', { lines: [null] }],
    ])('not with %s', (_, more) => expect(readTableFile({ ...file, ...more })).toBeNull());
  });

  it.each([null, {}, { format: 'sunglade-table' }, { format: 'sunglade-table', config: {}, secret, lines: [1] }])(
    'that is nothing of the kind is not read',
    (raw) => expect(readTableFile(raw)).toBeNull(),
  );
});
