// The opponent of somebody who plays alone: it has no planet and only takes cards away, always for the same reasons.
import type { OpponentReason } from './events.ts';
import { type Bound, ICONS, ROW, type State } from './layout.ts';
import { WILD } from './terms.ts';

/** Each reason, the first that fits anything decides. Higher is better; -1 means the reason does not fit this card. */
const REASONS: readonly (readonly [OpponentReason, (b: Bound, s: State, card: number) => number])[] = [
  ['wild', ({ content }, _, card) => (content.cardBiome[card] === WILD ? 0 : -1)],
  ['most-fertility', ({ content }, _, card) => content.cardFertility[card]! || -1],
  [
    'driest',
    ({ content }, { data }, card) =>
      content.cardAridity[card] ? MOST_ICONS - data[ICONS + content.cardBiome[card]!]! : -1,
  ],
  ['leftmost', () => 0],
];
/** More icons than any biome can show, so that fewer icons make a higher number. */
const MOST_ICONS = 30_000;

interface OpponentPick {
  readonly slot: number;
  readonly why: OpponentReason;
  readonly tied: boolean;
}

/** What the opponent takes now. */
export function opponentPick(b: Bound, s: State): OpponentPick {
  for (const [why, value] of REASONS) {
    let best = -1;
    let taken = -1;
    let tied = false;
    for (let slot = 0; slot < b.rowSize; slot++) {
      const card = s.data[ROW + slot]!;
      if (card < 0) continue;
      const worth = value(b, s, card);
      if (worth > best) {
        best = worth;
        taken = slot;
        tied = false;
      } else if (best >= 0 && worth === best) tied = true;
    }
    if (best >= 0) return { slot: taken, why, tied };
  }
  throw new Error('the opponent finds no card in the row');
}
