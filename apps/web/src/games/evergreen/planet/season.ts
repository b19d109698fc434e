// The end of a season, shown on the planet: the light tree by tree, then the forest. The picture has already moved on to
// the next season by then, so the planet holds back the sun for a moment. Nothing waits for it: clicks go through.
import { biggestForest, type Content, lightFor, type Open, type Season } from '@sunglade/evergreen';
import type { Side } from '@sunglade/grid';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../../../base/settings.ts';

export interface SeasonShow {
  readonly season: Season;
  readonly sun: Side;
  readonly light: number;
  readonly forest: number;
  /** When each lit tree is counted, and when the forest is, in milliseconds. */
  readonly counts: ReadonlyMap<string, number>;
  readonly forestAt: number;
  readonly spaces: readonly string[];
  /** What the others got, in all. */
  readonly others: readonly { readonly seat: number; readonly points: number }[];
}

const FIRST = 250;
const LIGHT_FOR = 900;
const FOREST_FOR = 700;
const REST = 900;

function seasonShow(content: Content, open: Open, seat: number, sunIn: (season: Season) => Side): SeasonShow | null {
  const player = open.players[seat];
  const last = player?.history.at(-1);
  if (!player || !last) return null;
  const sun = sunIn(last.season);
  const lit = Object.keys(lightFor(content, player.planet, sun).lit);
  const each = LIGHT_FOR / Math.max(lit.length, 6);
  return {
    season: last.season,
    sun,
    light: last.light,
    forest: last.forest,
    counts: new Map(lit.map((place, i) => [place, FIRST + i * each])),
    forestAt: FIRST + lit.length * each + 120,
    spaces: biggestForest(content, player.planet).spaces,
    others: open.players.flatMap(({ history }, one) => {
      const theirs = history.at(-1);
      return one === seat || !theirs ? [] : [{ seat: one, points: theirs.light + theirs.forest }];
    }),
  };
}

/** The show that runs now, or null. Only when a season has just ended on this planet, not when somebody leaps over it. */
export function useSeasonShow(
  content: Content,
  open: Open,
  seat: number,
  sunIn: (season: Season) => Side,
): SeasonShow | null {
  const scored = open.players[seat]?.history.length ?? 0;
  const last = open.round === open.rounds;
  const before = useRef({ seat, scored, last });
  const [show, setShow] = useState<SeasonShow | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = { seat, scored, last };
    if (known.seat === seat && scored === known.scored + 1 && known.last && mayMove())
      setShow(seasonShow(content, open, seat, sunIn));
    else if (known.seat !== seat || scored !== known.scored) setShow(null);
  }, [seat, scored, last]);
  useEffect(() => {
    if (!show) return;
    const timer = setTimeout(() => setShow(null), show.forestAt + FOREST_FOR + REST);
    return () => clearTimeout(timer);
  }, [show]);
  return show;
}
