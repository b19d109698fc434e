import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The settings ask the browser for its colours.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const page = { visibilityState: 'visible', addEventListener: vi.fn() };
vi.stubGlobal('document', page);
let [user, turns]: [{ id: string; name: string } | null, number] = [null, 0];
const fetched = vi.fn<typeof fetch>(async (url) =>
  Response.json(url === '/api/me' ? { user, muted: [] } : Array.from({ length: turns }, () => ({ yourTurn: true }))),
);
vi.stubGlobal('fetch', fetched);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;
const asks = async (ms: number): Promise<number> => {
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(ms);
  return fetched.mock.calls.filter(([url]) => url === '/api/mine').length;
};

it('asks twice a minute while somebody looks, every two minutes for the tab, and nothing for nobody', async () => {
  const { startOwnTables } = await import('./own-tables.ts');
  const { waiting } = await import('../base/title.ts');
  startOwnTables();
  page.visibilityState = 'hidden';
  expect(await asks(10 * MINUTE)).toBe(0);
  page.visibilityState = 'visible';
  [user, turns] = [{ id: 'ada', name: 'Ada' }, 1];
  expect(await asks(MINUTE)).toBe(2);
  expect(waiting.value).toBe(1);
  page.visibilityState = 'hidden';
  turns = 3;
  expect(await asks(MINUTE)).toBe(0);
  expect(await asks(MINUTE)).toBe(1);
  expect(waiting.value).toBe(3);
  expect(await asks(10 * MINUTE)).toBe(5);
  // Whoever looks again need not wait.
  page.visibilityState = 'visible';
  fetched.mockClear();
  page.addEventListener.mock.calls[0]?.[1]();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalled();
});
