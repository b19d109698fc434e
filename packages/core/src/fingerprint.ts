import type { AnyRules, Seed } from './contract.ts';
import { canonicalJson } from './json.ts';
import { sheets } from './result.ts';
import type { Standing } from './run.ts';
import { seatList } from './seats.ts';
import { createHasher } from './sha256.ts';
import { legalSteps, printSteps } from './steps.ts';

/**
 * A running hash over who could act and which steps were open before each line, then the final sheets. It survives any
 * refactoring and breaks on any change of rules, which makes it the heart of golden records.
 */
export function fingerprint(rules: AnyRules, seed: Seed, standing: readonly Pick<Standing, 'seat' | 'step'>[]): string {
  const state = rules.create(seed);
  const hash = createHasher();
  for (const { seat, step } of standing) {
    const open = seatList(rules.acting(state)).map((one) => [one, ...printSteps(rules, legalSteps(rules, state, one))]);
    hash.add(`${canonicalJson(open)}\n${seat} ${rules.print(step)}\n`);
    rules.apply(state, seat, step);
  }
  return hash.add(JSON.stringify(sheets(rules, state))).hex();
}
