// The words of the book: the campaign, its chapters and the challenges.
import type { Medal, Skunks } from '@sunglade/everdell-duo';

export interface BookWords {
  readonly title: string;
  readonly campaign: string;
  readonly challenges: string;
  readonly campaignTitle: string;
  readonly challengesTitle: string;
  /** Over the titles. */
  readonly forWhom: string;
  readonly sum: (points: number, chapters: number, of: number) => string;
  readonly kept: string;
  readonly medals: Readonly<Record<Medal, string>>;
  readonly won: (points: number, hard: boolean) => string;
  readonly skipped: string;
  readonly locked: (before: number) => string;
  readonly lost: (tries: number) => string;
  readonly goals: string;
  readonly points: (normal: number, hard: number) => string;
  readonly board: string;
  readonly skunks: (skunks: Skunks) => string;
  readonly exchange: Readonly<Record<'open' | 'limited' | 'none', string>>;
  readonly watches: (normal: number) => string;
  readonly special: Readonly<Record<'farmEffect' | 'drawMoves', string>>;
  readonly news: string;
  readonly newsToCome: string;
  readonly newsAgain: string;
  readonly newsNone: string;
  readonly newsWait: string;
  readonly difficulty: string;
  readonly with: string;
  readonly partners: { readonly me: string; readonly person: string; readonly bot: string; readonly friend: string };
  /** What happens when somebody comes by a link. */
  readonly byLink: string;
  readonly shelf: string;
  readonly here: string;
  /** null: nobody has come yet; empty: somebody without a name. */
  readonly withWhom: (name: string | null) => string;
  readonly keptOnline: string;
  readonly keptBoth: string;
  readonly toFile: string;
  readonly fromFile: string;
  readonly replace: string;
  readonly badFile: string;
  readonly partnerName: string;
  readonly play: (chapter: number) => string;
  readonly again: (chapter: number) => string;
  readonly single: string;
  readonly goOn: string;
  readonly running: string;
  readonly giveUp: string;
  readonly skip: string;
  readonly allDone: string;
  readonly playChallenge: (title: string, level: string) => string;
  readonly best: (margin: number) => string;
  readonly playShort: string;
  readonly challenge: string;
  readonly promise: string;
  readonly counts: string;
  readonly levels: string;
  readonly columns: {
    readonly events: string;
    readonly path: string;
    readonly places: string;
    readonly watch: string;
    readonly bonus: string;
  };
  readonly none: string;
  readonly house: string;
}
