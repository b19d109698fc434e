// Two drawings without a library: parts of the points as bars, and the course of the game as lines.
import type { ScoreSheet } from '@sunglade/core';
import { t } from '../locales/index.ts';
import { isPhone } from './phone.ts';
import './charts.css';

/** A part of the game and the sheets at its end. */
export interface Chapter {
  readonly name: string;
  readonly sheets: readonly ScoreSheet[];
}

const TONES = 8;

interface PartBarsProps {
  readonly sheets: readonly ScoreSheet[];
  readonly parts: readonly string[];
  readonly names: readonly string[];
  readonly partName: (part: string) => string;
}

export function PartBars({ sheets, parts, names, partName }: PartBarsProps) {
  const most = Math.max(
    1,
    ...sheets.map((sheet) => parts.reduce((sum, part) => sum + Math.max(0, sheet.parts[part] ?? 0), 0)),
  );
  const used = parts.filter((part) => sheets.some((sheet) => (sheet.parts[part] ?? 0) !== 0));
  return (
    <div class="bars">
      {sheets.map((sheet, i) => (
        <div class="bar-line" key={`${i}`}>
          <span class={`bar-name seat-${i}`}>{names[i]}</span>
          <span
            class="bar-track"
            role="img"
            aria-label={`${names[i]}: ${used.map((part) => `${partName(part)} ${sheet.parts[part] ?? 0}`).join(', ')}`}
          >
            {used.map((part, p) => {
              const points = sheet.parts[part] ?? 0;
              return points > 0 ? (
                <span key={part} class={`bar-part tone-${p % TONES}`} style={{ width: `${(100 * points) / most}%` }}>
                  {points / most > 0.06 && points}
                </span>
              ) : null;
            })}
          </span>
          <b>{sheet.total}</b>
        </div>
      ))}
      <ul class="bar-key">
        {used.map((part, p) => (
          <li key={part}>
            <i class={`tone-${p % TONES}`} />
            {partName(part)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const HEIGHT = 220;
const PAD = { left: 34, right: 44, top: 12, bottom: 28 };

export function Course({
  chapters,
  names,
}: {
  readonly chapters: readonly Chapter[];
  readonly names: readonly string[];
}) {
  // Letters keep their size: a phone gets a narrower drawing, not a smaller one.
  const width = isPhone.value ? 320 : 640;
  const totals = chapters.map((chapter) => chapter.sheets.map((sheet) => sheet.total));
  const top = Math.max(1, ...totals.flat());
  const low = Math.min(0, ...totals.flat());
  const x = (i: number): number => PAD.left + ((width - PAD.left - PAD.right) * i) / Math.max(1, chapters.length - 1);
  const y = (n: number): number =>
    HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * (n - low)) / (top - low || 1);
  const every = Math.ceil(chapters.length / (isPhone.value ? 2 : 6));
  const grid = [0, 0.5, 1].map((part) => Math.round(low + part * (top - low)));
  return (
    <figure class="course">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t('courseLabel')}>
        {grid.map((n) => (
          <g key={n}>
            <path class="course-grid" d={`M${PAD.left} ${y(n)}H${width - PAD.right}`} />
            <text x={PAD.left - 6} y={y(n) + 4} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {chapters.map((chapter, i) =>
          (i % every === 0 && chapters.length - 1 - i >= every) || i === chapters.length - 1 ? (
            <text
              key={`${i}`}
              x={x(i)}
              y={HEIGHT - 8}
              text-anchor={i === 0 ? 'start' : i === chapters.length - 1 ? 'end' : 'middle'}
            >
              {chapter.name}
            </text>
          ) : null,
        )}
        {names.map((name, seat) => (
          <g key={name} class={`course-line seat-${seat}`}>
            <path d={totals.map((row, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(row[seat] ?? 0)}`).join('')} />
            {totals.map((row, i) => (
              <circle key={i} cx={x(i)} cy={y(row[seat] ?? 0)} r={4} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption class="unseen">
        {chapters.map(
          (chapter, i) =>
            `${chapter.name}: ${names.map((name, seat) => `${name} ${totals[i]?.[seat] ?? 0}`).join(', ')}. `,
        )}
      </figcaption>
      <ul class="bar-key" aria-hidden="true">
        {names.map((name, seat) => (
          <li key={name}>
            <i class={`dot seat-${seat}`} />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}
