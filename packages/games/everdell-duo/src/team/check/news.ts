// When good news can be used.
import { doable } from '../../check/doable.ts';
import type { AnyRefusal } from '../../check/refusals.ts';
import { NONE } from '../../content/ops.ts';
import type { Bound, State } from '../../state/bound.ts';
import { WORK } from '../../state/frames.ts';
import { HELD, IN_NEWS, LOOK_SIZE, otherSeat } from '../../state/layout.ts';
import { NO_PLACE } from '../../terms.ts';
import { AFTER_ACTION, BEFORE_ACTION, INSIDE_ACTION } from '../tables.ts';

const momentOf = (kind: number): number =>
  kind === WORK.action ? BEFORE_ACTION : kind === WORK.finish ? AFTER_ACTION : INSIDE_ACTION;

/** The effect that news have for the one who uses them. */
export function opOf({ content: { team } }: Bound, news: number): number {
  const { kind, op } = team.news[news]!;
  return kind === 'self' && op === NONE ? team.freeCritter : op;
}

/** Whether the seat may use good news, `kind` of work being on top in its own turn. */
export function checkNews(b: Bound, s: State, seat: number, kind: number, news: number): AnyRefusal | null {
  if (s.news[news] !== HELD) return 'news-not-held';
  const { moments, kind: what } = b.content.team.news[news]!;
  // Not inside other news, nor while somebody looks at cards.
  if (s.table[IN_NEWS] === 1 || s.table[LOOK_SIZE]! > 0 || (moments & momentOf(kind)) === 0) return 'news-not-now';
  if (what === 'turn' || what === 'river' || what === 'split') return null;
  const op = opOf(b, news);
  const mine = doable(b, s, seat, op, NO_PLACE);
  const useful = mine || (what !== 'self' && doable(b, s, otherSeat(seat), op, NO_PLACE));
  return useful ? null : 'news-useless';
}
