import { hasSeat, type Seats, seat } from '@sunglade/core';
import type { MatchListed } from '@sunglade/match';
import type { Listed } from '@sunglade/protocol';

/** A table as the lobby shows it, and as its own list shows it to one of its people. */
export function listed({ config, summary }: MatchListed, user?: string): Listed {
  const table = {
    id: config.id,
    game: config.game,
    status: summary.status,
    seats: config.setup.seats,
    names: summary.names,
    clock: config.clock,
    openedAt: config.openedAt,
  };
  if (user === undefined) return table;
  const yourTurn = summary.holders.some((one, i) => one === user && hasSeat(summary.acting as Seats, seat(i)));
  return { ...table, yourTurn, due: yourTurn ? summary.dueAt : null };
}
