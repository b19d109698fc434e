import { PICTURES } from './pictures.ts';
import type { EvergreenWords } from './words.ts';

export const guide: EvergreenWords['guide'] = [
  {
    title: 'Le but',
    text: 'Chacun fait reverdir une planète nue. Les arbres à la lumière et une grande Forêt rapportent des points à chaque Saison ; les Arbres sur un sol fertile en rapportent d’autres à la fin. Le plus de points l’emporte.',
    picture: PICTURES.goal,
  },
  {
    title: 'Prenez une carte',
    text: 'À chaque tour, chacun prend une carte de la rangée. Elle dit dans quel Biome vous pouvez agir et offre un Pouvoir. La carte que personne ne prend compte aussi : ses fleurs rendent un Biome plus fertile, son Aridité l’appauvrit.',
    picture: PICTURES.card,
  },
  {
    title: 'Plantez et faites croître',
    text: 'Choisissez une Action sur quatre : planter trois Pousses, faire croître deux plantes, faire l’un et l’autre une fois, ou une seule chose dans n’importe quel Biome. Une Pousse devient un Arbuste, un Arbuste devient un Arbre.',
    picture: PICTURES.grow,
  },
  {
    title: 'Activez votre Pouvoir',
    text: 'Avant ou après l’Action, vous pouvez activer le Pouvoir de votre carte, partout sur la planète : d’autres Pousses, des arbres plus hauts, des Buissons, des Lacs qui font croître leurs voisins, ou des points tout de suite. À chaque fois, il devient plus fort.',
    picture: PICTURES.powers,
  },
  {
    title: 'Gare aux ombres',
    text: 'En fin de Saison, le Soleil brille de son côté. Un Arbuste éclairé rapporte 1 point, un Arbre éclairé 2. L’ombre d’un Arbuste couvre un espace, celle d’un Arbre deux ; dans l’ombre d’un arbre aussi haut ou plus haut, on ne reçoit rien.',
    picture: PICTURES.light,
  },
  {
    title: 'Réunissez une Forêt',
    text: 'Votre plus grand groupe d’arbres et de Buissons, côte à côte, rapporte à chaque Saison 1 point par plante. Il faut donc des arbres serrés, mais pas dans l’ombre les uns des autres.',
    picture: PICTURES.forest,
  },
  {
    title: 'Quatre Saisons',
    text: 'Le printemps compte cinq tours, l’été quatre, l’automne trois, l’hiver deux, et à chaque Saison le Soleil passe au côté suivant. Après l’hiver, chaque Arbre compte encore la Fertilité de son Biome.',
    picture: PICTURES.year,
  },
];

export const chapters: EvergreenWords['chapters'] = [
  { from: 'setup-empty-planet', title: 'Mise en place' },
  { from: 'seasons-and-rounds', title: 'Tours et choix des cartes' },
  { from: 'leftover-fertility', title: 'La carte restante' },
  { from: 'actions-at-the-same-time', title: 'Actions' },
  { from: 'grow-one-stage', title: 'Plantes et espaces' },
  { from: 'power-optional', title: 'Pouvoirs' },
  { from: 'light-points', title: 'Lumière et ombre' },
  { from: 'forest-biggest', title: 'Forêts' },
  { from: 'season-change', title: 'Saisons et fin' },
  { from: 'solo-opponent-drafts', title: 'En solitaire' },
];
