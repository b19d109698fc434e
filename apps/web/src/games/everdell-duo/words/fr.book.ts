import { plural } from '../../../locales/plural.ts';
import type { BookWords } from './book.ts';

const form = plural('fr');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;

export const book: BookWords = {
  title: 'Everdell Duo, le livre',
  campaign: 'Campagne',
  challenges: 'Défis',
  campaignTitle: 'L’année du Courrier des Haies',
  challengesTitle: 'Mieux que les gros titres',
  forWhom: 'Ensemble, en solitaire ou à deux',
  sum: (points, chapters, of) => `${n(points, 'point', 'points')} en ${chapters} chapitres sur ${of}`,
  kept: 'Conservé dans ce navigateur.',
  medals: { bronze: 'bronze', silver: 'argent', gold: 'or' },
  won: (points, hard) => `gagné avec ${n(points, 'point', 'points')}${hard ? ' en difficile' : ''}`,
  skipped: 'passé',
  locked: (before) => `S’ouvre quand le chapitre ${before} est gagné.`,
  lost: (tries) => `${n(tries, 'essai perdu', 'essais perdus')} jusqu’ici.`,
  goals: 'Objectifs',
  points: (normal, hard) => `${normal} points ensemble, ${hard} en difficile`,
  board: 'Sur le plateau',
  skunks: ({ events, meadow, farmRiver }) =>
    `Moufettes : ${events} aux événements, ${meadow} sur le chemin, ${farmRiver} aux fermes et à la rivière`,
  exchange: {
    open: 'Échange à chaque tour',
    limited: 'Échange seulement au poteau',
    none: 'Pas d’échange',
  },
  watches: (normal) =>
    `${n(normal, 'montre de poche', 'montres de poche')} en normal, ${normal === 1 ? 'aucune' : normal - 1} en difficile`,
  special: {
    farmEffect: 'La ferme aux trois brindilles n’en donne que deux',
    drawMoves: 'Piocher et prendre font avancer la Lune tant qu’elle le peut',
  },
  news: 'Bonnes nouvelles',
  newsToCome: 'Après les dons du premier hiver, trois sont montrées et vous en gardez une.',
  newsAgain: 'Vous reverrez les trois mêmes :',
  newsNone: 'Un chapitre déjà gagné se joue sans bonnes nouvelles.',
  newsWait: 'En difficile, une seule vous accompagne ; les autres attendent.',
  difficulty: 'Difficulté',
  with: 'Qui mène les tortues ?',
  partners: { me: 'Moi, seul avec les deux', person: 'Quelqu’un à côté de moi', bot: 'Un bot' },
  partnerName: 'Son nom',
  play: (chapter) => `Jouer le chapitre ${chapter}`,
  again: (chapter) => `Retenter le chapitre ${chapter}`,
  single: 'Le jouer en partie isolée',
  goOn: 'Continuer',
  running: 'Ce chapitre est en cours.',
  giveUp: 'Abandonner cet essai',
  skip: 'Passer ce chapitre, sans points',
  allDone: 'L’année est finie. Chaque chapitre peut être rejoué pour un meilleur score.',
  playChallenge: (title, level) => `Jouer ${title}, ${level}`,
  best: (margin) => `gagné avec ${n(margin, 'point', 'points')} d’avance`,
  playShort: 'Jouer',
  challenge: 'Défi',
  promise: 'Dépassez son total et tenez la promesse du défi.',
  counts: 'Comment elle compte',
  levels: 'Ses niveaux',
  columns: { events: 'événements', path: 'chemin', places: 'fermes, rivière', watch: 'montre', bonus: 'bonus' },
  none: 'aucune',
  house: 'Chapitres, bonnes nouvelles, défis et histoires sont de nous : ceux du commerce ne sont pas publics.',
};
