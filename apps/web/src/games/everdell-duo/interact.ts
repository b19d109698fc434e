// The one way to touch things: the first press looks, never acts. What can be done stands in the sheet; who is sure presses
// twice, or drags.
import type { Target } from '../../kit/screen/screen.ts';
import type { Choice } from './choice.ts';
import { verbOf } from './pending.ts';
import { begin } from './plan.ts';
import { type Way, waysOf } from './prices.ts';
import { cardNumber, cardOfTarget, contentOf, type Table } from './table.ts';

interface Touching {
  readonly position: Table;
  readonly choice: Choice;
  readonly pick: (target: Target) => void;
  readonly targets: ReadonlyMap<Target, readonly string[]>;
}

/** The best way to pay that costs no token: tokens are never spent without asking. */
const plainWay = (position: Table, target: Target): Way | undefined =>
  waysOf(position, cardNumber(contentOf(position), cardOfTarget(target) ?? '')).find(
    ({ payable, home }) => payable && home < 0,
  );

/** What somebody means who presses twice: null where it is not certain. */
export function quickSteps(
  { position, targets }: Pick<Touching, 'position' | 'targets'>,
  target: Target,
): readonly string[] | null {
  const steps = targets.get(target) ?? [];
  const play = steps.find((step) => verbOf(step) === 'play');
  if (play === undefined) return steps.length === 1 ? steps : null;
  const way = plainWay(position, target);
  return way ? [play, ...way.steps] : null;
}

export function lookAt(choice: Choice, target: Target | null): void {
  choice.looked.value = target;
  choice.way.value = 0;
}

export function perform({ choice, position }: Pick<Touching, 'choice' | 'position'>, steps: readonly string[]): void {
  lookAt(choice, null);
  begin(choice, position, steps);
}

/** How an element that is a target is pressed. */
export const touching = (props: Touching, target: Target) => ({
  onClick: () => lookAt(props.choice, target),
  onDblClick: () => {
    const steps = quickSteps(props, target);
    if (steps) perform(props, steps);
    // What cannot be done at all is explained by the table; what has to be chosen stands in the sheet.
    else if (!props.targets.has(target)) props.pick(target);
  },
});
