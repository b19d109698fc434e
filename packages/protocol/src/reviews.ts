/**
 * How far a review is that a server makes. What it tells of the match is the coach's, under the coach's name: a page shows
 * only what its own coach would have said, so nothing here has to know its shape.
 */
export interface ReviewState {
  readonly state: 'waiting' | 'working' | 'done';
  /** How many reviews are made before this one. */
  readonly ahead: number;
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number;
  /** Those that were found so far. */
  readonly moments: readonly unknown[];
  /** null until it is done. */
  readonly review: unknown;
}
