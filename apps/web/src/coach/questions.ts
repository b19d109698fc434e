import { storeSetup, type View } from '@sunglade/core';
import type { TableModel } from '../kit/model/model.ts';

/** What every question about a running game says: the table, the seat, and what that seat sees. */
export function questionOf({ game, setup, seat }: TableModel, view: View) {
  const one = seat.value;
  return {
    game: game.id,
    rules: game.version,
    setup: storeSetup(setup, game),
    seat: one,
    // Who holds several chairs sees more than the one that is asked for.
    view: { open: view.open, own: view.own.map((own, i) => (i === one ? own : null)) },
  };
}
