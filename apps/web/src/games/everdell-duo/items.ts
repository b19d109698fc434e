// What a number of the score sheet adds up, card by card and event by event.
import type { ScoreItem } from '../../kit/screen/screen.ts';
import { cardOf, contentOf, type Table, townOf } from './table.ts';
import { teamOf } from './team.ts';
import { cardName, eventName } from './words/names.ts';
import type { DuoWords } from './words/words.ts';

export function itemsOf(words: DuoWords, part: string, seat: number, position: Table): readonly ScoreItem[] {
  const content = contentOf(position);
  if (part === 'cards')
    return (townOf(position, seat)?.cards ?? []).flatMap(({ card }) => {
      const points = cardOf(content, card)?.points ?? 0;
      return points === 0 ? [] : [{ name: cardName(words, position, card), points }];
    });
  if (part !== 'events') return [];
  // Both of a team have what either of them completed.
  const isOurs = (by: number): boolean => by === seat + 1 || (teamOf(position) !== null && (by === 1 || by === 2));
  return position.view.open.eventBy.flatMap((by, event) =>
    isOurs(by) ? [{ name: eventName(words, position, event), points: content.events[event]?.points ?? 0 }] : [],
  );
}
