import type { Clock } from '@sunglade/table';
import { t } from '../locales/index.ts';

/** The clocks a new table offers. */
export const CLOCKS = {
  none: { kind: 'none' },
  move1: { kind: 'move', seconds: 60 },
  move3: { kind: 'move', seconds: 180 },
  game20: { kind: 'game', seconds: 1200 },
  day1: { kind: 'days', days: 1 },
  day3: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, Clock>>;
export type ClockChoice = keyof typeof CLOCKS;

export function clockName(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('clockNone');
    case 'move':
      return t('clockMove', Math.round(clock.seconds / 60));
    case 'game':
      return t('clockGame', Math.round(clock.seconds / 60));
    case 'days':
      return t('clockDaysEach', clock.days);
  }
}
