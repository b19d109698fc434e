// From a sheet and a finished record to the next sheet.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyGame,
  createRecord,
  legalSteps,
  type MatchRecord,
  printSteps,
  Run,
  type Seat,
  seatList,
  seedFrom,
} from '@sunglade/core';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN as campaign, everdellDuo } from '../game.ts';
import {
  carriedInto,
  createSheet,
  enterMatch,
  giveUp,
  maySkip,
  medalOf,
  openChapter,
  readSheet,
  type Sheet,
  skipChapter,
  totalOf,
} from './campaign.ts';
import type { Carried } from './carried.ts';
import { NEWS_IDS } from './content.ts';

const game = everdellDuo as unknown as AnyGame;

/** A whole chapter: the players take the step that they like best. */
function played(carried: Carried | null, options: object, liked: readonly RegExp[]): MatchRecord {
  if (!carried) throw new Error('not open');
  const setup = game.setup({ seats: 2, options, carried });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const run = new Run(game.bind(setup.value), seedFrom('campaign'));
  for (let one = seatList(run.acting)[0]; one !== undefined; one = seatList(run.acting)[0]) {
    const legal = printSteps(run.rules, legalSteps(run.rules, run.state, one as Seat));
    const text = liked.flatMap((like) => legal.find((step) => like.test(step)) ?? [])[0] ?? legal[0] ?? '';
    run.take({ seat: one as Seat, text });
  }
  return createRecord(game, setup.value, run);
}

const QUICK = [/^done/, /^to nobody/, /^accept/, /^news/, /^draw/, /^move/];
const USING = [/^news/, ...QUICK];

const chapterOne = (sheet: Sheet, liked = QUICK, difficulty: 'normal' | 'hard' = 'normal'): MatchRecord =>
  played(carriedInto(sheet, 1, difficulty), { mode: 'together', chapter: 1, difficulty }, liked);

/** A sheet on which the first chapters are won. */
const wonUpTo = (chapter: number, score = 100): Sheet => ({
  ...createSheet(),
  chapters: createSheet().chapters.map((one, i) =>
    i < chapter ? { ...one, best: score, difficulty: 'normal' as const } : one,
  ),
});

describe('a new sheet', () => {
  it('opens the first chapter and nothing else', () => {
    const sheet = createSheet();
    expect(openChapter(sheet)).toBe(1);
    expect(totalOf(sheet)).toBe(0);
    expect(carriedInto(sheet, 1, 'normal')).toEqual({ held: [], remaining: NEWS_IDS, revealed: null });
    expect(carriedInto(sheet, 2, 'normal')).toBeNull();
    expect(carriedInto(sheet, 16, 'normal')).toBeNull();
  });

  it('is read back as it was kept, and nothing else is', () => {
    const sheet = wonUpTo(3);
    expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    for (const raw of [null, 7, {}, { ...sheet, chapters: [] }, { ...sheet, held: ['gn-99'] }, { ...sheet, format: 2 }])
      expect(readSheet(raw as never)).toBeNull();
  });
});

