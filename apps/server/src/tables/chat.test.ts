import type { Bus, ChatStored, Muted, Runner, Store } from '@sunglade/match';
import type { Talk } from '@sunglade/protocol';
import type { Table } from '@sunglade/table';
import { describe, expect, test } from 'vitest';
import { Chat } from './chat.ts';

const ANN = { id: 'ann', name: 'Ann', createdAt: 0 };
const EVE = { id: 'eve', name: 'Eve', createdAt: 0 };
const MATCH = 'match';

/** A table at which Ann plays, of a game with one phrase of its own for teams. */
const tableOf = (mode: string, talk?: Talk): Table =>
  ({
    status: 'playing',
    chairs: [{ holder: ANN.id, name: 'Ann' }],
    seatsOf: (user: string) => (user === ANN.id ? 1 : 0),
    game: { phrases: [{ id: 'need', about: ['twig'], when: { option: 'mode', is: ['together'] } }] },
    config: { setup: { options: { mode } }, talk },
  }) as unknown as Table;

function open(talk: Talk, mode = 'together', agreed?: Talk, muted: readonly Muted[] = []) {
  const table = tableOf(mode, agreed);
  const lines: ChatStored[] = [];
  const look = async <T>(_: string, read: (one: Table) => T): Promise<T> => read(table);
  const store = {
    user: async () => null,
    mutedBy: async () => [...muted],
    mute: async () => undefined,
    blockedFrom: async () => [],
    chat: async () => lines,
    say: async (line: Omit<ChatStored, 'n'>) => {
      lines.push({ ...line, n: lines.length });
      return lines.at(-1);
    },
  };
  return new Chat({
    store: store as unknown as Store,
    runner: { id: 'node', read: look, peek: look, watchersOf: () => new Set() } as unknown as Runner,
    bus: { subscribe: () => undefined, publish: () => undefined } as unknown as Bus,
    now: () => 7,
    talk,
    onError: (error) => {
      throw error;
    },
    onReport: () => undefined,
  });
}

const refused = (code: string) => expect.objectContaining({ code });

describe('ready phrases', () => {
  test('are told by name, so that everybody reads them in their own language', async () => {
    const chat = open('text');
    await chat.sayPhrase(ANN, MATCH, 'submission', { id: 'hello' });
    await chat.sayPhrase(ANN, MATCH, 'submission', { id: 'need', about: 'twig' });
    expect(await chat.history(MATCH, ANN.id)).toEqual([
      { n: 0, at: 7, name: 'Ann', seat: 0, text: '', phrase: { id: 'hello' } },
      { n: 1, at: 7, name: 'Ann', seat: 0, text: '', phrase: { id: 'need', about: 'twig' } },
    ]);
  });

  test('cannot be typed', async () => {
    const chat = open('text');
    await chat.say(ANN, MATCH, 'submission', '\u0001hello');
    expect(await chat.history(MATCH, ANN.id)).toMatchObject([{ text: 'hello' }]);
    expect((await chat.history(MATCH, ANN.id))[0]).not.toHaveProperty('phrase');
  });

  test.each([{ id: 'nonsense' }, { id: 'hello', about: 'twig' }, { id: 'need' }, { id: 'need', about: 'gold' }])(
    'that nobody knows are refused: %o',
    async (phrase) => {
      await expect(open('text').sayPhrase(ANN, MATCH, 'submission', phrase)).rejects.toEqual(refused('no-such-phrase'));
    },
  );

  test('of a game are for those who sit there, and for tables that have them', async () => {
    const need = { id: 'need', about: 'twig' };
    await expect(open('text').sayPhrase(EVE, MATCH, 'submission', need)).rejects.toEqual(refused('no-such-phrase'));
    const alone = open('text', 'competitive');
    await expect(alone.sayPhrase(ANN, MATCH, 'submission', need)).rejects.toEqual(refused('no-such-phrase'));
    await open('text').sayPhrase(EVE, MATCH, 'submission', { id: 'well-played' });
  });
});

describe('a server', () => {
  test('may allow ready phrases only', async () => {
    const chat = open('phrases');
    await expect(chat.say(ANN, MATCH, 'submission', 'hello')).rejects.toEqual(refused('phrases-only'));
    await chat.sayPhrase(ANN, MATCH, 'submission', { id: 'hello' });
  });

  test('may have no talk at all', async () => {
    const chat = open('off');
    await expect(chat.say(ANN, MATCH, 'submission', 'hello')).rejects.toEqual(refused('no-talk-here'));
    await expect(chat.sayPhrase(ANN, MATCH, 'submission', { id: 'hello' })).rejects.toEqual(refused('no-talk-here'));
  });
});

describe('a table', () => {
  const said = (host: Talk, agreed: Talk) => open(host, 'together', agreed).say(ANN, MATCH, 'submission', 'hello');
  const phrase = (host: Talk, agreed: Talk) =>
    open(host, 'together', agreed).sayPhrase(ANN, MATCH, 'submission', { id: 'hello' });

  test('may agree on less talk than the server allows', async () => {
    await expect(said('text', 'phrases')).rejects.toEqual(refused('phrases-only'));
    await phrase('text', 'phrases');
    for (const host of ['text', 'phrases'] as const)
      for (const speak of [said, phrase]) await expect(speak(host, 'off')).rejects.toEqual(refused('no-talk-here'));
  });

  test('and never has more', async () => {
    await expect(said('phrases', 'text')).rejects.toEqual(refused('phrases-only'));
    await expect(phrase('off', 'phrases')).rejects.toEqual(refused('no-talk-here'));
  });
});

describe('somebody who is not to be heard', () => {
  const people = (count: number): Muted[] =>
    Array.from({ length: count }, (_, i) => ({ id: `user-${i}`, name: `Player ${i}`, blocked: false }));
  const mute = (muted: readonly Muted[]) =>
    open('text', 'together', undefined, muted).mute(EVE.id, MATCH, { seat: 0, muted: true });

  test('is the last of two hundred', async () => {
    await expect(mute(people(199))).resolves.toBeUndefined();
    await expect(mute(people(200))).rejects.toEqual(refused('too-many-muted'));
  });

  test('may be one of them', async () => {
    const known = { id: ANN.id, name: 'Ann', blocked: false };
    await expect(mute([...people(199), known])).resolves.toBeUndefined();
  });
});
