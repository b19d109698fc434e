export const namesEn = {
  games: { evergreen: 'Evergreen', harmonies: 'Harmonies', 'everdell-duo': 'Everdell Duo', glade: 'Glade' },
  pitches: {
    evergreen: 'Plant a round planet, and mind where the shadows fall.',
    harmonies: 'Stack tokens into landscapes that animals want to live in.',
    'everdell-duo': 'Two cities, one meadow, and a path between sun and moon.',
    glade: 'A tiny game of cards and berries that shows how a game joins.',
  },
  players: {
    evergreen: '1 to 4 players',
    harmonies: '1 to 4 players',
    'everdell-duo': '1 or 2 players',
    glade: '2 to 4 players',
  },
  tastes: {
    evergreen: 'For people who like puzzles that look back.',
    harmonies: 'For people who like building something pretty.',
    'everdell-duo': 'For people who want every card to count.',
  },
  levels: {
    hedgehog: 'Hedgehog',
    fox: 'Fox',
    badger: 'Badger',
    owl: 'Owl',
    raven: 'Raven',
    // Names of old, and of those that know no game.
    random: 'Hedgehog',
    greedy: 'Fox',
    search: 'Owl',
    'search-1': 'Owl',
  },
  levelNotes: {
    hedgehog: 'Seedling',
    fox: 'Grower',
    badger: 'Forester',
    owl: 'Ranger',
    raven: 'Legend',
    random: 'easy',
    greedy: 'medium',
    search: 'strong',
  },
};
