// The stack of pending work: plain numbers, so that a half-done turn saves, copies and replays like everything else. Each
// frame is one piece of work; what its numbers mean depends on its kind.
import { NONE } from '../content/ops.ts';
import { NO_PLACE } from '../terms.ts';
import { DEEP, FRAME_WIDTH, TURN_STEPS } from './depth.ts';
import { DEPTH, STEPS, type State } from './layout.ts';

/** Kinds of work. */
export const WORK = {
  /** The turn's one action. */
  action: 1,
  /** After the action: trade hand cards, then hand over. */
  finish: 2,
  /** Move Sun or Moon. */
  marker: 3,
  /** Something is being carried out; the frame ends its `busy`. */
  resolve: 4,
  /** Carry out an effect. */
  effect: 5,
  /** One of several effects whose owner chooses the order. Neighbours of one owner form one choice. */
  queued: 6,
  /** A card was played: close its gap. */
  played: 7,
  /** The payment under way. */
  paying: 8,
  /** Two cards for a resource. */
  trading: 9,
  /** The rest of an effect's cost, where there is a choice. */
  costing: 10,
  /** The season is over: prepare the next one. */
  prepare: 11,
  /** Everything is prepared: the owner begins. */
  begin: 12,
  /** A team shares out the benefits of a season tile. */
  sharing: 13,
  /** A team says whom an effect is for. */
  naming: 14,
  /** A team chooses the good news it keeps. */
  choosing: 15,
  /** Good news are done. */
  newsDone: 16,
} as const;

/** Fields of every frame: the kind of work, whose it is, the effect, and the place or card that it comes from. */
export const FRAME = { kind: 0, owner: 1, op: 2, source: 3 } as const;

// Further fields by kind of work.

export const MARKER = { which: 4 } as const;
/** Which marker moves. */
export const BY_SUN = 0;
export const BY_MOON = 1;
export const BY_CHOICE = 2;

/** `chosen` is 1 once the owner has said that it comes next. */
export const QUEUED = { card: 4, chosen: 6 } as const;
export const PLAYED = { gap: 4 } as const;
/** Cards still to be discarded. */
export const TRADING = { resource: 4, cards: 5 } as const;
/** Resources of any kind and hand cards still to be paid. */
export const COSTING = { resources: 4, cards: 5 } as const;

/** Where a common choice stands: `stage` below; `next` is the benefit to be assigned, `choice` what is proposed. */
export const SHARING = { next: 4, stage: 5 } as const;
/** `how`: FOR_ONE, ASKING_PARTNER or SPLIT. */
export const NAMING = { choice: 4, stage: 5, how: 6 } as const;
export const CHOOSING = { choice: 4, stage: 5 } as const;
/** Somebody proposes; the partner accepts or hands back; handed back, the partner's word is final. */
export const PROPOSING = 0;
export const CONFIRMING = 1;
export const FINAL = 2;
/** Before three are revealed: whether old good news are kept instead. */
export const KEEPING = 3;
export const FOR_ONE = 0;
export const ASKING_PARTNER = 1;
export const SPLIT = 2;

// Further fields of an effect by its op.

/** gainAny, take, exchange, exchangeDistinct, recallWorker, activate: how often it was done. */
export const REPEAT = { done: 4 } as const;
/** gainAny, exchangeDistinct: bits of the resources used so far. */
export const DISTINCT = { used: 5 } as const;
export const SEQUENCE = { next: 4 } as const;
/** How often is left; `counted` is 1 once that is known. */
export const FOR_EACH = { left: 4, counted: 5 } as const;
/** How many were kept; `seen` is 1 once the cards lie there. */
export const LOOK = { kept: 4, seen: 5 } as const;
/** Where the chosen worker stands; `begun` is 1 once it was looked for. */
export const MOVE_WORKER = { from: 4, begun: 5 } as const;
/** moveSkunk: 1 + the space it leaves. */
export const MOVE_SKUNK = { from: 4 } as const;
/** Up to three cards activated so far, each plus one. */
export const ACTIVATE = { first: 5, second: 6, third: 7 } as const;

