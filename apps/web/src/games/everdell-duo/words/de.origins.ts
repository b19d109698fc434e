import type { OriginWords } from './origins.ts';

export const origins: OriginWords = {
  title: 'Everdell Duo: was gedruckt ist und was von uns',
  about:
    'Die Hälfte der gedruckten Karten, die meisten Plättchen und alle Kapitel stehen in keinem öffentlichen Text. Gespielt wird mit einem Hausset: mit eigenen Karten, wo die gedruckten nicht öffentlich sind. Diese Seite sagt es für jede Karte, jedes Ereignis und jedes Plättchen.',
  origins: {
    printed: { name: 'gedruckt', about: 'steht in einem öffentlichen Text' },
    inferred: {
      name: 'erschlossen',
      about: 'aus dem, was ein solcher Text offen lässt, oder aus dem älteren Spiel übernommen',
    },
    ours: { name: 'von uns', about: 'für Sunglade gemacht' },
  },
  facts: {
    name: 'Name',
    type: 'Art',
    color: 'Farbe',
    cost: 'Kosten',
    points: 'Punkte',
    effect: 'Effekt',
    condition: 'Bedingung',
  },
  cards: 'Karten',
  events: 'Ereignisse',
  places: 'Fluss und Farmen',
  slots: 'Belohnungen der Ereignisfelder',
  news: 'Gute Nachrichten',
  chapters: 'Kapitel',
  challenges: 'Herausforderungen',
  opponent: 'Gegnerin',
  name: 'Name',
  origin: 'Herkunft',
  rest: 'Die Jahreszeiten fürs Spiel gegeneinander sind gedruckt. Die Gaben einer Jahreszeit fürs Team, alle Kapitel mit ihren Geschichten und Odette von der Heckenpost sind von uns.',
};
