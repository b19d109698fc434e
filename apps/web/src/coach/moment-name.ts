import type { KeyMoment } from '@sunglade/coach';
import type { TableModel } from '../kit/model/model.ts';
import { nameOf } from '../kit/screen/words.ts';
import { positionOf, stateAt } from './positions.ts';
import type { Reviewing } from './reviewing.ts';

/** Where in the game it is. */
export const momentWhere = (model: TableModel, { replay }: Reviewing, { from, seat }: KeyMoment): string =>
  model.screen.value.moment(positionOf(model, replay, stateAt(replay, from), seat));

/** Where in the game it is and, among several, whose. */
export function momentName(model: TableModel, reviewing: Reviewing, moment: KeyMoment): string {
  const where = momentWhere(model, reviewing, moment);
  const { seat } = moment;
  const { chairs } = model.shown.value;
  const people = chairs.filter((chair) => chair.bot === null).length;
  return people === 1 && chairs[seat]?.bot === null ? where : `${nameOf(chairs, seat)} · ${where}`;
}
