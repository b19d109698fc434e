import { FORGOTTEN, GUEST } from '@sunglade/table';
import type { Lang } from '../../../base/lang.ts';
import { spoken } from '../../../locales/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { FriendWords } from './words.ts';

const WORDS: Readonly<Record<Lang, FriendWords>> = { en, de, fr };

export const words = (): FriendWords => WORDS[spoken.value];

/** What to call somebody who perhaps gave no name. */
export const calledBy = (name: string): string =>
  name === '' || name === GUEST || name === FORGOTTEN ? words().somebody : name;
