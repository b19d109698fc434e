// The port to what somebody has reached by themselves: lessons, puzzles, trials. What is called how only the page knows.

export interface Reached {
  /** `lesson:evergreen/powers`. */
  readonly thing: string;
  /** More is better; 1 where there is nothing to count. */
  readonly points: number;
}

export interface ProgressStore {
  /** Adds to what is there; of two results the better one stays. */
  reach(user: string, things: readonly Reached[]): Promise<void>;
  /** By the name of the thing. */
  reachedBy(user: string): Promise<readonly Reached[]>;
}
