// A table at a glance: its board, its moment and its points, without sitting down at it.
import { hasSeat, openSetup, seat } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Seen } from '@sunglade/table';
import type { Lang } from '../../base/lang.ts';
import { createPosition } from '../../kit/screen/position.ts';
import type { Position, Screen } from '../../kit/screen/screen.ts';
import { call } from '../../session/api.ts';
import { LocalTable } from '../../session/local-table.ts';
import type { SavedTable } from '../../session/saved-table.ts';
import { loadScreen } from '../load.ts';
import type { Waiting } from './waiting.ts';

export interface Glance {
  readonly screen: Screen;
  readonly position: Position;
  readonly seen: Seen;
}

async function seenHere(kept: SavedTable): Promise<Seen | null> {
  const game = await loadGame(kept.game, kept.rules);
  return game && new LocalTable(kept, game).seen(Date.now());
}

async function seenThere(id: string): Promise<Seen | null> {
  const answer = await call('GET /api/tables/:id', { params: { id } });
  return answer.ok ? answer.value : null;
}

/** null: it has not begun, or this page cannot show it. */
export async function glanceAt({ id, kept }: Waiting, lang: Lang): Promise<Glance | null> {
  const seen = await (kept ? seenHere(kept) : seenThere(id));
  if (!seen?.view) return null;
  const [game, screen] = await Promise.all([loadGame(seen.game, seen.rules), loadScreen(seen.game, lang, seen.rules)]);
  if (!game) return null;
  const setup = openSetup(game, seen);
  if (!setup.ok) return null;
  await screen.prepare?.(setup.value);
  const { view, chairs, you, acting } = seen;
  const own = chairs.findIndex((_, i) => hasSeat(you, seat(i)));
  const position = createPosition({
    game,
    setup: setup.value,
    rules: game.bind(setup.value),
    view,
    chairs,
    you,
    seat: Math.max(0, own),
    acting,
    over: false,
    live: false,
  });
  return { screen, position, seen };
}
