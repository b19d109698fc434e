import { PICTURES } from './pictures.ts';
import type { DuoWords } from './words.ts';

export const guide: DuoWords['guide'] = [
  {
    title: 'De quoi il s’agit',
    text: 'Deux personnes bâtissent chacune une cité à partir d’une prairie commune. Après quatre saisons, la meilleure gagne : par ses cartes, ses jetons Point et ses événements.',
    picture: PICTURES.goal,
  },
  {
    title: 'Une action par tour',
    text: 'Placez un ouvrier et le Soleil avance, jouez une carte et la Lune avance, ou piochez ou prenez une carte et avancez l’un des deux. Chacun avance six fois par saison : ce que vous faites entame ce qui reste pour les deux.',
    picture: PICTURES.action,
  },
  {
    title: 'Envoyer les ouvriers',
    text: 'Vous avez trois ouvriers. Ils rapportent des ressources des fermes et de la rivière, accomplissent des événements dont vous remplissez la condition, ou visitent une carte rouge, même dans l’autre cité. Ils rentrent à la fin de la saison.',
    picture: PICTURES.place,
  },
  {
    title: 'Bâtir la cité',
    text: 'Payez ce qu’indique le bord de la carte : brindilles, résine et galets pour les constructions, baies pour les créatures. Vous jouez des cartes de votre main, ou celles de la prairie à côté du Soleil ou de la Lune.',
    picture: PICTURES.play,
  },
  {
    title: 'Cinq couleurs',
    text: 'Le vert agit de nouveau au printemps et en automne, le marron une fois, le rouge attend un ouvrier, le bleu agit quand son moment vient, le violet rapporte des points à la fin.',
    picture: PICTURES.colors,
  },
  {
    title: 'Un toit plutôt que des baies',
    text: 'Un jeton Occupé sur une construction laisse emménager sans baies une créature de la même couleur, une fois par couleur.',
    picture: PICTURES.token,
  },
  {
    title: 'La fin',
    text: 'Après l’automne, tout compte : points imprimés, cartes violettes, jetons Point et événements. Le Voyage revient à qui a le plus de cartes en cité et en main.',
    picture: PICTURES.year,
  },
  {
    title: 'Ou ensemble',
    text: 'Vous bâtissez une seule cité et partagez ses points, face à des moufettes qui ferment des lieux et raccourcissent les saisons. Un chapitre fixe des objectifs et un score ; dans un défi, il faut battre Odette du Courrier des Haies. Une personne peut aussi mener les deux animaux.',
    picture: PICTURES.team,
  },
];

export const chapters: DuoWords['chapters'] = [
  { from: 'setup-animals', title: 'Mise en place' },
  { from: 'turn-order', title: 'Le tour' },
  { from: 'worker-moves-sun', title: 'Ouvriers, cartes, marqueurs' },
  { from: 'meadow-refill-row-by-row', title: 'La prairie' },
  { from: 'pay-resources', title: 'Payer' },
  { from: 'timing-brown-once', title: 'Les cinq couleurs' },
  { from: 'effects-optional', title: 'Effets' },
  { from: 'events-condition', title: 'Événements et Voyage' },
  { from: 'season-change', title: 'Saisons et secrets' },
  { from: 'score-printed', title: 'Points et fin' },
  { from: 'team-setup', title: 'Ensemble' },
  { from: 'opponent-season', title: 'Odette du Courrier des Haies' },
];
