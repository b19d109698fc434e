// Where the parts of the game begin, as the log tells it.
import type { TableModel } from '../kit/model/model.ts';
import { plainText } from '../kit/screen/words.ts';
import { type Stretch, stretchesOf } from './curve.ts';

export function readStretches(model: TableModel, length: number): Stretch[] {
  const { chairs } = model.shown.value;
  const begins = model.log.value.flatMap(({ line, said }) =>
    said.tone === 'chapter' ? [{ at: line, name: plainText(said.bits, chairs) }] : [],
  );
  return stretchesOf(begins, length);
}
