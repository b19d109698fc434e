// The port to what people decide before their turn: rows beside a match's lines, each its owner's alone.
import type { Plan } from '@sunglade/table';

export interface PlanStored extends Plan {
  readonly match: string;
  readonly user: string;
  /** How many lines the match had when it was last looked at. One that has more was moved by a program without plans. */
  readonly line: number;
  readonly at: number;
}

export interface PlansStored {
  /** How often anybody planned here: who writes lines or plans says what they have read, as with the number of lines. */
  readonly planned: number;
  readonly plans: readonly PlanStored[];
}

export interface PlanStore {
  /** What is planned at a match, and how often that has changed, at one moment. */
  plansAt(match: string): Promise<PlansStored>;
  /**
   * Sets a seat's plan, or takes it away where it has no ways; resolved only when that is safe. `conflict`: the match has
   * not exactly `line` lines, or somebody planned since `planned` was read.
   */
  plan(plan: PlanStored, planned: number): Promise<'done' | 'conflict'>;
  /** Everything a user has planned, the oldest first. */
  plansOf(user: string): Promise<readonly PlanStored[]>;
}