/** Offset of the top frame. */
export const topFrame = (s: State): number => (s.table[DEPTH]! - 1) * FRAME_WIDTH;

export function pop(s: State): void {
  s.table[DEPTH]! -= 1;
}

/** Lays a frame on top and answers its offset. */
function push(s: State, kind: number, owner: number, op = NONE, source = NO_PLACE): number {
  const f = s.frames;
  const at = s.table[DEPTH]! * FRAME_WIDTH;
  f[at + FRAME.kind] = kind;
  f[at + FRAME.owner] = owner;
  f[at + FRAME.op] = op;
  f[at + FRAME.source] = source;
  f[at + 4] = 0;
  f[at + 5] = 0;
  f[at + 6] = 0;
  f[at + 7] = NONE;
  s.table[DEPTH]! += 1;
  return at;
}

/** Work of kinds that have no further fields. */
export function pushWork(
  s: State,
  kind:
    | typeof WORK.action
    | typeof WORK.finish
    | typeof WORK.paying
    | typeof WORK.prepare
    | typeof WORK.begin
    | typeof WORK.newsDone,
  owner: number,
): void {
  push(s, kind, owner);
}

export function pushMarker(s: State, owner: number, which: number): void {
  s.frames[push(s, WORK.marker, owner) + MARKER.which] = which;
}

export function pushEffect(s: State, owner: number, op: number, source: number): void {
  push(s, WORK.effect, owner, op, source);
}

/** The effect of `card`, to be carried out in an order that its owner chooses. */
export function pushQueued(s: State, owner: number, op: number, card: number, source: number): void {
  s.frames[push(s, WORK.queued, owner, op, source) + QUEUED.card] = card;
}

export function pushPlayed(s: State, owner: number, gap: number): void {
  s.frames[push(s, WORK.played, owner) + PLAYED.gap] = gap;
}

export function pushTrading(s: State, owner: number, resource: number, cards: number): void {
  const at = push(s, WORK.trading, owner);
  s.frames[at + TRADING.resource] = resource;
  s.frames[at + TRADING.cards] = cards;
}

export function pushCosting(s: State, owner: number, source: number, resources: number, cards: number): void {
  const at = push(s, WORK.costing, owner, NONE, source);
  s.frames[at + COSTING.resources] = resources;
  s.frames[at + COSTING.cards] = cards;
}

/** A team shares out what the season brings; the owner proposes. */
export function pushSharing(s: State, owner: number): void {
  push(s, WORK.sharing, owner);
}

/** The owner says whom `op` is for. */
export function pushNaming(s: State, owner: number, op: number, source: number, how: number): void {
  s.frames[push(s, WORK.naming, owner, op, source) + NAMING.how] = how;
}

export function pushChoosing(s: State, owner: number, stage: number): void {
  s.frames[push(s, WORK.choosing, owner) + CHOOSING.stage] = stage;
}

/** Carries out `op` for `owner`; nothing on the way may use `source` again until it is done. */
export function resolve(s: State, owner: number, op: number, source: number): void {
  if (source >= 0) {
    push(s, WORK.resolve, owner, NONE, source);
    s.busy[source] = 1;
  }
  if (op >= 0) pushEffect(s, owner, op, source);
}

/** Beyond this nothing nested begins: the content of an edition may be arbitrary, a turn still ends. */
export const tooDeep = (s: State): boolean => s.table[DEPTH]! > DEEP || s.table[STEPS]! > TURN_STEPS;

/** Whether an activation has already used a card. */
export const wasActivated = ({ frames: f }: State, at: number, card: number): boolean =>
  f[at + ACTIVATE.first] === card + 1 || f[at + ACTIVATE.second] === card + 1 || f[at + ACTIVATE.third] === card + 1;
