// @vitest-environment node
import { beforeAll, expect, test, vi } from 'vitest';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
let away: typeof import('./away.ts');
let spoken: typeof import('../../locales/index.ts').spoken;
const words = { en: null, de: null, fr: null } as Record<string, unknown>;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  away = await import('./away.ts');
  ({ spoken } = await import('../../locales/index.ts'));
  for (const lang of ['en', 'de', 'fr']) {
    const texts = (await import(`../../locales/${lang}.ts`)) as Record<string, { seatGone: unknown }>;
    words[lang] = texts[lang]?.seatGone;
  }
});

test('minutes, then hours, then days; less than a minute is no time', () => {
  const { awayFor } = away;
  expect(awayFor(MINUTE - 1)).toBeNull();
  expect(awayFor(MINUTE)).toEqual({ n: 1, unit: 'minute' });
  expect(awayFor(HOUR - 1)).toEqual({ n: 59, unit: 'minute' });
  expect(awayFor(HOUR)).toEqual({ n: 1, unit: 'hour' });
  expect(awayFor(2 * DAY - 1)).toEqual({ n: 47, unit: 'hour' });
  expect(awayFor(2 * DAY)).toEqual({ n: 2, unit: 'day' });
});

test('says nothing of a time that is not known', () => {
  expect(spoken.value).toBe('en');
  expect(away.awayWords(null)).toEqual({ long: 'is not here', short: '' });
  expect(away.awayWords(10)).toEqual({ long: 'is not here', short: '' });
  expect(away.awayWords(20 * MINUTE)).toEqual({ long: 'away for 20 minutes', short: '20 min' });
});

test.each([
  ['en', ['away for 1 minute', 'away for 20 minutes', 'away for 1 hour', 'away for 3 days']],
  ['de', ['seit 1 Minute fort', 'seit 20 Minuten fort', 'seit 1 Stunde fort', 'seit 3 Tagen fort']],
  ['fr', ['absent depuis 1 minute', 'absent depuis 20 minutes', 'absent depuis 1 heure', 'absent depuis 3 jours']],
])('in %s', (lang, expected) => {
  const say = words[lang] as (n: number, unit: string) => string;
  expect([say(1, 'minute'), say(20, 'minute'), say(1, 'hour'), say(3, 'day')]).toEqual(expected);
});
