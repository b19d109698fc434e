// Who a sentence is about, as its grammar sees it. Knows no texts, so that rules of grammar can be tested alone.
import type { SeenChair } from '@sunglade/table';
import { isWordForYou } from '../../locales/person.ts';
import type { Bit } from './screen.ts';

/** Whether sentences call the seat "you": the viewer's only one, unless it has a name of its own. */
export function isYou(chairs: readonly SeenChair[], seat: number): boolean {
  const chair = chairs[seat];
  if (!chair?.you || (chair.name && !isWordForYou(chair.name))) return false;
  return chairs.filter((one) => one.you).length === 1;
}

/** A player as the subject of a sentence. */
export const whoOf = (chairs: readonly SeenChair[], seat: number): Bit =>
  isYou(chairs, seat) ? { seat, you: true } : { seat };
