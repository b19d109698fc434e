// The course of the game: draft, end of round, end of season, end of the game.
import type { Tell } from '@sunglade/core';
import { SIDES } from '@sunglade/grid';
import { dealRow, discardCard } from './deal.ts';
import type { Drafter, Event } from './events.ts';
import { forestMap, forestPoints } from './forest.ts';
import {
  ACTING,
  ACTION,
  type Bound,
  CARD,
  clearTurn,
  DRAFT,
  drafterAt,
  FIRST,
  FOREST,
  ICONS,
  isOpponent,
  LIGHT,
  NEXT_FIRST,
  OPPONENT,
  OPPONENT_CARDS,
  OVER,
  PHASE,
  PICKS,
  ROUND,
  ROW,
  SEASON,
  type State,
  seatAt,
  sunOf,
  TAKEN,
  TAKEN_CARDS,
  TOKEN,
} from './layout.ts';
import { lightMap, lightPoints } from './light.ts';
import { opponentPick } from './opponent.ts';
import { fertilityOf, score } from './score.ts';
import { BIOMES, byBiome, ROUNDS_OF, SEASONS, titleOf, WILD } from './terms.ts';
import { addToZone, aridityTarget, turnDown } from './zone.ts';

type Say = Tell<Event> | undefined;

const nameOf = (b: Bound, drafter: number): Drafter => (isOpponent(b, drafter) ? 'opponent' : drafter);
const cardName = (b: Bound, card: number): string => b.content.cards[card]!.id;

export function beginRound(b: Bound, s: State, tell?: Say): void {
  const { data } = s;
  data[PHASE] = DRAFT;
  data[PICKS] = 0;
  data[TOKEN] = data[NEXT_FIRST] = -1;
  dealRow(b, s, tell);
  tell?.(
    {
      type: 'deal',
      season: SEASONS[data[SEASON]!]!,
      round: data[ROUND]! + 1,
      first: nameOf(b, data[FIRST]!),
      row: Array.from(data.subarray(ROW, ROW + b.rowSize), (card) => cardName(b, card)),
    },
    b.all,
  );
  nextPick(b, s, tell);
}

/** Whose pick it is; the opponent takes its card at once, and when everybody has one the actions begin. */
function nextPick(b: Bound, s: State, tell: Say): void {
  const { data } = s;
  const pick = data[PICKS]!;
  if (pick === b.drafters) {
    leaveCard(b, s, tell);
    data[PHASE] = ACTION;
    data[ACTING] = b.all;
    return;
  }
  const drafter = drafterAt(b, data, pick);
  if (!isOpponent(b, drafter)) {
    data[ACTING] = 1 << drafter;
    return;
  }
  const { slot, why, tied } = opponentPick(b, s);
  const card = data[ROW + slot]!;
  data[OPPONENT_CARDS + data[OPPONENT]!] = card;
  data[OPPONENT]! += 1;
  tell?.({ type: 'take', by: 'opponent', slot: slot + 1, card: cardName(b, card), why, tied }, b.all);
  taken(b, s, drafter, slot, tell);
}

export function takeCard(b: Bound, s: State, seat: number, slot: number, tell: Say): void {
  const { data } = s;
  const at = seatAt(seat);
  const card = data[ROW + slot]!;
  data[at + CARD] = card;
  data[at + TAKEN_CARDS + data[at + TAKEN]!] = card;
  data[at + TAKEN]! += 1;
  tell?.({ type: 'take', by: seat, slot: slot + 1, card: cardName(b, card) }, b.all);
  taken(b, s, seat, slot, tell);
}

function taken(b: Bound, s: State, drafter: number, slot: number, tell: Say): void {
  const { data } = s;
  data[ROW + slot] = -1;
  data[PICKS]! += 1;
  if (data[TOKEN] === slot) {
    data[TOKEN] = -1;
    data[NEXT_FIRST] = drafter;
    tell?.({ type: 'token-taken', by: nameOf(b, drafter) }, b.all);
  }
  if (data[PICKS] === 1) {
    const leftmost = firstCard(b, data);
    data[TOKEN] = leftmost;
    tell?.({ type: 'token-placed', slot: leftmost + 1, card: cardName(b, data[ROW + leftmost]!) }, b.all);
  }
  nextPick(b, s, tell);
}

function firstCard(b: Bound, data: Int16Array): number {
  let slot = 0;
  while (slot < b.rowSize && data[ROW + slot]! < 0) slot++;
  return slot;
}

