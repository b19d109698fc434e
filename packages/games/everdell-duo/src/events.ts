// What happened, for animation, log line and narration. Cards, events and tiles are numbers of the edition's lists.

export type Event =
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
