import { type AnyGame, isObject } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import type { Seen } from '@sunglade/table';
import { SCREENS } from '../games/index.ts';
import { gameName } from '../locales/codes.ts';
import type { Lang } from '../locales/lang.ts';
import type { Session } from '../session/session.ts';
import { TableModel } from './model.ts';
import { plainScreen, plainWords } from './plain/screen.tsx';
import type { Screen } from './screen.ts';

export async function loadScreen(game: string, lang: Lang): Promise<Screen> {
  const load = Object.hasOwn(SCREENS, game) ? SCREENS[game] : undefined;
  return load ? load(lang) : plainScreen(plainWords(gameName(game)));
}

/** Everything a table needs: the rules it began with, its set-up and its screen. */
export async function createModel(session: Session, seen: Seen, lang: Lang): Promise<TableModel | null> {
  const [game, screen] = await Promise.all([loadGame(seen.game, seen.rules), loadScreen(seen.game, lang)]);
  const setup = game && setupOf(game, seen);
  if (setup) await screen.prepare?.(setup);
  return game && setup ? new TableModel(session, seen, game, setup, screen) : null;
}

function setupOf(game: AnyGame, seen: Seen) {
  const { edition } = seen;
  const shipped = game.editions.find((one) => one.hash === edition.hash);
  const options = isObject(seen.options) ? seen.options : {};
  const parsed = game.setup({ seats: seen.seats, options, edition: shipped?.id ?? edition });
  return parsed.ok ? parsed.value : null;
}
