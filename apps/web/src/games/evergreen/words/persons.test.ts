// Every sentence about a player, for the viewer, somebody with a name and a bot, written out in each language.

import type { Event, Piece } from '@sunglade/evergreen';
import { evergreen } from '@sunglade/evergreen';
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
import { sayEvent } from './say.ts';

const WORDS = { en, de, fr } as const;
const FOX: Readonly<Record<Lang, string>> = { en: 'Fox', de: 'Fuchs', fr: 'Renard' };

const chair = (name: string, you = false, bot: string | null = null): SeenChair => ({
  name,
  taken: true,
  you,
  bot,
  away: false,
  out: false,
  left: null,
  running: false,
});
const CHAIRS = [chair('', true), chair('Anna'), chair('', false, 'greedy')];

function tableOf(chairs: readonly SeenChair[]): Table {
  const parsed = evergreen.setup({ seats: 3 });
  if (!parsed.ok) throw new Error('no set-up');
  // A sentence needs the set-up and the chairs, nothing of the running game.
  return { setup: parsed.value, chairs } as unknown as Table;
}

const cards = tableOf(CHAIRS).setup.edition.content as { readonly cards: readonly { id: string }[] };
const card = cards.cards[0]?.id ?? '';
const nameIn = (lang: Lang, seat: number): string =>
  isYou(CHAIRS, seat) ? YOU[lang] : CHAIRS[seat]?.bot ? FOX[lang] : (CHAIRS[seat]?.name ?? '');

function text(lang: Lang, bits: readonly Bit[]): string {
  return bits
    .map((bit) => {
      if (typeof bit === 'string') return bit;
      return 'seat' in bit ? (bit.text ?? nameIn(lang, bit.seat)) : bit.text;
    })
    .join('')
    .replaceAll('\u202f', ' ');
}

const told = (lang: Lang, event: Event): string => text(lang, sayEvent(WORDS[lang], event, tableOf(CHAIRS)).bits);

const place = (seat: number, piece: Piece): Event => ({
  type: 'place',
  seat,
  at: '3,3',
  piece,
  by: 'action',
});
const light = (points: number) => ({ points, lit: {}, dark: [] });
const forest = (points: number) => ({ points, spaces: [] });

/** Each event once per player: the viewer, Anna, the fox. */
const EVENTS: readonly ((seat: number) => Event)[] = [
  (by) => ({ type: 'take', by, slot: 1, card }),
  (by) => ({ type: 'token-taken', by }),
  (to) => ({ type: 'token-back', to }),
  (seat) => ({ type: 'action', seat, action: 'A' }),
  (seat) => ({ type: 'power', seat, power: 'bush', level: 1, value: 2, points: 0 }),
  (seat) => ({ type: 'power', seat, power: 'bud', level: 1, value: 3, points: 3 }),
  (seat) => place(seat, 'p'),
  (seat) => place(seat, 'b'),
  (seat) => place(seat, 'L'),
  (seat) => ({ type: 'grow', seat, at: '3,3', piece: 'S', by: 'action' }),
  (seat) => ({ type: 'done', seat }),
];

