// The port between nodes. It carries that something happened, never what: the truth is read from the store, so a lost
// message costs a moment and nothing else.
/** `from` is the node that tells: it knows already. */
export type News =
  | { readonly kind: 'moved'; readonly match: string; readonly seq: number; readonly from: string }
  | { readonly kind: 'said'; readonly match: string; readonly n: number; readonly from: string };

export interface Bus {
  publish(news: News): void;
  /** Returns how to stop. A subscriber may hear its own news. */
  subscribe(listener: (news: News) => void): () => void;
  close(): Promise<void>;
}
