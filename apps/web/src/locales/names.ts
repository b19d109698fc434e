// Names that come as ids from outside the page: games and levels of bots.

import type { Lang } from '../base/lang.ts';
import { humanise } from './humanise.ts';
import { spoken } from './index.ts';
import { namesDe } from './names.de.ts';
import { namesEn } from './names.en.ts';
import { namesFr } from './names.fr.ts';

const NAMES: Readonly<Record<Lang, typeof namesEn>> = { en: namesEn, de: namesDe, fr: namesFr };

const pick = (list: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(list, id) ? list[id] : undefined;

export const gameName = (game: string): string => pick(NAMES[spoken.value].games, game) ?? humanise(game);
export const gamePitch = (game: string): string => pick(NAMES[spoken.value].pitches, game) ?? '';
export const gamePlayers = (game: string): string => pick(NAMES[spoken.value].players, game) ?? '';
/** Who likes it. */
export const gameTaste = (game: string): string => pick(NAMES[spoken.value].tastes, game) ?? '';
/** What a bot loves stands behind a plus; the animal is what people know. */
export function levelName(text: string): string {
  const [level = ''] = text.split('+');
  return pick(NAMES[spoken.value].levels, level) ?? humanise(level);
}
/** How far one has come who plays like that: "Seedling"; empty for who has no such word. */
export const levelNote = (level: string): string => pick(NAMES[spoken.value].levelNotes, level) ?? '';
/** With how strong it is, where one chooses. */
export const levelLabel = (level: string): string => {
  const note = levelNote(level);
  return note ? `${levelName(level)} · ${note}` : levelName(level);
};
