// What a team is deciding in common, read from a view: for screens, which know no frames.
import type { Open } from '../parts.ts';
import { FRAME_WIDTH } from '../state/depth.ts';
import {
  CHOOSING,
  CONFIRMING,
  FINAL,
  FRAME,
  KEEPING,
  MOVE_SKUNK,
  NAMING,
  SHARING,
  SPLIT,
  WORK,
} from '../state/frames.ts';
import { CARDS, SEASONS } from '../terms.ts';
import { TEAM_DATA } from './content.ts';

type Animal = 'hare' | 'tortoise';
/** Somebody proposes, the partner is asked, or the partner who handed back decides alone. */
type Stage = 'proposing' | 'confirming' | 'final';

/** One thing that a season brings: what a green card produces, or an entry of the tile. */
export interface Benefit {
  /** A card of the city, or -1. */
  readonly card: number;
  /** An entry of the season's tile, or -1. */
  readonly entry: number;
  /** null while nobody was named. */
  readonly to: Animal | 'nobody' | null;
}

export type CommonChoice =
  | { readonly kind: 'share'; readonly stage: Stage; readonly benefits: readonly Benefit[]; readonly next: number }
  | { readonly kind: 'name'; readonly stage: Stage; readonly split: boolean; readonly choice: Animal | null }
  | { readonly kind: 'keep'; readonly stage: Stage; readonly choice: number }
  /** Whether old good news are kept instead of new ones. */
  | { readonly kind: 'keep-old' };

const ANIMALS: readonly Animal[] = ['hare', 'tortoise'];
const ASSIGNED: readonly Benefit['to'][] = [null, 'hare', 'tortoise', 'nobody'];

/** In the order in which they are asked about. */
function benefitsOf(open: Open, isProducing: (card: number) => boolean): readonly Benefit[] {
  const season = SEASONS[open.season] ?? 'winter';
  const assigned = new Map(open.team?.assigned ?? []);
  const to = (benefit: number): Benefit['to'] => ASSIGNED[assigned.get(benefit) ?? 0] ?? null;
  return TEAM_DATA.seasons[season].team.flatMap((effect, entry) =>
    effect.op === 'production'
      ? (open.towns[0]?.cards ?? [])
          .filter(({ card }) => isProducing(card))
          .map(({ card }) => ({ card, entry: -1, to: to(card) }))
      : [{ card: -1, entry, to: to(CARDS + entry) }],
  );
}

/** The common choice that waits for an answer, or null. `isProducing` says which cards have a production. */
export function commonChoice(open: Open, isProducing: (card: number) => boolean): CommonChoice | null {
  const { frames } = open;
  if (!open.team || frames.length < FRAME_WIDTH) return null;
  const top = (field: number): number => frames.at(field - FRAME_WIDTH) ?? 0;
  const at = top(SHARING.stage);
  const stage = at === CONFIRMING ? 'confirming' : at === FINAL ? 'final' : 'proposing';
  switch (top(FRAME.kind)) {
    case WORK.sharing:
      return { kind: 'share', stage, benefits: benefitsOf(open, isProducing), next: top(SHARING.next) };
    case WORK.naming:
      return {
        kind: 'name',
        stage,
        split: top(NAMING.how) === SPLIT,
        choice: ANIMALS[top(NAMING.choice) - 1] ?? null,
      };
    case WORK.choosing:
      return at === KEEPING ? { kind: 'keep-old' } : { kind: 'keep', stage, choice: top(CHOOSING.choice) - 1 };
    default:
      return null;
  }
}

/** The space that a skunk is leaving, while good news ask where it goes; -1 before that. */
export function skunkLeaving(open: Open): number {
  return (open.frames.at(MOVE_SKUNK.from - FRAME_WIDTH) ?? 0) - 1;
}
