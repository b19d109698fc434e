// What Glim says now: a state of the lesson as words.
import { type LessonStep, type LessonText, mistakeKey } from './lesson.ts';
import type { LessonState } from './lesson-session.ts';
import type { LearnWords } from './words/words.ts';

export interface Sentence {
  /** What has just come of it, before what comes next. */
  readonly lead: string | null;
  readonly main: string;
  /** Small, after it. */
  readonly note: string | null;
  /** Whether something is to be taken back before it goes on. */
  readonly astray: boolean;
}

/** From so many tries on Glim offers to show it. */
const ENOUGH = 3;

export function sentenceOf(state: LessonState, text: LessonText, words: LearnWords): Sentence {
  const step = text.steps[state.at];
  const reward = text.steps[state.at - 1]?.reward ?? null;
  const plain = { lead: null, note: null, astray: false };
  if (state.finished || !step) return { ...plain, lead: reward, main: text.close };
  // The last step of the learner is done, and what follows is shown: what it has brought can be read meanwhile.
  if (state.busy) return { ...plain, main: (state.taken.length > 0 ? step.reward : undefined) ?? words.watch };
  const offer = state.tries >= ENOUGH ? words.shallI : null;
  const { word } = state;
  switch (word.kind) {
    case 'mistake':
      return {
        lead: null,
        main: step.mistakes?.[mistakeKey(word.mistake)] ?? '',
        note: offer ?? words.nothingLost,
        astray: !word.refused,
      };
    case 'astray':
      return { lead: words.alsoPossible, main: step.say, note: offer, astray: true };
    case 'back':
      return { ...plain, lead: words.backAgain, main: step.say, note: offer };
    case 'step':
      return { ...plain, lead: state.taken.length > 0 ? null : reward, main: step.say, note: offer };
  }
}

/** How many of several are done: "1 of 3"; null where one is enough. */
export function countOf({ taken }: LessonState, step: LessonStep | undefined, words: LearnWords): string | null {
  const { times = 1 } = step?.accept ?? {};
  return times > 1 ? words.count(taken.length, times) : null;
}
