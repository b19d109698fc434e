import { persons } from '../../locales/person.ts';
import type { GladeWords } from './words.ts';

const { told } = persons('de');
const card = (points: number, owl: boolean): string => (owl ? `Eule ${points}` : `Karte ${points}`);

export const de: GladeWords = {
  name: 'Lichtung',
  pitch: 'Ein winziges Spiel mit Karten und Beeren, das zeigt, wie ein Spiel dazukommt.',
  refusals: {
    'game-over': 'Die letzte Runde ist gespielt.',
    'not-your-turn': 'Jemand anderes zieht oder würfelt gerade.',
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'already-picked': 'Du hast in dieser Runde schon eine Karte gelagert oder vergraben.',
    'pick-first': 'Lagere oder vergrabe zuerst eine Karte.',
    'not-now': 'Das gehört in die andere Hälfte der Runde.',
    'deck-empty': 'Der Stapel ist leer.',
    'owl-first': 'Deine Eule wartet: Raube eine Beere oder lass sie ruhen.',
    'no-owl': 'Rauben darf nur, wer gerade eine Eule gezogen hat.',
    'no-berry': 'Dort gibt es keine Beere zu holen.',
  },
  clauses: {
    'pick-one': {
      title: 'Lagern oder vergraben',
      text: 'Alle zugleich: Lagere eine Handkarte offen für ihre Punkte, oder vergrabe eine verdeckt und nimm eine Beere.',
    },
    'hand-in': { title: 'Abgeben', text: 'Wer gewählt hat, gibt ab. Haben alle abgegeben, beginnen die Züge.' },
    'turn-draw-or-roll': {
      title: 'Ziehen oder würfeln',
      text: 'Reihum zieht jede Person eine Karte vom Stapel oder würfelt um Beeren.',
    },
    'owl-robs': {
      title: 'Eulen',
      text: 'Eine gezogene Eule wird sofort gelagert und darf jemandem eine Beere nehmen. Hat sonst niemand eine Beere, ruht sie von selbst.',
    },
    rounds: { title: 'Runden', text: 'Das Spiel endet nach vier Runden.' },
    'score-store': { title: 'Gelagerte Karten', text: 'Jede gelagerte Karte zählt ihre Punkte.' },
    'score-berries': { title: 'Beeren', text: 'Jede Beere zählt einen Punkt.' },
  },
  older: {
    1: {
      'owl-robs': {
        title: 'Eulen',
        text: 'Eine gezogene Eule wird sofort gelagert und darf jemandem eine Beere nehmen.',
      },
    },
  },
  parts: { store: 'Gelagerte Karten', berries: 'Beeren' },
  options: { berries: { name: 'Beeren zu Beginn', values: { 0: 'keine', 1: 'eine', 2: 'zwei' } } },
  editions: { 'glade-24': '24 Karten' },
  steps: {
    store: (points, owl) => `${card(points, owl)} lagern`,
    bury: (points, owl) => `${card(points, owl)} vergraben`,
    ready: 'Abgeben',
    draw: 'Karte ziehen',
    roll: 'Um Beeren würfeln',
    pass: 'Eule ruhen lassen',
    rob: (name) => `${name} berauben`,
  },
  prompts: {
    pick: 'Lagere eine Karte für ihre Punkte, oder vergrabe eine für eine Beere.',
    ready: 'Gib ab.',
    turn: 'Zieh eine Karte oder würfle um Beeren.',
    owl: 'Deine Eule darf eine Beere nehmen.',
  },
  events: {
    store: told(
      (du, points) => [du('Du'), ` lagerst eine Karte mit ${points}`],
      (who, points) => [who, ` lagert eine Karte mit ${points}`],
    ),
    bury: told(
      (du) => [du('Du'), ' vergräbst eine Karte für eine Beere'],
      (who) => [who, ' vergräbt eine Karte für eine Beere'],
    ),
    ready: told(
      (du) => [du('Du'), ' gibst ab'],
      (who) => [who, ' gibt ab'],
    ),
    draw: told(
      (du) => [du('Du'), ' ziehst eine Karte'],
      (who) => [who, ' zieht eine Karte'],
    ),
    owl: told(
      (du) => [du('Du'), ' ziehst eine Eule'],
      (who) => [who, ' zieht eine Eule'],
    ),
    roll: told(
      (du, berries) => [du('Du'), ` würfelst ${berries} ${berries === 1 ? 'Beere' : 'Beeren'}`],
      (who, berries) => [who, ` würfelt ${berries} ${berries === 1 ? 'Beere' : 'Beeren'}`],
    ),
    rob: told(
      (du, from) => [du('Du'), ' nimmst eine Beere von ', from],
      (who, from) => [who, ' nimmt eine Beere von ', from],
    ),
    robsYou: (who, du) => [who, ' nimmt eine Beere von ', du('dir')],
    pass: told(
      (du) => [du('Du'), ' lässt die Eule ruhen'],
      (who) => [who, ' lässt die Eule ruhen'],
    ),
    reshuffle: 'Die vergrabenen Karten sind der neue Stapel',
  },
  moment: (round, of) => `Runde ${round} von ${of}`,
  titles: { hand: 'Deine Hand', stores: 'Lager', berries: 'Beeren', deck: 'Stapel' },
  owl: 'Eule',
};
