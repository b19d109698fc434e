import type { namesEn } from './names.en.ts';

export const namesFr: typeof namesEn = {
  games: { evergreen: 'Evergreen', harmonies: 'Harmonies', 'everdell-duo': 'Everdell Duo', glade: 'Clairière' },
  pitches: {
    evergreen: 'Reboisez une planète ronde et surveillez les ombres.',
    harmonies: 'Empilez des jetons en paysages où les animaux voudront vivre.',
    'everdell-duo': 'Deux cités, une prairie et un sentier entre soleil et lune.',
    glade: 'Un tout petit jeu de cartes et de baies, qui montre comment un jeu rejoint le site.',
  },
  players: {
    evergreen: '1 à 4 personnes',
    harmonies: '1 à 4 personnes',
    'everdell-duo': '1 ou 2 personnes',
    glade: '2 à 4 personnes',
  },
  tastes: {
    evergreen: 'Pour qui aime les casse-têtes.',
    harmonies: 'Pour qui aime bâtir de belles choses.',
    'everdell-duo': 'Pour qui veut que chaque carte compte.',
  },
  levels: {
    hedgehog: 'Hérisson',
    fox: 'Renard',
    badger: 'Blaireau',
    owl: 'Chouette',
    raven: 'Corbeau',
    // Names of old, and of those that know no game.
    random: 'Hérisson',
    greedy: 'Renard',
    search: 'Chouette',
    'search-1': 'Chouette',
  },
  levelNotes: {
    hedgehog: 'Jeune pousse',
    fox: 'Planteur',
    badger: 'Forestier',
    owl: 'Garde',
    raven: 'Légende',
    random: 'facile',
    greedy: 'moyen',
    search: 'fort',
  },
};
