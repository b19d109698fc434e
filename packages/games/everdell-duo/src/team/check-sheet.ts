// Whether a sheet is what its records make of it: from the empty one, entry by entry.
import { type AnyGame, canonicalJson, type MatchRecord, type SheetProblem } from '@sunglade/core';
import { createSheet, enterMatch, giveUp, maySkip, type Sheet, skipChapter } from './campaign.ts';

type RecordOf = (match: string) => MatchRecord | null;

export function checkSheet(
  sheet: Sheet,
  recordOf: RecordOf,
  game: (rules: number) => AnyGame | null,
): SheetProblem | null {
  let made = createSheet();
  for (const [i, entry] of sheet.entries.entries()) {
    const problem = (code: SheetProblem['code']): SheetProblem => ({ code, path: `entries.${i}` });
    switch (entry.kind) {
      case 'played': {
        const record = recordOf(entry.match);
        const rules = record && game(record.rules);
        if (!record || !rules) return problem('record-missing');
        const entered = enterMatch(made, entry.match, record, rules);
        if (!entered.ok) return problem(entered.code);
        made = entered.sheet;
        break;
      }
      case 'given-up':
        made = giveUp(made, entry.match, entry.chapter);
        break;
      case 'skipped':
        if (!maySkip(made)) return problem('no-skip');
        made = skipChapter(made);
        break;
    }
  }
  const same = canonicalJson(made) === canonicalJson(sheet);
  return same ? null : { code: 'sheet-differs', path: '' };
}