const TOLD: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'You took Snow with Plant Sprout.',
    'Anna took Snow with Plant Sprout.',
    'Fox took Snow with Plant Sprout.',
    'You took the First Player token.',
    'Anna took the First Player token.',
    'Fox took the First Player token.',
    'The First Player token goes back to you.',
    'The First Player token goes back to Anna.',
    'The First Player token goes back to Fox.',
    'You chose action A (Plant 3).',
    'Anna chose action A (Plant 3).',
    'Fox chose action A (Plant 3).',
    'You used Plant Bush, strength 2.',
    'Anna used Plant Bush, strength 2.',
    'Fox used Plant Bush, strength 2.',
    'You used Bud: 3 points.',
    'Anna used Bud: 3 points.',
    'Fox used Bud: 3 points.',
    'You planted a sprout on Rock 4,4.',
    'Anna planted a sprout on Rock 4,4.',
    'Fox planted a sprout on Rock 4,4.',
    'You planted a bush on Rock 4,4.',
    'Anna planted a bush on Rock 4,4.',
    'Fox planted a bush on Rock 4,4.',
    'You placed a lake on Rock 4,4.',
    'Anna placed a lake on Rock 4,4.',
    'Fox placed a lake on Rock 4,4.',
    'You grew a small tree on Rock 4,4.',
    'Anna grew a small tree on Rock 4,4.',
    'Fox grew a small tree on Rock 4,4.',
    'You ended the turn.',
    'Anna ended the turn.',
    'Fox ended the turn.',
  ],
  de: [
    'Du nimmst Schnee mit „Spross pflanzen“.',
    'Anna nimmt Schnee mit „Spross pflanzen“.',
    'Fuchs nimmt Schnee mit „Spross pflanzen“.',
    'Du nimmst den Startmarker.',
    'Anna nimmt den Startmarker.',
    'Fuchs nimmt den Startmarker.',
    'Der Startmarker geht zurück an dich.',
    'Der Startmarker geht zurück an Anna.',
    'Der Startmarker geht zurück an Fuchs.',
    'Du wählst Aktion A (3 pflanzen).',
    'Anna wählt Aktion A (3 pflanzen).',
    'Fuchs wählt Aktion A (3 pflanzen).',
    'Du nutzt Busch pflanzen, Stärke 2.',
    'Anna nutzt Busch pflanzen, Stärke 2.',
    'Fuchs nutzt Busch pflanzen, Stärke 2.',
    'Du nutzt Knospen zählen: 3 Punkte.',
    'Anna nutzt Knospen zählen: 3 Punkte.',
    'Fuchs nutzt Knospen zählen: 3 Punkte.',
    'Du pflanzt einen Spross: Felsen 4,4.',
    'Anna pflanzt einen Spross: Felsen 4,4.',
    'Fuchs pflanzt einen Spross: Felsen 4,4.',
    'Du pflanzt einen Busch: Felsen 4,4.',
    'Anna pflanzt einen Busch: Felsen 4,4.',
    'Fuchs pflanzt einen Busch: Felsen 4,4.',
    'Du legst einen See an: Felsen 4,4.',
    'Anna legt einen See an: Felsen 4,4.',
    'Fuchs legt einen See an: Felsen 4,4.',
    'Du lässt wachsen: kleiner Baum, Felsen 4,4.',
    'Anna lässt wachsen: kleiner Baum, Felsen 4,4.',
    'Fuchs lässt wachsen: kleiner Baum, Felsen 4,4.',
    'Du gibst ab.',
    'Anna gibt ab.',
    'Fuchs gibt ab.',
  ],
  fr: [
    'Vous prenez Forêt enneigée avec « Planter une Pousse ».',
    'Anna prend Forêt enneigée avec « Planter une Pousse ».',
    'Renard prend Forêt enneigée avec « Planter une Pousse ».',
    'Vous prenez le jeton Premier Joueur.',
    'Anna prend le jeton Premier Joueur.',
    'Renard prend le jeton Premier Joueur.',
    'Le jeton Premier Joueur vous revient.',
    'Le jeton Premier Joueur revient à Anna.',
    'Le jeton Premier Joueur revient à Renard.',
    'Vous choisissez l’Action A (Planter 3).',
    'Anna choisit l’Action A (Planter 3).',
    'Renard choisit l’Action A (Planter 3).',
    'Vous activez Planter un Buisson, force 2.',
    'Anna active Planter un Buisson, force 2.',
    'Renard active Planter un Buisson, force 2.',
    'Vous activez Bourgeon : 3 points.',
    'Anna active Bourgeon : 3 points.',
    'Renard active Bourgeon : 3 points.',
    'Vous plantez une Pousse : Montagne 4,4.',
    'Anna plante une Pousse : Montagne 4,4.',
    'Renard plante une Pousse : Montagne 4,4.',
    'Vous plantez un Buisson : Montagne 4,4.',
    'Anna plante un Buisson : Montagne 4,4.',
    'Renard plante un Buisson : Montagne 4,4.',
    'Vous placez un Lac : Montagne 4,4.',
    'Anna place un Lac : Montagne 4,4.',
    'Renard place un Lac : Montagne 4,4.',
    'Vous faites croître un Arbuste : Montagne 4,4.',
    'Anna fait croître un Arbuste : Montagne 4,4.',
    'Renard fait croître un Arbuste : Montagne 4,4.',
    'Vous avez terminé.',
    'Anna a terminé.',
    'Renard a terminé.',
  ],
};

const ALL: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Spring is over. You: light 1, forest 2; Anna: light 2, forest 3; Fox: light 3, forest 4.',
    'The game is over. You: 1 point; Anna: 22 points; Fox: 3 points.',
    'The opponent took the First Player token.',
    'The First Player token goes back to the opponent.',
  ],
  de: [
    'Frühling gewertet. Du: Licht 1, Wald 2; Anna: Licht 2, Wald 3; Fuchs: Licht 3, Wald 4.',
    'Das Spiel ist zu Ende. Du: 1 Punkt; Anna: 22 Punkte; Fuchs: 3 Punkte.',
    'Der Solo-Gegner nimmt den Startmarker.',
    'Der Startmarker geht zurück an den Solo-Gegner.',
  ],
  fr: [
    'Fin de Saison (Printemps). Vous : Lumière 1, Forêt 2 ; Anna : Lumière 2, Forêt 3 ; Renard : Lumière 3, Forêt 4.',
    'La partie est terminée. Vous : 1 point ; Anna : 22 points ; Renard : 3 points.',
    'Le joueur virtuel prend le jeton Premier Joueur.',
    'Le jeton Premier Joueur revient au joueur virtuel.',
  ],
};

