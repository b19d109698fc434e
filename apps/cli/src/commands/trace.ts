import { type Json, Run, sheets } from '@sunglade/core';
import type { Command } from '../command.ts';
import { print, readJson } from '../io.ts';
import { loadRecord } from '../load-record.ts';

export const trace: Command = {
  usage: 'trace FILE|- [--states]',
  about: 'prints one JSON line per log line: seat, step, events, score sheets',
  help: ['--states        adds the saved parts after each line'],
  options: { states: { type: 'boolean' } },
  positionals: 1,
  async run([file], options) {
    const { replay } = await loadRecord(readJson(file));
    const run = new Run(replay.rules, replay.run.seed);
    for (const [seq, line] of replay.record.log.entries()) {
      const events: Json[] = [];
      run.take(line, (event, to, others) => events.push({ event, to, ...(others === undefined ? {} : { others }) }));
      const states = options.states ? { state: run.rules.parts(run.state) } : {};
      const { seat, text, at } = line;
      print({
        seq,
        seat,
        step: text,
        ...(at === undefined ? {} : { at }),
        events,
        scores: sheets(run.rules, run.state),
        ...states,
      });
    }
  },
};
