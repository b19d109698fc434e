import type { Pattern } from '@sunglade/harmonies';
import { useMemo } from 'preact/hooks';
import { BOX, tokenSymbol } from '../art/tokens.ts';
import { hexPath, STEP } from '../board/layout.ts';
import { heightOf, layersOf, patternPicture } from './pattern.ts';
import './PatternArt.css';

const HEX = hexPath([0, 0], 0.94);

interface PatternArtProps {
  readonly pattern: Pattern;
  readonly spirit: boolean;
  readonly class?: string;
  /** Where it lies inside another drawing. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export function PatternArt({ pattern, spirit, class: name, box }: PatternArtProps) {
  const { spaces, viewBox } = useMemo(() => patternPicture(pattern), [pattern]);
  return (
    <svg class={`hm-pattern${name ? ` ${name}` : ''}`} viewBox={viewBox} aria-hidden="true" {...box}>
      {spaces.map(({ at: [x, y], feature, cube }) => {
        const layers = layersOf(feature);
        const up =
          layers.length * STEP +
          (feature.startsWith('tree') ? 14 : feature === 'building' ? 24 : feature === 'mountain3' ? 22 : 0);
        return (
          <g key={`${x},${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <path class={cube ? 'hex cube' : 'hex'} d={HEX} />
            {layers.map((layer, i) => (
              <use
                key={`${i}`}
                href={`#${layer === 'any' ? 'hm-t-any' : tokenSymbol(layer, i + 1)}`}
                x={BOX.x}
                y={BOX.y - i * STEP}
                width={BOX.width}
                height={BOX.height}
              />
            ))}
            {cube && (
              <use
                href={`#hm-cube${spirit ? '-spirit' : ''}`}
                x={BOX.x}
                y={BOX.y - up - 2}
                width={BOX.width}
                height={BOX.height}
              />
            )}
          </g>
        );
      })}
      {spaces.map(({ at: [x, y], feature }) => {
        const height = heightOf(feature);
        return height === null || height < 2 ? null : (
          <g key={`${x},${y}`} transform={`translate(${(x + 38).toFixed(1)} ${(y + 17).toFixed(1)})`}>
            <circle class="coin" r="21" />
            <text class="height" y="11">
              {height}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
