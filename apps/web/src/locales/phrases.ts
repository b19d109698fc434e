// What is said at every table with a press, in the reader's language.
import type { CommonPhrase } from '@sunglade/table';
import type { Lang } from '../base/lang.ts';
import { spoken } from './index.ts';

const TEXTS: Readonly<Record<Lang, Readonly<Record<CommonPhrase, string>>>> = {
  en: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    'one-moment': 'One moment, please.',
    'your-turn': 'It is your turn.',
    'must-go': 'I have to go. See you later!',
  },
  de: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    'one-moment': 'Einen Moment, bitte.',
    'your-turn': 'Du bist am Zug.',
    'must-go': 'Ich muss los. Bis später!',
  },
  fr: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Désolé !',
    'one-moment': 'Un instant, s’il vous plaît.',
    'your-turn': 'C’est à vous de jouer.',
    'must-go': 'Je dois y aller. À plus tard !',
  },
};

export const commonPhrase = (id: CommonPhrase): string => TEXTS[spoken.value][id];
