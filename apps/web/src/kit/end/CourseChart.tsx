// The course of the game as lines, without a library: rounds are points on them, seasons the parts that are named.
import { t } from '../../locales/index.ts';
import type { CourseOfGame } from './chapters.ts';
import { type Chapter, gainsOf, layLabels, partsOfCourse, ticksOf } from './course.ts';
import { markOf, useWidth } from './drawing.ts';
import './charts.css';

/** Of a letter, as a part of its size; generous, because labels must not touch. */
const LETTER = 0.6;

export function Course({ chapters, start, names }: CourseOfGame & { readonly names: readonly string[] }) {
  const [ref, width] = useWidth();
  const size = 0.8125 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const totals = [start, ...chapters.map((chapter) => chapter.sheets)].map((sheets) =>
    names.map((_, seat) => sheets[seat]?.total ?? 0),
  );
  const top = Math.max(1, ...totals.flat());
  const low = Math.min(0, ...totals.flat());
  const left = 2.4 * size;
  const right = width - 10;
  const height = 190 + 2.4 * size;
  const floor = height - 2 * size;
  const x = (i: number): number => left + ((right - left) * i) / chapters.length;
  const y = (n: number): number => floor - ((floor - 12) * (n - low)) / (top - low);
  const parts = partsOfCourse(chapters);
  const labels = layLabels(
    parts.map(({ name, from, to }) => ({ text: name, x: (x(from) + x(to)) / 2 })),
    width,
    size * LETTER,
  );
  const ends = new Set(parts.map(({ to }) => to));
  return (
    <figure class="course" ref={ref}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('courseLabel')} style={{ fontSize: size }}>
        {parts.map(({ from, to }, i) =>
          i % 2 === 1 ? (
            <rect key={from} class="course-part" x={x(from)} y={4} width={x(to) - x(from)} height={floor - 4} />
          ) : null,
        )}
        {ticksOf(low, top).map((n) => (
          <g key={n}>
            <path class="course-grid" d={`M${left} ${y(n)}H${right}`} />
            <text x={left - 7} y={y(n) + 0.35 * size} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {labels.map((label) => (
          <text key={label.text} class="course-label" x={label.x} y={height - 0.5 * size} text-anchor="middle">
            {label.text}
          </text>
        ))}
        {names.map((name, seat) => (
          <g key={`${seat}`} class={`course-line seat-${seat}`}>
            <path class="line" d={`M${totals.map((row, i) => `${x(i)} ${y(row[seat] ?? 0)}`).join('L')}`} />
            {totals.map((row, i) => (
              <g key={`${i}`} transform={`translate(${x(i)} ${y(row[seat] ?? 0)}) scale(${ends.has(i) ? 1 : 0.62})`}>
                <path class="mark" d={markOf(seat)} />
                {i > 0 && <title>{`${chapters[i - 1]?.name}: ${name} ${row[seat]}`}</title>}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <ul class="bar-key" aria-hidden="true">
        {names.map((name, seat) => (
          <li key={`${seat}`} class={`seat-${seat}`}>
            <svg class="course-key" viewBox="-8 -8 16 16" aria-hidden="true">
              <path d={markOf(seat)} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface CourseTableProps {
  readonly chapters: readonly Chapter[];
  readonly names: readonly string[];
  readonly parts: readonly string[];
  readonly partName: (part: string) => string;
}

/** The same in figures: what each part of the game brought to whom, and out of what. */
export function CourseTable({ chapters, names, parts, partName }: CourseTableProps) {
  const courseParts = partsOfCourse(chapters);
  if (courseParts.length < 2) return null;
  const gains = gainsOf(chapters);
  return (
    <details>
      <summary>{t('courseFigures')}</summary>
      <div class="sheet-scroll">
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{t('part')}</span>
              </th>
              {names.map((name, seat) => (
                <th scope="col" key={`${seat}`} class={`seat-${seat}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {courseParts.map(({ name, from }, i) => {
            const seats = gains[i] ?? [];
            const brought = parts.filter((part) => seats.some((gain) => (gain.parts[part] ?? 0) !== 0));
            return (
              <tbody key={from}>
                <tr class="sheet-group">
                  <th scope="rowgroup">{name}</th>
                  {seats.map((gain, seat) => (
                    <td key={`${seat}`}>{gain.total}</td>
                  ))}
                </tr>
                {brought.map((part) => (
                  <tr key={part}>
                    <th scope="row">{partName(part)}</th>
                    {seats.map((gain, seat) => (
                      <td key={`${seat}`}>{gain.parts[part] ?? 0}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            );
          })}
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              {names.map((_, seat) => (
                <td key={`${seat}`}>{chapters.at(-1)?.sheets[seat]?.total ?? 0}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
