// How far both players are with an event, part by part. Everything it counts lies open, so it can be shown at any moment,
// also to whoever has no worker left; whether an event may be completed is for the rules to say.
import { COLORS, type Condition, type Count, type EventJson, type Filter, TYPES } from '@sunglade/everdell-duo';
import { colorSymbol, goodSymbol } from './art/symbols.ts';
import { countSigns, type Sign } from './board/gist.ts';
import { cardOf, contentOf, type Table, townOf } from './table.ts';
import { skunksAtEvents, teamOf } from './team.ts';

/** One thing that an event counts. */
interface Part {
  readonly signs: readonly Sign[];
  readonly count: Count;
  readonly have: number;
  /** How many are needed of this thing alone. */
  readonly need: number;
}

export interface Progress {
  readonly parts: readonly Part[];
  /** All together, where that is what counts. */
  readonly total: number | null;
  readonly met: boolean;
}

const cardsOf = (position: Table, seat: number) => townOf(position, seat)?.cards ?? [];

function fits(position: Table, card: number, filter: Filter | undefined): boolean {
  const face = cardOf(contentOf(position), card);
  if (!face) return false;
  const { type, color, colors, maxCost } = filter ?? {};
  const cost = Object.values(face.cost).reduce((sum: number, n) => sum + (n ?? 0), 0);
  return (
    (type === undefined || face.type === type) &&
    (color === undefined || face.color === color) &&
    (colors === undefined || colors.includes(face.color)) &&
    (maxCost === undefined || cost <= maxCost)
  );
}

/** How many cards a city has of each colour, or of each colour and type. */
const tallyOf = (position: Table, seat: number, filter: Filter): number =>
  cardsOf(position, seat).filter(({ card }) => fits(position, card, filter)).length;

function countOf(position: Table, seat: number, count: Count): number {
  const purse = position.view.open.seats[seat];
  const resources = purse?.resources ?? [];
  switch (count.of) {
    case 'city':
      return tallyOf(position, seat, count.filter ?? {});
    case 'hand':
      return purse?.hand ?? 0;
    case 'resources':
      return resources.reduce((sum, n, i) => sum + (isCounted(count, i) ? n : 0), 0);
    case 'resourceKinds':
      return resources.filter((n) => n > 0).length;
    case 'events':
      return townOf(position, seat)?.events ?? 0;
    case 'pointTokens':
      return townOf(position, seat)?.points ?? 0;
    case 'occupiedConstructions':
      return cardsOf(position, seat).filter(({ token }) => token).length;
    case 'colorsWithAtLeast':
      return COLORS.filter((color) => tallyOf(position, seat, { color }) >= (count.n ?? 1)).length;
    case 'colorsWithBothTypes':
      return COLORS.filter((color) => TYPES.every((type) => tallyOf(position, seat, { color, type }) > 0)).length;
    case 'colorSets':
      return Math.min(...COLORS.map((color) => tallyOf(position, seat, { color })));
  }
}

const KINDS = ['twig', 'resin', 'pebble', 'berry'] as const;
const isCounted = ({ kinds }: Count, kind: number): boolean =>
  kinds === undefined || kinds.some((one) => one === KINDS[kind]);

function partsOf(position: Table, seat: number, condition: Condition): readonly Part[] {
  const part = (count: Count, need: number, signs = countSigns(count)): Part => ({
    signs,
    count,
    have: countOf(position, seat, count),
    need,
  });
  switch (condition.kind) {
    case 'atLeast':
      return [part(condition.count, condition.min)];
    case 'all':
      return condition.of.flatMap((one) => partsOf(position, seat, one));
    case 'eachColor':
      return COLORS.map((color) =>
        part({ of: 'city', filter: { color } }, condition.min, [{ icon: colorSymbol(color) }]),
      );
    case 'more':
      return condition.elements.map((count) => part(count, 1));
    case 'journey':
      return [{ ...part({ of: 'hand' }, 0, [{ icon: goodSymbol('card') }]), have: travellersOf(position, seat) }];
  }
}

/** Cards in city and hand: what the Journey compares. */
const travellersOf = (position: Table, seat: number): number =>
  cardsOf(position, seat).length + (position.view.open.seats[seat]?.hand ?? 0);

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { have }) => sum + have, 0);

/** Whether an event counts what belongs to one player: else a team's line is the same for both. */
export function isPersonal({ condition }: EventJson): boolean {
  const counts = (one: Condition): readonly Count[] => {
    if (one.kind === 'all') return one.of.flatMap(counts);
    return one.kind === 'more' ? one.elements : one.kind === 'atLeast' ? [one.count] : [];
  };
  return counts(condition).some(({ of }) => of === 'hand' || of === 'resources' || of === 'resourceKinds');
}

/** Good news may lower a minimum by so much for a turn. */
const RELAXED_BY = 2;

/** A team compares with nobody: skunks raise the minimum instead. */
export function teamMinimum(position: Table, event: EventJson): number {
  if (event.condition.kind !== 'more') return 0;
  const number = contentOf(position).edition.events.findIndex(({ id }) => id === event.id);
  const relaxed = (teamOf(position)?.relaxed ?? 0) - 1 === number ? RELAXED_BY : 0;
  return Math.max(event.condition.elements.length, event.condition.min + skunksAtEvents(position) - relaxed);
}

/** How far one player is. */
export function progressOf(position: Table, seat: number, event: EventJson): Progress {
  const { condition } = event;
  const parts = partsOf(position, seat, condition);
  const enough = parts.every(({ have, need }) => have >= need);
  if (condition.kind === 'journey') return { parts, total: null, met: false };
  if (condition.kind !== 'more') return { parts, total: null, met: enough };
  const total = sumOf(parts);
  if (teamOf(position)) return { parts, total, met: enough && total >= teamMinimum(position, event) };
  const theirs = sumOf(partsOf(position, 1 - seat, condition));
  return { parts, total, met: enough && total >= condition.min && total > theirs };
}

/** Who has more, where two are compared; -1 for nobody. */
export function leaderOf(position: Table, { condition }: EventJson): number {
  if (teamOf(position) || (condition.kind !== 'more' && condition.kind !== 'journey')) return -1;
  const [a = 0, b = 0] = [0, 1].map((seat) => sumOf(partsOf(position, seat, condition)));
  return a > b ? 0 : b > a ? 1 : -1;
}
