import { CLAUSES } from '@sunglade/evergreen';
import { describe, expect, it } from 'vitest';
import * as de from '../../games/evergreen/words/de.guide.ts';
import * as en from '../../games/evergreen/words/en.guide.ts';
import * as fr from '../../games/evergreen/words/fr.guide.ts';
import { chaptersOf, matching } from './chapters.ts';

describe('the parts of a rules page', () => {
  it('begin at their clause and go on to the next', () => {
    const parts = [
      { from: 'b', title: 'B' },
      { from: 'd', title: 'D' },
    ];
    expect(chaptersOf(['a', 'b', 'c', 'd'], parts)).toEqual([
      { id: null, title: '', clauses: ['a'] },
      { id: 'part-b', title: 'B', clauses: ['b', 'c'] },
      { id: 'part-d', title: 'D', clauses: ['d'] },
    ]);
  });

  it('are one without a name where a game names none', () => {
    expect(chaptersOf(['a', 'b'])).toEqual([{ id: null, title: '', clauses: ['a', 'b'] }]);
  });

  it.each([
    ['en', en],
    ['de', de],
    ['fr', fr],
  ])('hold every clause of Evergreen once and in order, in %s', (_lang, { chapters }) => {
    const parts = chaptersOf(CLAUSES.all, chapters);
    expect(parts.flatMap(({ clauses }) => clauses)).toEqual(CLAUSES.all);
    expect(parts.map(({ title }) => title)).toEqual(chapters.map(({ title }) => title));
    expect(Math.max(...parts.map(({ clauses }) => clauses.length))).toBeLessThanOrEqual(14);
  });

  it('are the same in every language, and so is the guide', () => {
    const shape = ({ chapters, guide }: typeof en) => [
      chapters.map(({ from }) => from),
      guide.map(({ picture }) => picture),
    ];
    expect(shape(de)).toEqual(shape(en));
    expect(shape(fr)).toEqual(shape(en));
  });
});

it('what is looked for leaves the clauses that say it, and no part without any', () => {
  const chapters = [
    { id: 'part-a', title: 'A', clauses: ['a', 'b'] },
    { id: 'part-c', title: 'C', clauses: ['c'] },
  ];
  const clauses = {
    a: { title: 'Trees', text: 'They grow.' },
    b: { title: 'Lakes', text: 'They lie.' },
    c: { title: 'Bushes', text: 'They stay.' },
  };
  expect(matching(chapters, { clauses }, '')).toEqual(chapters);
  expect(matching(chapters, { clauses }, ' GROW ')).toEqual([{ id: 'part-a', title: 'A', clauses: ['a'] }]);
  expect(matching(chapters, { clauses }, 'owl')).toEqual([]);
});
