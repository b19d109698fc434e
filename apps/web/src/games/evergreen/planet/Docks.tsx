// The four sides from which the light can come, each with the season it brings, and the sun itself.
import { SEASONS, type Season } from '@sunglade/evergreen';
import { SIDES, type Side } from '@sunglade/grid';
import { seasonSymbol } from '../symbols.ts';
import type { EvergreenWords } from '../words/words.ts';
import type { Layout } from './layout.ts';
import type { Point } from './shapes.ts';
import './Docks.css';

const OUT = 14;
/** How far inside the outermost spaces the marks and the sun stand where the screen ends there. */
const DOCK_IN = 25;
const SUN_IN = 33;
const SIGN_AIR = 12;

/** The way from the rim to the inside of a narrow screen, for the stylesheet. */
const pull = ({ halfWidth, spacesX }: Layout, inside: number): string =>
  `--pull:${Math.round(halfWidth + OUT - spacesX + inside)}px`;

export function dockAt({ halfWidth, halfHeight }: Layout, side: Side): Point {
  switch (side) {
    case 'N':
      return [0, -halfHeight - OUT];
    case 'E':
      return [halfWidth + OUT, 0];
    case 'S':
      return [0, halfHeight + OUT];
    case 'W':
      return [-halfWidth - OUT, 0];
  }
}

interface DocksProps {
  readonly words: EvergreenWords;
  readonly layout: Layout;
  readonly sunIn: (season: Season) => Side;
  readonly sun: Side;
  readonly pointed: Side | null;
  readonly light: (side: Side) => number;
  readonly onPoint: (side: Side | null) => void;
}

export function Docks({ words, layout, sunIn, sun, pointed, light, onPoint }: DocksProps) {
  return (
    <g class="eg-docks" style={pull(layout, DOCK_IN)}>
      {SEASONS.map((season) => {
        const side = sunIn(season);
        const [x, y] = dockAt(layout, side);
        const label = words.board.dock(words.seasons[season], words.sides[side], light(side));
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
          <g
            key={season}
            class={`eg-dock${pointed === side ? ' on' : ''}`}
            role="button"
            tabindex={0}
            data-dock={side}
            aria-label={side === sun ? `${label}, ${words.board.sunHere}` : label}
            transform={`translate(${x} ${y})`}
            onPointerEnter={() => onPoint(side)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(side)}
            onBlur={() => onPoint(null)}
          >
            <circle class="eg-dock-hit" r="50" />
            <use href="#eg-dock" x="-40" y="-40" width="80" height="80" />
            <use href={`#${seasonSymbol(season)}`} x="-22" y="-22" width="44" height="44" />
            <circle class="eg-focus" r="44" />
          </g>
        );
      })}
    </g>
  );
}

/** What the light of a pointed side would bring, beside its dock. */
export function DockSign({
  words,
  layout,
  sunIn,
  side,
  points,
}: Pick<DocksProps, 'words' | 'layout' | 'sunIn'> & { readonly side: Side; readonly points: number }) {
  const season = SEASONS.find((one) => sunIn(one) === side) ?? 'spring';
  const [x, y] = dockAt(layout, side);
  const text = `${words.seasons[season]} +${points}`;
  const half = 26 + text.length * 8.6;
  // Never past the outermost spaces: on a phone the screen ends there, and the sign is drawn larger.
  const far = Math.min(Math.abs(x) - 150, layout.spacesX - (half + 14) * 1.15 - SIGN_AIR);
  const [dx, dy] = [Math.sign(x) * Math.max(0, far), y === 0 ? 0 : y - Math.sign(y) * 78];
  return (
    <g
      class={x === 0 ? 'eg-sign' : 'eg-sign aside'}
      style={`--in:${-Math.sign(x)}`}
      transform={`translate(${dx} ${dy})`}
    >
      <g>
        <rect x={-half - 14} y="-27" width={2 * half + 28} height="54" rx="26" />
        <use href="#sun" x={-half - 4} y="-19" width="38" height="38" />
        <text x="20" y="10">
          {text}
        </text>
      </g>
    </g>
  );
}

/** How far the sun has walked, in quarters from the east; it never goes back. */
export const sunAngle = (sun: Side): number => SIDES.indexOf(sun) * 90 - 90;

export function Sun({ layout, sun }: { readonly layout: Layout; readonly sun: Side }) {
  const [east, south] = dockAt(layout, sun);
  const [x] = layout.round ? dockAt(layout, 'E') : [0];
  const place = layout.round ? `rotate(${sunAngle(sun)}deg)` : `translate(${east}px, ${south}px)`;
  // Which way is inwards: a round planet is turned with its sun.
  const [dx, dy] = layout.round ? [-1, 0] : [-Math.sign(east), -Math.sign(south)];
  return (
    <g
      class={`eg-sun${sun === 'E' || sun === 'W' ? ' aside' : ''}`}
      style={`transform:${place};--sun-x:${x}px;--dx:${dx};--dy:${dy};${pull(layout, SUN_IN)}`}
    >
      <circle cx={x} r="112" fill="url(#eg-g-sunhalo)" />
      {/* Where the light comes from is what a turn is about. */}
      <use href="#sun" x={x - 58} y="-58" width="116" height="116" data-in-sight />
    </g>
  );
}
