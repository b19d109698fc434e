// What lies behind the tabs of a small screen, and which of them a question wants open.
import { SLOT_PLACE } from '@sunglade/everdell-duo';
import type { Target } from '../../kit/screen/screen.ts';
import type { View } from './choice.ts';
import { verbOf } from './pending.ts';
import { targetOf } from './steps.ts';
import { cardNumber, cardOfTarget, contentOf, OTHER, placeNumber, placeOfTarget, type Table } from './table.ts';
import { commonAt, teamOf } from './team.ts';

const VIEWS: readonly View[] = ['mine', 'theirs', 'places'];
const TEAM_VIEWS: readonly View[] = [...VIEWS, 'goals'];

export const viewsOf = (position: Table): readonly View[] => (teamOf(position) ? TEAM_VIEWS : VIEWS);

/** The tab that a thing lies behind; null for what is always in view, as meadow, events and the own hand. */
export function viewOfTarget(position: Table, target: Target): View | null {
  const content = contentOf(position);
  const place = placeOfTarget(target);
  // Spaces of the path are no places: they lie in the meadow.
  if (place !== null) {
    const number = placeNumber(content, place);
    return number >= 0 && number < SLOT_PLACE ? 'places' : null;
  }
  const card = cardNumber(content, cardOfTarget(target) ?? '');
  const town = position.view.open.towns.findIndex(({ cards }) => cards.some((one) => one.card === card));
  if (town < 0) return null;
  return teamOf(position) || town !== OTHER(position.seat) ? 'mine' : 'theirs';
}

/** The tab that a step is done behind: watch and good news lie beside the goals. */
export function viewOfStep(position: Table, step: string): View | null {
  const verb = verbOf(step);
  // What is decided in common is asked in the dock.
  if (verb === 'watch' || verb === 'news') return commonAt(position) ? null : 'goals';
  const target = targetOf(step);
  return target === null ? null : viewOfTarget(position, target);
}

/** How many things can be done behind each tab. */
export function countedViews(position: Table): ReadonlyMap<View, number> {
  const counts = new Map<View, number>();
  for (const step of position.legal) {
    const view = viewOfStep(position, step);
    if (view) counts.set(view, (counts.get(view) ?? 0) + 1);
  }
  return counts;
}

/**
 * The tab to show when something new is asked: the one that is open, as long as there is something to do behind it, or
 * nothing behind any; else the one with most. Help is offered and never asked for: nobody is led away from the board to it.
 */
export function askedView(position: Table, open: View): View {
  const counts = [...countedViews(position)].filter(([view]) => view !== 'goals');
  if (counts.length === 0 || counts.some(([view]) => view === open)) return open;
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