describe('a lost try', () => {
  const sheet = createSheet();
  const record = chapterOne(sheet);
  const entered = enterMatch(sheet, 'match-1', record, game);
  if (!entered.ok) throw new Error(entered.code);

  it('is counted, and the next one begins with the same three good news', () => {
    expect(record.end?.won).toBe(false);
    expect(entered.sheet.chapters[0]).toMatchObject({ best: null, lost: 1 });
    expect(openChapter(entered.sheet)).toBe(1);
    expect(entered.sheet.revealed).toHaveLength(3);
    expect(entered.sheet.held).toEqual([]);
    expect(carriedInto(entered.sheet, 1, 'normal')?.revealed).toEqual(entered.sheet.revealed);
    const again = chapterOne(entered.sheet);
    expect(enterMatch(entered.sheet, 'match-2', again, game)).toMatchObject({
      ok: true,
      sheet: { revealed: entered.sheet.revealed, chapters: [{ lost: 2 }, ...Array(14).fill({ lost: 0 })] },
    });
  });

  it('never counts twice, nor on a sheet that it did not begin from', () => {
    expect(enterMatch(entered.sheet, 'match-1', record, game)).toEqual({ ok: false, code: 'entered-before' });
    expect(enterMatch(entered.sheet, 'match-2', record, game)).toEqual({ ok: false, code: 'not-from-sheet' });
  });

  it('gives used good news back until the chapter is won or skipped', () => {
    const lost = enterMatch(sheet, 'using', chapterOne(sheet, USING), game);
    if (!lost.ok) throw new Error(lost.code);
    expect(lost.sheet.remaining).toEqual(NEWS_IDS);
    expect(lost.sheet.left?.remaining).toHaveLength(NEWS_IDS.length - 1);
    const tired = giveUp(giveUp(lost.sheet, 'b', 1), 'c', 1);
    expect(maySkip(giveUp(lost.sheet, 'b', 1))).toBe(false);
    expect(maySkip(tired)).toBe(true);
    const next = skipChapter(tired);
    expect(openChapter(next)).toBe(2);
    expect(next.remaining).toHaveLength(NEWS_IDS.length - 1);
    expect(next.revealed).toBeNull();
    expect(totalOf(next)).toBe(0);
    expect(skipChapter(next)).toBe(next);
    expect(giveUp(tired, 'c', 1)).toBe(tired);
  });

  it('says what is no finished chapter', () => {
    const single = played({ held: [], remaining: NEWS_IDS, revealed: null }, { mode: 'together', chapter: 2 }, QUICK);
    expect(enterMatch(sheet, 'x', single, game)).toEqual({ ok: false, code: 'not-from-sheet' });
    expect(enterMatch(sheet, 'x', { ...record, log: record.log.slice(0, 9), end: null }, game)).toEqual({
      ok: false,
      code: 'not-over',
    });
  });
});

describe('a won chapter', () => {
  it('is noted with its points, and opens the next one with what the team still holds', () => {
    const record = JSON.parse(readFileSync(join(import.meta.dirname, '../golden/2/together-1-greedy.json'), 'utf8'));
    expect(record.end).toMatchObject({ won: true, scores: [107, 107] });
    const entered = enterMatch(createSheet(), 'won', record, game);
    if (!entered.ok) throw new Error(entered.code);
    const { sheet } = entered;
    expect(sheet.chapters[0]).toEqual({ best: 107, difficulty: 'normal', lost: 0, skipped: false });
    expect([openChapter(sheet), totalOf(sheet)]).toEqual([2, 107]);
    expect(sheet.revealed).toBeNull();
    // One was kept; it is held, or it was used and is gone.
    expect(sheet.remaining).toHaveLength(NEWS_IDS.length - 1);
    expect(sheet.held.every((id) => !sheet.remaining.includes(id))).toBe(true);
    expect(carriedInto(sheet, 2, 'normal')).toEqual({ held: sheet.held, remaining: sheet.remaining, revealed: null });
  });

  it('counts its best score, and is played again without good news', () => {
    const sheet = wonUpTo(1, 20);
    expect(carriedInto(sheet, 1, 'normal')).toEqual({ held: [], remaining: [], revealed: null });
    const entered = enterMatch(sheet, 'again', chapterOne(sheet), game);
    expect(entered.ok && entered.sheet.chapters[0]).toMatchObject({ best: 20, lost: 1 });
  });

  it('brings only one good news into a hard one; the others wait', () => {
    const sheet: Sheet = { ...wonUpTo(0), held: ['gn-01', 'gn-02'], remaining: NEWS_IDS.slice(2) };
    expect(carriedInto(sheet, 1, 'normal')?.held).toEqual(['gn-01', 'gn-02']);
    expect(carriedInto(sheet, 1, 'hard', 'gn-02')?.held).toEqual(['gn-02']);
    expect(carriedInto(sheet, 1, 'hard')?.held).toEqual(['gn-01']);
    const record = chapterOne(sheet, QUICK, 'hard');
    const entered = enterMatch(sheet, 'hard', record, game);
    expect(entered).toMatchObject({ ok: true, sheet: { left: { held: ['gn-02', 'gn-01'] } } });
  });
});

