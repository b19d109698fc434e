import { persons } from '../../locales/person.ts';
import type { GladeWords } from './words.ts';

const { told } = persons('fr');
const card = (points: number, owl: boolean): string => (owl ? `la chouette ${points}` : `la carte ${points}`);

export const fr: GladeWords = {
  name: 'Clairière',
  pitch: 'Un tout petit jeu de cartes et de baies, qui montre comment un jeu rejoint le site.',
  refusals: {
    'game-over': 'La dernière manche est jouée.',
    'not-your-turn': 'Quelqu’un d’autre pioche ou lance le dé.',
    'not-in-hand': 'Vous n’avez pas cette carte en main.',
    'already-picked': 'Vous avez déjà stocké ou enterré une carte cette manche.',
    'pick-first': 'Stockez ou enterrez d’abord une carte.',
    'not-now': 'Cela appartient à l’autre moitié de la manche.',
    'deck-empty': 'La pioche est vide.',
    'owl-first': 'Votre chouette attend : volez une baie ou laissez-la dormir.',
    'no-owl': 'Seul qui vient de piocher une chouette peut voler.',
    'no-berry': 'Il n’y a pas de baie à prendre là.',
  },
  clauses: {
    'pick-one': {
      title: 'Stocker ou enterrer',
      text: 'Tous en même temps : stockez une carte visible pour ses points, ou enterrez-en une face cachée et prenez une baie.',
    },
    'hand-in': { title: 'Valider', text: 'Qui a choisi valide. Quand tous ont validé, les tours commencent.' },
    'turn-draw-or-roll': {
      title: 'Piocher ou lancer',
      text: 'À tour de rôle, chacun pioche une carte ou lance le dé pour des baies.',
    },
    'owl-robs': {
      title: 'Chouettes',
      text: 'Une chouette piochée est stockée aussitôt et peut prendre une baie à quelqu’un. Si personne d’autre n’a de baie, elle se rendort d’elle-même.',
    },
    rounds: { title: 'Manches', text: 'La partie s’arrête après quatre manches.' },
    'score-store': { title: 'Cartes stockées', text: 'Chaque carte stockée rapporte ses points.' },
    'score-berries': { title: 'Baies', text: 'Chaque baie rapporte un point.' },
  },
  older: {
    1: {
      'owl-robs': {
        title: 'Chouettes',
        text: 'Une chouette piochée est stockée aussitôt et peut prendre une baie à quelqu’un.',
      },
    },
  },
  parts: { store: 'Cartes stockées', berries: 'Baies' },
  options: { berries: { name: 'Baies au départ', values: { 0: 'aucune', 1: 'une', 2: 'deux' } } },
  editions: { 'glade-24': '24 cartes' },
  steps: {
    store: (points, owl) => `Stocker ${card(points, owl)}`,
    bury: (points, owl) => `Enterrer ${card(points, owl)}`,
    ready: 'Valider',
    draw: 'Piocher une carte',
    roll: 'Lancer pour des baies',
    pass: 'Laisser dormir la chouette',
    rob: (name) => `Voler une baie à ${name}`,
  },
  prompts: {
    pick: 'Stockez une carte pour ses points, ou enterrez-en une pour une baie.',
    ready: 'Validez.',
    turn: 'Piochez une carte ou lancez pour des baies.',
    owl: 'Votre chouette peut prendre une baie.',
  },
  events: {
    store: told(
      (vous, points) => [vous('Vous'), ` stockez une carte de ${points}`],
      (who, points) => [who, ` stocke une carte de ${points}`],
    ),
    bury: told(
      (vous) => [vous('Vous'), ' enterrez une carte pour une baie'],
      (who) => [who, ' enterre une carte pour une baie'],
    ),
    ready: told(
      (vous) => [vous('Vous'), ' validez'],
      (who) => [who, ' valide'],
    ),
    draw: told(
      (vous) => [vous('Vous'), ' piochez une carte'],
      (who) => [who, ' pioche une carte'],
    ),
    owl: told(
      (vous) => [vous('Vous'), ' piochez une chouette'],
      (who) => [who, ' pioche une chouette'],
    ),
    roll: told(
      (vous, berries) => [vous('Vous'), ` obtenez ${berries} ${berries === 1 ? 'baie' : 'baies'}`],
      (who, berries) => [who, ` obtient ${berries} ${berries === 1 ? 'baie' : 'baies'}`],
    ),
    rob: told(
      (vous, from) => [vous('Vous'), ' prenez une baie à ', from],
      (who, from) => [who, ' prend une baie à ', from],
    ),
    robsYou: (who, vous) => [who, ' ', vous('vous'), ' prend une baie'],
    pass: told(
      (vous) => [vous('Vous'), ' laissez dormir la chouette'],
      (who) => [who, ' laisse dormir la chouette'],
    ),
    reshuffle: 'Les cartes enterrées forment la nouvelle pioche',
  },
  moment: (round, of) => `Manche ${round} sur ${of}`,
  titles: { hand: 'Votre main', stores: 'Réserves', berries: 'Baies', deck: 'Pioche' },
  owl: 'chouette',
};
