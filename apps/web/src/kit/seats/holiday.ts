import type { SeenChair } from '@sunglade/table';
import { spoken, t } from '../../locales/index.ts';

/** Their time stands still. */
export function isOnHoliday({ holiday }: SeenChair): boolean {
  return holiday !== undefined && holiday.from <= Date.now() && Date.now() < holiday.until;
}

/** Up to and including which day; a holiday ends when the day after its last begins. */
export const holidayText = ({ holiday }: SeenChair): string =>
  t(
    'seatHoliday',
    new Date((holiday?.until ?? 0) - 1).toLocaleDateString(spoken.value, { day: 'numeric', month: 'short' }),
  );
