// The score pad: everybody's points part by part, in the colours of what brings them. A number that is pointed at or pressed
// answers on the board.
import type { ScoreSheet } from '@sunglade/core';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Points } from '../parts/Points.tsx';
import type { Target } from '../screen/screen.ts';
import { partName, partsOf, sideName, sidesOf } from './Score.tsx';
import './Pad.css';

interface PadProps {
  readonly model: TableModel;
  /** Called when a number was pressed, so that what covers the board can go. */
  readonly onTrace?: (() => void) | undefined;
}

interface CellProps extends PadProps {
  readonly part: string;
  readonly side: number;
  readonly sheet: ScoreSheet;
}

/** What on the board a number comes from. */
function sourcesOf({ model, part, side }: CellProps): readonly Target[] {
  return model.screen.value.sources?.(part, side, model.position.value) ?? [];
}

function Cell(props: CellProps) {
  const { model, part, side, sheet, onTrace } = props;
  const sure = sheet.parts[part];
  const soon = sheet.soon[part];
  const said = (
    <>
      {sure !== undefined && sure}
      {soon !== undefined && soon !== 0 && <em class="soon">{t('soon', soon)}</em>}
    </>
  );
  if (!sure || sourcesOf(props).length === 0) return <td>{said}</td>;
  const show = (): void => model.mark(sourcesOf(props));
  const trace = (): void => {
    model.focus.value = side === model.seat.value ? null : side;
    show();
    onTrace?.();
  };
  return (
    <td>
      <button
        type="button"
        class="pad-number"
        aria-label={t('showOnBoard', partName(model, part), sure)}
        onClick={trace}
        onPointerEnter={show}
        onPointerLeave={() => model.mark(null)}
        onBlur={() => model.mark(null)}
      >
        {said}
      </button>
    </td>
  );
}

/** A line of sums that are not parts themselves. */
function Sum({
  name,
  sums,
  small,
}: {
  readonly name: string;
  readonly sums: readonly number[];
  readonly small?: boolean;
}) {
  return (
    <tr class={small ? 'pad-tie' : 'pad-sum'}>
      <th scope="row">{name}</th>
      {sums.map((sum, i) => (
        <td key={`${i}`}>{sum}</td>
      ))}
    </tr>
  );
}

export function Pad({ model, onTrace }: PadProps) {
  const { look, subtotals = [], words } = model.screen.value;
  const sides = sidesOf(model);
  const sheets = sides.flatMap((side) => model.position.value.sheets[side] ?? []);
  const parts = partsOf(model);
  const still = model.back.replay.value !== null;
  const sumOf = (has: (part: string) => boolean) => (sheet: ScoreSheet) =>
    Object.entries(sheet.parts).reduce((sum, [part, points]) => sum + (has(part) ? points : 0), 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="sheet-scroll" aria-label={t('total')} tabIndex={0}>
      <table class={look ? 'sheet pad' : 'sheet'}>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('part')}</span>
            </th>
            {sides.map((i) => (
              <th scope="col" key={`${i}`} class={`seat-${i}`}>
                {sideName(model, i)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, row) => {
            const looks = look?.(part);
            const ended = subtotals.filter(({ has }) => has(part) && !parts.slice(row + 1).some(has));
            return [
              <tr key={part} style={looks ? `--part:${looks.colour}` : undefined}>
                <th scope="row">
                  {looks && <Icon id={looks.icon} />}
                  {partName(model, part)}
                </th>
                {sheets.map((sheet, i) => (
                  <Cell key={`${i}`} model={model} part={part} side={sides[i] ?? i} sheet={sheet} onTrace={onTrace} />
                ))}
              </tr>,
              ...ended.map(({ name, has }) => <Sum key={name} name={name} sums={sheets.map(sumOf(has))} />),
            ];
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {sheets.map((sheet, i) => (
              <td key={`${i}`}>
                <Points value={sheet.total} still={still} />
              </td>
            ))}
          </tr>
          {sheets.length > 1 &&
            words.ties?.map((name, i) => (
              <Sum key={name} small name={name} sums={sheets.map(({ ties }) => ties?.[i] ?? 0)} />
            ))}
        </tfoot>
      </table>
      {sheets.some((sheet) => Object.values(sheet.soon).some((n) => n !== 0)) && (
        <p class="sheet-note">
          <Icon id="sun" />
          {t('soonNote')}
        </p>
      )}
    </section>
  );
}
