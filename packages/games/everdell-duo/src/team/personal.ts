// What nobody does in a partner's name: give things away, use the watch or good news, hand a proposal back.
import { FIRST } from '../steps.ts';

export const isPersonal = (step: number): boolean =>
  step === FIRST.return || (step >= FIRST.watch && step < FIRST.skunk);
