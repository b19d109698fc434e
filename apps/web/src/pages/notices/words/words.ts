// The words of the page about notices. Each language fills in the whole type, so a missing text does not compile.
import type { Pause, WayGap, WayKind, WayRule } from '@sunglade/protocol';

export interface NoticeWords {
  readonly title: string;
  readonly about: string;
  readonly nobody: string;
  readonly asGuest: string;
  readonly reach: string;
  readonly none: string;
  readonly kinds: Readonly<Record<WayKind, string>>;
  /** What each way is, in a few words, where one chooses. */
  readonly kindAbout: Readonly<Record<WayKind, string>>;
  readonly gaps: Readonly<Record<WayGap, string>>;
  readonly another: string;
  readonly add: string;
  readonly cancel: string;
  readonly address: string;
  readonly topic: string;
  readonly server: string;
  readonly token: string;
  readonly tokenIfAny: string;
  readonly hook: string;
  readonly pushHere: string;
  readonly pushOn: string;
  readonly pushRefused: string;
  readonly pushFailed: string;
  readonly pushNever: string;
  readonly test: string;
  readonly tested: (way: string) => string;
  readonly again: string;
  readonly remove: (way: string) => string;
  readonly when: (way: string) => string;
  readonly whenShort: string;
  readonly rule: string;
  readonly rules: Readonly<Record<WayRule, string>>;
  readonly minutes: string;
  readonly every: (minutes: number) => string;
  readonly quiet: string;
  readonly quietOn: string;
  readonly quietBetween: (from: string, to: string) => string;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly language: string;
  readonly unconfirmed: string;
  readonly askAgain: string;
  readonly paused: Readonly<Record<Pause, string>>;
  readonly told: (when: string) => string;
  readonly neverTold: string;
  readonly saved: string;
  readonly looks: string;
  readonly promise: string;
  readonly sample: { readonly title: string; readonly text: string };
  readonly secretTitle: string;
  readonly secretAbout: string;
  readonly copySecret: string;
  readonly confirming: string;
  readonly confirmed: (address: string) => string;
  readonly stopTitle: string;
  readonly stopAsk: string;
  readonly stopSure: string;
  readonly stopped: string;
  /** Of a question that its reader may not have asked for. */
  readonly neverAsk: string;
  readonly neverSure: string;
  readonly neverDone: string;
  readonly toNotices: string;
}
