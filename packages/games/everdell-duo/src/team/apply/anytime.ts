// Giving, turning back a marker and using good news, carried out.
import type { Bound, State } from '../../state/bound.ts';
import { WATCHES } from '../../state/layout.ts';
import { FIRST } from '../../steps.ts';
import { give, giveCard } from '../exchange.ts';
import { turnBack } from '../skunks.ts';
import { useNews } from './news.ts';

export function doAnytime(b: Bound, s: State, seat: number, verb: number, object: number): void {
  switch (verb) {
    case FIRST.watch:
      s.table[WATCHES]! -= 1;
      b.scratch.tell?.({ type: 'watch', seat }, b.all);
      turnBack(b, s, object);
      return;
    case FIRST.give:
      give(b, s, seat, object);
      return;
    case FIRST.giveCard:
      giveCard(b, s, seat, object);
      return;
    default:
      useNews(b, s, seat, object);
  }
}
