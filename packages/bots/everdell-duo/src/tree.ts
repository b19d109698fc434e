// What was tried so far: a tree of steps, each with how often it was taken and what came of it for whoever took it. What
// lies hidden differs from world to world, so a step may be there in one world and not in the next.
import type { Step, StepBuffer } from '@sunglade/core';
import type { Policy } from './policy.ts';

export interface Node {
  visits: number;
  /** Sum over all visits, for the seat that took this step. */
  worth: number;
  readonly next: Map<Step, Node>;
}

export const createNode = (): Node => ({ visits: 0, worth: 0, next: new Map() });

export function nextNode(node: Node, step: Step): Node {
  const known = node.next.get(step);
  if (known) return known;
  const fresh = createNode();
  node.next.set(step, fresh);
  return fresh;
}

/** How much, in points, a step that looks good and was hardly tried is preferred to one that was tried often. */
const CURIOSITY = 7;

/**
 * The legal step to try next: one that did well, or one that promises much and was tried little. Trades of hand cards are
 * tried only where nothing else is left.
 */
export function stepToTry({ next }: Node, p: Policy, { steps, length }: StepBuffer, season: number): Step {
  const promise = p.promises[season]!;
  let count = 0;
  let promised = 0;
  let visits = 0;
  let worth = 0;
  let best = steps[0]!;
  for (let i = 0; i < length; i++) {
    const step = steps[i]!;
    if (p.isTrade[step] === 1) continue;
    best = step;
    count++;
    promised += promise[step]!;
    const node = next.get(step as Step);
    if (!node) continue;
    visits += node.visits;
    worth += node.worth;
  }
  if (count <= 1) return best as Step;
  const usual = visits === 0 ? 0 : worth / visits;
  const curiosity = (CURIOSITY * Math.sqrt((visits + 1) * count)) / promised;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i++) {
    const step = steps[i]!;
    if (p.isTrade[step] === 1) continue;
    const node = next.get(step as Step);
    const tried = node ? node.visits : 0;
    const hope = (tried === 0 ? usual : node!.worth / tried) + (curiosity * promise[step]!) / (1 + tried);
    if (hope <= most) continue;
    most = hope;
    best = step;
  }
  return best as Step;
}
