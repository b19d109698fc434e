import type { OriginWords } from './origins.ts';

export const origins: OriginWords = {
  title: 'Everdell Duo : ce qui est imprimé, ce qui est de nous',
  about:
    'La moitié des cartes imprimées, la plupart des tuiles et tous les chapitres ne figurent dans aucun texte public. On joue avec un jeu maison : nos propres cartes là où les imprimées ne sont pas publiques. Cette page le dit pour chaque carte, chaque événement et chaque tuile.',
  origins: {
    printed: { name: 'imprimé', about: 'figure dans un texte public' },
    inferred: { name: 'déduit', about: 'de ce qu’un tel texte laisse ouvert, ou repris du jeu plus ancien' },
    ours: { name: 'de nous', about: 'fait pour Sunglade' },
  },
  facts: {
    name: 'Nom',
    type: 'Type',
    color: 'Couleur',
    cost: 'Coût',
    points: 'Points',
    effect: 'Effet',
    condition: 'Condition',
  },
  cards: 'Cartes',
  events: 'Événements',
  places: 'Rivière et fermes',
  slots: 'Récompenses des emplacements d’événement',
  news: 'Bonnes nouvelles',
  chapters: 'Chapitres',
  challenges: 'Défis',
  opponent: 'Adversaire',
  name: 'Nom',
  origin: 'Origine',
  rest: 'Les saisons du jeu l’un contre l’autre sont imprimées. Les dons d’une saison pour l’équipe, tous les chapitres avec leurs histoires et Odette du Courrier des Haies sont de nous.',
};
