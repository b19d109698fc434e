// What good news begin.
import { replaceRiver } from '../../apply/season.ts';
import type { Bound, State } from '../../state/bound.ts';
import { ASKING_PARTNER, pushEffect, pushNaming, pushWork, SPLIT, WORK } from '../../state/frames.ts';
import { GONE, IN_NEWS, NEWS_FLAGS, otherSeat } from '../../state/layout.ts';
import { NO_PLACE } from '../../terms.ts';
import { opOf } from '../check/news.ts';

export function useNews(b: Bound, s: State, seat: number, news: number): void {
  const { kind, next, flag } = b.content.team.news[news]!;
  const op = opOf(b, news);
  s.news[news] = GONE;
  b.scratch.tell?.({ type: 'news', seat, news }, b.all);
  if (kind === 'turn') {
    s.table[NEWS_FLAGS]! |= flag;
    return;
  }
  if (kind === 'river') {
    replaceRiver(b, s);
    return;
  }
  s.table[IN_NEWS] = 1;
  pushWork(s, WORK.newsDone, seat);
  switch (kind) {
    case 'named':
      pushNaming(s, seat, op, NO_PLACE, ASKING_PARTNER);
      return;
    case 'split':
      pushNaming(s, seat, op, NO_PLACE, SPLIT);
      return;
    case 'both':
      pushEffect(s, otherSeat(seat), op, NO_PLACE);
      break;
    case 'lookTogether':
      pushEffect(s, otherSeat(seat), next, NO_PLACE);
      break;
    case 'self':
  }
  pushEffect(s, seat, op, NO_PLACE);
}
