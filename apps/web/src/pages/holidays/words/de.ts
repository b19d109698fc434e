import type { HolidayWords } from './words.ts';

export const de: HolidayWords = {
  title: 'Urlaub',
  about:
    'Solange du weg bist, steht deine Zeit still, wo man Tage zum Nachdenken hat. Wer mit dir spielt, sieht, bis wann.',
  first: 'Weg vom',
  last: 'Bis einschließlich',
  add: 'Ich bin weg',
  used: (year, days, most) => `${year}: ${days} von ${most} Tagen`,
  none: 'Kein Urlaub geplant.',
  now: 'jetzt',
  end: (when) => `Ich bin zurück: den Urlaub ${when} beenden`,
  cancel: (when) => `Den Urlaub ${when} absagen`,
  back: 'Ich bin zurück',
  give: 'Absagen',
};
