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
    'everdell-duo': '2 players',
    glade: '2 to 4 players',
  },
  levels: { random: 'Hedgehog', greedy: 'Fox', search: 'Owl', learned: 'Raven' },
  levelNotes: { random: 'easy', greedy: 'medium', search: 'strong', learned: 'strong' },
};
