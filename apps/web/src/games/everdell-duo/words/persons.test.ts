// Every sentence about a player, for the viewer, somebody with a name and a bot, written out in each language.
import { type Event, everdellDuo } from '@sunglade/everdell-duo';
import type { SeenChair } from '@sunglade/table';
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../../../base/lang.ts';
import type { Bit } from '../../../kit/screen/screen.ts';
import { isYou } from '../../../kit/screen/who.ts';
import { YOU } from '../../../locales/person.ts';
import type { Table } from '../table.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { type Heard, sayEvent } from './say.ts';

const WORDS = { en, de, fr } as const;

const chair = (name: string, you = false): SeenChair => ({
  name,
  taken: true,
  you,
  bot: null,
  away: false,
  out: false,
  left: null,
  running: false,
});
const CHAIRS = [chair('', true), chair('Anna')];

function table(): Table {
  const parsed = everdellDuo.setup({ seats: 2 });
  if (!parsed.ok) throw new Error('no set-up');
  const open = { river: [0, 1], slots: [0, 6, 12, 18, 24, 30] };
  // A sentence needs the set-up, the chairs and the tiles that lie there.
  return {
    setup: parsed.value,
    chairs: CHAIRS,
    view: { open, own: [] },
    sheets: [{ total: 1 }, { total: 22 }],
  } as unknown as Table;
}

const nameIn = (lang: Lang, seat: number): string => (isYou(CHAIRS, seat) ? YOU[lang] : (CHAIRS[seat]?.name ?? ''));

const text = (lang: Lang, bits: readonly Bit[]): string =>
  bits
    .map((bit) => {
      if (typeof bit === 'string') return bit;
      return 'seat' in bit ? (bit.text ?? nameIn(lang, bit.seat)) : bit.text;
    })
    .join('')
    .replaceAll('\u202f', ' ');

const NOTHING: Heard = { river: [0, 1], paid: null, home: -1, place: -1, trade: 0, kept: false };
const PAID: Heard = { ...NOTHING, paid: [1, 0, 2, 0] };
const TOKEN: Heard = { ...NOTHING, paid: [0, 0, 0, 0], home: 1 };

const told = (lang: Lang, event: Event, heard = NOTHING): string =>
  text(lang, sayEvent(WORDS[lang], event, table(), heard)?.bits ?? []);

/** Each event once for the viewer and once for Anna. Card 0 is the Mine, place 0 the first farm. */
const EVENTS: readonly ((seat: number) => Event)[] = [
  (seat) => ({ type: 'step', seat, step: 'trade berry' }),
  (seat) => ({ type: 'gain', seat, resource: 0, n: 2 }),
  (seat) => ({ type: 'pay', seat, resource: 3, n: 1 }),
  (seat) => ({ type: 'points', seat, n: 2 }),
  (seat) => ({ type: 'tokens', seat, n: -1 }),
  (seat) => ({ type: 'draw', seat }),
  (seat) => ({ type: 'draw', seat, card: 0 }),
  (seat) => ({ type: 'take', seat, card: 0, space: 0 }),
  (seat) => ({ type: 'discard', seat }),
  (seat) => ({ type: 'discard', seat, card: 0 }),
  (seat) => ({ type: 'keep', seat }),
  (seat) => ({ type: 'keep', seat, card: 0 }),
  (seat) => ({ type: 'tuck', seat, under: 0 }),
  (seat) => ({ type: 'tuck', seat, under: 0, card: 1 }),
  (seat) => ({ type: 'build', seat, card: 0 }),
  (seat) => ({ type: 'effect', seat, place: 0 }),
  (seat) => ({ type: 'worker', seat, from: -1, to: 4 }),
  (seat) => ({ type: 'worker', seat, from: 0, to: 4 }),
  (seat) => ({ type: 'worker', seat, from: 0, to: -1 }),
  (seat) => ({ type: 'claim', seat, slot: 0, event: 0 }),
  (seat) => ({ type: 'journey', seat }),
];

