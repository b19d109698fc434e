import type { Pattern } from '@sunglade/harmonies';
import { useMemo } from 'preact/hooks';
import { flatHex, flatSymbol } from '../art/flat.ts';
import { heightOf, patternPicture } from './pattern.ts';
import './PatternArt.css';

const FRAME = flatHex(1.06);

interface PatternArtProps {
  readonly pattern: Pattern;
  readonly spirit: boolean;
}

/** The habitat from above: a digit where the height counts, an orange frame where the cube goes. */
export function PatternArt({ pattern, spirit }: PatternArtProps) {
  const { spaces, viewBox, width, height } = useMemo(() => patternPicture(pattern), [pattern]);
  return (
    <svg class="hm-pattern" viewBox={viewBox} style={`--pw:${width};--ph:${height}`} aria-hidden="true">
      {spaces.map(({ at: [x, y], feature, cube }) => {
        const tall = heightOf(feature);
        // A digit makes room for the cube.
        const [dx, dy] = cube ? [-9, 8] : [0, 0];
        return (
          <g key={`${x},${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <use href={`#${flatSymbol(feature)}`} x="-25" y="-25" width="50" height="50" />
            {cube && (
              <>
                <path class="cut" d={FRAME} />
                <path class={spirit ? 'frame spirit' : 'frame'} d={FRAME} />
              </>
            )}
            {tall !== null && (
              <>
                <circle class="coin" cx={dx} cy={dy} r="10.5" />
                <text class="height" x={dx} y={dy + 6.4}>
                  {tall}
                </text>
              </>
            )}
            {cube && (
              <use
                class={spirit ? 'cube spirit' : 'cube'}
                href="#hm-i-cube"
                x={tall === null ? -10 : 0}
                y={tall === null ? -13 : -19}
                width="20"
                height="20"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
