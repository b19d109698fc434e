// What only a team's table shows.
import { faceDown } from '../memory.ts';
import type { Bound } from '../state/bound.ts';
import {
  EVERYBODY,
  GIFT_FOR,
  GIVEN,
  GOALS_MET,
  HER_POINTS,
  HER_ROW,
  IN_NEWS,
  NEWS_FLAGS,
  OWN_CITIES,
  otherSeat,
  RELAXED,
  SIGNPOST,
  SKUNK_PATH,
  SKUNK_PLACES,
  SKUNK_SLOTS,
  type State,
  TUCKED,
  WATCHES,
} from '../state/layout.ts';
import { giftCards } from './exchange.ts';
import { isMet, progressOf } from './goals.ts';
import { herCards, herScore } from './opponent.ts';

export type OpenTeam = {
  /** Bits of the event slots, the fields of the path, and farms and river spaces where a skunk stands. */
  readonly skunks: { readonly slots: number; readonly path: number; readonly places: number };
  readonly watches: number;
  /** On the tile: for whom, resources and tokens, and for each card which of the giver's cards put away it is. */
  readonly gifts: { readonly to: number; readonly things: readonly number[]; readonly cards: readonly number[] };
  readonly given: number;
  readonly signpost: number;
  /** What became of each good news: 0 in the pile, 1 held, 2 gone, 3 shown. */
  readonly news: readonly number[];
  readonly newsFlags: number;
  readonly relaxed: number;
  readonly inNews: number;
  readonly goalsMet: number;
  /** How much there is of what each goal asks for, and whether it is reached as things stand. */
  readonly goals: readonly { readonly have: number; readonly met: boolean }[];
  /** Benefits proposed so far, by green card or entry of the tile: 1 hare, 2 tortoise, 3 nobody. */
  readonly assigned: readonly (readonly [benefit: number, to: number])[];
  /** Each seat's tucked cards, as in `tucked`. */
  readonly tucked: readonly (readonly (readonly [host: number, putAway: number])[])[];
  readonly opponent: { readonly cards: readonly number[]; readonly points: number; readonly score: number };
};

const SEATS = [0, 1] as const;

/** Cards on the tile that the seat gave. */
export const giftsOf = (s: State, seat: number): number[] =>
  s.table[GIFT_FOR] === otherSeat(seat) ? giftCards(s) : [];

export function openTeam(b: Bound, s: State): OpenTeam {
  const t = s.table;
  return {
    skunks: { slots: t[SKUNK_SLOTS]!, path: t[SKUNK_PATH]!, places: t[SKUNK_PLACES]! },
    watches: t[WATCHES]!,
    gifts: {
      to: t[GIFT_FOR]!,
      things: Array.from(s.gifts),
      cards: giftCards(s)
        .map((card) => s.putAway[card]!)
        .sort((a, b) => a - b),
    },
    given: t[GIVEN]!,
    signpost: t[SIGNPOST]!,
    news: Array.from(s.news),
    newsFlags: t[NEWS_FLAGS]!,
    relaxed: t[RELAXED]!,
    inNews: t[IN_NEWS]!,
    goalsMet: t[GOALS_MET]!,
    goals: (b.team?.goals ?? []).map((goal, i) => ({ have: progressOf(b, s, goal), met: isMet(b, s, i) })),
    assigned: Array.from(s.assigned.entries()).filter(([, to]) => to > 0),
    tucked: SEATS.map((seat) =>
      faceDown(s, TUCKED, seat)
        .map((card) => [s.under[card]!, s.putAway[card]!] as const)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    ),
    opponent: { cards: herCards(s), points: t[HER_POINTS]!, score: herScore(b, s) },
  };
}

export function joinTeam(s: State, team: OpenTeam): void {
  const t = s.table;
  const numbers: readonly (readonly [number, number])[] = [
    [OWN_CITIES, 0],
    [SKUNK_SLOTS, team.skunks.slots],
    [SKUNK_PATH, team.skunks.path],
    [SKUNK_PLACES, team.skunks.places],
    [WATCHES, team.watches],
    [GIFT_FOR, team.gifts.to],
    [GIVEN, team.given],
    [SIGNPOST, team.signpost],
    [NEWS_FLAGS, team.newsFlags],
    [RELAXED, team.relaxed],
    [IN_NEWS, team.inNews],
    [GOALS_MET, team.goalsMet],
    [HER_POINTS, team.opponent.points],
  ];
  for (const [index, value] of numbers) t[index] = value;
  s.gifts.set(team.gifts.things);
  s.news.set(team.news);
  for (const [benefit, to] of team.assigned) s.assigned[benefit] = to;
  for (const card of team.opponent.cards) {
    s.zone[card] = HER_ROW;
    s.seen[card] = EVERYBODY;
  }
}
