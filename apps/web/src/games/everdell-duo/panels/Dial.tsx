// The season at a glance: four petals, and around them the moves that sun and moon have left.
import { LAST_FIELD, SEASONS } from '@sunglade/everdell-duo';
import { seasonSymbol } from '../art/symbols.ts';
import { movesLeft, seasonOf, type Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Dial.css';

const polar = (angle: number, radius: number): readonly [number, number] => {
  const a = (angle * Math.PI) / 180;
  return [Math.round(Math.cos(a) * radius * 10) / 10, Math.round(Math.sin(a) * radius * 10) / 10];
};

export function Dial({ words, position }: WithWords & { readonly position: Table }) {
  const season = seasonOf(position);
  const [sun, moon] = [movesLeft(position, 'sun'), movesLeft(position, 'moon')];
  const pips = (marker: 'sun' | 'moon', left: number) =>
    Array.from({ length: LAST_FIELD }, (_, i) => {
      // From the top down: the sun's at the left, the moon's at the right.
      const angle = marker === 'sun' ? 248 - i * 27 : -68 + i * 27;
      const [x, y] = polar(angle, 43);
      return <circle key={`${marker} ${i}`} class={`pip ${marker}${i < left ? '' : ' gone'}`} cx={x} cy={y} r="3.7" />;
    });
  return (
    <svg class="ed-dial" viewBox="-50 -50 100 100" role="img" aria-label={words.dial(words.seasons[season], sun, moon)}>
      <circle r="49" class="bg" />
      {SEASONS.map((one, i) => {
        const [x, y] = polar(i * 90 - 90, 25);
        return (
          <g key={one} class={one === season ? 'now' : 'other'}>
            <circle cx={x} cy={y} r="12" />
            <use href={`#${seasonSymbol(one)}`} x={x - 8} y={y - 8} width="16" height="16" />
          </g>
        );
      })}
      {pips('sun', sun)}
      {pips('moon', moon)}
      <text y="9" class="n">
        {sun + moon}
      </text>
    </svg>
  );
}
