// What must hold in every state, for tests: nothing is lost, nothing lies in two places, nobody is stuck.
import { FRAME_WIDTH, MAX_DEPTH } from './state/depth.ts';
import { FRAME, topFrame } from './state/frames.ts';
import {
  ACTING,
  CITY,
  cityCard,
  citySize,
  DECK,
  DECK_SIZE,
  DEPTH,
  DISCARD,
  DISCARD_SIZE,
  GIFT,
  HAND,
  HER_ROW,
  handCard,
  handSize,
  LOOK_SIZE,
  LOOKED,
  MEADOW_ZONE,
  MOON,
  OCCUPIED,
  OVER,
  PAY_CARD,
  PHASE,
  PLAYING,
  POINTS,
  PURSE,
  SUN,
  TOWN,
  TUCKED,
} from './state/layout.ts';
import type { State } from './state.ts';
import { CARDS, LAST_FIELD, MEADOW } from './terms.ts';

/** Answers with what is broken. */
export function brokenInvariants(s: State): string[] {
  const broken: string[] = [];
  const where = new Map<number, string>();
  const lay = (card: number, zone: number, place: string): void => {
    if (where.has(card)) broken.push(`card ${card} in ${where.get(card)} and ${place}`);
    if (s.zone[card] !== zone) broken.push(`card ${card} in ${place}, zone ${s.zone[card]}`);
    where.set(card, place);
  };
  const t = s.table;
  for (let i = 0; i < t[DECK_SIZE]!; i++) lay(s.deck[i]!, DECK, 'deck');
  for (let i = 0; i < t[DISCARD_SIZE]!; i++) lay(s.discard[i]!, DISCARD, 'discard');
  for (let i = 0; i < MEADOW; i++) if (s.meadow[i]! < CARDS) lay(s.meadow[i]!, MEADOW_ZONE, 'meadow');
  for (let i = 0; i < t[LOOK_SIZE]!; i++) lay(s.look[i]!, LOOKED, 'look');
  if (t[PAY_CARD]! >= 0) lay(t[PAY_CARD]!, PLAYING, 'playing');
  for (let card = 0; card < CARDS; card++) {
    if (s.zone[card] === TUCKED) lay(card, TUCKED, 'tucked');
    if (s.zone[card] === GIFT) lay(card, GIFT, 'tile');
    if (s.zone[card] === HER_ROW) lay(card, HER_ROW, 'her row');
  }
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < handSize(s, seat); i++) lay(handCard(s, seat, i), HAND + seat, 'hand');
    for (let i = 0; i < citySize(s, seat); i++) lay(cityCard(s, seat, i), CITY + seat, 'city');
    for (let i = 0; i <= OCCUPIED; i++) if (s.purse[seat * PURSE + i]! < 0) broken.push(`seat ${seat} owes ${i}`);
    if (s.town[seat * TOWN + POINTS]! < 0) broken.push(`seat ${seat} owes points`);
  }
  if (where.size !== CARDS) broken.push(`${where.size} cards`);
  if (t[SUN]! > LAST_FIELD || t[MOON]! > LAST_FIELD) broken.push('a marker left the path');
  if (t[DEPTH]! > MAX_DEPTH) broken.push(`stack ${t[DEPTH]}`);
  if (t[PHASE] !== OVER && t[ACTING] !== 1 && t[ACTING] !== 2) broken.push(`acting ${t[ACTING]}`);
  if (t[PHASE] === OVER && t[DEPTH] !== 0) broken.push(`over with work left: ${s.frames[topFrame(s) + FRAME.kind]}`);
  if (s.busy.includes(1) && t[DEPTH]! < 2 && s.frames[FRAME_WIDTH + FRAME.kind] === 0) broken.push('busy without work');
  return broken;
}
