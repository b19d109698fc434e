// What happened, for animation, log line and narration. Cards, events and tiles are numbers of the edition's lists.

type CommonEvent =
  /** Every step begins with this one; a card that stays face down is named only to its owner. */
  | { readonly type: 'step'; readonly seat: number; readonly step: string }
  | { readonly type: 'gain' | 'pay'; readonly seat: number; readonly resource: number; readonly n: number }
  | { readonly type: 'points' | 'tokens'; readonly seat: number; readonly n: number }
  | { readonly type: 'draw'; readonly seat: number; readonly card?: number }
  | { readonly type: 'take'; readonly seat: number; readonly card: number; readonly space: number }
  | { readonly type: 'refill'; readonly card: number; readonly space: number }
  | { readonly type: 'discard'; readonly seat: number; readonly card?: number }
  | { readonly type: 'look'; readonly seat: number; readonly card?: number }
  | { readonly type: 'keep'; readonly seat: number; readonly card?: number }
  | { readonly type: 'tuck'; readonly seat: number; readonly under: number; readonly card?: number }
  | { readonly type: 'shuffle'; readonly cards: number }
  | { readonly type: 'show'; readonly seat: number; readonly card: number; readonly space: number }
  | { readonly type: 'build'; readonly seat: number; readonly card: number }
  | { readonly type: 'occupy'; readonly seat: number; readonly card: number }
  | { readonly type: 'discount'; readonly seat: number; readonly card: number }
  | { readonly type: 'charge'; readonly card: number; readonly n: number }
  | { readonly type: 'effect'; readonly seat: number; readonly place: number }
  | { readonly type: 'worker'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly type: 'claim'; readonly seat: number; readonly slot: number; readonly event: number }
  | { readonly type: 'marker'; readonly marker: 'sun' | 'moon'; readonly to: number }
  | { readonly type: 'turn'; readonly seat: number }
  | { readonly type: 'season-end'; readonly season: number }
  | { readonly type: 'season'; readonly season: number; readonly first: number }
  | { readonly type: 'river'; readonly tiles: readonly number[] }
  | { readonly type: 'journey'; readonly seat: number }
  | { readonly type: 'end' };

/** The rest happens only to a team. Spaces of skunks are numbers of SKUNK_SPACES, things given are resources or 4 for a token. */
export type Event =
  | CommonEvent
  | { readonly type: 'skunks'; readonly spaces: readonly number[] }
  /** -1: it is gone until the season ends. */
  | { readonly type: 'skunk'; readonly from: number; readonly to: number }
  | { readonly type: 'give' | 'receive'; readonly seat: number; readonly thing: number; readonly n: number }
  | { readonly type: 'give-card' | 'receive-card'; readonly seat: number; readonly card?: number }
  | { readonly type: 'watch'; readonly seat: number }
  | { readonly type: 'news-shown'; readonly news: readonly number[] }
  | { readonly type: 'news-kept' | 'news-gone'; readonly news: number }
  | { readonly type: 'news'; readonly seat: number; readonly news: number }
  | { readonly type: 'swap'; readonly slot: number; readonly event: number }
  /** The opponent's end of a season: a die for a column, a card, an event, points. */
  | { readonly type: 'throw'; readonly column: number }
  | { readonly type: 'her-card'; readonly card: number; readonly space: number }
  | { readonly type: 'her-event'; readonly slot: number; readonly event: number }
  | { readonly type: 'her-points'; readonly n: number };
