import { persons } from '../../../locales/person.ts';
import { plural } from '../../../locales/plural.ts';
import { challenges, chapters, news } from './de.stories.ts';
import { type TeamOptions, type TeamRefusals, type TeamWords, targets } from './team.ts';
import { bits, joined } from './words.ts';

const { about, told } = persons('de');
const form = plural('de');
const n = (count: number, one: string, other: string): string => `${count} ${form(count, { one, other })}`;
const points = (count: number): string => n(count, 'Punkt', 'Punkte');
const and = (list: readonly string[]): string => new Intl.ListFormat('de').format(list);

const levels = { easy: 'Leicht', normal: 'Normal', hard: 'Schwer', expert: 'Meisterhaft' } as const;

/** What partners talk about. */
const THINGS: Readonly<Record<string, string>> = {
  green: 'eine grüne Karte',
  brown: 'eine braune Karte',
  red: 'eine rote Karte',
  purple: 'eine lila Karte',
  blue: 'eine blaue Karte',
  construction: 'ein Bauwerk',
  critter: 'ein Wesen',
  twig: 'einen Zweig',
  resin: 'Harz',
  pebble: 'einen Kiesel',
  berry: 'eine Beere',
};
const thing = (about: string): string => THINGS[about] ?? about;

export const team: TeamWords = {
  talk: {
    have: (about) => `Ich habe ${thing(about)} auf der Hand.`,
    need: (about) => `Ich brauche ${thing(about)}.`,
    'can-give': (about) => `Ich könnte dir ${thing(about)} geben.`,
  },
  chapters,
  challenges,
  news,
  chapter: (number) => `Kapitel ${number}`,
  challenge: (number) => `Herausforderung ${number}`,
  free: 'Ein eigenes Spiel',
  levels,
  help: 'Hilfe',
  team: 'Team',
  city: 'Eure gemeinsame Stadt',
  tab: 'Stadt',
  goals: {
    title: 'Ziele',
    none: 'Nur die Punkte zählen.',
    events: 'Ereignisse',
    atLeast: (count) => `mindestens ${count}`,
    atMost: (count) => `höchstens ${count}`,
    not: 'keine einzige',
    each: 'jede Person',
    by: {
      winter: 'bis zum Ende des Winters',
      spring: 'bis zum Ende des Frühlings',
      summer: 'bis zum Ende des Sommers',
      autumn: 'bis zum Ende des Herbstes',
    },
    completed: 'ausgerichtet',
    lead: 'Punkte vor Odette',
    met: 'erreicht',
    missed: 'verfehlt',
    broken: 'gebrochen',
    points: (have, target) => `${have} von ${points(target)}`.replace(/Punkte$/, 'Punkten'),
    hard: (target) => `schwer ${target}`,
    warn: (goal) => `Das bricht das Versprechen der Herausforderung: ${goal}.`,
  },
  exchange: {
    title: 'Tauschplatz',
    open: 'Eine Sache in jedem Zug',
    signpost: 'Offen: am Wegweiser',
    shut: 'Nur am Wegweiser',
    none: 'Nicht in diesem Kapitel',
    done: 'Für diesen Zug gegeben',
    give: 'Geben',
    which: about(
      () => 'Was gibst du dir?',
      (name) => `Was gibst du ${name}?`,
    ),
    card: 'eine Karte',
    lies: about(
      (what) => `Für dich: ${what}`,
      (name, what) => `Für ${name}: ${what}`,
    ),
    empty: 'Es liegt nichts darauf.',
  },
  skunk: {
    here: 'hier steht ein Stinktier',
    name: 'Stinktier',
    field: (field) => `Stinktier auf Feld ${field} des Weges`,
    signpost: 'Wegweiser auf Feld 4',
    raised: (min, skunks) => (skunks > 0 ? `${min} + ${n(skunks, 'Stinktier', 'Stinktiere')}` : `mindestens ${min}`),
    areas: { events: 'Ereignisse', meadow: 'Weg', places: 'Farmen, Fluss' },
  },
  watch: {
    title: 'Taschenuhr',
    about: 'Sonne oder Mond ein freies Feld zurück: ein Zug mehr.',
    left: (count) => `noch ${n(count, 'Uhr', 'Uhren')}`,
    use: 'Nutzen',
    back: { sun: 'Sonne zurückstellen', moon: 'Mond zurückstellen' },
  },
  goodNews: {
    title: 'Gute Nachrichten',
    none: 'Keine mehr.',
    use: 'Nutzen',
    keep: 'Behalten',
    later: 'Nicht in diesem Moment.',
  },
  opponent: {
    name: 'Odette von der Heckenpost',
    short: 'Odette',
    about:
      'Sie ist nie am Zug. Am Ende jeder Jahreszeit sammelt sie, was eine gute Geschichte ergibt: Karten, ein Ereignis und Punkte.',
    row: 'Odettes Karten',
    noCards: 'Noch keine Karten.',
    counts: [
      'die aufgedruckten Punkte ihrer Karten',
      '2 für jede Farbe darunter',
      'die Punkte ihrer Ereignisse',
      'was sie bekommen hat, und der Bonus ihrer Stufe',
    ],
    now: (cards, points) => `Odette hat jetzt ${n(cards, 'Karte', 'Karten')} und ${n(points, 'Punkt', 'Punkte')}.`,
    bonus: 'Bonus',
    ahead: (count) => `Ihr führt mit ${n(count, 'Punkt', 'Punkten')}`,
    behind: (count) => (count === 0 ? 'Gleichauf mit ihr' : `Ihr liegt ${points(count)} zurück`),
    turn: {
      when: (season) => `Ende der Jahreszeit (${season}), bevor die Tiere heimkehren`,
      title: 'Odette geht in Druck',
      path: (field) => `Stinktier auf Feld ${field}: von den Karten daneben die mit den meisten Punkten,`,
      throw: (column) =>
        `Sie würfelt eine ${column}: aus dieser Spalte die Karte mit mehr Punkten, bei Gleichstand die obere,`,
      event: (name, count) => `Ein Ereignis mit Stinktier, das niedrigste Feld zuerst: ${name}, ${points(count)}.`,
      points: (count) => `Die Jahreszeit und jedes Stinktier auf Farmen und Fluss: ${points(count)}.`,
      skip: 'Irgendwo drücken, um weiterzugehen.',
      took: (cards) => `Odette hat ${and(cards)} genommen.`,
    },
  },
  season: { team: 'Zu verteilen:', production: 'Produktion, Karte für Karte.' },
  partner: {
    hand: about(
      () => 'Deine Hand',
      (name) => `Hand von ${name}`,
    ),
    unknown: 'unbekannte Karte',
  },
  asked: {
    benefit: (number, of) => `Gabe ${number} von ${of}`,
    proposal: about(
      (what) => `Du: ${what}`,
      (name, what) => `${name}: ${what}`,
    ),
  },
  prompt: {
    share: 'Wer bekommt das?',
    name: 'Für wen ist das?',
    split: 'Wer bekommt den ersten Teil? Die andere Person bekommt den zweiten.',
    confirm: 'Stimmst du zu, oder gibst du zurück und entscheidest selbst?',
    news: 'Welche gute Nachricht behaltet ihr?',
    oldNews: 'Die alte gute Nachricht behalten oder für eine von drei neuen aufgeben?',
    skunk: 'Wähle ein Stinktier.',
    skunkTo: 'Wohin mit dem Stinktier?',
    back: 'Sonne oder Mond zurückstellen?',
    event: 'Wähle ein Ereignis.',
    refresh: 'Wähle Karten der Wiese, die wegkommen, und hör dann auf.',
  },
  steps: {
    to: about(
      () => 'Für dich',
      (name) => `Für ${name}`,
    ),
    toAnimal: { hare: 'Für die Hasen', tortoise: 'Für die Schildkröten' },
    nobody: 'Für niemanden',
    agree: 'Zustimmen',
    return: 'Zurückgeben',
    give: (what) => `${what} geben`,
    giveCard: (card) => `${card} geben`,
    news: (title) => `${title} nutzen`,
    giveUp: 'Aufgeben',
    keepNews: (title) => `${title} behalten`,
    skunk: (space) => `Stinktier: ${space}`,
  },
  spaces: {
    event: (number) => `Ereignis ${number}`,
    path: (field) => `Feld ${field} des Weges`,
    river: ['Fluss, links', 'Fluss, rechts'],
  },
  end: {
    won: (count, target) =>
      `Alle Ziele erreicht, und ${count} Punkte, wo ${target} nötig waren. Die Stadt gehört euch.`,
    lostPoints: (count, target) =>
      `${count} von ${target} Punkten: Der Stadt fehlt noch ein Stück. Versucht es noch einmal.`,
    lostGoals: (count) => `${points(count)}, aber nicht jedes Ziel erreicht. Versucht es noch einmal.`,
    beaten: (count, hers) => `${count} zu ${hers}, und das Versprechen gehalten. Das muss Odette drucken.`,
    notBeaten: (count, hers) => `${count} zu ${hers}: Diese Schlagzeile gehört Odette.`,
    promise: (count, hers) => `${count} zu ${hers}, aber das Versprechen der Herausforderung wurde gebrochen.`,
  },
  say: {
    skunks: (spaces) => [
      'Die Stinktiere stehen hier: ',
      ...joined(
        spaces.map((space) => [space]),
        ', ',
      ),
      '.',
    ],
    noSkunks: bits`In dieser Jahreszeit kommt kein Stinktier.`,
    skunkMoved: (from, to) => bits`Ein Stinktier geht von ${from} nach ${to}.`,
    skunkGone: (from) => bits`Ein Stinktier geht bis zum Ende der Jahreszeit: ${from}.`,
    give: told(
      (you, what) => bits`${you('Du')} legst ${what} auf den Tauschplatz.`,
      (who, what) => bits`${who} legt ${what} auf den Tauschplatz.`,
    ),
    giveCard: told(
      (you, card) => bits`${you('Du')} legst ${card} auf den Tauschplatz.`,
      (who, card) => bits`${who} legt ${card} auf den Tauschplatz.`,
    ),
    receive: told(
      (you, what) => bits`${you('Du')} bekommst ${what} vom Tauschplatz.`,
      (who, what) => bits`${who} bekommt ${what} vom Tauschplatz.`,
    ),
    receiveCard: told(
      (you, card) => bits`${you('Du')} bekommst ${card} vom Tauschplatz.`,
      (who, card) => bits`${who} bekommt ${card} vom Tauschplatz.`,
    ),
    watch: told(
      (you) => bits`${you('Du')} hast die Taschenuhr zurückgestellt.`,
      (who) => bits`${who} hat die Taschenuhr zurückgestellt.`,
    ),
    newsShown: (titles) => bits`Gute Nachrichten zur Wahl: ${and(titles)}.`,
    newsKept: (title) => bits`Das Team behält die gute Nachricht „${title}“.`,
    newsGone: (title) => bits`Das Team gibt die gute Nachricht „${title}“ auf.`,
    news: told(
      (you, title) => bits`${you('Du')} hast die gute Nachricht „${title}“ genutzt.`,
      (who, title) => bits`${who} hat die gute Nachricht „${title}“ genutzt.`,
    ),
    swap: (event) => bits`Ein neues Ereignis tritt an die Stelle des alten: ${event}.`,
    return: told(
      (you) => bits`${you('Du')} hast den Vorschlag zurückgegeben.`,
      (who) => bits`${who} hat den Vorschlag zurückgegeben.`,
    ),
    throw: (column) => bits`Odette würfelt eine ${column}: Spalte ${column}.`,
    herCard: (card, count) => bits`Odette nimmt ${card}, ${points(count)}.`,
    herEvent: (event, count) => bits`Odette holt sich ${event}, ${points(count)}.`,
    herPoints: (count) => bits`Odette bekommt ${points(count)}.`,
    end: (count) => bits`Das Spiel ist aus. Zusammen: ${points(count)}.`,
  },
  house: {
    book: 'Das Buch: fünfzehn Kapitel, zehn Herausforderungen',
    toBook: 'Zum Buch',
    short: 'Hausset: eigene Karten, wo die gedruckten nicht öffentlich sind.',
    link: 'Was gedruckt ist und was von uns',
  },
};

