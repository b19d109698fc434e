import type { HolidayWords } from './words.ts';

export const en: HolidayWords = {
  title: 'Holidays',
  about:
    'While you are away, your time stands still where people have days to think. Those who play with you see until when.',
  first: 'Away from',
  last: 'Up to and including',
  add: 'I am away',
  used: (year, days, most) => `${year}: ${days} of ${most} days`,
  none: 'No holiday is planned.',
  now: 'now',
  end: (when) => `I am back: end the holiday ${when}`,
  cancel: (when) => `Give up the holiday ${when}`,
  back: 'I am back',
  give: 'Give up',
};
