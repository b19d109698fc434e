import { NOBODY, seat, withSeat } from '@sunglade/core';
import type { MatchListed } from '@sunglade/match';
import type { Listed } from '@sunglade/protocol';

/** A table as the lobby shows it, and as its own list shows it to one of its people. */
export function listed(match: MatchListed, user?: string): Listed {
  const { config, summary } = match;
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
  const { acting, holders, dueAt } = summary;
  const you = holders.reduce((seats, one, i) => (one === user ? withSeat(seats, seat(i)) : seats), NOBODY);
  const yourTurn = (you & acting) !== NOBODY;
  return { ...table, you, acting, yourTurn, due: yourTurn ? dueAt : null, ...againOf(match, user) };
}

/** What a campaign brought along is its own to give: it goes on in its book. Alone one begins anew as quickly. */
function againOf({ config, summary, updatedAt }: MatchListed, user: string): Pick<Listed, 'again'> {
  const { holders, names, status } = summary;
  const others = names.flatMap((name, i) => (name !== null && holders[i] !== user ? [name] : []));
  const own = holders.indexOf(user);
  const can = status === 'over' && config.campaign === undefined && own >= 0 && others.length > 0;
  return can ? { again: { at: updatedAt, seat: own, with: others } } : {};
}
