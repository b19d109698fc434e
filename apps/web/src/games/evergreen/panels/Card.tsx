// A biome card: the biome above a wavy cut, the power at the seam, icons at the edge.
import type { EditionCard } from '@sunglade/evergreen';
import { BIOMES } from '@sunglade/evergreen';
import { powerSymbol, symbolOf } from '../symbols.ts';
import { isArid, isFertile } from '../table.ts';
import './Card.css';

const wedge = (i: number): string => {
  const at = (angle: number): string =>
    `${(50 + 90 * Math.cos(angle)).toFixed(1)} ${(46 + 90 * Math.sin(angle)).toFixed(1)}`;
  const middle = (i * Math.PI) / 3;
  return `M50 46L${at(middle - 0.53)}L${at(middle + 0.53)}Z`;
};
const HILL = 'M0 70Q26 58 52 70T104 66V100H0Z';

export function Card({ card }: { readonly card: EditionCard }) {
  const { biome, power, fertility } = card;
  return (
    <svg class="eg-card" viewBox="0 0 100 140" aria-hidden="true">
      <use href="#card-frame" width="100" height="140" />
      <g clip-path="url(#eg-card-clip)">
        {biome === 'wild' ? (
          BIOMES.map((one, i) => <path key={one} d={wedge(i)} fill={`var(--${one})`} opacity=".9" />)
        ) : (
          <>
            <rect width="100" height="96" fill={`var(--${biome})`} />
            <rect width="100" height="96" fill={`url(#eg-tx-${biome})`} opacity=".9" />
            <path d={HILL} fill={`var(--${biome})`} />
            <path d={HILL} fill="#1b2232" opacity=".13" />
          </>
        )}
      </g>
      <circle cx="50" cy="46" r="27" fill="var(--coin)" stroke="#1b2232" stroke-opacity=".14" stroke-width="1.5" />
      <use href={`#${symbolOf(biome)}`} x="30" y="26" width="40" height="40" style={`color:var(--med-${biome})`} />
      {isArid(card) && <use href="#eg-aridity" x="66" y="2" width="32" height="32" />}
      {isFertile(card) &&
        Array.from({ length: Math.min(fertility, 3) }, (_, i) => (
          <use key={`${i}`} href="#eg-fertility" x="68" y={2 + i * 26} width="30" height="30" />
        ))}
      <use href={`#${powerSymbol(power)}`} x="25" y="82" width="50" height="50" />
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class="eg-card" viewBox="0 0 100 140" aria-hidden="true">
      <use href="#card-frame" width="100" height="140" />
      <rect x="8" y="8" width="84" height="124" rx="8" fill="#1F7A45" />
      <path d="M8 104Q34 84 60 100T92 94V124Q92 132 84 132H16Q8 132 8 124Z" fill="#14532F" opacity=".6" />
      <use href="#sun" x="24" y="30" width="52" height="52" />
    </svg>
  );
}