describe('a sheet with its records', () => {
  const winning = JSON.parse(
    readFileSync(join(import.meta.dirname, '../golden/2/together-1-greedy.json'), 'utf8'),
  ) as MatchRecord;
  const lost = chapterOne(createSheet());
  const records: Readonly<Record<string, MatchRecord>> = { lost, winning };
  const recordOf = (match: string): MatchRecord | null => records[match] ?? null;
  const enter = (sheet: Sheet, match: string): Sheet => {
    const entered = campaign.enter(sheet, match, records[match] as MatchRecord);
    if (!entered.ok) throw new Error(entered.code);
    return entered.sheet;
  };
  /** Lost once and given up twice, then skipped. */
  const skipped = skipChapter(giveUp(giveUp(enter(createSheet(), 'lost'), 'b', 1), 'c', 1));

  it('is checked by playing them again', () => {
    for (const sheet of [createSheet(), enter(createSheet(), 'winning'), enter(createSheet(), 'lost'), skipped])
      expect(campaign.check(sheet, recordOf)).toBeNull();
    expect(campaign.matches(skipped)).toEqual(['lost', 'b', 'c']);
  });

  it('is refused where it says more than they do', () => {
    const won = enter(createSheet(), 'winning');
    const better = { ...won, chapters: won.chapters.map((one, i) => (i === 0 ? { ...one, best: 150 } : one)) };
    expect(campaign.check(better, recordOf)).toEqual({ code: 'sheet-differs', path: '' });
    expect(campaign.check(won, () => null)).toEqual({ code: 'record-missing', path: 'entries.0' });
    expect(campaign.check(won, () => ({ ...winning, rules: 9 }))).toEqual({
      code: 'record-missing',
      path: 'entries.0',
    });
    expect(campaign.check(won, () => ({ ...winning, log: winning.log.slice(0, 9), end: null }))).toEqual({
      code: 'not-over',
      path: 'entries.0',
    });
    const twice: Sheet = { ...won, entries: [...won.entries, ...won.entries] };
    expect(campaign.check(twice, recordOf)).toEqual({ code: 'entered-before', path: 'entries.1' });
    const early: Sheet = { ...createSheet(), entries: [{ kind: 'skipped' }] };
    expect(campaign.check(early, recordOf)).toEqual({ code: 'no-skip', path: 'entries.0' });
  });

  it('is read, checked and played on without a crash, whatever stands in it', () => {
    const nonsense = [null, 7, -1, 'x', true, [], {}, [null], [[]], [{ kind: 'played', match: 7 }], { held: null }];
    for (const field of Object.keys(skipped))
      for (const value of [...nonsense, Array(15).fill(null), Array(15).fill({}), Array(15).fill(7)]) {
        const read = campaign.read({ ...skipped, [field]: value } as never);
        if (!read) continue;
        campaign.check(read, recordOf);
        campaign.begin(read, { chapter: 1, difficulty: 'hard' });
        campaign.enter(read, 'winning', winning);
        campaign.skip(read);
      }
    expect(campaign.read({ ...skipped, chapters: Array(15).fill(null) })).toBeNull();
  });

  it('says what may be played next', () => {
    const wish = { chapter: 1, difficulty: 'normal' };
    expect(campaign.begin(campaign.create(), wish)).toEqual({
      seats: 2,
      options: { mode: 'together', ...wish },
      carried: { held: [], remaining: NEWS_IDS, revealed: null },
    });
    for (const bad of [
      null,
      7,
      {},
      { ...wish, chapter: 2 },
      { ...wish, difficulty: 'easy' },
      { ...wish, chapter: '1' },
    ])
      expect(campaign.begin(campaign.create(), bad)).toBeNull();
    expect(campaign.skip(createSheet())).toBeNull();
    expect(campaign.read(JSON.parse(JSON.stringify(skipped)))).toEqual(skipped);
    expect(campaign.read({ ...skipped, entries: [{ kind: 'played' }] })).toBeNull();
  });
});

describe('medals', () => {
  it('come at 1000, 1250 and 1500 points', () => {
    expect([999, 1000, 1249, 1250, 1499, 1500].map(medalOf)).toEqual([
      null,
      'bronze',
      'bronze',
      'silver',
      'silver',
      'gold',
    ]);
    expect(openChapter(wonUpTo(15))).toBe(0);
    expect(medalOf(totalOf(wonUpTo(15)))).toBe('gold');
  });
});
