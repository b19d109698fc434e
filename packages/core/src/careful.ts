// How somebody absent is played for: what is theirs alone to do is left to them.
import type { AnyRules, StepBuffer } from './contract.ts';

/** The same rules, in which a personal step is legal only where there is no other. */
export function carefulRules(rules: AnyRules): AnyRules {
  if (!rules.isPersonal) return rules;
  return {
    ...rules,
    legal(state, seat, out) {
      rules.legal(state, seat, out);
      leavePersonal(rules, out);
    },
  };
}

function leavePersonal(rules: AnyRules, out: StepBuffer): void {
  let others = 0;
  for (let i = 0; i < out.length; i++) {
    const step = out.steps[i]!;
    if (!rules.isPersonal?.(step as never)) out.steps[others++] = step;
  }
  // Where all of them are personal nothing was written over.
  if (others > 0) out.length = others;
}
