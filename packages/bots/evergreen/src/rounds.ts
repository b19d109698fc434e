// The course of a game in the head: draft, left-over card, end of round and season. The same as the rules, without words.
import { ROUNDS_OF } from '@sunglade/evergreen';
import { createForests, type Forests, findForests } from './forest.ts';
import { type Ground, ROUNDS_BEFORE, SEASON_COUNT, WILD } from './ground.ts';
import { fertility, freshTurn, type Lean, layInZone, NONE, type Planet } from './lean.ts';
import { lightPoints } from './light.ts';

export type Pick = (n: number) => number;

/** Rounds of the whole game that were played before this one. */
export const roundOfGame = (s: Lean): number => ROUNDS_BEFORE[s.season]! + s.round;
export const endsSeason = (s: Lean): boolean => s.round + 1 === ROUNDS_OF[s.season];
export const isLastRound = (s: Lean): boolean => s.season === SEASON_COUNT - 1 && endsSeason(s);
/** Whoever takes the next card; alone, the number after the only seat is the opponent. */
export const drafterNow = (g: Ground, s: Lean): number => (s.first + s.picks) % g.drafters;

export function shuffleDeck(s: Lean, pick: Pick): void {
  for (let i = s.deckSize - 1; i > 0; i--) {
    const j = pick(i + 1);
    const card = s.deck[i]!;
    s.deck[i] = s.deck[j]!;
    s.deck[j] = card;
  }
}

function newDeck(s: Lean, pick: Pick): void {
  for (let i = 0; i < s.discardSize; i++) s.deck[i] = s.discard[i]!;
  s.deckSize = s.discardSize;
  s.discardSize = 0;
  shuffleDeck(s, pick);
}

/** As soon as the deck is empty the discard pile becomes the new one. */
function dealRow(g: Ground, s: Lean, pick: Pick): void {
  for (let slot = 0; slot < g.rowSize; slot++) {
    if (s.deckSize === 0) newDeck(s, pick);
    s.row[slot] = s.deck[--s.deckSize]!;
    if (s.deckSize === 0 && s.discardSize > 0) newDeck(s, pick);
  }
}

/** A drafter takes a card; after the last one the card that remains does its work and the actions begin. */
export function takeCard(g: Ground, s: Lean, slot: number): void {
  const drafter = drafterNow(g, s);
  const card = s.row[slot]!;
  s.row[slot] = NONE;
  s.taken[s.takenSize++] = card;
  if (drafter < g.seats) s.planets[drafter]!.turn.card = card;
  s.picks++;
  if (s.token === slot) {
    s.token = NONE;
    s.nextFirst = drafter;
  }
  if (s.picks === 1) s.token = leftmost(s);
  if (s.picks === g.drafters) leaveCard(g, s);
}

function leftmost(s: Lean): number {
  let slot = 0;
  while (s.row[slot]! < 0) slot++;
  return slot;
}

function leaveCard(g: Ground, s: Lean): void {
  const slot = leftmost(s);
  const card = s.row[slot]!;
  s.row[slot] = NONE;
  s.drafting = false;
  if (s.token === slot) {
    s.token = NONE;
    s.nextFirst = s.first;
  }
  if (g.content.cardAridity[card] === 1 || g.content.cardFertility[card]! > 0) layInZone(g, s, card);
  else s.discard[s.discardSize++] = card;
}

/** The card that the opponent of somebody alone takes: a wild one, the most icons, the driest, the leftmost. */
export function opponentSlot(g: Ground, s: Lean): number {
  const { cardBiome, cardFertility, cardAridity } = g.content;
  let taken = NONE;
  let best = 0;
  for (let slot = 0; slot < g.rowSize; slot++) {
    const card = s.row[slot]!;
    if (card < 0) continue;
    let worth = 1;
    if (cardBiome[card] === WILD) worth = 1e9;
    else if (cardFertility[card]! > 0) worth = 1e6 + cardFertility[card]!;
    else if (cardAridity[card] === 1) worth = 1e5 - s.icons[cardBiome[card]!]!;
    if (worth > best) {
      best = worth;
      taken = slot;
    }
  }
  return taken;
}

function scorePlanet(g: Ground, s: Lean, planet: Planet, last: boolean, forests: Forests): void {
  findForests(g, planet.cells, forests);
  const light = lightPoints(g, planet.cells, g.suns[s.season]!);
  const icons = last ? fertility(g, s, planet.cells) : 0;
  planet.light += light;
  planet.forest += forests.most;
  planet.fertility += icons;
  planet.points += light + forests.most + icons;
}

/** What the season's end brings a planet: the light of its side and the biggest forest. */
export function seasonPoints(g: Ground, season: number, cells: Uint8Array, forests = createForests(g)): number {
  findForests(g, cells, forests);
  return lightPoints(g, cells, g.suns[season]!) + forests.most;
}

/** After everybody has handed in. */
export function endRound(g: Ground, s: Lean, pick: Pick, forests = createForests(g)): void {
  for (const planet of s.planets) Object.assign(planet.turn, CLEAR);
  const last = isLastRound(s);
  if (endsSeason(s)) {
    for (const planet of s.planets) scorePlanet(g, s, planet, last, forests);
    s.over = last;
    if (last) return;
    for (let i = 0; i < s.takenSize; i++) s.discard[s.discardSize++] = s.taken[i]!;
    s.takenSize = 0;
    s.season++;
    s.round = 0;
  } else s.round++;
  s.first = s.nextFirst;
  s.nextFirst = NONE;
  s.picks = 0;
  s.drafting = true;
  dealRow(g, s, pick);
}

const CLEAR = freshTurn();
