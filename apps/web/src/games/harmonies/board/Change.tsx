// What a step would change in the points, beside the space where it would be done.
import type { ScoreSheet } from '@sunglade/core';
import { faceSymbol } from '../art/faces.ts';
import { DISC_X, type Layout, type Point } from './layout.ts';
import './Change.css';

const ICONS: Readonly<Record<string, string>> = {
  trees: 'hm-t-green',
  mountains: 'hm-t-gray-2',
  fields: 'hm-t-yellow',
  buildings: 'hm-t-red-2',
  water: 'hm-t-blue',
  spirit: 'hm-cube-spirit',
};

export const partSymbol = (part: string): string =>
  part.startsWith('animal:') ? faceSymbol(part.slice('animal:'.length)) : (ICONS[part] ?? 'sun');

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

interface ChangeProps {
  readonly layout: Layout;
  readonly at: Point;
  /** How high the stack is that stands there. */
  readonly up: number;
  readonly before: ScoreSheet | undefined;
  readonly after: ScoreSheet | undefined;
}

export function Change({ layout, at: [x, y], up, before, after }: ChangeProps) {
  const names = new Set([...Object.keys(before?.parts ?? {}), ...Object.keys(after?.parts ?? {})]);
  const parts = [...names].flatMap((part) => {
    const change = (after?.parts[part] ?? 0) - (before?.parts[part] ?? 0);
    return change === 0 ? [] : [{ part, change }];
  });
  if (parts.length === 0) return null;
  const each = 82;
  const width = parts.length * each + 16;
  const edge = layout.width / 2 - width / 2 - 4;
  const below = y - up - 92 < -layout.height / 2;
  const left = Math.max(-edge, Math.min(edge, x));
  return (
    <g class="hm-change" transform={`translate(${left} ${below ? y + DISC_X + 26 : y - up - 62})`}>
      <rect x={-width / 2} y="-25" width={width} height="50" rx="24" />
      {parts.map(({ part, change }, i) => (
        <g key={part} class={change < 0 ? 'less' : undefined} transform={`translate(${-width / 2 + 48 + i * each} 0)`}>
          <use href={`#${partSymbol(part)}`} x="-38" y="-20" width="36" height="40" />
          <text x="20" y="10">
            {signed(change)}
          </text>
        </g>
      ))}
    </g>
  );
}
