// The port to what people are told where they do not look: their ways, and the turns that are still to be told.
import type { NoticeLanguage, Pause, QuietHours, WayRule, WayTarget } from '@sunglade/protocol';

/** Where a person wants to hear of it, and how often. */
export interface WayStored {
  readonly id: string;
  readonly user: string;
  readonly target: WayTarget;
  readonly language: NoticeLanguage;
  readonly rule: WayRule;
  /** For the rule `every`. */
  readonly minutes: number;
  readonly quiet: QuietHours | null;
  /** With what a webhook is signed; empty elsewhere. */
  readonly secret: string;
  /** Its owner has shown that it is theirs. */
  readonly confirmed: boolean;
  readonly paused: Pause | null;
  /** When something was last told this way, and which notice that was. */
  readonly toldAt: number | null;
  readonly toldOf: string | null;
  readonly createdAt: number;
}

export type WayChanges = Partial<Omit<WayStored, 'id' | 'user' | 'target' | 'secret' | 'createdAt'>>;

/**
 * What a notice is about: a turn that began, little time left of it, a word from those who wait for it, a game that is
 * over, a table that is about to be closed, or an invitation (on no seat).
 */
export type NoticeKind = 'turn' | 'hurry' | 'nudge' | 'over' | 'stale' | 'invite';

/** A seat that must act from now on, or has to be told something else, and who sits there. */
export interface Turn {
  /** A turn, where nothing is said. */
  readonly kind?: NoticeKind;
  readonly seat: number;
  readonly user: string;
  /** When little time is left of this turn: for a notice of that kind the moment to tell it, for another what comes next. */
  readonly hurryAt?: number | null;
}

/** What one way has still to tell: there is at most one for each seat and way. */
export interface NoticeStored {
  readonly kind: NoticeKind;
  readonly match: string;
  readonly seat: number;
  readonly way: string;
  /** How many lines the match had when the turn began: tells this turn from the seat's next. */
  readonly line: number;
  /** When the turn began. */
  readonly at: number;
  /** How often it was tried. */
  readonly attempts: number;
  /** Once it is told, this way has to tell of the same turn again then, because little time is left; null: never. */
  readonly hurryAt: number | null;
}

export interface NoticeStore {
  addWay(way: WayStored): Promise<void>;
  way(id: string): Promise<WayStored | null>;
  /** The oldest first. */
  waysOf(user: string): Promise<readonly WayStored[]>;
  changeWay(id: string, changes: WayChanges): Promise<void>;
  /** With everything that was to be told by it. */
  removeWay(id: string): Promise<void>;
  /**
   * Says that a notice is being told by a way now. false: another was told after `before`, and this one waits. A notice
   * that got the word keeps it, whichever node sends it in the end.
   */
  tellBy(way: string, notice: string, now: number, before: number): Promise<boolean>;

  /**
   * Takes notices whose moment has come, the longest waiting first. Until `until` nobody else gets them; a node that
   * dies leaves them to the others then.
   */
  takeNotices(lease: string, now: number, until: number, limit: number): Promise<readonly NoticeStored[]>;
  /** Keeps what was taken under a lease for longer. */
  keepNotices(lease: string, until: number): Promise<void>;
  /** To be looked at again later. Nothing happens where the turn is over or another one has begun. */
  postponeNotice(notice: NoticeStored, dueAt: number): Promise<void>;
  /** Told, or no longer wanted. */
  removeNotice(notice: NoticeStored): Promise<void>;
  /** Told; from now on it is the notice that little time is left, due when that is so. */
  hurryLater(notice: NoticeStored): Promise<void>;
  /** Everything else that one way has still to tell. */
  noticesOf(way: string): Promise<readonly NoticeStored[]>;

  /** Somebody has a page of the site before their eyes. */
  look(user: string, at: number): Promise<void>;
  /** When somebody last had; null if never. */
  lookedAt(user: string): Promise<number | null>;

  /** A secret of the site itself: the first who brings one makes it, everybody gets the same. */
  hostSecret(name: string, fresh: string): Promise<string>;
}
