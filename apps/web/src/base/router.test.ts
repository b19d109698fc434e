// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('addresses', () => {
  let parseRoute: typeof import('./router.ts').parseRoute;
  beforeAll(async () => {
    vi.stubGlobal('location', { pathname: '/', search: '' });
    ({ parseRoute } = await import('./router.ts'));
  });

  it('leads to every page', () => {
    expect(parseRoute('/')).toEqual({ page: 'landing' });
    expect(parseRoute('/lobby/')).toEqual({ page: 'lobby' });
    expect(parseRoute('/new/evergreen')).toEqual({ page: 'new', game: 'evergreen' });
    expect(parseRoute('/rules/glade#owl-robs')).toEqual({ page: 'rules', game: 'glade' });
    expect(parseRoute('/rules/glade/cards')).toEqual({ page: 'card-index', game: 'glade' });
    expect(parseRoute('/rules/glade/else')).toEqual({ page: 'lost' });
    expect(parseRoute('/play/glade')).toEqual({ page: 'play', game: 'glade', id: null });
    expect(parseRoute('/play/glade/AbCdEfGh12')).toEqual({ page: 'play', game: 'glade', id: 'AbCdEfGh12' });
    expect(parseRoute('/play/glade/AbCdEfGh12?guided')).toEqual({ page: 'play', game: 'glade', id: 'AbCdEfGh12' });
    expect(parseRoute('/learn')).toEqual({ page: 'learn' });
    expect(parseRoute('/learn/harmonies')).toEqual({ page: 'learn-game', game: 'harmonies' });
    expect(parseRoute('/learn/harmonies/the-river')).toEqual({
      page: 'lesson',
      game: 'harmonies',
      lesson: 'the-river',
    });
    expect(parseRoute('/puzzles')).toEqual({ page: 'puzzles' });
    expect(parseRoute('/puzzles/harmonies')).toEqual({ page: 'puzzle-game', game: 'harmonies' });
    expect(parseRoute('/puzzles/harmonies/12-87')).toEqual({ page: 'puzzle', game: 'harmonies', puzzle: '12-87' });
    expect(parseRoute('/trials')).toEqual({ page: 'trials' });
    expect(parseRoute('/notices')).toEqual({ page: 'notices' });
    expect(parseRoute('/friends')).toEqual({ page: 'friends' });
    expect(parseRoute('/friends/AbC_d-12')).toEqual({ page: 'friend-link', token: 'AbC_d-12' });
    expect(parseRoute('/friends/short')).toEqual({ page: 'lost' });
    expect(parseRoute('/notices/stop/AbCd-_12.xYz_-9')).toEqual({
      page: 'mail-link',
      purpose: 'stop',
      token: 'AbCd-_12.xYz_-9',
    });
    expect(parseRoute('/notices/stop/AbCd-_12.eF.xYz_-9')).toMatchObject({ page: 'mail-link', purpose: 'never' });
    expect(parseRoute('/notices/confirm/AbCd-_12.eF.xYz_-9')).toMatchObject({ purpose: 'confirm' });
    expect(parseRoute('/t/AbCdEfGh12?at=7')).toEqual({ page: 'table', id: 'AbCdEfGh12' });
  });

  it('gets lost everywhere else', () => {
    for (const path of [
      '/nowhere',
      '/puzzles/harmonies/the-river',
      '/t/',
      '/play',
      '/t/a/b',
      '/new/../x',
      '/play/glade/x',
      '/t/%2e%2e',
      '/learn/a/b/c',
      '/notices/begin/AbCdEfGh12',
      '/notices/stop/x',
    ])
      expect(parseRoute(path), path).toEqual({ page: 'lost' });
  });
});
