import { evergreen } from '@sunglade/evergreen';
import { harmonies } from '@sunglade/harmonies';
import { describe, expect, it } from 'vitest';
import { book as evergreenBook } from '../games/evergreen/lessons/book.ts';
import { book as harmoniesBook } from '../games/harmonies/lessons/book.ts';
import type { Lesson, LessonBook } from './lesson.ts';
import { fits, LessonRun } from './lesson-run.ts';
import { LessonTable } from './lesson-table.ts';

const lessonOf = (book: LessonBook, id: string): Lesson => {
  const lesson = book.lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(id);
  return lesson;
};

const planting = (): LessonRun => {
  const lesson = lessonOf(evergreenBook, 'plant-and-grow');
  return new LessonRun(lesson, new LessonTable(lesson, evergreen, evergreenBook));
};
const building = (id: string): LessonRun => {
  const lesson = lessonOf(harmoniesBook, id);
  return new LessonRun(lesson, new LessonTable(lesson, harmonies, harmoniesBook));
};

describe('patterns', () => {
  it('fit whole steps, and a star anything', () => {
    expect(fits({ any: ['place blue *'] }, 'place blue 1,-2')).toBe(true);
    expect(fits({ any: ['place blue *'] }, 'place brown 1,2')).toBe(false);
    expect(fits({ any: ['take 2'] }, 'take 21')).toBe(false);
    expect(fits({ any: ['plant 5.3'] }, 'plant 5,3')).toBe(false);
    expect(fits({ any: ['action A', 'done'] }, 'done')).toBe(true);
  });
});

describe('a lesson that is walked', () => {
  it('counts until so many were done, and goes on', () => {
    const run = planting();
    expect(run.take('action A')?.taken).toBe('complete');
    expect([run.at, run.left]).toEqual([1, 3]);
    expect(run.take('plant 5,3')?.taken).toBe('on');
    expect(run.take('plant 7,4')?.taken).toBe('on');
    expect([run.at, run.left, run.taken]).toEqual([1, 1, ['plant 5,3', 'plant 7,4']]);
    expect(run.take('plant 6,3')?.taken).toBe('complete');
    expect([run.at, run.left, run.taken]).toEqual([2, 1, []]);
  });

  it('takes no illegal step, and knows a listed mistake by its code', () => {
    const run = planting();
    run.take('action A');
    expect(run.take('plant 4,4')).toBeNull();
    expect(run.table.lines).toHaveLength(1);
    expect(run.refused('plant 5,2', 'crevice')?.try).toEqual(['plant 5,2']);
    // Another crevice is the same mistake.
    expect(run.refused('plant 2,2', 'crevice')?.try).toEqual(['plant 5,2']);
    expect(run.refused('plant 5,2', 'space-taken')).toBeNull();
  });

  it('shows what is legal and not meant, and comes back by what was good', () => {
    const run = building('take-three-place-three');
    run.take('take 2');
    run.take('place brown 2,1');
    expect(run.take('place green 1,1')?.taken).toBe('astray');
    expect(run.astray?.mistake?.now).toEqual({ parts: { trees: 1 } });
    expect(run.table.score(0).parts.trees).toBe(1);
    expect(run.canTakeBack).toBe(true);
    expect(run.takeBack()).toBe(true);
    expect([run.at, run.astray, run.table.score(0).parts.trees]).toEqual([2, null, 0]);
    // Any space would do where the pattern says so, but not without what the step is for.
    expect(run.take('place green 0,0')?.taken).toBe('astray');
    expect(run.astray?.mistake).toBeNull();
  });

  it('lets somebody change their mind without taking back first', () => {
    const run = building('take-three-place-three');
    expect(run.take('take 1')?.taken).toBe('astray');
    // From where the way was left, this is possible; from here it is not.
    expect(run.take('take 2')?.taken).toBe('complete');
    expect(run.table.lines.map(({ text }) => text)).toEqual(['take 2']);
  });

  it('does not hear what is only possible off the way', () => {
    const run = building('take-three-place-three');
    run.take('take 1');
    const [strange = ''] = run.table.legal(0);
    expect(run.take(strange)).toBeNull();
    expect(run.astray).not.toBeNull();
    expect(run.table.lines).toHaveLength(1);
  });

  it('goes back to the beginning of a step, also where the rules would not', () => {
    const run = planting();
    for (const text of ['action A', 'plant 5,3', 'plant 5,4', 'plant 6,4', 'done']) run.take(text);
    expect(run.at).toBe(3);
    // Taking another card shows what the opponent takes: an undo would be refused.
    expect(run.take('take 3')?.taken).toBe('astray');
    run.takeBack();
    expect(run.table.legal(0)).toContain('take 2');
    run.take('take 2');
    run.take('action B');
    run.take('grow 5,3');
    run.restartStep();
    expect([run.at, run.taken]).toEqual([5, []]);
    expect(run.take('grow 5,3')?.taken).toBe('on');
  });

  it('plays the lines that come by themselves before the learner may go on', () => {
    const run = building('take-three-place-three');
    for (const text of ['take 2', 'place brown 2,1', 'place green 2,1', 'place blue 3,0', 'done']) run.take(text);
    expect([run.at, run.hasNext, run.canTakeBack]).toEqual([4, true, false]);
    expect(run.take('done')).toBeNull();
    expect(run.playNext()?.text).toBe('done');
    expect([run.finished, run.playNext(), run.step]).toEqual([true, null, null]);
  });

  it('remarks once upon what is allowed and only a pity', () => {
    const lesson = lessonOf(evergreenBook, 'your-first-spring');
    const run = new LessonRun(lesson, new LessonTable(lesson, evergreen, evergreenBook));
    run.take('take 2');
    run.take('action B');
    expect(run.take('done')?.taken).toBe('astray');
    run.takeBack();
    expect(run.take('done')?.taken).toBe('complete');
    expect(run.at).toBe(2);
  });
});

describe('a deal that chance could not have made', () => {
  const broken = (deal: Lesson['setup']['deal']): (() => LessonTable) => {
    const lesson = lessonOf(evergreenBook, 'plant-and-grow');
    return () =>
      new LessonTable(
        { ...lesson, setup: { ...lesson.setup, ...(deal === undefined ? {} : { deal }) } },
        evergreen,
        evergreenBook,
      );
  };
  it('is no deal', () => {
    expect(broken({ zone: ['snow-smallTree'], deck: [] })).toThrow('zone');
    expect(broken({ zone: ['snow-smallTree', 'rock-bigTree', 'swamp-lake'], deck: ['swamp-lake'] })).toThrow('twice');
    expect(broken({ zone: ['snow-smallTree', 'rock-bigTree', 'moon-lake'], deck: [] })).toThrow('not there');
  });
});
