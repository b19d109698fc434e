import { afterEach, describe, expect, test, vi } from 'vitest';
import { compile } from '../../scripts/compile.ts';

// The settings ask the browser for its colours.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { call } = await import('./api.ts');

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const json = (value: unknown, status = 200): Promise<Response> => Promise.resolve(Response.json(value, { status }));

test('a call fills in the id, adds the query and sends the body as JSON', async () => {
  fetched.mockImplementation(() => json([]));
  await call('GET /api/tables/:id/past', { params: { id: 'a/b' }, query: { views: '1' } });
  await call('GET /api/tables/:id/past', { params: { id: 'abc' }, query: {} });
  await call('POST /api/tables', { body: { game: 'glade', seats: 2 } });
  await call('POST /api/logout');
  expect(fetched.mock.calls.map(([url, sent]) => [sent?.method, url, sent?.body])).toEqual([
    ['GET', '/api/tables/a%2Fb/past?views=1', undefined],
    ['GET', '/api/tables/abc/past', undefined],
    ['POST', '/api/tables', '{"game":"glade","seats":2}'],
    ['POST', '/api/logout', undefined],
  ]);
});

test('every answer is a value or a code', async () => {
  fetched.mockImplementationOnce(() => json({ id: 'x' }));
  expect(await call('POST /api/tables', { body: { game: 'glade', seats: 2 } })).toEqual({
    ok: true,
    value: { id: 'x' },
  });
  const problem = { code: 'bad-setup', problems: [{ code: 'seats', path: 'seats' }] };
  fetched.mockImplementationOnce(() => json(problem, 400));
  expect(await call('GET /api/me')).toEqual({ ok: false, problem });
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  expect(await call('GET /api/me')).toEqual({ ok: false, problem: { code: 'server-error' } });
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('no network')));
  expect(await call('GET /api/me')).toEqual({ ok: false, problem: { code: 'offline' } });
});

describe('the compiler', () => {
  const said = (line: string): string => compile('src/session', `import { call } from './api.ts';\n${line}\n`);

  test('takes what the routes say', () => {
    expect(
      said(`
        void call('POST /api/tables', { body: { game: 'glade', seats: 2 } });
        void call('DELETE /api/account/password');
        void call('GET /api/tables').then((lobby) => lobby.ok && lobby.value[0]?.names);`),
    ).toBe('');
  });

  test.each([
    ['a path that is none', `void call('GET /api/lobby');`],
    ['another method', `void call('PUT /api/tables', { body: { game: 'glade', seats: 2 } });`],
    ['a missing body', `void call('POST /api/tables');`],
    ['a missing field', `void call('POST /api/tables', { body: { game: 'glade' } });`],
    ['a field too much', `void call('PATCH /api/me', { body: { name: 'Ada', age: 9 } });`],
    ['a missing id', `void call('POST /api/tables/:id/rematch');`],
    ['an answer of another form', `void call('GET /api/tables').then((one) => one.ok && one.value.id);`],
  ])('refuses %s', (_, line) => {
    expect(said(line)).toMatch(/error TS/);
  });
});
