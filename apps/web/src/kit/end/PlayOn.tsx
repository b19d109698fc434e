// From the moment that is looked at to a table of one's own: the same deal, the steps so far, bots on the other seats.
import { replayRecord } from '@sunglade/core';
import { Icon } from '../../art/Icon.tsx';
import { go } from '../../base/router.ts';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';

/** Answers with the address of the table; null where there is nothing to play on from. */
async function openTable(model: TableModel): Promise<string | null> {
  const steps = model.back.replay.value?.at ?? 0;
  const record = await model.session.record();
  const replay = record ? replayRecord(record, model.game) : null;
  if (!replay?.ok) return null;
  // Only whoever wants to play on fetches what makes tables.
  const { playOn } = await import('../../session/play-on.ts');
  return playOn(replay.value, model.game, { steps, seat: model.seat.value, help: 'hints' });
}

/** Not while the game runs: what comes next would be known. */
export const mayPlayOn = (model: TableModel): boolean => {
  const replay = model.back.replay.value;
  return model.shown.value.status === 'over' && replay !== null && replay.at < replay.past.length;
};

interface PlayOnProps {
  readonly model: TableModel;
  readonly class: string;
  readonly onDone?: () => void;
}

export function PlayOn({ model, onDone, ...look }: PlayOnProps) {
  const open = async (): Promise<void> => {
    const address = await openTable(model);
    onDone?.();
    if (address) go(address);
  };
  return (
    <button type="button" title={t('playOnHere')} {...look} onClick={() => void open()}>
      <Icon id="i-arrow" />
      <span>{t('playOnHere')}</span>
    </button>
  );
}
