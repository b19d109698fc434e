// The port between nodes. It carries that something happened, never what: the truth is read from the store, so a lost
// message costs a moment and nothing else.

/** `from` is the node that tells: it knows already. */
export type News =
  | {
      readonly kind: 'moved';
      readonly match: string;
      readonly seq: number;
      /** How often anybody planned; absent where nobody has. */
      readonly planned?: number;
      readonly from: string;
    }
  | { readonly kind: 'said'; readonly match: string; readonly n: number; readonly from: string }
  /** Who looks at a table through this node: all of them, each time. */
  | { readonly kind: 'here'; readonly match: string; readonly users: readonly string[]; readonly from: string }
  /** Sent every few seconds; a node that is no longer heard has taken its people with it. */
  | { readonly kind: 'alive'; readonly from: string }
  | { readonly kind: 'gone'; readonly from: string }
  /** Somebody forgot a browser, or no longer wants to hear somebody. */
  | { readonly kind: 'left' | 'muted'; readonly user: string; readonly from: string }
  /** Told by the bus itself: news may have been lost, everything is to be looked at again. */
  | { readonly kind: 'missed' };

export interface Bus {
  publish(news: News): void;
  /** Returns how to stop. A subscriber may hear its own news. */
  subscribe(listener: (news: News) => void): () => void;
  close(): Promise<void>;
}
