// Where the parts of the game begin, as the log tells it.
import type { TableModel } from '../kit/model/model.ts';
import { plainText } from '../kit/screen/words.ts';
import { type Stretch, stretchesOf } from './curve.ts';
import { positionOf, stateAt } from './positions.ts';
import type { Reviewing } from './reviewing.ts';

export function readStretches(model: TableModel, { replay }: Reviewing): Stretch[] {
  const { chairs } = model.shown.value;
  const begins = model.log.value.flatMap(({ line, said }) =>
    said.tone === 'chapter' ? [{ at: line, name: plainText(said.bits, chairs) }] : [],
  );
  // The first one begins before anybody has done anything, and nobody tells of it.
  const first = model.screen.value.moment(positionOf(model, replay, stateAt(replay, 0), 0));
  const all = (begins[0]?.at ?? 0) > 1 ? [{ at: 0, name: first }, ...begins] : begins;
  return stretchesOf(all, replay.run.standing.length);
}