export const refusals: TeamRefusals = {
  'place-skunk': 'Dort steht ein Stinktier: geschlossen.',
  'exchange-closed':
    'Jetzt lässt sich nichts geben: Weder Sonne noch Mond standen zu Beginn deines Zuges am Wegweiser, oder dieses Kapitel hat keinen Tauschplatz.',
  'exchange-done': 'Du hast in diesem Zug schon etwas gegeben.',
  'no-watch': 'Es ist keine Taschenuhr mehr da.',
  'marker-leftmost': 'Links davon ist kein freies Feld.',
  'news-not-held': 'Diese gute Nachricht habt ihr nicht.',
  'news-not-now': 'Diese gute Nachricht passt nicht zu diesem Moment des Zuges.',
  'news-useless': 'Diese gute Nachricht würde jetzt nichts bewirken.',
  'news-not-shown': 'Diese gute Nachricht steht nicht zur Wahl.',
  'skunk-none': 'Dort ist kein Stinktier.',
  'skunk-area': 'Ein Stinktier bleibt in seinem Bereich.',
  'space-taken': 'Dort steht schon jemand oder etwas.',
  'event-no-minimum': 'Dieses Ereignis hat kein Minimum, das sich senken lässt.',
  'event-no-letter': 'Dieses Ereignis lässt sich nicht ersetzen.',
};

