import type { Words } from './words.ts';

export const de: Words = {
  games: { evergreen: 'Evergreen', harmonies: 'Harmonies', 'everdell-duo': 'Everdell Duo', glade: 'Lichtung' },
  levels: { hedgehog: 'Igel', fox: 'Fuchs', badger: 'Dachs', owl: 'Eule', raven: 'Rabe' },
  somebody: 'jemand',
  you: 'du',
  bot: 'ein Bot',
  yourTurn: (game) => `Du bist dran: ${game}`,
  begun: 'Das Spiel hat begonnen.',
  with: (names) => `Du spielst mit ${names}.`,
  played: (names, many) => `${names} ${many ? 'haben' : 'hat'} gespielt.`,
  points: (points, one) => `Du hast ${points} ${one ? 'Punkt' : 'Punkte'}.`,
  left: (time) => `Noch ${time}.`,
  more: (tables, one) =>
    one ? `${tables} weiterer Tisch wartet auf dich.` : `${tables} weitere Tische warten auf dich.`,
  hurry: {
    title: (game) => `Die Zeit wird knapp: ${game}`,
    after: {
      bot: 'Danach spielt ein Bot für dich.',
      forfeit: 'Danach ist dein Platz verloren.',
      wait: 'Danach entscheiden die anderen, wie es weitergeht.',
    },
  },
  nudge: {
    title: (name, game) => `${name} erinnert dich: ${game}`,
    text: 'Du bist dran, am Tisch wartet man auf dich.',
  },
  over: {
    title: (game) => `Das Spiel ist aus: ${game}`,
    youWin: 'Du gewinnst!',
    wins: (name) => `${name} gewinnt.`,
    shared: (names) => `Geteilter Sieg: ${names}.`,
    reached: 'Ihr habt das Ziel erreicht!',
    missed: 'Das Ziel wurde verfehlt.',
    by: {
      resign: 'Es ist zu Ende, weil jemand aufgegeben hat.',
      forfeit: 'Es ist zu Ende, weil jemandem die Zeit ausging.',
    },
    points: (list) => `Punkte: ${list}.`,
  },
  stale: {
    title: (game) => `Geht es weiter? ${game}`,
    text: 'Dort hat lange niemand gespielt.',
    left: (time) => `Ohne Zug wird der Tisch geschlossen: noch ${time}.`,
  },
  invite: {
    title: (name, game) => `${name} lädt dich ein: ${game}`,
    others: (names) => `Am Tisch: ${names}.`,
    text: 'Ein Stuhl ist für dich frei.',
  },
  play: 'Spielen',
  look: 'Ansehen',
  test: { title: 'Sunglade erreicht dich', text: 'So erfährst du künftig, dass du dran bist.' },
  confirm: {
    title: 'Darf Sunglade dir schreiben?',
    text: 'Jemand möchte unter dieser Adresse erfahren, wenn er an einem Tisch dran ist. Wenn du das bist, bestätige es bitte.',
    button: 'Ja, schreib mir',
    ignore: 'Wenn nicht, musst du nichts tun: Ohne ein Ja kommen hier keine Nachrichten an.',
    never: 'Unter dieser Adresse nie wieder fragen',
  },
  why: 'Du bekommst diese Mail, weil du über deine Spiele Bescheid bekommen wolltest.',
  stop: 'Keine solchen Mails mehr',
};
