// The opponent's end of a season, put together from what happened: each thing she takes, with what she took it from.
import { COLUMNS, type Event, LAST_FIELD } from '@sunglade/everdell-duo';
import type { Settings } from '../../../base/settings.ts';

export type OdetteStep =
  /** Of the cards beside a skunk on the path, or of the column a die shows. */
  | { readonly kind: 'path'; readonly field: number; readonly cards: readonly number[]; readonly taken: number }
  | { readonly kind: 'throw'; readonly column: number; readonly cards: readonly number[]; readonly taken: number }
  | { readonly kind: 'event'; readonly event: number }
  | { readonly kind: 'points'; readonly n: number };

/** How the table was before: what lay on the meadow, and where skunks stood on the path, as bits. */
interface Before {
  readonly meadow: readonly number[];
  readonly path: number;
}

const NOBODY_LIES_HERE = -1;

export function odetteTurn({ meadow: before, path }: Before, events: readonly Event[]): readonly OdetteStep[] {
  const meadow = [...before];
  const fields = Array.from({ length: LAST_FIELD + 1 }, (_, field) => field).filter((field) => (path >> field) & 1);
  const steps: OdetteStep[] = [];
  let column = -1;
  for (const event of events) {
    switch (event.type) {
      case 'refill':
        meadow[event.space] = event.card;
        break;
      case 'take':
      case 'show':
        if (event.space >= 0) meadow[event.space] = NOBODY_LIES_HERE;
        break;
      case 'throw':
        ({ column } = event);
        break;
      case 'her-card':
        steps.push(column < 0 ? besideSkunk(meadow, fields, event) : inColumn(meadow, column, event));
        meadow[event.space] = NOBODY_LIES_HERE;
        break;
      case 'her-event':
        steps.push({ kind: 'event', event: event.event });
        break;
      case 'her-points':
        steps.push({ kind: 'points', n: event.n });
        break;
      default:
    }
  }
  return steps;
}

type HerCard = Extract<Event, { readonly type: 'her-card' }>;

const cardsIn = (meadow: readonly number[], columns: readonly number[]): readonly number[] =>
  columns
    .filter((column) => column >= 0 && column < COLUMNS)
    .flatMap((column) => [meadow[column] ?? NOBODY_LIES_HERE, meadow[column + COLUMNS] ?? NOBODY_LIES_HERE])
    .filter((card) => card >= 0);

/** Skunks take from left to right; one with nothing beside it takes nothing. */
function besideSkunk(meadow: readonly number[], fields: number[], { card, space }: HerCard): OdetteStep {
  const column = space % COLUMNS;
  let field = fields.shift() ?? column;
  while (fields.length > 0 && field !== column && field !== column + 1) field = fields.shift() ?? field;
  return { kind: 'path', field, cards: cardsIn(meadow, [field - 1, field]), taken: card };
}

const inColumn = (meadow: readonly number[], column: number, { card }: HerCard): OdetteStep => ({
  kind: 'throw',
  column,
  cards: cardsIn(meadow, [column]),
  taken: card,
});

/** How long each of her steps is shown, by the pace that somebody likes, and how long all of them stay. */
const EACH_MS = { calm: 1700, brisk: 1000, quick: 500 } as const;
const REST_STEPS = 1.5;

export const stepMs = (pace: Settings['pace']): number => EACH_MS[pace];

/** How long her season is told; 0 where there is nothing of hers. */
export function odetteMs(events: readonly Event[], pace: Settings['pace']): number {
  const steps = events.filter(({ type }) => ['her-card', 'her-event', 'her-points'].includes(type)).length;
  return steps === 0 ? 0 : (steps + REST_STEPS) * stepMs(pace);
}
