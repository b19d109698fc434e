// Walks every lesson of a game on the real rules: what a lesson says must be true, and no accepted way may end where the
// lesson cannot go on. Used by the test beside the lessons of each game.
import {
  type AnyGame,
  hasSeat,
  type Json,
  legalSteps,
  only,
  printSteps,
  type ScoreSheet,
  seat,
  seedFrom,
  viewOf,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { LANGS, type Lang } from '../base/lang.ts';
import { createPosition } from '../kit/screen/position.ts';
import { type Hint, type Lesson, type LessonBook, type LessonTexts, mistakeKey, type Stated } from './lesson.ts';
import { fits, LessonRun } from './lesson-run.ts';
import { LessonTable } from './lesson-table.ts';

/** No sentence is longer: it is read in one go, and fits a phone. */
const LONGEST = 170;
const MOST_STEPS = 8;
const MOST_MINUTES = 3;
/** Random walks through each lesson. */
const WANDERS = 60;
/** Lessons 1 to 3 are enough for a first game; they must not become a course. */
const FIRST_LESSONS = 3;
const MOST_PRESSES = 45;
const MOST_WORDS = 400;

interface Walk {
  readonly game: AnyGame;
  readonly book: LessonBook;
  readonly texts: Readonly<Record<Lang, LessonTexts>>;
  /** What lies on the table when each lesson begins, as far as it matters there. */
  readonly positions: Readonly<Record<string, Json>>;
  describe(this: void, table: LessonTable): Json;
  /** How many presses a step takes on the screen of the game. */
  presses(this: void, step: string): number;
}

function expectScore(sheet: ScoreSheet, stated: Stated): void {
  for (const [part, points] of Object.entries(stated.parts ?? {}))
    expect([part, sheet.parts[part]]).toEqual([part, points]);
  for (const [part, points] of Object.entries(stated.soon ?? {}))
    expect([part, sheet.soon[part]]).toEqual([part, points]);
  if (stated.total !== undefined) expect(sheet.total).toBe(stated.total);
}

function playThen(run: LessonRun): void {
  while (run.hasNext) run.playNext();
}

/** Goes through the lesson by its answers; `at` looks at every step before it is answered. */
function answerAll(run: LessonRun, at: (run: LessonRun) => void = () => {}): void {
  for (let step = run.step; step; step = run.step) {
    at(run);
    const before = run.at;
    for (const [i, text] of step.answer.entries()) {
      const taken = run.take(text);
      expect([run.lesson.id, before + 1, text, taken?.taken]).toEqual([
        run.lesson.id,
        before + 1,
        text,
        i === step.answer.length - 1 ? 'complete' : 'on',
      ]);
    }
    if (step.reward) expectScore(run.table.score(0), step.reward);
    playThen(run);
    expect(run.at).toBe(before + 1);
  }
}

/** Numbers that look like chance, the same in every run of the test. */
function createChoice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Takes accepted steps at random; astray by a condition, it goes back and tries again as a person would. */
function wander(run: LessonRun, choose: (n: number) => number): void {
  for (let tries = 0; !run.finished; tries++) {
    const { step, table } = run;
    const can = table.legal(0).filter((text) => step && fits(step.accept, text));
    if (can.length === 0 || tries > 4000)
      throw new Error(`step ${run.at + 1}: dead end after ${table.lines.map(({ text }) => text).join(', ')}`);
    const taken = run.take(can[choose(can.length)] as string);
    if (taken?.taken === 'astray') run.takeBack();
    playThen(run);
  }
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

/** Every sentence somebody reads who does everything as it is meant. */
const sentencesOf = ({ title, idea, close, steps }: LessonTexts['lessons'][string]): readonly string[] => [
  title,
  idea,
  ...steps.flatMap(({ say, reward }) => (reward === undefined ? [say] : [reward, say])),
  close,
];

function tellTexts({ game, book, texts }: Walk): void {
  for (const lang of LANGS)
    it(`says everything in ${lang}, and nothing at length`, () => {
      const { lessons, hints } = texts[lang];
      expect(Object.keys(lessons)).toEqual(book.lessons.map(({ id }) => id));
      expect(Object.keys(hints).toSorted()).toEqual(book.hints.map(({ id }) => id).toSorted());
      for (const { id, steps } of book.lessons) {
        const text = lessons[id];
        expect(text?.steps.length).toBe(steps.length);
        for (const [i, { mistakes = [] }] of steps.entries())
          expect(Object.keys(text?.steps[i]?.mistakes ?? {})).toEqual(mistakes.map(mistakeKey));
      }
      const all = [
        ...Object.values(hints),
        ...Object.values(lessons).flatMap((one) => [
          ...sentencesOf(one),
          ...one.steps.flatMap(({ mistakes = {} }) => Object.values(mistakes)),
        ]),
      ];
      for (const sentence of all) {
        expect(sentence.trim()).toBe(sentence);
        expect(sentence).not.toBe('');
        expect([sentence, sentence.length <= LONGEST]).toEqual([sentence, true]);
      }
    });

  it('names rules that exist', () => {
    for (const { clauses } of book.lessons) for (const clause of clauses) expect(game.clauses.all).toContain(clause);
    for (const { clause } of book.hints) expect(game.clauses.all).toContain(clause);
    for (const { steps } of book.lessons)
      for (const { mistakes = [] } of steps)
        for (const { refused } of mistakes)
          if (refused !== null) expect(Object.keys(game.clauses.ofRefusal)).toContain(refused);
  });
}

function tellFirstLessons({ book, texts, presses }: Walk): void {
  it('gets to a first game by few presses and few words', () => {
    const first = book.lessons.slice(0, FIRST_LESSONS);
    const steps = first.flatMap((lesson) => lesson.steps.flatMap(({ answer }) => answer));
    // One more press each to go on to the next.
    const all = steps.reduce((sum, step) => sum + presses(step), 0) + first.length;
    expect(all).toBeLessThanOrEqual(MOST_PRESSES);
    for (const lang of LANGS) {
      const words = first.flatMap(({ id }) => sentencesOf(texts[lang].lessons[id] ?? { ...NOTHING, steps: [] }));
      expect(words.reduce((sum, sentence) => sum + wordsIn(sentence), 0)).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
}
const NOTHING = { title: '', idea: '', close: '' };

function walkLesson(lesson: Lesson, { game, book, positions, describe: describeTable }: Walk): void {
  const open = (): LessonRun => new LessonRun(lesson, new LessonTable(lesson, game, book));

  it('is short, and knows likely mistakes', () => {
    expect(lesson.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(lesson.minutes).toBeLessThanOrEqual(MOST_MINUTES);
    expect(lesson.steps.flatMap(({ mistakes = [] }) => mistakes).length).toBeGreaterThanOrEqual(2);
    expect([lesson.rules, game.editions.map(({ id }) => id)]).toEqual([
      game.version,
      expect.arrayContaining([lesson.setup.edition]),
    ]);
  });

  it('begins where it says', () => {
    const stated = positions[lesson.id] as { readonly [what: string]: Json };
    const found = describeTable(open().table) as { readonly [what: string]: Json };
    expect(Object.fromEntries(Object.keys(stated).map((what) => [what, found[what]]))).toEqual(stated);
  });

  it('accepts its answers, with the scores it states', () => answerAll(open()));

  it('answers each listed mistake: refused by just that code, or legal and leading where it says', () => {
    answerAll(open(), ({ at, step, table }) => {
      const lines = table.lines.length;
      for (const mistake of step?.mistakes ?? []) {
        // A run of its own: what is remarked upon is so only once.
        const run = open();
        while (run.at < at) {
          for (const text of run.step?.answer ?? []) run.take(text);
          playThen(run);
        }
        const last = mistake.try.at(-1) ?? '';
        for (const text of mistake.try.slice(0, -1)) expect(run.take(text)?.taken).toBe('on');
        if (mistake.refused !== null) {
          expect([last, run.table.refuse({ seat: 0, text: last })?.code]).toEqual([last, mistake.refused]);
          expect(run.refused(last, mistake.refused)).toBe(mistake);
          continue;
        }
        expect([last, run.take(last)?.taken]).toEqual([last, 'astray']);
        expect(run.astray?.mistake).toBe(mistake);
        if (mistake.now) expectScore(run.table.score(0), mistake.now);
        run.takeBack();
        run.restartStep();
        expect(run.table.lines.length).toBe(lines);
      }
    });
  });

  it('never gets stuck on any accepted way', () => {
    const choose = createChoice(7);
    for (let i = 0; i < WANDERS; i++) wander(open(), choose);
  });
}

export function walk(about: Walk): void {
  describe(`lessons of ${about.game.id}`, () => {
    tellTexts(about);
    tellFirstLessons(about);
    for (const lesson of about.book.lessons) describe(lesson.id, () => walkLesson(lesson, about));
  });
}

interface Listening {
  readonly game: AnyGame;
  readonly hints: readonly Hint[];
  /** So many games, of random steps by everybody. */
  readonly games: number;
  /** Steps that a learner would rather take, where they are possible. */
  readonly likes?: RegExp;
}

/** Plays games between two and asks at every moment of the first what would be remarked upon: ids with the share of moments. */
export function listen({ game, hints, games, likes = /^$/ }: Listening): Map<string, number> {
  const heard = new Map(hints.map(({ id }) => [id, 0]));
  const parsed = game.setup({ seats: 2 });
  if (!parsed.ok) throw new Error('no set-up');
  const setup = parsed.value;
  const rules = game.bind(setup);
  const choose = createChoice(games);
  let moments = 0;
  const chairs = [0, 1].map((i) => ({
    name: '',
    taken: true,
    you: i === 0,
    bot: null,
    away: false,
    out: false,
    left: null,
    running: false,
  }));
  for (let n = 0; n < games; n++) {
    const state = rules.create(seedFrom(`hints ${n}`));
    while (rules.acting(state) !== 0) {
      const acting = rules.acting(state);
      const one = seat(hasSeat(acting, seat(0)) ? 0 : 1);
      const legal = printSteps(rules, legalSteps(rules, state, one));
      if (one === 0) {
        const position = createPosition({
          game,
          setup,
          rules,
          view: viewOf(rules, state, only(one)),
          chairs,
          you: only(one),
          seat: one,
          acting,
          over: false,
          live: true,
        });
        moments++;
        for (const { id, when } of hints) if (when(position)) heard.set(id, (heard.get(id) ?? 0) + 1);
      }
      const liked = legal.filter((step) => likes.test(step));
      const from = liked.length > 0 && choose(3) > 0 ? liked : legal;
      const step = rules.parse(from[choose(from.length)] as string);
      if (step !== null) rules.apply(state, one, step);
    }
  }
  return new Map([...heard].map(([id, often]) => [id, often / moments]));
}
