// How long somebody has been away, in the largest unit that says enough.
import { spoken, t } from '../../locales/index.ts';

interface AwayFor {
  readonly n: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** null for less than a minute. Hours are told up to two days: "a day" would be too little of a difference. */
export function awayFor(ms: number): AwayFor | null {
  if (ms < MINUTE) return null;
  if (ms < HOUR) return { n: Math.floor(ms / MINUTE), unit: 'minute' };
  if (ms < 2 * DAY) return { n: Math.floor(ms / HOUR), unit: 'hour' };
  return { n: Math.floor(ms / DAY), unit: 'day' };
}

/** What is said of them, and what fits beside a small picture; '' where nothing does. */
export function awayWords(ms: number | null): { readonly long: string; readonly short: string } {
  const away = ms === null ? null : awayFor(ms);
  if (away === null) return { long: t('seatNotHere'), short: '' };
  const { n, unit } = away;
  const short = new Intl.NumberFormat(spoken.value, { style: 'unit', unit, unitDisplay: 'short' }).format(n);
  return { long: t('seatGone', n, unit), short };
}
