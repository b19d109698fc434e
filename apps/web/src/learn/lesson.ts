// A lesson as data: a real table in a fixed position, and deeds to do there. Free of text: sentences are `LessonTexts`,
// one file per language, so that nobody loads a language they do not read.
import type { Json, Parts, Setup } from '@sunglade/core';
import type { ComponentType } from 'preact';
import type { Lang } from '../base/lang.ts';
import type { Position, Target } from '../kit/screen/screen.ts';

/** What a score sheet must show: of parts and of what is not yet sure, exactly these numbers. */
export interface Stated {
  readonly parts?: Readonly<Record<string, number>>;
  readonly soon?: Readonly<Record<string, number>>;
  readonly total?: number;
}

/** What must hold once the last step is taken. */
export interface Wanted {
  /** Parts of the learner's score, at least. */
  readonly score?: Readonly<Record<string, number>>;
  /** Values of the open part of the table, exactly: `{ season: 'summer' }`. */
  readonly open?: Readonly<Record<string, Json>>;
}

export interface Accept {
  /** Patterns of printed steps; `*` stands for anything. */
  readonly any: readonly string[];
  /** How many of them: 1 unless told, 0 for as many as it takes until `if` holds. */
  readonly times?: number;
  readonly if?: Wanted;
}

export interface Mistake {
  /** What is tried; all but the last are good. */
  readonly try: readonly string[];
  /** The code by which the last one is refused, or null where it is legal, only not what is meant. */
  readonly refused: string | null;
  /** What a legal one leads to. */
  readonly now?: Stated;
}

export interface LessonStep {
  /** What Glim lights: names of targets, or names that the book of the game resolves. */
  readonly light: readonly string[];
  readonly accept: Accept;
  /** One good answer: for the test, for "Show me" and for "Skip this step". */
  readonly answer: readonly string[];
  /** Lines the lesson plays itself afterwards: `1 take 3` is seat 1. */
  readonly after?: readonly string[];
  readonly mistakes?: readonly Mistake[];
  /** The score after the answer. */
  readonly reward?: Stated;
}

export interface Lesson {
  readonly id: string;
  /** The version of the rules whose dice the seed was chosen for. */
  readonly rules: number;
  readonly minutes: number;
  readonly setup: {
    readonly seats: number;
    readonly options: Readonly<Record<string, Json>>;
    /** The name of a shipped one. */
    readonly edition: string;
    /** Any text. */
    readonly seed: string;
    /** What chance laid out, where the seed alone is not enough. */
    readonly deal?: Json;
  };
  /** From the deal to where the learner begins. */
  readonly reach: readonly string[];
  readonly steps: readonly LessonStep[];
  /** The rules behind it, by id. */
  readonly clauses: readonly string[];
}

interface StepText {
  readonly say: string;
  /** By what was tried: `grow 5,3, grow 5,3`. */
  readonly mistakes?: Readonly<Record<string, string>>;
  /** What the answer has shown, where seeing is not enough. */
  readonly reward?: string;
}

export interface LessonText {
  readonly title: string;
  readonly idea: string;
  readonly steps: readonly StepText[];
  readonly close: string;
}

/** All of a game's sentences for learners in one language. */
export interface LessonTexts {
  readonly lessons: Readonly<Record<string, LessonText>>;
  readonly hints: Readonly<Record<string, string>>;
}

/** A remark of the guided first game: said the first time it is true, once in a person's life. */
export interface Hint {
  readonly id: string;
  /** The rule behind it. */
  readonly clause: string;
  /** What to light, an empty list for nothing in particular, or null while there is no reason to say it. */
  when(this: void, position: Position): readonly Target[] | null;
}

/** What a game teaches. */
export interface LessonBook {
  readonly lessons: readonly Lesson[];
  /** In the order of their weight: the first that is true is said. */
  readonly hints: readonly Hint[];
  /** Lays out a deal as chance could have done; throws where it could not. */
  deal(this: void, parts: Parts, deal: Json, setup: Setup): Parts;
  /** Targets behind a name that depends on the table; null for a plain target. */
  lights?(this: void, name: string, position: Position): readonly Target[] | null;
}

/** Where a clause is seen at work. */
export type Example =
  /**
   * In a step of a lesson, counted from 0; `play` is what is done there instead of the answer. `through` shows the table after
   * all that the lesson does next, too: what follows by itself is what the clause is about.
   */
  | { readonly lesson: string; readonly step: number; readonly play?: readonly string[]; readonly through?: boolean }
  /** On cards, by their ids. */
  | { readonly cards: readonly string[] };

/** One of the two tables of an example, with the other one: what differs is what is to be seen. */
export interface ExamplePicture {
  readonly position: Position;
  readonly other: Position;
  readonly marked: ReadonlySet<Target>;
}

export type Examples = Readonly<Record<string, Example>>;

/** The key of a mistake's sentence. */
export const mistakeKey = ({ try: tried }: Mistake): string => tried.join(', ');

/** How the lessons of a game are fetched: only by who learns, and only in the language that is read. */
export interface Taught {
  /** Without what only a table needs. */
  loadLessons(this: void): Promise<readonly Lesson[]>;
  loadBook(this: void): Promise<LessonBook>;
  loadTexts(this: void, lang: Lang): Promise<LessonTexts>;
  /** The clauses that are shown with the pieces, by their ids. */
  loadExamples(this: void): Promise<Examples>;
  /** Draws the table of an example where one board alone would not show it; without it that board is drawn. */
  loadPicture?(this: void): Promise<ComponentType<ExamplePicture>>;
}
