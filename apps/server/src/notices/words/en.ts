import type { Words } from './words.ts';

export const en: Words = {
  games: { evergreen: 'Evergreen', harmonies: 'Harmonies', 'everdell-duo': 'Everdell Duo', glade: 'Glade' },
  levels: { hedgehog: 'Hedgehog', fox: 'Fox', badger: 'Badger', owl: 'Owl', raven: 'Raven' },
  somebody: 'somebody',
  you: 'you',
  bot: 'a bot',
  yourTurn: (game) => `Your turn: ${game}`,
  begun: 'The game has begun.',
  with: (names) => `You play with ${names}.`,
  played: (names, many) => `${names} ${many ? 'have' : 'has'} played.`,
  points: (points, one) => `You have ${points} ${one ? 'point' : 'points'}.`,
  left: (time) => `${time} left.`,
  more: (tables, one) => `${tables} more ${one ? 'table waits' : 'tables wait'} for you.`,
  hurry: {
    title: (game) => `Little time left: ${game}`,
    after: {
      bot: 'After that a bot plays for you.',
      forfeit: 'After that your seat is lost.',
      wait: 'After that the others decide how it goes on.',
    },
  },
  nudge: {
    title: (name, game) => `${name} reminds you: ${game}`,
    text: 'It is your turn, and they are waiting for you.',
  },
  over: {
    title: (game) => `The game is over: ${game}`,
    youWin: 'You win!',
    wins: (name) => `${name} wins.`,
    shared: (names) => `A shared win: ${names}.`,
    reached: 'You have reached the goal!',
    missed: 'The goal was missed.',
    by: { resign: 'It ended because somebody gave up.', forfeit: 'It ended because somebody ran out of time.' },
    points: (list) => `Points: ${list}.`,
  },
  stale: {
    title: (game) => `Does it go on? ${game}`,
    text: 'Nobody has played there for a long time.',
    left: (time) => `Without a move the table is closed: ${time} left.`,
  },
  invite: {
    title: (name, game) => `${name} invites you: ${game}`,
    others: (names) => `At the table: ${names}.`,
    text: 'A chair is free for you.',
  },
  play: 'Play',
  look: 'Look',
  test: { title: 'Sunglade reaches you', text: 'This is how you will hear that it is your turn.' },
  confirm: {
    title: 'May Sunglade write to you?',
    text: 'Somebody wants to be told at this address when it is their turn at a table. If that is you, please confirm it.',
    button: 'Yes, write to me',
    ignore: 'If it is not, do nothing: no more mails will come.',
  },
  why: 'You get this mail because you asked to be told about your games.',
  stop: 'No more of these mails',
};
