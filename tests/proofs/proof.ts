/** A long proof is done in batches: what they counted adds up, and one problem is one too many. */
interface Batch {
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

export interface Proof {
  readonly about: string;
  /** Which of the counts `--until` is about. */
  readonly goal: string;
  batch(seed: number): Promise<Batch>;
}
