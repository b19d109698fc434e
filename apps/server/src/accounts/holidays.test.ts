import type { Clock } from '@sunglade/table';
import { expect, test } from 'vitest';
import { createGladeSite, sitDown } from '../base/testing.ts';
import { Holidays } from './holidays.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 16, 12);
const ann = { id: 'ann', name: 'Ann', createdAt: 1 };
const zone = 'Europe/Berlin';

function createSite(perYear = 30) {
  const clock = { now: NOON };
  const now = (): number => clock.now;
  const site = createGladeSite(now);
  const { store, runner } = site;
  return { ...site, clock, holidays: new Holidays({ store, runner, now, perYear }) };
}

type Site = ReturnType<typeof createSite>;

/** Ann sits there, alone with a bot. */
async function openTable({ open, act }: Site, id: string, clock: Clock): Promise<void> {
  await open(id, clock);
  await act(id, 'ann', 0, sitDown('Ann'));
  await act(id, 'ann', 1, '!bot random');
}

const awayAt = ({ runner }: Site, id: string) => runner.read(id, (table) => table.clocks.holidays[0]);
const refusal = (what: Promise<unknown>): Promise<string> =>
  what.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

test('a holiday is told to turn-by-turn tables alone, and its end too', async () => {
  const site = createSite();
  const { holidays, clock } = site;
  await openTable(site, 'slow', { kind: 'days', days: 2 });
  await openTable(site, 'open', { kind: 'none' });
  await openTable(site, 'live', { kind: 'move', seconds: 60 });
  const from = Date.UTC(2026, 10, 19, 23);
  const wish = { first: '2026-11-20', last: '2026-11-22', zone };
  expect(await holidays.add(ann, wish)).toEqual({
    perYear: 30,
    holidays: [{ id: '0', first: '2026-11-20', last: '2026-11-22', now: false }],
    used: [
      { year: 2026, days: 3 },
      { year: 2027, days: 0 },
    ],
  });
  for (const id of ['slow', 'open']) expect(await awayAt(site, id)).toEqual([{ from, until: from + 3 * DAY }]);
  expect(await awayAt(site, 'live')).toEqual([]);
  expect(await holidays.coming('ann')).toEqual([{ from, until: from + 3 * DAY }]);
  clock.now = from + 30 * HOUR;
  expect((await holidays.look(ann)).holidays).toMatchObject([{ now: true }]);
  // The day on which somebody comes back counts.
  expect((await holidays.end(ann, '0')).used[0]).toEqual({ year: 2026, days: 2 });
  expect(await awayAt(site, 'slow')).toEqual([{ from, until: clock.now }]);
  expect(await refusal(holidays.end(ann, '0'))).toBe('no-such-holiday');
  expect(await refusal(holidays.add(ann, { ...wish, first: '2026-11-21' }))).toBe('holiday-overlaps');
});

test('one that never began costs nothing', async () => {
  const { holidays } = createSite();
  await holidays.add(ann, { first: '2026-12-01', last: '2026-12-30', zone });
  expect(await refusal(holidays.add(ann, { first: '2026-11-18', last: '2026-11-18', zone }))).toBe('holiday-too-long');
  expect(await holidays.end(ann, '0')).toMatchObject({ holidays: [], used: [{ days: 0 }, { days: 0 }] });
  expect(await holidays.coming('ann')).toEqual([]);
  expect(await refusal(holidays.add(ann, { first: '2026-12-01', last: '2026-12-30', zone }))).toBe('done');
});

test('the days of each calendar year count for themselves', async () => {
  const { holidays } = createSite(10);
  const add = (first: string, last: string) => refusal(holidays.add(ann, { first, last, zone }));
  expect(await add('2026-12-22', '2027-01-11')).toBe('holiday-too-long');
  expect(await add('2026-12-22', '2027-01-10')).toBe('done');
  expect((await holidays.look(ann)).used.map(({ days }) => days)).toEqual([10, 10]);
  expect(await add('2026-12-01', '2026-12-01')).toBe('holiday-too-long');
  expect(await add('2027-02-01', '2027-02-01')).toBe('holiday-too-long');
  expect(await add('2028-01-01', '2028-01-01')).toBe('holiday-far');
});

test('what cannot be: yesterday, a day that is none, a zone nobody knows, a site without holidays', async () => {
  const { holidays, clock } = createSite();
  // In Berlin it is the next day already.
  clock.now = Date.UTC(2026, 10, 16, 23, 30);
  const add = (first: string, last: string, where = zone) => refusal(holidays.add(ann, { first, last, zone: where }));
  expect(await add('2026-11-16', '2026-11-18')).toBe('holiday-past');
  expect(await add('2026-11-20', '2026-11-18')).toBe('bad-request');
  expect(await add('2026-11-31', '2026-12-02')).toBe('bad-request');
  expect(await add('2026-11-20', '2026-11-21', 'Nowhere/Land')).toBe('no-such-zone');
  expect(await refusal(createSite(0).holidays.add(ann, { first: '2026-11-20', last: '2026-11-21', zone }))).toBe(
    'no-holidays',
  );
  expect(await add('2026-11-16', '2026-11-18', 'America/Lima')).toBe('done');
});

test('nobody changes their mind for ever, and of two at once both are counted', async () => {
  const { holidays } = createSite();
  const days = { first: '2026-12-01', last: '2026-12-20', zone };
  const both = await Promise.all([
    refusal(holidays.add(ann, days)),
    refusal(holidays.add(ann, { ...days, first: '2026-12-21', last: '2026-12-31' })),
  ]);
  expect(both.toSorted()).toEqual(['done', 'holiday-too-long']);
  for (let n = 1; n < 12; n++) {
    const made = await refusal(holidays.add(ann, { first: '2027-01-02', last: '2027-01-02', zone }));
    expect(made).toBe('done');
    await holidays.end(ann, `${n}`);
  }
  expect(await refusal(holidays.add(ann, { first: '2027-01-02', last: '2027-01-02', zone }))).toBe('too-many-holidays');
});

test('what was cut off is told later', async () => {
  const site = createSite();
  const { store, holidays, clock } = site;
  await openTable(site, 'slow', { kind: 'days', days: 2 });
  const row = { user: 'ann', n: 0, first: '2026-11-20', last: '2026-11-22', zone };
  await store.addHoliday({ ...row, createdAt: clock.now, endedAt: null });
  await holidays.sweep();
  expect(await awayAt(site, 'slow')).toEqual([]);
  clock.now += 61_000;
  await holidays.sweep();
  expect(await awayAt(site, 'slow')).toHaveLength(1);
  expect(await store.holidaysToTell(clock.now + 1, 5)).toEqual([]);
});
