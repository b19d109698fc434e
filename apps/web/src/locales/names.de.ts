import type { namesEn } from './names.en.ts';

export const namesDe: typeof namesEn = {
  games: { evergreen: 'Evergreen', harmonies: 'Harmonies', 'everdell-duo': 'Everdell Duo', glade: 'Lichtung' },
  pitches: {
    evergreen: 'Bepflanze einen runden Planeten und achte darauf, wohin die Schatten fallen.',
    harmonies: 'Staple Plättchen zu Landschaften, in denen Tiere leben wollen.',
    'everdell-duo': 'Zwei Städte, eine Wiese und ein Pfad zwischen Sonne und Mond.',
    glade: 'Ein winziges Spiel mit Karten und Beeren, das zeigt, wie ein Spiel dazukommt.',
  },
  players: {
    evergreen: '1 bis 4 Personen',
    harmonies: '1 bis 4 Personen',
    'everdell-duo': '1 oder 2 Personen',
    glade: '2 bis 4 Personen',
  },
  tastes: {
    evergreen: 'Für alle, die gern knobeln.',
    harmonies: 'Für alle, die gern etwas Schönes bauen.',
    'everdell-duo': 'Für alle, bei denen jede Karte zählen soll.',
  },
  levels: {
    hedgehog: 'Igel',
    fox: 'Fuchs',
    badger: 'Dachs',
    owl: 'Eule',
    raven: 'Rabe',
    // Names of old, and of those that know no game.
    random: 'Igel',
    greedy: 'Fuchs',
    search: 'Eule',
    'search-1': 'Eule',
  },
  levelNotes: {
    hedgehog: 'Sämling',
    fox: 'Pflanzer',
    badger: 'Förster',
    owl: 'Ranger',
    raven: 'Legende',
    random: 'leicht',
    greedy: 'mittel',
    search: 'stark',
  },
};
