// A table of one's own without server and without a place to be kept, as the kit sees it: for lessons and puzzles.
import {
  type AnyGame,
  type AnyRules,
  only,
  type Seat,
  type Seats,
  type Setup,
  storeSetup,
  viewOf,
} from '@sunglade/core';
import type { Seen } from '@sunglade/table';

export interface Sitting {
  readonly name: string;
  readonly bot: string | null;
}

interface Practice {
  readonly id: string;
  readonly table: {
    readonly game: AnyGame;
    readonly rules: AnyRules;
    readonly setup: Setup;
    readonly state: unknown;
    readonly acting: Seats;
    /** Since the learner came. */
    readonly lines: readonly { readonly seat: number }[];
  };
  readonly learner: Seat;
  /** Who sits at each seat: a level, or somebody by name. The learner is "you", whatever stands there. */
  readonly sits: (seat: number) => Sitting;
  readonly seq: number;
  /** The learner has nothing to do now. */
  readonly idle: boolean;
  readonly canUndo: boolean;
}

export function practicePicture({ id, table, learner, sits, seq, idle, canUndo }: Practice): Seen {
  const { game, rules, setup, state, acting, lines } = table;
  const you = only(learner);
  return {
    id,
    game: game.id,
    rules: game.version,
    ...storeSetup(setup, game),
    public: false,
    host: true,
    clock: { kind: 'none' },
    onTimeout: 'bot',
    commitment: '',
    openedAt: 0,
    startedAt: 0,
    status: 'playing',
    seq,
    now: 0,
    chairs: Array.from({ length: rules.seats }, (_, i) => ({
      ...(i === learner ? { name: '', bot: null } : sits(i)),
      taken: true,
      you: i === learner,
      away: false,
      out: false,
      left: null,
      running: false,
    })),
    you,
    acting: (idle ? acting & ~you : acting) as Seats,
    undo: (canUndo ? you : 0) as Seats,
    counts: Array.from({ length: rules.seats }, (_, i) => lines.filter(({ seat }) => seat === i).length),
    length: lines.length,
    view: viewOf(rules, state, you),
    proposal: null,
    result: null,
    next: null,
  };
}
