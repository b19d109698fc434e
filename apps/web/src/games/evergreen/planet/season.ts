// The end of a season, counted on the planet before anything else tells of it: the light tree by tree, then the forest.
import {
  biggestForest,
  type Content,
  type Event,
  lightFor,
  type Open,
  type Own,
  type Planet,
  type Season,
} from '@sunglade/evergreen';
import type { Side } from '@sunglade/grid';
import type { BoardProps } from '../../../kit/screen/screen.ts';

type SeasonEnd = Extract<Event, { readonly type: 'season-end' }>;

export interface SeasonShow {
  readonly season: Season;
  readonly sun: Side;
  readonly planet: Planet;
  /** When each lit tree is counted, and when the forest is, in milliseconds. */
  readonly counts: ReadonlyMap<string, number>;
  readonly forestAt: number;
  readonly spaces: readonly string[];
}

const FIRST = 300;
const LIGHT_FOR = 1400;
const FOREST_AT = 1900;
const FOREST_FOR = 900;
const REST = 1500;

/** How long the counting takes: the same on every planet, so that all are counted together. */
export const SEASON_MS = FOREST_AT + FOREST_FOR + REST;

type Celebrated = Pick<BoardProps<Open, Own>, 'ceremony'>['ceremony'];

/** The end of a season that is celebrated now, or null. */
export function seasonEnd(ceremony: Celebrated): SeasonEnd | null {
  const event = ceremony?.event as Event | undefined;
  return event?.type === 'season-end' ? event : null;
}

export function seasonShow(content: Content, ceremony: Celebrated, seat: number): SeasonShow | null {
  const event = seasonEnd(ceremony);
  const planet = ceremony?.after.view.open.players[seat]?.planet;
  if (!event || !planet) return null;
  const { season, sun } = event;
  const lit = Object.keys(lightFor(content, planet, sun).lit);
  const each = LIGHT_FOR / Math.max(lit.length, 6);
  return {
    season,
    sun,
    planet,
    counts: new Map(lit.map((place, i) => [place, FIRST + i * each])),
    forestAt: FOREST_AT,
    spaces: biggestForest(content, planet).spaces,
  };
}
