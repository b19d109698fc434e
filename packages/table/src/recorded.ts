// A record as a table: a finished match is shown and told again by the same code as a running one.
import { type AnyGame, everyone, NOBODY, type Replay, viewOf } from '@sunglade/core';
import { parsePlayer } from './names.ts';
import { type Past, pastOf, type Seen, seenAs } from './seen.ts';
import { Table } from './table.ts';

/**
 * With everything open: the match is over, and its record shows all; or through the eyes of some seats. Whoever looks at it
 * is nobody at the table.
 */
export function showRecord(
  { record, rules, run, setup }: Replay,
  game: AnyGame,
  eyes = everyone(rules.seats),
): { seen: Seen; past: readonly Past[] } {
  const table = new Table(
    {
      id: 'record',
      game: game.id,
      rules: game.version,
      setup,
      host: '',
      public: false,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      fillIn: '',
      commitment: record.proof?.commitment ?? '',
      openedAt: 0,
    },
    '',
    game,
  );
  table.run = run;
  table.startedAt = 0;
  table.chairs = table.chairs.map((chair, i) => ({ ...chair, holder: '', ...parsePlayer(record.players?.[i] ?? '') }));
  const seen = { ...seenAs(table, NOBODY, 0, false), seq: record.log.length, view: viewOf(rules, run.state, eyes) };
  return { seen, past: pastOf(table, eyes, true) };
}
