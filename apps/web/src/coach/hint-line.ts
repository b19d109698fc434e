// Every use of help is a line in the log, stored before anything is answered; whoever asks twice at one moment asked once.
import type { TableModel } from '../kit/model/model.ts';
import { reasonOf } from '../kit/screen/words.ts';

/** Where all play at once, what others do meanwhile changes little. */
export const momentOf = ({ shown, seat }: TableModel): string =>
  [shown.value.id, seat.value, shown.value.counts[seat.value]].join(' ');

let noted = '';

/** null once it is noted; else why that was refused. */
export async function noteHint(model: TableModel): Promise<string | null> {
  const moment = momentOf(model);
  if (noted === moment) return null;
  const answer = await model.session.act(model.seat.value, '!hint');
  if (!answer.ok) return reasonOf(model.game, model.screen.value, answer.refusal).text;
  noted = moment;
  return null;
}
