// The end of a season, shown on the planet: the light tree by tree, then the forest. The picture has already moved on to
// the next season by then, so the planet holds back the sun for a moment. Nothing waits for it: clicks go through.
import { biggestForest, type Content, lightFor, type Open, SEASONS, type Season } from '@sunglade/evergreen';
import type { Side } from '@sunglade/grid';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mayMove } from '../../../site/settings.ts';

export interface SeasonShow {
  readonly season: Season;
  readonly sun: Side;
  readonly light: number;
  readonly forest: number;
  /** When each lit tree is counted, and when the forest is, in milliseconds. */
  readonly counts: ReadonlyMap<string, number>;
  readonly forestAt: number;
  readonly spaces: readonly string[];
}

const FIRST = 250;
const LIGHT_FOR = 900;
const FOREST_FOR = 700;
const REST = 900;

function seasonShow(content: Content, open: Open, seat: number, sunIn: (season: Season) => Side): SeasonShow | null {
  const player = open.players[seat];
  const season = SEASONS[(player?.history.length ?? 0) - 1];
  const last = player?.history.at(-1);
  if (!player || !season || !last) return null;
  const sun = sunIn(season);
  const lit = Object.keys(lightFor(content, player.planet, sun).lit);
  const each = LIGHT_FOR / Math.max(lit.length, 6);
  return {
    season,
    sun,
    light: last.light,
    forest: last.forest,
    counts: new Map(lit.map((place, i) => [place, FIRST + i * each])),
    forestAt: FIRST + lit.length * each + 120,
    spaces: biggestForest(content, player.planet).spaces,
  };
}

/** The show that runs now, or null. Only when exactly one season has just been scored on this planet. */
export function useSeasonShow(
  content: Content,
  open: Open,
  seat: number,
  sunIn: (season: Season) => Side,
): SeasonShow | null {
  const scored = open.players[seat]?.history.length ?? 0;
  const before = useRef({ seat, scored });
  const [show, setShow] = useState<SeasonShow | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    before.current = { seat, scored };
    if (known.seat !== seat || scored !== known.scored + 1 || !mayMove()) {
      if (known.seat !== seat || scored !== known.scored) setShow(null);
      return;
    }
    const next = seasonShow(content, open, seat, sunIn);
    setShow(next);
    if (!next) return;
    const timer = setTimeout(() => setShow(null), next.forestAt + FOREST_FOR + REST);
    return () => clearTimeout(timer);
  }, [seat, scored]);
  return show;
}
