import { PICTURES } from './pictures.ts';
import type { HarmoniesWords } from './words.ts';

export const guide: HarmoniesWords['guide'] = [
  {
    title: 'De quoi il s’agit',
    text: 'Chacun empile des jetons pour composer son paysage : arbres, montagnes, champs, eau et bâtiments. Le paysage rapporte des points, et les animaux qui y trouvent leur habitat aussi. Le meilleur total gagne.',
    picture: PICTURES.goal,
  },
  {
    title: 'Prendre trois, poser trois',
    text: 'À votre tour, prenez un groupe de trois jetons au centre et posez-les tous sur votre plateau, chacun sur une case vide ou sur un jeton qui l’accepte.',
    picture: PICTURES.group,
  },
  {
    title: 'Empiler',
    text: 'Le vert va au sol ou sur un ou deux troncs bruns, et forme un arbre. Le gris va sur le gris, trois au plus. Le rouge sur un jeton gris, brun ou rouge est un bâtiment. Le jaune et le bleu restent au sol, et rien ne va dessus.',
    picture: PICTURES.stack,
  },
  {
    title: 'La hauteur compte',
    text: 'Un arbre rapporte 1, 3 ou 7 points selon sa hauteur. Une montagne aussi, mais seulement à côté d’une autre.',
    picture: PICTURES.heights,
  },
  {
    title: 'Champs, bâtiments, eau',
    text: 'Deux champs voisins ou plus rapportent 5 points. Un bâtiment en rapporte 5 si trois couleurs l’entourent. Sur la face A compte votre plus longue rivière, sur la face B les îles que l’eau sépare.',
    picture: PICTURES.others,
  },
  {
    title: 'Inviter un animal',
    text: 'Une fois par tour, vous pouvez prendre une carte Animal. Vous en avez quatre au plus ; une carte terminée laisse la place à la suivante.',
    picture: PICTURES.animals,
  },
  {
    title: 'Lui donner un habitat',
    text: 'Là où votre paysage montre ce que montre la carte, dans n’importe quel sens et avec ces hauteurs exactes, posez un cube de la carte. Chaque cube découvre un nombre plus grand. Plus aucun jeton ne va sur une case avec un cube.',
    picture: PICTURES.cubes,
  },
  {
    title: 'La fin',
    text: 'Quand le sac est vide, ou quand quelqu’un n’a plus que deux cases libres ou moins, on finit la manche. Puis on compte les paysages et les animaux.',
    picture: PICTURES.end,
  },
];

export const chapters: HarmoniesWords['chapters'] = [
  { from: 'setup-central-board', title: 'Mise en place' },
  { from: 'turn-order', title: 'Votre tour' },
  { from: 'token-from-hand', title: 'Jetons et piles' },
  { from: 'card-from-display', title: 'Cartes Animal' },
  { from: 'cube-from-held-card', title: 'Cubes et habitats' },
  { from: 'end-pouch', title: 'La dernière manche' },
  { from: 'score-trees', title: 'Le décompte' },
  { from: 'tie-cubes', title: 'Égalité' },
  { from: 'solo-setup', title: 'Solo' },
];
