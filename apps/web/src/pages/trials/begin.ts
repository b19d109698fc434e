import { safeName } from '@sunglade/table';
import { go } from '../../base/router.ts';
import { settings } from '../../base/settings.ts';
import { setupOf, type TrialDeal, type TrialFile } from '../../trials/trial.ts';
import { openHere } from '../open-here.ts';

/** A table with the deal of the trial. */
export async function beginTrial(file: TrialFile, deal: TrialDeal): Promise<void> {
  const id = await openHere(file.game, setupOf(file, deal, safeName(settings.value.name) ?? ''), file.rules);
  if (id !== null) go(trialAddress(file, deal, id));
}

export const trialAddress = ({ game }: TrialFile, { id }: TrialDeal, table: string): string =>
  `/play/${game}/${table}?trial=${id}`;
