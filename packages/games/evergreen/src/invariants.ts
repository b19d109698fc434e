// What must hold at every moment of every game; for tests and soaks, which look after each step.
import {
  ACTING,
  ACTION,
  type Bound,
  CARD,
  CHOSEN,
  DECK,
  DISCARD,
  DRAFT,
  ICONS,
  LEVELS,
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
  TAKEN,
  TAKEN_CARDS,
  ZONE,
} from './layout.ts';
import { BIOMES, CREVICE, LAKE, ROUNDS_OF } from './terms.ts';

/** The name of the promise that is broken, or null. */
export function checkState(b: Bound, s: State): string | null {
  return checkCards(b, s) ?? checkZone(b, s) ?? checkPhase(b, s) ?? checkPlanets(b, s);
}

/** Every card is in exactly one place. */
function checkCards(b: Bound, { data, deck, discard, zone }: State): string | null {
  const cards = b.content.cards.length;
  const seen = new Uint8Array(cards);
  let count = 0;
  const add = (card: number): void => {
    seen[card]! += 1;
    count++;
  };
  for (let i = 0; i < data[DECK]!; i++) add(deck[i]!);
  for (let i = 0; i < data[DISCARD]!; i++) add(discard[i]!);
  for (let i = 0; i < data[ZONE]!; i++) add(zone[i]!);
  for (let i = 0; i < b.rowSize; i++) if (data[ROW + i]! >= 0) add(data[ROW + i]!);
  for (let i = 0; i < data[OPPONENT]!; i++) add(data[OPPONENT_CARDS + i]!);
  for (let seat = 0; seat < b.seats; seat++) {
    const at = seatAt(seat);
    for (let i = 0; i < data[at + TAKEN]!; i++) add(data[at + TAKEN_CARDS + i]!);
  }
  if (count !== cards) return 'cards-conserved';
  for (let card = 0; card < cards; card++) if (seen[card] !== 1) return 'cards-unique';
  return null;
}

/** The icons that count are those that lie face up. */
function checkZone({ content }: Bound, { data, zone, faceDown }: State): string | null {
  const icons = BIOMES.map(() => 0);
  for (let i = 0; i < data[ZONE]!; i++) {
    const biome = content.cardBiome[zone[i]!]!;
    if (biome >= BIOMES.length) return 'zone-without-wild';
    if (!faceDown[i]) icons[biome]! += content.cardFertility[zone[i]!]!;
  }
  for (let biome = 0; biome < BIOMES.length; biome++)
    if (icons[biome] !== data[ICONS + biome]) return 'icons-as-they-lie';
  return null;
}

/** Everyone has taken one card per round of the season, and somebody may act until the game is over. */
function checkPhase(b: Bound, { data }: State): string | null {
  const phase = data[PHASE]!;
  if ((data[ACTING] === 0) !== (phase === OVER)) return 'somebody-acts';
  if (phase === OVER) return null;
  if (data[ROUND]! >= ROUNDS_OF[data[SEASON]!]!) return 'rounds-of-season';
  let taken = data[OPPONENT]!;
  for (let seat = 0; seat < b.seats; seat++) {
    const at = seatAt(seat);
    taken += data[at + TAKEN]!;
    if (phase === DRAFT && data[at + CHOSEN]! >= 0) return 'no-action-in-draft';
    if (phase === ACTION && data[at + CARD]! < 0) return 'a-card-each';
  }
  const rounds = data[ROUND]! + (phase === ACTION ? 1 : 0);
  const picks = phase === DRAFT ? data[PICKS]! : 0;
  return taken === rounds * b.drafters + picks ? null : 'one-card-per-round';
}

/** Crevices stay empty, pieces are pieces, markers stay on their tracks. */
function checkPlanets(b: Bound, { data, cells }: State): string | null {
  const { biomeOf, size, tracks } = b.content;
  for (let seat = 0; seat < b.seats; seat++) {
    const from = seat * b.stride;
    for (let space = 0; space <= size; space++) {
      const piece = cells[from + space]!;
      const crevice = space === size || biomeOf[space]! < 0;
      if (crevice !== (piece === CREVICE)) return 'crevices-stay-empty';
      if (!crevice && piece > LAKE) return 'pieces-are-pieces';
    }
    for (let power = 0; power < tracks.length; power++)
      if (data[seatAt(seat) + LEVELS + power]! >= tracks[power]!.length) return 'markers-on-tracks';
  }
  return null;
}
