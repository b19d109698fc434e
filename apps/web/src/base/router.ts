// Addresses of the site. Links are plain <a href>: one listener turns clicks inside the site into a change of page.
import { computed, signal } from '@preact/signals';

const address = signal(location.pathname + location.search);

export type Route =
  | {
      readonly page:
        | 'landing'
        | 'lobby'
        | 'history'
        | 'settings'
        | 'account'
        | 'notices'
        | 'friends'
        | 'about'
        | 'record'
        | 'review'
        | 'rules-list'
        | 'learn'
        | 'puzzles'
        | 'trials'
        | 'lost';
    }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'rules' | 'card-index'; readonly game: string }
  | { readonly page: 'book' | 'cards'; readonly game: string }
  | { readonly page: 'learn-game'; readonly game: string }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  | { readonly page: 'puzzle-game'; readonly game: string }
  | { readonly page: 'puzzle'; readonly game: string; readonly puzzle: string }
  | { readonly page: 'play'; readonly game: string; readonly id: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'friend-link'; readonly token: string }
  /** A link in a mail. `never`: from one that its reader may not have asked for. */
  | { readonly page: 'mail-link'; readonly purpose: 'confirm' | 'stop' | 'never'; readonly token: string };

const PAGES: Readonly<Record<string, Route>> = {
  '/': { page: 'landing' },
  '/lobby': { page: 'lobby' },
  '/games': { page: 'history' },
  '/settings': { page: 'settings' },
  '/account': { page: 'account' },
  '/notices': { page: 'notices' },
  '/friends': { page: 'friends' },
  '/about': { page: 'about' },
  '/rules': { page: 'rules-list' },
  '/r': { page: 'record' },
  '/learn': { page: 'learn' },
  '/puzzles': { page: 'puzzles' },
  '/trials': { page: 'trials' },
  '/review': { page: 'review' },
};

export function parseRoute(path: string): Route {
  const plain = path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  const known = PAGES[plain];
  if (known) return known;
  const [, kind, first, second, more] = plain.split('/');
  const link = kind === 'notices' && more === undefined && second && /^[A-Za-z0-9_.-]{8,100}$/.test(second);
  if (link && (first === 'confirm' || first === 'stop')) {
    // Mail programs know one address for both kinds of stopping: what is stopped says the token.
    const never = first === 'stop' && second.split('.').length === 3;
    return { page: 'mail-link', purpose: never ? 'never' : first, token: second };
  }
  if (kind === 'friends' && first && second === undefined && /^[A-Za-z0-9_-]{8,100}$/.test(first))
    return { page: 'friend-link', token: first };
  if (first && /^[A-Za-z0-9_-]{1,40}$/.test(first) && more === undefined) {
    if (kind === 'play' && (second === undefined || /^[A-Za-z0-9_-]{8,40}$/.test(second)))
      return { page: 'play', game: first, id: second ?? null };
    if (kind === 'learn' && second === undefined) return { page: 'learn-game', game: first };
    if (kind === 'learn' && second && /^[a-z-]{1,40}$/.test(second))
      return { page: 'lesson', game: first, lesson: second };
    if (kind === 'puzzles' && second === undefined) return { page: 'puzzle-game', game: first };
    if (kind === 'puzzles' && second && /^[0-9]+-[0-9]+$/.test(second))
      return { page: 'puzzle', game: first, puzzle: second };
    if (second === undefined && kind === 'new') return { page: 'new', game: first };
    if (second === undefined && kind === 'rules') return { page: 'rules', game: first };
    if (kind === 'rules' && second === 'cards') return { page: 'card-index', game: first };
    if (second === undefined && (kind === 'book' || kind === 'cards')) return { page: kind, game: first };
    if (second === undefined && kind === 't') return { page: 'table', id: first };
  }
  return { page: 'lost' };
}

export const route = computed(() => parseRoute(address.value));

function enter(): void {
  address.value = location.pathname + location.search;
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(history.state, '', to);
  enter();
  if (how === 'push' && !to.includes('#')) scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener('popstate', enter);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api')) return;
    // An anchor on the same page is the browser's.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
