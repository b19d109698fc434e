// The book of this browser and the one on the server.
import type { MatchRecord } from '@sunglade/core';
import { createSheet, enterMatch, giveUp, type Sheet } from '@sunglade/everdell-duo';
import type { CampaignListed } from '@sunglade/protocol';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../session/local-table.ts';
import { bookFrom, bringHome, compare, type Doors, fileOf } from './home.ts';
import { type Book, EMPTY } from './kept.ts';
import { game, givenUp, opened } from './testing.ts';

const LOST = new LocalTable(givenUp(opened('lost')), game).record() as MatchRecord;
const entered = enterMatch(createSheet(), 'lost', LOST, game);
if (!entered.ok) throw new Error(entered.code);
const played: Book = { ...EMPTY, sheet: entered.sheet, records: { lost: LOST } };
const tried: Sheet = giveUp(createSheet(), 'elsewhere', 1);

const campaign = (sheet: Sheet): CampaignListed => ({
  id: 'home',
  game: game.id,
  sheet,
  partner: null,
  running: null,
  updatedAt: 1,
});

/** A server that writes down what it is told. */
function doors(code?: 'sheet-behind' | 'offline'): Doors & { readonly told: unknown[] } {
  const told: unknown[] = [];
  const answer = code
    ? { ok: false as const, problem: { code } }
    : { ok: true as const, value: campaign(entered.ok ? entered.sheet : tried) };
  return {
    told,
    create: async (body) => {
      told.push(body);
      return answer;
    },
    update: async (id, sent) => {
      told.push([id, sent]);
      return answer;
    },
  };
}

describe('two copies of a book', () => {
  it('are compared by what was done', () => {
    expect(compare(played.sheet, played.sheet)).toBe('same');
    expect(compare(played.sheet, createSheet())).toBe('ahead');
    expect(compare(createSheet(), played.sheet)).toBe('behind');
    expect(compare(tried, played.sheet)).toBe('apart');
  });

  it('an empty book stays here; one with something in it finds a home, with its records', async () => {
    const first = doors();
    expect(await bringHome(EMPTY, game.id, [], first)).toEqual(EMPTY);
    expect(first.told).toEqual([]);
    expect(await bringHome(played, game.id, [], first)).toEqual({ ...played, home: 'home' });
    expect(first.told).toEqual([{ game: game.id, played: { sheet: played.sheet, records: { lost: LOST } } }]);
    expect(await bringHome(played, game.id, [], doors('offline'))).toEqual(played);
  });

  it('the one that has gone on further is right', async () => {
    const ahead = { ...played, home: 'home' };
    const told = doors();
    expect(await bringHome(ahead, game.id, [campaign(createSheet())], told)).toEqual(ahead);
    expect(told.told).toEqual([['home', { sheet: played.sheet, records: { lost: LOST } }]]);
    const behind = { ...EMPTY, home: 'home' };
    expect((await bringHome(behind, game.id, [campaign(played.sheet)], doors())).sheet).toEqual(played.sheet);
    // Another device was faster.
    const lost = await bringHome(ahead, game.id, [campaign(createSheet())], doors('sheet-behind'));
    expect(lost.sheet).toEqual(createSheet());
    // Nothing changes under a chapter that is being played.
    const playing: Book = { ...behind, running: { table: 'table-1', chapter: 1 } };
    expect(await bringHome(playing, game.id, [campaign(played.sheet)], doors())).toBe(playing);
  });
});

describe('a file', () => {
  it('brings a book back, if it agrees with its games', () => {
    const file = fileOf(played, game.id);
    expect(bookFrom(JSON.parse(JSON.stringify(file)), game.id)).toEqual(played);
    for (const bad of [
      null,
      {},
      { ...file, game: 'glade' },
      { ...file, records: {} },
      { ...file, sheet: tried, format: 'x' },
    ])
      expect(bookFrom(bad, game.id)).toBeNull();
  });
});
