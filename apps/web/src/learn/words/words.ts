/** What the pages for learners say besides the lessons. */
export interface LearnWords {
  readonly text: string;
  readonly lessonsOf: (game: string) => string;
  readonly lessonCount: (done: number, of: number) => string;
  readonly minutes: (n: number) => string;
  readonly done: string;
  readonly next: string;
  readonly thenPlay: string;
  readonly thenPlayText: string;
  /** Of an animal: games won in a hundred, measured against another one. */
  strength(won: number, games: number, against: string): string;
  readonly firstGame: string;
  readonly firstGameText: string;
  readonly playWithHints: (name: string) => string;
  readonly hintsAgain: string;
  readonly allGames: string;
  /** At the table of a lesson. */
  readonly lesson: (title: string) => string;
  readonly step: (n: number, of: number) => string;
  readonly lit: (n: number) => string;
  readonly count: (n: number, of: number) => string;
  readonly glim: string;
  readonly toLight: string;
  readonly showMe: string;
  readonly takeBack: string;
  readonly skipStep: string;
  readonly sayAgain: string;
  readonly leave: string;
  readonly leaveAsk: string;
  readonly stay: string;
  readonly more: string;
  readonly rulesBehind: string;
  readonly nothingLost: string;
  readonly alsoPossible: string;
  readonly shallI: string;
  readonly backAgain: string;
  readonly watch: string;
  readonly learned: string;
  readonly again: string;
  readonly nextLesson: (title: string) => string;
  readonly allLessons: string;
  /** In the guided first game. */
  readonly hint: string;
  readonly gotIt: string;
  readonly noMoreHints: string;
}
