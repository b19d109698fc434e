import { expect, it } from 'vitest';
import { carefulRules } from './careful.ts';
import type { AnyRules } from './contract.ts';
import { seat } from './seats.ts';
import { legalSteps } from './steps.ts';

/** Rules of which only legality is asked: even steps are personal. */
function rulesWith(legal: readonly number[], personal = true): AnyRules {
  const rules = {
    stepLimit: 10,
    legal(_: unknown, __: number, out: { steps: Int32Array; length: number }) {
      out.steps.set(legal);
      out.length = legal.length;
    },
    ...(personal ? { isPersonal: (step: number) => step % 2 === 0 } : {}),
  };
  return rules as unknown as AnyRules;
}

const careful = (rules: AnyRules): number[] => legalSteps(carefulRules(rules), null, seat(0));

it('leaves personal steps to the person', () => {
  expect(careful(rulesWith([0, 1, 2, 3, 5, 8]))).toEqual([1, 3, 5]);
});

it('takes one where there is no other', () => {
  expect(careful(rulesWith([2, 4]))).toEqual([2, 4]);
});

it('changes nothing in games without personal steps', () => {
  const rules = rulesWith([0, 1, 2], false);
  expect(carefulRules(rules)).toBe(rules);
});
