import { describe, expect, it } from 'vitest';
import {
  hasLearned,
  hasRead,
  hintsAgain,
  isQuiet,
  learned,
  mergeProgress,
  noMoreHints,
  progress,
  readProgress,
  wasRead,
} from './progress.ts';

describe('what was learned', () => {
  it('is kept once, by game', () => {
    learned('evergreen', 'powers');
    learned('evergreen', 'powers');
    expect(progress.value.lessons).toEqual(['evergreen/powers']);
    expect(hasLearned('evergreen', 'powers')).toBe(true);
    expect(hasLearned('harmonies', 'powers')).toBe(false);
  });

  it('of two devices is all of it', () => {
    const here = { lessons: ['a/1', 'a/2'], hints: ['a/x'], quiet: [] };
    const there = { lessons: ['a/2', 'b/1'], hints: [], quiet: ['b'] };
    expect(mergeProgress(here, there)).toEqual({ lessons: ['a/1', 'a/2', 'b/1'], hints: ['a/x'], quiet: ['b'] });
    expect(mergeProgress(here, here)).toEqual(here);
  });

  it('is read as far as it can be', () => {
    const nothing = { lessons: [], hints: [], quiet: [] };
    for (const raw of [null, 7, 'x', [], { lessons: 'all' }]) expect(readProgress(raw)).toEqual(nothing);
    expect(readProgress({ lessons: ['a/1', 3], more: 1 })).toEqual({ ...nothing, lessons: ['a/1'] });
  });

  it('remarks come again for who wants them, in that game alone', () => {
    wasRead('evergreen', 'first-draft');
    wasRead('harmonies', 'first-take');
    noMoreHints('evergreen');
    expect([hasRead('evergreen', 'first-draft'), isQuiet('evergreen')]).toEqual([true, true]);
    hintsAgain('evergreen');
    expect([hasRead('evergreen', 'first-draft'), isQuiet('evergreen')]).toEqual([false, false]);
    expect(hasRead('harmonies', 'first-take')).toBe(true);
  });
});
