// What must hold in every state, for tests: nothing is lost, nothing lies in two places, nobody is stuck.
import {
  ACTING,
  CITY,
  CITY_SIZE,
  DECK,
  DECK_SIZE,
  DEPTH,
  DISCARD,
  DISCARD_SIZE,
  F_KIND,
  FRAME,
  HAND,
  HAND_SIZE,
  LOOK_SIZE,
  LOOKED,
  MAX_DEPTH,
  MEADOW_ZONE,
  MOON,
  OCCUPIED,
  OVER,
  PAY_CARD,
  PHASE,
  PLAYING,
  POINTS,
  PURSE,
  type State,
  SUN,
  TOWN,
  TUCKED,
  topFrame,
} from './state.ts';
import { CARDS, LAST_FIELD, MEADOW } from './words.ts';

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
  for (let card = 0; card < CARDS; card++) if (s.zone[card] === TUCKED) lay(card, TUCKED, 'tucked');
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < s.purse[seat * PURSE + HAND_SIZE]!; i++) lay(s.hand[seat * CARDS + i]!, HAND + seat, 'hand');
    for (let i = 0; i < s.town[seat * TOWN + CITY_SIZE]!; i++) lay(s.city[seat * CARDS + i]!, CITY + seat, 'city');
    for (let i = 0; i <= OCCUPIED; i++) if (s.purse[seat * PURSE + i]! < 0) broken.push(`seat ${seat} owes ${i}`);
    if (s.town[seat * TOWN + POINTS]! < 0) broken.push(`seat ${seat} owes points`);
  }
  if (where.size !== CARDS) broken.push(`${where.size} cards`);
  if (t[SUN]! > LAST_FIELD || t[MOON]! > LAST_FIELD) broken.push('a marker left the path');
  if (t[DEPTH]! > MAX_DEPTH) broken.push(`stack ${t[DEPTH]}`);
  if (t[PHASE] !== OVER && t[ACTING] !== 1 && t[ACTING] !== 2) broken.push(`acting ${t[ACTING]}`);
  if (t[PHASE] === OVER && t[DEPTH] !== 0) broken.push(`over with work left: ${s.frames[topFrame(s) + F_KIND]}`);
  if (s.busy.includes(1) && t[DEPTH]! < 2 && s.frames[FRAME + F_KIND] === 0) broken.push('busy without work');
  return broken;
}