const TOLD: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'You traded two cards for 1 berry.',
    'Anna traded two cards for 1 berry.',
    'You gained 2 twigs.',
    'Anna gained 2 twigs.',
    'You paid 1 berry.',
    'Anna paid 1 berry.',
    'You gained 2 point tokens.',
    'Anna gained 2 point tokens.',
    'You used 1 occupied token.',
    'Anna used 1 occupied token.',
    'You drew a card.',
    'Anna drew a card.',
    'You drew Mine.',
    'Anna drew Mine.',
    'You took Mine from the meadow.',
    'Anna took Mine from the meadow.',
    'You discarded a card.',
    'Anna discarded a card.',
    'You discarded Mine.',
    'Anna discarded Mine.',
    'You kept a card.',
    'Anna kept a card.',
    'You kept Mine.',
    'Anna kept Mine.',
    'You tucked a card under Mine.',
    'Anna tucked a card under Mine.',
    'You tucked General Store under Mine.',
    'Anna tucked General Store under Mine.',
    'You played Mine.',
    'Anna played Mine.',
    'You used Farm 1.',
    'Anna used Farm 1.',
    'You placed a worker: Barter Jetty.',
    'Anna placed a worker: Barter Jetty.',
    'You moved a worker from Farm 1 to Barter Jetty.',
    'Anna moved a worker from Farm 1 to Barter Jetty.',
    'You took the worker back from Farm 1.',
    'Anna took the worker back from Farm 1.',
    'You completed Bountiful Harvest: 4 points.',
    'Anna completed Bountiful Harvest: 4 points.',
    'You have the most cards and win the Journey: 5 points.',
    'Anna has the most cards and wins the Journey: 5 points.',
  ],
  de: [
    'Du tauschst zwei Karten gegen 1 Beere.',
    'Anna tauscht zwei Karten gegen 1 Beere.',
    'Du nimmst 2 Zweige.',
    'Anna nimmt 2 Zweige.',
    'Du bezahlst 1 Beere.',
    'Anna bezahlt 1 Beere.',
    'Du nimmst 2 Punktemarker.',
    'Anna nimmt 2 Punktemarker.',
    'Du gibst 1 Besetztmarker ab.',
    'Anna gibt 1 Besetztmarker ab.',
    'Du ziehst eine Karte.',
    'Anna zieht eine Karte.',
    'Du ziehst Mine.',
    'Anna zieht Mine.',
    'Du nimmst Mine von der Wiese.',
    'Anna nimmt Mine von der Wiese.',
    'Du wirfst eine Karte ab.',
    'Anna wirft eine Karte ab.',
    'Du wirfst Mine ab.',
    'Anna wirft Mine ab.',
    'Du behältst eine Karte.',
    'Anna behält eine Karte.',
    'Du behältst Mine.',
    'Anna behält Mine.',
    'Du legst eine Karte unter Mine.',
    'Anna legt eine Karte unter Mine.',
    'Du legst Gemischtwarenladen unter Mine.',
    'Anna legt Gemischtwarenladen unter Mine.',
    'Du spielst Mine.',
    'Anna spielt Mine.',
    'Du nutzt Farm 1.',
    'Anna nutzt Farm 1.',
    'Du setzt ein Tier ein: Tauschsteg.',
    'Anna setzt ein Tier ein: Tauschsteg.',
    'Du versetzt ein Tier: von Farm 1 zu Tauschsteg.',
    'Anna versetzt ein Tier: von Farm 1 zu Tauschsteg.',
    'Du nimmst das Tier zurück: Farm 1.',
    'Anna nimmt das Tier zurück: Farm 1.',
    'Du erfüllst Ertragreiche Ernte: 4 Punkte.',
    'Anna erfüllt Ertragreiche Ernte: 4 Punkte.',
    'Du hast die meisten Karten und gewinnst die Reise: 5 Punkte.',
    'Anna hat die meisten Karten und gewinnt die Reise: 5 Punkte.',
  ],
  fr: [
    'Vous échangez deux cartes contre 1 baie.',
    'Anna échange deux cartes contre 1 baie.',
    'Vous gagnez 2 brindilles.',
    'Anna gagne 2 brindilles.',
    'Vous payez 1 baie.',
    'Anna paie 1 baie.',
    'Vous gagnez 2 jetons Point.',
    'Anna gagne 2 jetons Point.',
    'Vous rendez 1 jeton Occupé.',
    'Anna rend 1 jeton Occupé.',
    'Vous piochez une carte.',
    'Anna pioche une carte.',
    'Vous piochez Mine.',
    'Anna pioche Mine.',
    'Vous prenez Mine dans la prairie.',
    'Anna prend Mine dans la prairie.',
    'Vous défaussez une carte.',
    'Anna défausse une carte.',
    'Vous défaussez Mine.',
    'Anna défausse Mine.',
    'Vous gardez une carte.',
    'Anna garde une carte.',
    'Vous gardez Mine.',
    'Anna garde Mine.',
    'Vous glissez une carte sous Mine.',
    'Anna glisse une carte sous Mine.',
    'Vous glissez Magasin général sous Mine.',
    'Anna glisse Magasin général sous Mine.',
    'Vous jouez Mine.',
    'Anna joue Mine.',
    'Vous utilisez Ferme 1.',
    'Anna utilise Ferme 1.',
    'Vous placez un ouvrier : Ponton du troc.',
    'Anna place un ouvrier : Ponton du troc.',
    'Vous déplacez un ouvrier : Ferme 1 → Ponton du troc.',
    'Anna déplace un ouvrier : Ferme 1 → Ponton du troc.',
    'Vous reprenez l’ouvrier : Ferme 1.',
    'Anna reprend l’ouvrier : Ferme 1.',
    'Vous accomplissez Moisson abondante : 4 points.',
    'Anna accomplit Moisson abondante : 4 points.',
    'Vous avez le plus de cartes et gagnez le Voyage : 5 points.',
    'Anna a le plus de cartes et gagne le Voyage : 5 points.',
  ],
};

