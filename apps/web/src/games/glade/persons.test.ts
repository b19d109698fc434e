// Every sentence of the example game about a player, for the viewer, somebody with a name and a bot.
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../../base/lang.ts';
import type { Bit } from '../../kit/screen/screen.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const WORDS = { en, de, fr } as const;
const NAMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['You', 'Anna', 'Fox'],
  de: ['Du', 'Anna', 'Fuchs'],
  fr: ['Vous', 'Anna', 'Renard'],
};
const WHO: readonly Bit[] = [{ seat: 0, you: true }, { seat: 1 }, { seat: 2 }];
const you = (text: string): Bit => ({ seat: 0, text });

function tell(lang: Lang): readonly string[] {
  const { events } = WORDS[lang];
  const one = (bits: readonly Bit[]): string =>
    bits
      .map((bit) =>
        typeof bit === 'string' ? bit : 'seat' in bit ? (bit.text ?? NAMES[lang][bit.seat] ?? '') : bit.text,
      )
      .join('');
  const robbed = (who: Bit, i: number): readonly Bit[] => events.rob(who, { seat: i === 1 ? 2 : 1 });
  return [
    ...WHO.map((who) => one(events.store(who, 4))),
    ...WHO.map((who) => one(events.bury(who))),
    ...WHO.map((who) => one(events.ready(who))),
    ...WHO.map((who) => one(events.draw(who))),
    ...WHO.map((who) => one(events.owl(who))),
    ...WHO.map((who) => one(events.roll(who, 2))),
    ...WHO.map((who, i) => one(robbed(who, i))),
    ...WHO.slice(1).map((who) => one(events.robsYou(who, you))),
    ...WHO.map((who) => one(events.pass(who))),
  ];
}

const TOLD: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'You stored a card of 4',
    'Anna stored a card of 4',
    'Fox stored a card of 4',
    'You buried a card for a berry',
    'Anna buried a card for a berry',
    'Fox buried a card for a berry',
    'You handed in',
    'Anna handed in',
    'Fox handed in',
    'You drew a card',
    'Anna drew a card',
    'Fox drew a card',
    'You drew an owl',
    'Anna drew an owl',
    'Fox drew an owl',
    'You rolled 2 berries',
    'Anna rolled 2 berries',
    'Fox rolled 2 berries',
    'You took a berry from Anna',
    'Anna took a berry from Fox',
    'Fox took a berry from Anna',
    'Anna took a berry from you',
    'Fox took a berry from you',
    'You let the owl rest',
    'Anna let the owl rest',
    'Fox let the owl rest',
  ],
  de: [
    'Du lagerst eine Karte mit 4',
    'Anna lagert eine Karte mit 4',
    'Fuchs lagert eine Karte mit 4',
    'Du vergräbst eine Karte für eine Beere',
    'Anna vergräbt eine Karte für eine Beere',
    'Fuchs vergräbt eine Karte für eine Beere',
    'Du gibst ab',
    'Anna gibt ab',
    'Fuchs gibt ab',
    'Du ziehst eine Karte',
    'Anna zieht eine Karte',
    'Fuchs zieht eine Karte',
    'Du ziehst eine Eule',
    'Anna zieht eine Eule',
    'Fuchs zieht eine Eule',
    'Du würfelst 2 Beeren',
    'Anna würfelt 2 Beeren',
    'Fuchs würfelt 2 Beeren',
    'Du nimmst eine Beere von Anna',
    'Anna nimmt eine Beere von Fuchs',
    'Fuchs nimmt eine Beere von Anna',
    'Anna nimmt eine Beere von dir',
    'Fuchs nimmt eine Beere von dir',
    'Du lässt die Eule ruhen',
    'Anna lässt die Eule ruhen',
    'Fuchs lässt die Eule ruhen',
  ],
  fr: [
    'Vous stockez une carte de 4',
    'Anna stocke une carte de 4',
    'Renard stocke une carte de 4',
    'Vous enterrez une carte pour une baie',
    'Anna enterre une carte pour une baie',
    'Renard enterre une carte pour une baie',
    'Vous validez',
    'Anna valide',
    'Renard valide',
    'Vous piochez une carte',
    'Anna pioche une carte',
    'Renard pioche une carte',
    'Vous piochez une chouette',
    'Anna pioche une chouette',
    'Renard pioche une chouette',
    'Vous obtenez 2 baies',
    'Anna obtient 2 baies',
    'Renard obtient 2 baies',
    'Vous prenez une baie à Anna',
    'Anna prend une baie à Renard',
    'Renard prend une baie à Anna',
    'Anna vous prend une baie',
    'Renard vous prend une baie',
    'Vous laissez dormir la chouette',
    'Anna laisse dormir la chouette',
    'Renard laisse dormir la chouette',
  ],
};

it.each(LANGS)('tells what each player does in the right person: %s', (lang) => {
  expect(tell(lang)).toEqual(TOLD[lang]);
});
