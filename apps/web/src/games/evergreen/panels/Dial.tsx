// Season and round at a glance: four petals, a pip per round, the rounds that are left in the middle.
import { ROUNDS_OF, SEASONS } from '@sunglade/evergreen';
import { SIDES } from '@sunglade/grid';
import { seasonSymbol } from '../symbols.ts';
import { momentOf, sunIn, type Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Dial.css';

const polar = (angle: number, radius: number): readonly [number, number] => {
  const a = (angle * Math.PI) / 180;
  return [Math.round(Math.cos(a) * radius * 10) / 10, Math.round(Math.sin(a) * radius * 10) / 10];
};

function petal(from: number): string {
  const p = (angle: number, radius: number): string => polar(angle, radius).join(' ');
  return `M${p(from + 4, 22)}L${p(from + 2, 47)}A47 47 0 0 1 ${p(from + 88, 47)}L${p(from + 86, 22)}A22 22 0 0 0 ${p(from + 4, 22)}Z`;
}

export function Dial({ words, position }: WithWords & { readonly position: Table }) {
  const { open } = position.view;
  const now = SEASONS.indexOf(open.season);
  const over = open.phase === 'over';
  return (
    <svg class="eg-dial" viewBox="-50 -50 100 100" role="img" aria-label={momentOf(words, position)}>
      <circle r="49" class="eg-dial-bg" />
      {SEASONS.map((season, i) => {
        // Each petal lies on the side from which its season is lit.
        const from = SIDES.indexOf(sunIn(position, season)) * 90 - 135;
        const rounds = ROUNDS_OF[i] ?? 0;
        const [x, y] = polar(from + 45, 31);
        const past = i < now || over;
        return (
          <g key={season} class={past ? 'past' : i === now ? 'now' : 'later'}>
            <path class="petal" d={petal(from)} />
            <use href={`#${seasonSymbol(season)}`} x={x - 8} y={y - 8} width="16" height="16" />
            {Array.from({ length: rounds }, (_, k) => {
              const [px, py] = polar(from + 45 + (k - (rounds - 1) / 2) * 13, 42.3);
              const state =
                past || (i === now && k < open.round - 1) ? 'done' : i === now && k === open.round - 1 ? 'at' : '';
              return <circle key={`${k}`} class={`pip ${state}`} cx={px} cy={py} r={state === 'at' ? 3.1 : 2.3} />;
            })}
          </g>
        );
      })}
      <circle r="18" class="eg-dial-hub" />
      {!over && (
        <text y="9" class="n">
          {open.rounds - open.round}
        </text>
      )}
    </svg>
  );
}