it.each(LANGS)('tells what each player does in the right person: %s', (lang) => {
  expect(EVENTS.flatMap((event) => [0, 1].map((seat) => told(lang, event(seat))))).toEqual(TOLD[lang]);
});

/** What was paid is told with the card. */
const PLAYED: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'You played Mine for 1 twig and 2 pebbles.',
    'Anna played Mine for 1 twig and 2 pebbles.',
    'You played Mine with an occupied token on General Store.',
    'Anna played Mine with an occupied token on General Store.',
  ],
  de: [
    'Du spielst Mine für 1 Zweig und 2 Kiesel.',
    'Anna spielt Mine für 1 Zweig und 2 Kiesel.',
    'Du spielst Mine mit einem Besetztmarker auf Gemischtwarenladen.',
    'Anna spielt Mine mit einem Besetztmarker auf Gemischtwarenladen.',
  ],
  fr: [
    'Vous jouez Mine pour 1 brindille et 2 galets.',
    'Anna joue Mine pour 1 brindille et 2 galets.',
    'Vous jouez Mine avec un jeton Occupé sur Magasin général.',
    'Anna joue Mine avec un jeton Occupé sur Magasin général.',
  ],
};

it.each(LANGS)('tells in one sentence what is played and what for: %s', (lang) => {
  const lines = [PAID, TOKEN].flatMap((heard) =>
    [0, 1].map((seat) => told(lang, { type: 'build', seat, card: 0 }, heard)),
  );
  expect(lines).toEqual(PLAYED[lang]);
  for (const event of [
    { type: 'pay', seat: 0, resource: 0, n: 1 },
    { type: 'show', seat: 0, card: 0, space: 0 },
  ] as const)
    expect(told(lang, event, PAID)).toBe('');
});

const REST: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'The discard pile is shuffled into a new deck of 12 cards.',
    'Courthouse got 3 point tokens.',
    'Courthouse gave up 1 point token.',
    'Summer is over.',
    'Autumn',
    'New on the river: Barter Jetty and Resin Bank.',
    'The game is over. You: 1 point; Anna: 22 points.',
  ],
  de: [
    'Die Ablage wird gemischt: ein neuer Stapel aus 12 Karten.',
    'Gericht bekommt 3 Punktemarker.',
    'Gericht gibt 1 Punktemarker ab.',
    'Der Sommer ist vorbei.',
    'Herbst',
    'Neu am Fluss: Tauschsteg und Harzufer.',
    'Das Spiel ist zu Ende. Du: 1 Punkt; Anna: 22 Punkte.',
  ],
  fr: [
    'La défausse est mélangée : nouvelle pioche de 12 cartes.',
    'Tribunal reçoit 3 jetons Point.',
    'Tribunal perd 1 jeton Point.',
    'Fin de l’été.',
    'Automne',
    'Nouveau sur la rivière : Ponton du troc et Rive aux résines.',
    'La partie est terminée. Vous : 1 point ; Anna : 22 points.',
  ],
};

it.each(LANGS)('tells what concerns both: %s', (lang) => {
  const events: readonly Event[] = [
    { type: 'shuffle', cards: 12 },
    { type: 'charge', card: 65, n: 3 },
    { type: 'charge', card: 65, n: -1 },
    { type: 'season-end', season: 2 },
    { type: 'season', season: 3, first: 1 },
    { type: 'river', tiles: [0, 1] },
    { type: 'end' },
  ];
  expect(events.map((event) => told(lang, event))).toEqual(REST[lang]);
});

const BESIDE: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'your worker stands here',
    'a worker of Anna stands here',
    'Your city',
    'City of Anna',
    'your city',
    'Anna',
    'completed by you',
    'completed by Anna',
  ],
  de: [
    'hier steht dein Tier',
    'hier steht ein Tier von Anna',
    'Deine Stadt',
    'Stadt von Anna',
    'deine Stadt',
    'Anna',
    'von dir erfüllt',
    'von Anna erfüllt',
  ],
  fr: [
    'votre ouvrier est ici',
    'un ouvrier d’Anna est ici',
    'Votre cité',
    'Cité d’Anna',
    'votre cité',
    'Anna',
    'accompli par vous',
    'accompli par Anna',
  ],
};

it.each(LANGS)('says it in the right person beside the log as well: %s', (lang) => {
  const { card, city, places, events } = WORDS[lang];
  const names = [0, 1].map((seat) => nameIn(lang, seat));
  const lines = [card.worker, city.title, places.inCity, events.claimed].flatMap((about) =>
    names.map((name) => about(name).replaceAll('\u202f', ' ')),
  );
  expect(lines).toEqual(BESIDE[lang]);
});
