import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RulesWords } from './words.ts';

const WORDS: Readonly<Record<Lang, RulesWords>> = { en, de, fr };

export const words = (): RulesWords => WORDS[spoken.value];
