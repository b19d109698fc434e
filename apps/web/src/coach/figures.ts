// Hundredths of a point as people read them.
import type { Hundredths, PartPoints, Reason } from '@sunglade/coach';
import type { TableModel } from '../kit/model/model.ts';
import { partName } from '../kit/seats/Score.tsx';
import { spoken } from '../locales/index.ts';
import type { CoachWords } from './words/words.ts';

/** Whole points: what is expected is never surer than that. */
export const whole = (n: Hundredths): string => Math.round(n / 100).toLocaleString(spoken.value);

/** With its sign, to a tenth. */
export const signed = (n: Hundredths): string =>
  (n / 100).toLocaleString(spoken.value, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

/** To a tenth. */
export const tenth = (n: Hundredths): string => (n / 100).toLocaleString(spoken.value, { maximumFractionDigits: 1 });

/** Kinds of parts that a pad names one by one. */
const kindNames = (words: CoachWords): Readonly<Record<string, string>> => ({
  animal: words.animals,
  animals: words.animals,
  prosperity: words.prosperity,
});

const kindName = (model: TableModel, words: CoachWords, part: string): string =>
  kindNames(words)[part] ?? partName(model, part);

export function reasonText(model: TableModel, words: CoachWords, reason: Reason): string {
  const name = reason.kind === 'part' ? kindName(model, words, reason.part) : words.later;
  return `${name} ${signed(reason.points)}`;
}

/** Whole points by part: "Trees +4 · Water −1". */
export const partsText = (model: TableModel, words: CoachWords, parts: PartPoints): string =>
  Object.entries(parts)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([part, points]) => `${kindName(model, words, part)} ${signed(100 * points)}`)
    .join(' · ');
