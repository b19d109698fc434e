import type { Words } from './words.ts';

export const fr: Words = {
  games: { evergreen: 'Evergreen', harmonies: 'Harmonies', 'everdell-duo': 'Everdell Duo', glade: 'Clairière' },
  levels: { hedgehog: 'Hérisson', fox: 'Renard', badger: 'Blaireau', owl: 'Chouette', raven: 'Corbeau' },
  somebody: 'quelqu’un',
  you: 'vous',
  bot: 'un bot',
  yourTurn: (game) => `À vous de jouer : ${game}`,
  begun: 'La partie a commencé.',
  with: (names) => `Vous jouez avec ${names}.`,
  played: (names, many) => `${names} ${many ? 'ont' : 'a'} joué.`,
  points: (points, one) => `Vous avez ${points} ${one ? 'point' : 'points'}.`,
  left: (time) => `Encore ${time}.`,
  more: (tables, one) => `${tables} ${one ? 'autre table vous attend' : 'autres tables vous attendent'}.`,
  hurry: {
    title: (game) => `Le temps presse : ${game}`,
    after: {
      bot: 'Ensuite, un bot jouera pour vous.',
      forfeit: 'Ensuite, votre place sera perdue.',
      wait: 'Ensuite, les autres décideront de la suite.',
    },
  },
  nudge: {
    title: (name, game) => `${name} vous relance : ${game}`,
    text: 'C’est à vous de jouer, on vous attend à la table.',
  },
  over: {
    title: (game) => `La partie est finie : ${game}`,
    youWin: 'Vous gagnez !',
    wins: (name) => `${name} gagne.`,
    shared: (names) => `Victoire partagée : ${names}.`,
    reached: 'Vous avez atteint l’objectif !',
    missed: 'L’objectif est manqué.',
    by: {
      resign: 'Elle s’est terminée sur un abandon.',
      forfeit: 'Elle s’est terminée parce que quelqu’un a manqué de temps.',
    },
    points: (list) => `Points : ${list}.`,
  },
  stale: {
    title: (game) => `On continue ? ${game}`,
    text: 'Personne n’y a joué depuis longtemps.',
    left: (time) => `Sans coup joué, la table sera fermée : encore ${time}.`,
  },
  invite: {
    title: (name, game) => `${name} vous invite : ${game}`,
    others: (names) => `À la table : ${names}.`,
    text: 'Une chaise vous attend.',
  },
  play: 'Jouer',
  look: 'Regarder',
  test: { title: 'Sunglade peut vous joindre', text: 'C’est ainsi que vous saurez que c’est à vous de jouer.' },
  confirm: {
    title: 'Sunglade peut-il vous écrire ?',
    text: 'Quelqu’un souhaite apprendre à cette adresse quand c’est à son tour de jouer. Si c’est vous, confirmez-le.',
    button: 'Oui, écrivez-moi',
    ignore: 'Sinon, vous n’avez rien à faire : sans votre accord, rien n’est envoyé à cette adresse.',
    never: 'Ne plus jamais poser la question à cette adresse',
  },
  why: 'Vous recevez ce message parce que vous vouliez suivre vos parties.',
  stop: 'Ne plus recevoir ces messages',
};