/** Exactly one card remains. If the token still lies on it, it goes back to this round's first player. */
function leaveCard(b: Bound, s: State, tell: Say): void {
  const { data, zone } = s;
  const { content } = b;
  const slot = firstCard(b, data);
  const card = data[ROW + slot]!;
  const biome = content.cardBiome[card]!;
  data[ROW + slot] = -1;
  if (data[TOKEN] === slot) {
    data[TOKEN] = -1;
    data[NEXT_FIRST] = data[FIRST]!;
    tell?.({ type: 'token-back', to: nameOf(b, data[FIRST]!) }, b.all);
  }
  const before = biome === WILD ? 0 : data[ICONS + biome]!;
  const dry = content.cardAridity[card] === 1;
  const toZone = dry || content.cardFertility[card]! > 0;
  const turned = dry ? aridityTarget(b, s, biome) : -1;
  if (turned >= 0) turnDown(b, s, turned);
  if (toZone) addToZone(b, s, card);
  else discardCard(s, card);
  tell?.(
    {
      type: 'leftover',
      slot: slot + 1,
      card: cardName(b, card),
      to: toZone ? 'zone' : 'discard',
      turned: turned >= 0 ? cardName(b, zone[turned]!) : null,
      biome: biome === WILD ? null : BIOMES[biome]!,
      before,
      after: biome === WILD ? 0 : data[ICONS + biome]!,
    },
    b.all,
  );
}

/** After the last hand-in. */
export function endRound(b: Bound, s: State, tell: Say): void {
  const { data } = s;
  for (let seat = 0; seat < b.seats; seat++) clearTurn(s, seat);
  data[ROUND]! += 1;
  if (data[ROUND] === ROUNDS_OF[data[SEASON]!]) {
    scoreSeason(b, s, tell);
    if (data[SEASON] === SEASONS.length - 1) {
      endGame(b, s, tell);
      return;
    }
    changeSeason(b, s, tell);
  }
  data[FIRST] = data[NEXT_FIRST]!;
  beginRound(b, s, tell);
}

function scoreSeason(b: Bound, s: State, tell: Say): void {
  const { data, cells } = s;
  const { content } = b;
  const season = data[SEASON]!;
  const sun = sunOf(b, season);
  for (let seat = 0; seat < b.seats; seat++) {
    const at = seatAt(seat);
    data[at + LIGHT + season] = lightPoints(content, cells, seat * b.stride, sun);
    data[at + FOREST + season] = forestPoints(b, cells, seat * b.stride);
  }
  if (!tell) return;
  const scores = Array.from({ length: b.seats }, (_, seat) => {
    const { points, lit, dark } = lightMap(content, cells, seat * b.stride, sun);
    const forest = forestMap(content, cells, seat * b.stride);
    return { light: { points, lit, dark }, forest: { points: forest.points, spaces: forest.spaces } };
  });
  tell({ type: 'season-end', season: SEASONS[season]!, sun: SIDES[sun]!, scores }, b.all);
}

/** The cards taken in the season that ends go to the discard pile, the sun moves one side clockwise. */
function changeSeason(b: Bound, s: State, tell: Say): void {
  const { data } = s;
  const discarded: string[] = [];
  const drop = (count: number, cards: number): void => {
    for (let i = 0; i < data[count]!; i++) {
      const card = data[cards + i]!;
      discardCard(s, card);
      if (tell) discarded.push(cardName(b, card));
    }
    data[count] = 0;
  };
  for (let seat = 0; seat < b.seats; seat++) drop(seatAt(seat) + TAKEN, seatAt(seat) + TAKEN_CARDS);
  drop(OPPONENT, OPPONENT_CARDS);
  data[SEASON]! += 1;
  data[ROUND] = 0;
  const sun = SIDES[sunOf(b, data[SEASON]!)]!;
  tell?.({ type: 'season', season: SEASONS[data[SEASON]!]!, sun, discarded }, b.all);
}

function endGame(b: Bound, s: State, tell: Say): void {
  const { data, cells } = s;
  data[PHASE] = OVER;
  data[ACTING] = 0;
  if (!tell) return;
  const perSeat = <T>(make: (seat: number) => T): T[] => Array.from({ length: b.seats }, (_, seat) => make(seat));
  const scores = perSeat((seat) => score(b, s, seat).total);
  tell(
    {
      type: 'end',
      fertility: perSeat((seat) => byBiome(fertilityOf(b.content, cells, seat * b.stride, data, ICONS))),
      scores,
      title: b.seats === 1 ? titleOf(scores[0] ?? 0) : null,
    },
    b.all,
  );
}
