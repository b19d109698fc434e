import { checkPlayed, readCampaignFile } from '@sunglade/core';
import { loadCampaign } from '@sunglade/registry';
import type { Command } from '../command.ts';
import { print, Refused, readJson, UsageError } from '../io.ts';

export const campaign: Command = {
  usage: 'campaign verify FILE|-',
  about: 'plays every record of a campaign again and compares its sheet; exit code 1 on any difference',
  help: [],
  options: {},
  positionals: 2,
  async run([what, file]) {
    if (what !== 'verify') throw new UsageError('campaign verify FILE|-');
    const read = readCampaignFile(readJson(file));
    if (!read.ok) throw new Refused(read.problems);
    const { game } = read.value;
    const rules = await loadCampaign(game);
    if (!rules) throw new Refused([{ code: 'no-campaigns-here', path: 'game' }]);
    const checked = checkPlayed(rules, read.value);
    if (!checked.ok) throw new Refused(checked.problems);
    print({ ok: true, game, matches: rules.matches(checked.value).length });
  },
};
