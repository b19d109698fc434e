// Sentences out of bits: for the log, for the screen reader, for refusals.
import { type AnyGame, clauseOfRefusal, type Refusal } from '@sunglade/core';
import { FORGOTTEN, type SeenChair } from '@sunglade/table';
import { refusalText } from '../../locales/codes.ts';
import { t } from '../../locales/index.ts';
import { levelName } from '../../locales/names.ts';
import { isWordForYou } from '../../locales/person.ts';
import type { Bit, Screen } from './screen.ts';
import { isYou } from './who.ts';

/** A stored name as it is shown: where somebody was forgotten, that is said. */
export const shownName = (name: string): string => (name === FORGOTTEN ? t('deletedPlayer') : name);

export function nameOf(chairs: readonly SeenChair[], seat: number): string {
  const chair = chairs[seat];
  if (!chair) return '';
  if (isYou(chairs, seat)) return t('you');
  if (chair.name && !isWordForYou(chair.name)) return shownName(chair.name);
  if (chair.bot) return botName(chairs, seat, chair.bot);
  // Who holds several chairs must be able to tell them apart.
  return chair.you && chairs.filter((one) => one.you).length === 1 ? t('you') : t('player', seat + 1);
}

function botName(chairs: readonly SeenChair[], seat: number, level: string): string {
  const bots = chairs.filter((chair) => chair.bot === level && !chair.name);
  const name = levelName(level);
  return bots.length > 1 ? `${name} ${bots.indexOf(chairs[seat] as SeenChair) + 1}` : name;
}

export const plainText = (bits: readonly Bit[], chairs: readonly SeenChair[]): string =>
  bits
    .map((bit) => {
      if (typeof bit === 'string') return bit;
      return 'seat' in bit ? (bit.text ?? nameOf(chairs, bit.seat)) : bit.text;
    })
    .join('');

export interface Reason {
  readonly text: string;
  readonly clause: { readonly id: string; readonly title: string; readonly text: string } | null;
}

/** Why not, in words, with the rule behind it. */
export function reasonOf(game: AnyGame, screen: Screen, refusal: Refusal): Reason {
  const own = screen.words.refusals[refusal.code];
  const text = typeof own === 'function' ? own(refusal.at ?? {}) : (own ?? refusalText(refusal.code));
  const id = clauseOfRefusal(game.clauses, refusal);
  const clause = id ? screen.words.clauses[id] : undefined;
  return { text, clause: id && clause ? { id, ...clause } : null };
}
