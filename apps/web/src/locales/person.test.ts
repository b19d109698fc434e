// The kit's own sentences with a name in them, in both persons.
import { expect, it } from 'vitest';
import { LANGS, type Lang } from '../base/lang.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { de as ofName, YOU } from './person.ts';

const MESSAGES = { en, de, fr } as const;
const ABOUT = ['boardOf', 'handoverTitle', 'handoverText', 'handoverReady', 'proposalBy', 'wins'] as const;

const EXPECTED: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'Your board',
    'Board of Anna',
    'You are next',
    'Anna is next',
    'The device is yours. Nobody’s hidden cards are shown now.',
    'Hand the device to Anna. Nobody’s hidden cards are shown now.',
    'That is me',
    'I am Anna',
    'You ask to go back one step.',
    'Anna asks to go back one step.',
    'You win!',
    'Anna wins',
    'Waiting for Anna and Bo.',
    'A shared win: You and Anna',
  ],
  de: [
    'Dein Tableau',
    'Tableau von Anna',
    'Du bist dran',
    'Anna ist dran',
    'Das Gerät gehört dir. Verdeckte Karten sind jetzt nicht zu sehen.',
    'Gib das Gerät an Anna. Verdeckte Karten sind jetzt nicht zu sehen.',
    'Das bin ich',
    'Ich bin Anna',
    'Du bittest um einen Schritt zurück.',
    'Anna bittet um einen Schritt zurück.',
    'Du gewinnst!',
    'Anna gewinnt',
    'Warten auf Anna und Bo.',
    'Geteilter Sieg: Du und Anna',
  ],
  fr: [
    'Votre plateau',
    'Plateau d’Anna',
    'C’est à vous',
    'C’est à Anna',
    'L’appareil est à vous. Aucune carte cachée n’est visible.',
    'Passez l’appareil à Anna. Aucune carte cachée n’est visible.',
    'C’est moi',
    'Je suis Anna',
    'Vous demandez de revenir d’un pas.',
    'Anna demande de revenir d’un pas.',
    'Vous gagnez !',
    'Anna gagne',
    'En attente d’Anna et de Bo.',
    'Victoire partagée : Vous et Anna',
  ],
};

it.each(LANGS)('speaks to the viewer and about the others: %s', (lang) => {
  const messages = MESSAGES[lang];
  const lines = [
    ...ABOUT.flatMap((key) => [messages[key](YOU[lang]), messages[key]('Anna')]),
    messages.promptWait(['Anna', 'Bo']),
    messages.sharedWin([YOU[lang], 'Anna']),
  ];
  expect(lines).toEqual(EXPECTED[lang]);
});

it('shortens the French "de" before a vowel', () => {
  expect(['Anna', 'Émile', 'Yves', 'Bo', 'Yann', 'Hérisson', 'Evergreen', 'œil'].map(ofName)).toEqual([
    'd’Anna',
    'd’Émile',
    'd’Yves',
    'de Bo',
    'de Yann',
    'de Hérisson',
    'd’Evergreen',
    'd’œil',
  ]);
});
