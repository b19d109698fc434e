// Plays what was decided together, one step after the other, and answers what makes no difference.
import { type Effect, printStep, readStep } from '@sunglade/everdell-duo';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Choice } from './choice.ts';
import { paymentOf, teamAsked } from './pending.ts';
import { cardNumber, cardOf, contentOf, type Table } from './table.ts';

/** Effects that bring the same in any order and ask nothing. */
const INDEPENDENT: readonly Effect['op'][] = ['gain', 'points', 'occupied', 'charge'];
const isIndependent = (effect: Effect | undefined): boolean =>
  effect !== undefined &&
  (effect.op === 'seq' ? effect.do.every(isIndependent) : INDEPENDENT.some((op) => op === effect.op));

const ACCEPT = printStep({ verb: 'accept' });

/** Who leads both animals agrees with themselves. */
const isAgreed = (position: Table): boolean =>
  position.legal.includes(ACCEPT) && position.chairs.every(({ you }) => you) && teamAsked(position) === 'confirm';

/** Of productions whose order is asked although it does not matter, the first; null where somebody has to choose. */
export function idleChoice(position: Table): string | null {
  if (isAgreed(position)) return ACCEPT;
  const content = contentOf(position);
  const steps = position.legal.map((text) => ({ text, step: readStep(text) }));
  const [first] = steps;
  const free = steps.every(
    ({ step }) =>
      step?.verb === 'activate' && isIndependent(cardOf(content, cardNumber(content, step.card))?.ability.production),
  );
  return free ? (first?.text ?? null) : null;
}

/** The table's own count of steps: it changes when a step has arrived. */
export const momentOf = ({ view: { open } }: Table): string => `${open.season} ${open.number} ${open.steps}`;

/** Plays steps that belong together: the first at once, the others as the rules ask for them. */
export function begin(choice: Choice, position: Table, steps: readonly string[]): void {
  const [first, ...rest] = steps;
  if (first === undefined) return;
  choice.plan.value = rest.length > 0 ? { steps: rest, sentAt: momentOf(position) } : null;
  choice.send.current?.(first);
}

/** Whether nobody has to answer now: the next step of the plan will. */
export function isPlanned(position: Table, { plan }: Choice): boolean {
  const [next = ''] = plan.value?.steps ?? [];
  return plan.value !== null && (plan.value.sentAt === momentOf(position) || position.legal.includes(next));
}

export function usePlan(position: Table, choice: Choice, play: (step: string) => void): void {
  const idled = useRef<string | null>(null);
  const plan = choice.plan.value;
  const moment = momentOf(position);
  choice.send.current = play;
  // Before anything is painted: nobody sees a question that is already answered.
  useLayoutEffect(() => {
    if (plan?.sentAt === moment) return;
    const [next] = plan?.steps ?? [];
    if (plan && next !== undefined && position.legal.includes(next)) begin(choice, position, plan.steps);
    // Whoever has to decide something in between goes on afterwards; else the rules have done the rest.
    else if (plan && paymentOf(position) === null) choice.plan.value = null;
    const idle = plan || idled.current === moment ? null : idleChoice(position);
    if (idle === null) return;
    idled.current = moment;
    play(idle);
  }, [plan, moment, position, choice, play]);
}
