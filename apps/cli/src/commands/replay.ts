import { sheets } from '@sunglade/core';
import type { Command } from '../command.ts';
import { print, readJson } from '../io.ts';
import { loadRecord } from '../load-record.ts';

export const replay: Command = {
  usage: 'replay FILE|-',
  about: 'plays a record again and compares everything it claims; exit code 1 on any difference',
  help: [],
  options: {},
  positionals: 1,
  async run([file]) {
    const { replay } = await loadRecord(readJson(file));
    const { record, result, run, rules, fingerprint } = replay;
    print({
      ok: true,
      game: record.game,
      fingerprint,
      scores: sheets(rules, run.state).map((sheet) => sheet.total),
      ...(result ? { places: result.places, end: result.by } : { end: null }),
      ...(record.proof ? { proof: 'checked' } : {}),
    });
  },
};
