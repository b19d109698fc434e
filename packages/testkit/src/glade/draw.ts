// A position as text, for tests and bug reports: the table first, then a line per player.
import { hasSeat, type Seat, type Seats } from '@sunglade/core';
import { acting } from './check.ts';
import { type Bound, cardsIn, DECK_SIZE, ROBBER, ROUND, type State } from './state.ts';
import { BURIED, HAND, STORE } from './terms.ts';

export function draw(b: Bound, s: State): string {
  const { values, owls, rounds } = b.content;
  const now: Seats = acting(b, s);
  const cards = (zone: number): string =>
    cardsIn(b, s, zone)
      .map((card) => `${values[card]}${owls[card] ? 'o' : ''}`)
      .join(' ') || '-';
  const lines = Array.from({ length: b.seats }, (_, seat) => {
    const mark = s.table[ROBBER] === seat ? 'o' : hasSeat(now, seat as Seat) ? '>' : ' ';
    const piles = `hand ${cards(HAND + seat)} | store ${cards(STORE + seat)} | buried ${cards(BURIED + seat)}`;
    return `${mark} ${seat}: ${s.berries[seat]} berries | ${piles}`;
  });
  const round = Math.min(s.table[ROUND]! + 1, rounds);
  return [`round ${round}/${rounds}, deck ${s.table[DECK_SIZE]}`, ...lines].join('\n');
}
