// Who sits at a table, as one's own list tells it: tables of one game are told apart by their people.
import { hasSeat, type Seat, type Seats, seat } from '@sunglade/core';
import type { Listed } from '@sunglade/protocol';

/** Everybody else, bots as in every list; nobody where a server from before does not say which seats are one's own. */
export function othersIn({ names, you }: Listed, wanted: (one: Seat) => boolean = () => true): readonly string[] {
  if (you === undefined) return [];
  return names.flatMap((name, i) =>
    name === null || hasSeat(you as Seats, seat(i)) || !wanted(seat(i)) ? [] : [name],
  );
}

/** Those of them who have to act. */
export const waitedForIn = (listed: Listed): readonly string[] =>
  othersIn(listed, (one) => hasSeat((listed.acting ?? 0) as Seats, one));
