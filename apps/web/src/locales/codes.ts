// Names that come as codes from outside the page: games, levels of bots, refusals of the table and of the server.
import { humanise } from '../kit/plain/humanise.ts';
import { codesDe } from './codes.de.ts';
import { codesEn } from './codes.en.ts';
import { codesFr } from './codes.fr.ts';
import { spoken } from './index.ts';
import type { Lang } from './lang.ts';

const CODES: Readonly<Record<Lang, typeof codesEn>> = { en: codesEn, de: codesDe, fr: codesFr };

const pick = (list: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(list, code) ? list[code] : undefined;

export const gameName = (game: string): string => pick(CODES[spoken.value].games, game) ?? humanise(game);
export const gamePitch = (game: string): string => pick(CODES[spoken.value].pitches, game) ?? '';
export const gamePlayers = (game: string): string => pick(CODES[spoken.value].players, game) ?? '';
export const levelName = (level: string): string => pick(CODES[spoken.value].levels, level) ?? humanise(level);
/** With how strong it is, where one chooses. */
export const levelLabel = (level: string): string => {
  const note = pick(CODES[spoken.value].levelNotes, level);
  return note ? `${levelName(level)} · ${note}` : levelName(level);
};
export const refusalText = (code: string): string =>
  pick(CODES[spoken.value].refusals, code) ?? CODES[spoken.value].refusals.server;
