// What the first address needs is asked for at once and together, not one thing after the other.
import { loadGame, newestRules } from '@sunglade/registry';
import { parseRoute } from '../base/router.ts';
import { settings } from '../base/settings.ts';
import { SCREENS } from '../games/index.ts';

const quietly = (promise: Promise<unknown> | undefined): void => {
  // Whoever needs it asks again and hears of the failure.
  promise?.catch(() => undefined);
};

export function hurry(address: string): void {
  const to = parseRoute(address);
  if (to.page === 'landing') quietly(import('../pages/Landing.tsx'));
  if (to.page === 'table') quietly(import('../pages/OnlinePage.tsx'));
  if (to.page !== 'play' && to.page !== 'lesson') return;
  quietly(to.page === 'play' ? import('../pages/PlayPage.tsx') : import('../pages/learn/LessonPage.tsx'));
  quietly(loadGame(to.game));
  if (Object.hasOwn(SCREENS, to.game)) quietly(SCREENS[to.game]?.(settings.value.lang, newestRules(to.game)));
}
