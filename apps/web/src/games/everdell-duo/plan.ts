// Plays what was decided together, one step after the other, and answers what makes no difference.
import { type Effect, readStep } from '@sunglade/everdell-duo';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from './choice.ts';
import { paymentOf } from './pending.ts';
import { cardNumber, cardOf, contentOf, type Table } from './table.ts';

/** Effects that bring the same in any order and ask nothing. */
const INDEPENDENT: readonly Effect['op'][] = ['gain', 'points', 'occupied', 'charge'];
const isIndependent = (effect: Effect | undefined): boolean =>
  effect !== undefined &&
  (effect.op === 'seq' ? effect.do.every(isIndependent) : INDEPENDENT.some((op) => op === effect.op));

/** Of productions whose order is asked although it does not matter, the first; null where somebody has to choose. */
export function idleChoice(position: Table): string | null {
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
const momentOf = ({ view: { open } }: Table): string => `${open.season} ${open.number} ${open.steps}`;

export function usePlan(position: Table, choice: Choice, play: (step: string) => void): void {
  const sent = useRef<string | null>(null);
  const plan = choice.plan.value;
  const moment = momentOf(position);
  useEffect(() => {
    if (sent.current === moment) return;
    const [next, ...rest] = plan;
    const step = next !== undefined && position.legal.includes(next) ? next : null;
    if (step !== null) {
      sent.current = moment;
      choice.plan.value = rest;
      play(step);
      return;
    }
    // Whoever has to decide something in between goes on afterwards; else the rules have done the rest.
    if (next !== undefined && paymentOf(position) === null) choice.plan.value = [];
    const idle = next === undefined ? idleChoice(position) : null;
    if (idle === null) return;
    sent.current = moment;
    play(idle);
  }, [plan, moment, position]);
}
