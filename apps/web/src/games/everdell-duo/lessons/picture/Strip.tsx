// The pieces that a small picture of the table is put together from.
import { COLORS } from '@sunglade/everdell-duo';
import type { ComponentChildren } from 'preact';
import { contentOf, type Table } from '../../table.ts';
import './Picture.css';

export const WIDTH = 170;

export interface PartProps {
  readonly position: Table;
  readonly marked: ReadonlySet<string>;
}

export function Strip({ height, children }: { readonly height: number; readonly children: ComponentChildren }) {
  return (
    <svg class="ed-picture-part" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      <rect class="ground" width={WIDTH} height={height} rx="8" />
      {children}
    </svg>
  );
}

interface UseProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const Use = ({ id, x, y, size }: UseProps) => <use href={`#${id}`} x={x} y={y} width={size} height={size} />;

export function Tile({
  position,
  card,
  x,
  y,
  size,
  on,
}: Omit<UseProps, 'id'> & { position: Table; card: number; on: boolean }) {
  const content = contentOf(position);
  const color = COLORS[content.color[card] ?? 0] ?? 'green';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        class={on ? 'tile marked' : 'tile'}
        width={size}
        height={size}
        rx={content.type[card] === 1 ? size / 2 : 4}
        fill={`var(--ed-${color}1)`}
      />
      <g class={`ed-ink-${color}`}>
        <Use id={`ed-c-${color}`} x={size * 0.2} y={size * 0.2} size={size * 0.6} />
      </g>
    </g>
  );
}