const BESIDE: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'First player: you',
    'First player: Anna',
    'First player: Fox',
    'First next round: you',
    'First next round: Anna',
    'First next round: Fox',
    'taken by you',
    'taken by Anna',
    'taken by Fox',
    'You take a card.',
    'Anna takes a card.',
    'Fox takes a card.',
    'Your planet, 8 rows, 8 columns',
    'Planet of Anna, 8 rows, 8 columns',
    'Planet of Fox, 8 rows, 8 columns',
    'Waiting for Anna.',
    'Waiting for Bo, Anna, and Yves.',
  ],
  de: [
    'Zuerst dran: du',
    'Zuerst dran: Anna',
    'Zuerst dran: Fuchs',
    'Nächste Runde zuerst: du',
    'Nächste Runde zuerst: Anna',
    'Nächste Runde zuerst: Fuchs',
    'genommen von dir',
    'genommen von Anna',
    'genommen von Fuchs',
    'Du nimmst eine Karte.',
    'Anna nimmt eine Karte.',
    'Fuchs nimmt eine Karte.',
    'Dein Planet, 8 Zeilen, 8 Spalten',
    'Planet von Anna, 8 Zeilen, 8 Spalten',
    'Planet von Fuchs, 8 Zeilen, 8 Spalten',
    'Warten auf Anna.',
    'Warten auf Bo, Anna und Yves.',
  ],
  fr: [
    'Premier Joueur : vous',
    'Premier Joueur : Anna',
    'Premier Joueur : Renard',
    'Premier au prochain tour : vous',
    'Premier au prochain tour : Anna',
    'Premier au prochain tour : Renard',
    'prise par vous',
    'prise par Anna',
    'prise par Renard',
    'Vous prenez une carte.',
    'Anna prend une carte.',
    'Renard prend une carte.',
    'Votre Planète, 8 lignes, 8 colonnes',
    'Planète d’Anna, 8 lignes, 8 colonnes',
    'Planète de Renard, 8 lignes, 8 colonnes',
    'En attente d’Anna.',
    'En attente de Bo, d’Anna et d’Yves.',
  ],
};

it.each(LANGS)('tells what each player does in the right person: %s', (lang) => {
  const lines = EVENTS.flatMap((event) => [0, 1, 2].map((seat) => told(lang, event(seat))));
  expect(lines).toEqual(TOLD[lang]);
});

it.each(LANGS)('tells what happens to all, with the names as they are called: %s', (lang) => {
  const scores = [1, 2, 3].map((n) => ({ light: light(n), forest: forest(n + 1) }));
  const lines = [
    told(lang, { type: 'season-end', season: 'spring', sun: 'N', scores }),
    told(lang, { type: 'end', fertility: [], scores: [1, 22, 3], title: null }),
    told(lang, { type: 'token-taken', by: 'opponent' }),
    told(lang, { type: 'token-back', to: 'opponent' }),
  ];
  expect(lines).toEqual(ALL[lang]);
});

it.each(LANGS)('says it in the right person beside the log as well: %s', (lang) => {
  const { prompt, draft, board } = WORDS[lang];
  const { takenBy } = WORDS[lang].card;
  const names = [0, 1, 2].map((seat) => nameIn(lang, seat));
  const lines = [
    ...names.map((name) => draft.starts(name)),
    ...names.map((name) => draft.startsNext(name)),
    ...names.map((name) => takenBy(name)),
    ...names.map((name) => prompt.takes(name)),
    ...names.map((name) => board.planet(name, 8, 8)),
    prompt.wait(['Anna']),
    prompt.wait(['Bo', 'Anna', 'Yves']),
  ].map((line) => line.replaceAll('\u202f', ' '));
  expect(lines).toEqual(BESIDE[lang]);
});

it('calls only the viewer’s one chair "you", and not by a name somebody chose', () => {
  expect(isYou(CHAIRS, 0)).toBe(true);
  expect(isYou(CHAIRS, 1)).toBe(false);
  expect(isYou([chair('Fern', true)], 0)).toBe(false);
  // A table that was opened in another language.
  expect(isYou([chair('Vous', true), chair('Anna')], 0)).toBe(true);
  // Several people at one screen.
  expect(isYou([chair('', true), chair('', true)], 0)).toBe(false);
});
