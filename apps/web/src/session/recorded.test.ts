import { type MatchRecord, replayRecord } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { describe, expect, it } from 'vitest';
import { createSavedTable, LocalTable } from './local-table.ts';
import { openRecorded } from './recorded.ts';
import { packRecord, unpackRecord } from './share.ts';

/** What a stranger sees of a match that was played here and came to them in a link. */
async function opened(change: (record: MatchRecord) => unknown = (record) => record) {
  const game = await loadGame('glade');
  if (!game) throw new Error('no Glade');
  const chairs = [
    { kind: 'person', person: 0, name: '' },
    { kind: 'bot', level: 'random' },
  ] as const;
  const kept = createSavedTable({ game: 'glade', seats: 2, chairs }, game, 'table-0001', 0);
  if ('problems' in kept) throw new Error(kept.problems.join());
  const table = new LocalTable(kept, game);
  table.act(0, '!resign', 1);
  const raw = await unpackRecord(await packRecord(change(table.record() as MatchRecord)));
  const replay = replayRecord(raw, game);
  if (!replay.ok) throw new Error(JSON.stringify(replay.problems));
  return openRecorded(replay.value, game).seen.value;
}

describe('a match out of a link', () => {
  it('belongs to nobody who looks at it, and still knows the bots', async () => {
    const seen = await opened();
    expect(seen?.you).toBe(0);
    expect(seen?.chairs.map(({ name, bot, you }) => ({ name, bot, you }))).toEqual([
      { name: '', bot: null, you: false },
      { name: '', bot: 'random', you: false },
    ]);
  });

  it('is replayed without names, as records were before', async () => {
    const seen = await opened((record) => ({ ...record, players: undefined }));
    expect(seen?.chairs.map(({ name, bot }) => [name, bot])).toEqual([
      ['', null],
      ['', null],
    ]);
  });

  it('shows no name that could do harm', async () => {
    const seen = await opened((record) => ({ ...record, players: [`\u202e${'x'.repeat(500)}`, '@<b>'] }));
    expect(seen?.chairs.map(({ name, bot }) => [name, bot])).toEqual([
      ['x'.repeat(24), null],
      ['<b>', null],
    ]);
  });
});
