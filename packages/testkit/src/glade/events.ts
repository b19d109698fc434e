// What happened, for animation, log line and narration. A buried and a drawn card are named only to who holds them.

export type Event =
  | { readonly type: 'store' | 'owl'; readonly seat: number; readonly card: number }
  | { readonly type: 'bury' | 'draw'; readonly seat: number; readonly card?: number }
  | { readonly type: 'ready' | 'pass' | 'reshuffle'; readonly seat: number }
  | { readonly type: 'roll'; readonly seat: number; readonly berries: number }
  | { readonly type: 'rob'; readonly seat: number; readonly from: number };
