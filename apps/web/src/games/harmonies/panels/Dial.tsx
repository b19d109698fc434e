// The game at a glance: a pip per round around the pouch, which gets empty.
import { COLOURS } from '@sunglade/harmonies';
import { contentOf, pouchSize, roundOf, roundsOf, type Table } from '../table.ts';
import type { WithWords } from './props.ts';
import './Dial.css';

const polar = (share: number, radius: number): readonly [number, number] => {
  const a = share * 2 * Math.PI - Math.PI / 2;
  return [Math.round(Math.cos(a) * radius * 10) / 10, Math.round(Math.sin(a) * radius * 10) / 10];
};

export function Dial({ words, position }: WithWords & { readonly position: Table }) {
  const [round, rounds] = [roundOf(position), roundsOf(position)];
  const left = pouchSize(position);
  const { tokens } = contentOf(position).edition;
  const all = COLOURS.reduce((sum, colour) => sum + tokens[colour], 0);
  const over = position.view.open.phase === 'over';
  const level = 30 - (60 * left) / all;
  return (
    <svg class="hm-dial" viewBox="-50 -50 100 100" role="img" aria-label={words.dial(round, rounds, left)}>
      <circle r="49" class="hm-dial-bg" />
      {Array.from({ length: rounds }, (_, i) => {
        const [x, y] = polar(i / rounds, 42.5);
        const state = over || i < round - 1 ? 'done' : i === round - 1 ? 'at' : '';
        return <circle key={`${i}`} class={`pip ${state}`} cx={x} cy={y} r={state === 'at' ? 4.6 : 3} />;
      })}
      <clipPath id="hm-dial-clip">
        <circle r="33" />
      </clipPath>
      <circle r="34" class="hm-dial-hub" />
      <g clip-path="url(#hm-dial-clip)">
        <path class="hm-dial-level" d={`M-40 ${level.toFixed(1)}q10 -5 20 0t20 0t20 0t20 0V40H-40Z`} />
      </g>
      <text y="3" class="n">
        {left}
      </text>
      <use href="#hm-pouch" x="-9" y="8" width="18" height="18" />
    </svg>
  );
}
