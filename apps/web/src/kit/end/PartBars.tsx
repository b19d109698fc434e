// Where the points came from: the parts of every sheet as bars.
import type { ScoreSheet } from '@sunglade/core';
import type { Screen } from '../screen/screen.ts';
import './charts.css';

const TONES = 8;

interface PartBarsProps {
  readonly sheets: readonly ScoreSheet[];
  readonly parts: readonly string[];
  readonly names: readonly string[];
  readonly partName: (part: string) => string;
  readonly look?: Screen['look'];
  /** Seats from the first line to the last. */
  readonly order: readonly number[];
}

export function PartBars({ sheets, parts, names, partName, look, order }: PartBarsProps) {
  const most = Math.max(
    1,
    ...sheets.map((sheet) => parts.reduce((sum, part) => sum + Math.max(0, sheet.parts[part] ?? 0), 0)),
  );
  const used = parts.filter((part) => sheets.some((sheet) => (sheet.parts[part] ?? 0) !== 0));
  const toneOf = (part: string): string => {
    const colour = look?.(part)?.colour;
    return colour ? `background:color-mix(in srgb, ${colour} 55%, white);color:var(--ink-on-sun)` : '';
  };
  return (
    <div class="bars">
      {order.map((i) => (
        <div class="bar-line" key={`${i}`}>
          <span class={`bar-name seat-${i}`}>{names[i]}</span>
          <span
            class="bar-track"
            role="img"
            aria-label={`${names[i]}: ${used.map((part) => `${partName(part)} ${sheets[i]?.parts[part] ?? 0}`).join(', ')}`}
          >
            {used.map((part, p) => {
              const points = sheets[i]?.parts[part] ?? 0;
              return points > 0 ? (
                <span
                  key={part}
                  class={`bar-part tone-${p % TONES}`}
                  style={`width:${(100 * points) / most}%;${toneOf(part)}`}
                >
                  {points / most > 0.06 && points}
                </span>
              ) : null;
            })}
          </span>
          <b>{sheets[i]?.total}</b>
        </div>
      ))}
      <ul class="bar-key">
        {used.map((part, p) => (
          <li key={part}>
            <i class={`tone-${p % TONES}`} style={toneOf(part)} />
            {partName(part)}
          </li>
        ))}
      </ul>
    </div>
  );
}
