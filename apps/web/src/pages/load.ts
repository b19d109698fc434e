import { openSetup } from '@sunglade/core';
import { loadGame, newestRules } from '@sunglade/registry';
import type { Seen } from '@sunglade/table';
import type { Lang } from '../base/lang.ts';
import { SCREENS } from '../games/index.ts';
import { TableModel } from '../kit/model/model.ts';
import { plainScreen, plainWords } from '../kit/screen/plain/screen.tsx';
import type { Screen } from '../kit/screen/screen.ts';
import { gameName } from '../locales/names.ts';
import type { Session, Unreadable } from '../session/session.ts';

/** The screen of a game as it is played by this version of its rules, or by the newest. */
export async function loadScreen(game: string, lang: Lang, rules = newestRules(game)): Promise<Screen> {
  const load = Object.hasOwn(SCREENS, game) ? SCREENS[game] : undefined;
  return load ? load(lang, rules) : plainScreen(plainWords(gameName(game)));
}

/** Everything a table needs: the rules it began with, its set-up and its screen. A code: why this page cannot show it. */
export async function createModel(session: Session, seen: Seen, lang: Lang): Promise<TableModel | Unreadable> {
  const [game, screen] = await Promise.all([loadGame(seen.game, seen.rules), loadScreen(seen.game, lang, seen.rules)]);
  // The server knows the rules, or it would not have sent the table: the page is older than they are.
  if (!game) return 'page-old';
  const setup = openSetup(game, seen);
  if (!setup.ok) return setup.problems[0]?.code === 'edition-unknown' ? 'page-old' : 'setup-unknown';
  await screen.prepare?.(setup.value);
  return new TableModel(session, seen, game, setup.value, screen);
}
