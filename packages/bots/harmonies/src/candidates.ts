// The turns that come into question: every group with every card and the turns that the beam finds for them, judged by the
// value of the board they leave behind.
import { type Draft, findTurns, type Move, movesOf } from './beam.ts';
import { type Ground, TOKENS } from './ground.ts';
import { createJudge, type Judge, judge, lookAt } from './judge.ts';
import { cloneBoard, copyBoard, copyLean, type Lean, NONE } from './lean.ts';
import { createPolicy, type Policy } from './policy.ts';
import { keepSpirit } from './turn.ts';
import type { Weights } from './value.ts';

export interface Candidate {
  readonly moves: readonly Move[];
  readonly draft: Draft;
  /** The final score to expect. */
  readonly worth: number;
}

export interface Finder {
  readonly g: Ground;
  readonly judge: Judge;
  readonly policy: Policy;
  readonly width: number;
}

export const createFinder = (g: Ground, weights: Weights, width: number): Finder => ({
  g,
  judge: createJudge(g, weights),
  policy: createPolicy(g, weights),
  width,
});

/** Best first. `dealt` are the spirits of which one must be kept, where that is due. */
export function findCandidates(f: Finder, s: Lean, seat: number, dealt: readonly number[]): Candidate[] {
  const { g, judge: j, width } = f;
  lookAt(j, s, seat);
  const board = s.boards[seat]!;
  const kept = s.phase === 'spirit' ? dealt : [NONE];
  const all = kept.flatMap((spirit) => {
    const own = cloneBoard(g, board);
    if (spirit !== NONE) keepSpirit(own, spirit);
    const first: Move[] = spirit === NONE ? [] : [{ verb: 'keep', card: spirit }];
    return findTurns(j, width, s, own).map((draft) => ({
      moves: [...first, ...movesOf(draft)],
      draft,
      worth: draft.worth,
    }));
  });
  return all.sort((a, b) => b.worth - a.worth);
}

/** The table when the candidate's turn is done but for its end. */
export function followCandidate({ draft }: Candidate, s: Lean, seat: number, after: Lean): void {
  copyLean(s, after);
  copyBoard(draft.board, after.boards[seat]!);
  after.phase = 'turn';
  after.hand.fill(0);
  if (draft.group !== NONE) {
    after.took = draft.group;
    after.middle.fill(NONE, draft.group * TOKENS, (draft.group + 1) * TOKENS);
  }
  if (draft.card !== NONE) {
    after.cardTaken = true;
    after.display[after.display.indexOf(draft.card)] = NONE;
  }
}

/** What a seat may expect where it is not asked for a turn. */
export function expectNow(j: Judge, s: Lean, seat: number): number {
  lookAt(j, s, seat);
  return judge(j, s.boards[seat]!);
}
