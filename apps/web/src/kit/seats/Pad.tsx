// The score pad: everybody's points part by part, in the colours of what brings them. A number that is pointed at or pressed
// answers on the board.
import { useSignal } from '@preact/signals';
import type { ScoreSheet } from '@sunglade/core';
import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Points } from '../parts/Points.tsx';
import type { ScoreItem, Target } from '../screen/screen.ts';
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
        onClick={trace}
        onPointerEnter={show}
        onPointerLeave={() => model.mark(null)}
        onBlur={() => model.mark(null)}
      >
        {said}
        <span class="unseen"> {t('showOnBoard', partName(model, part))}</span>
      </button>
    </td>
  );
}

interface RowProps extends PadProps {
  readonly part: string;
  readonly sides: readonly number[];
  readonly sheets: readonly ScoreSheet[];
}

/** A part of the score, and what it adds up once its name was pressed. */
function Row({ model, part, sides, sheets, onTrace }: RowProps) {
  const open = useSignal(false);
  const screen = model.screen.value;
  const looks = screen.look?.(part);
  const listed = sides.map((side) => screen.items?.(part, side, model.position.value) ?? []);
  const style = looks ? `--part:${looks.colour}` : undefined;
  const name = (
    <>
      {looks && <Icon id={looks.icon} />}
      {partName(model, part)}
    </>
  );
  return (
    <>
      <tr style={style}>
        <th scope="row">
          {listed.some((list) => list.length > 0) ? (
            <button
              type="button"
              class="pad-part"
              aria-expanded={open.value}
              onClick={() => {
                open.value = !open.value;
              }}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </th>
        {sheets.map((sheet, i) => (
          <Cell key={`${i}`} model={model} part={part} side={sides[i] ?? i} sheet={sheet} onTrace={onTrace} />
        ))}
      </tr>
      {open.value && (
        <tr class="pad-items" style={style}>
          <th scope="row">
            <span class="unseen">{partName(model, part)}</span>
          </th>
          {listed.map((list, i) => (
            <td key={`${i}`}>
              <Items list={list} />
            </td>
          ))}
        </tr>
      )}
    </>
  );
}

function Items({ list }: { readonly list: readonly ScoreItem[] }) {
  return (
    <ul>
      {list.map(({ name, points }) => (
        <li key={name}>
          {name} <b>{points}</b>
        </li>
      ))}
    </ul>
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

/** When the game is over nothing comes any more: what was only in view has brought nothing. */
const final = (sheet: ScoreSheet): ScoreSheet => ({
  ...sheet,
  parts: { ...Object.fromEntries(Object.keys(sheet.soon).map((part) => [part, 0])), ...sheet.parts },
  soon: {},
});

export function Pad({ model, onTrace }: PadProps) {
  const { look, subtotals = [], words } = model.screen.value;
  const sides = sidesOf(model);
  const { over, sheets: all } = model.position.value;
  const sheets = sides.flatMap((side) => all[side] ?? []).map((sheet) => (over ? final(sheet) : sheet));
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
            const ended = subtotals.filter(({ has }) => has(part) && !parts.slice(row + 1).some(has));
            return [
              <Row key={part} model={model} part={part} sides={sides} sheets={sheets} onTrace={onTrace} />,
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