const skunks = { 0: 'keine', 1: '1', 2: '2', 3: '3' };

export const options: TeamOptions = {
  chapter: {
    name: 'Kapitel',
    about:
      'Jedes Kapitel hat eigene Ziele, Stinktiere und eine Punktzahl. Bei „Ein eigenes Spiel“ bestimmt ihr das selbst.',
    values: Object.fromEntries([
      ['0', 'Ein eigenes Spiel'],
      ...chapters.map(({ title }, i) => [`${i + 1}`, `${i + 1}. ${title}`]),
    ]),
  },
  difficulty: {
    name: 'Schwierigkeit',
    about: 'Schwer: zehn Punkte mehr, eine Taschenuhr weniger, höchstens eine gute Nachricht.',
    values: { normal: levels.normal, hard: levels.hard },
  },
  eventSkunks: { name: 'Stinktiere bei den Ereignissen', values: skunks },
  meadowSkunks: { name: 'Stinktiere auf dem Weg', about: 'Jedes verkürzt die Jahreszeiten.', values: skunks },
  placeSkunks: { name: 'Stinktiere an Farmen und Fluss', values: skunks },
  exchange: {
    name: 'Tauschplatz',
    values: { open: 'eine Sache in jedem Zug', limited: 'nur am Wegweiser', none: 'keiner' },
  },
  watches: { name: 'Taschenuhren', values: skunks },
  goodNews: { name: 'Gute Nachrichten', values: { true: 'eine von dreien behalten', false: 'keine' } },
  target: { name: 'Nötige Punkte', values: targets(points) },
  challenge: {
    name: 'Herausforderung',
    about: 'Schlagt Odette von der Heckenpost und haltet das Versprechen der Herausforderung.',
    values: Object.fromEntries(challenges.map(({ title }, i) => [`${i + 1}`, `${i + 1}. ${title}`])),
  },
  opponent: { name: 'Odette spielt', values: levels },
};
