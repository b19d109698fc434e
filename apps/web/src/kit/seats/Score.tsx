// Whose points are counted, in which parts, and the moment of the game with the seat's total.
import { humanise } from '../../locales/humanise.ts';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Points } from '../parts/Points.tsx';
import { nameOf } from '../screen/words.ts';
import { SeatClock } from './Clock.tsx';
import './Score.css';

/** Parts in the order of the game's words, then what has no words yet. */
export function partsOf(model: TableModel): string[] {
  const { sheets } = model.position.value;
  const known = Object.keys(model.screen.value.words.parts);
  const present = sheets.flatMap((sheet) => [...Object.keys(sheet.parts), ...Object.keys(sheet.soon)]);
  return [...new Set([...known.filter((part) => present.includes(part)), ...present])];
}

export const partName = (model: TableModel, part: string): string =>
  model.screen.value.words.parts[part] ?? humanise(part);

/** Whose points are counted: a team's once, as those of its first seat. */
export const sidesOf = (model: TableModel): readonly number[] =>
  model.rules.team ? [0] : model.shown.value.chairs.map((_, i) => i);

export const sideName = (model: TableModel, side: number): string =>
  model.rules.team ? t('team') : nameOf(model.shown.value.chairs, side);

/** The points of a seat. Another seat's are another number, not a change of this one. */
export function SeatPoints({ model, one }: { readonly model: TableModel; readonly one: number }) {
  const still = model.back.replay.value !== null;
  return <Points key={one} value={model.position.value.sheets[one]?.total ?? 0} still={still} />;
}

interface MomentProps {
  readonly model: TableModel;
  readonly onScore: () => void;
}

/** Where in the game we are, and what the seat has; the number opens the whole sheet. */
export function Moment({ model, onScore }: MomentProps) {
  const { Dial, moment, Soon } = model.screen.value;
  const position = model.position.value;
  const part = model.screen.value.part?.(position) ?? '';
  // The part has a line of its own, so the rest need not name it again.
  const words = moment(position);
  const rest = part && words.startsWith(part) ? words.slice(part.length).replace(/^\W+/, '') : words;
  const one = model.focus.value ?? model.seat.value;
  return (
    <section class="panel moment" aria-label={t('score')}>
      {Dial && (
        <div class="moment-dial">
          <Dial position={position} />
        </div>
      )}
      <div class="moment-text">
        {part && <h2>{part}</h2>}
        {rest && (part ? <p>{rest}</p> : <h2>{rest}</h2>)}
        {!(position.mine && one === position.seat) && <span>{nameOf(position.chairs, one)}</span>}
      </div>
      <button type="button" class="moment-score" onClick={onScore}>
        <span class="unseen">{t('yourScore')} </span>
        <strong>
          <SeatPoints model={model} one={one} />
        </strong>
        <SeatClock model={model} one={one} />
      </button>
      {Soon && <Soon position={position} seat={one} />}
    </section>
  );
}
