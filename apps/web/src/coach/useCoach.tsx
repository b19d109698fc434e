// The coach as a guest of the table: hints while it is played, the way to the review when it is over.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../base/router.ts';
import type { TableModel } from '../kit/model/model.ts';
import type { Guest } from '../kit/table/guest.ts';
import { t } from '../locales/index.ts';
import { packRecord } from '../session/share.ts';
import { useWhisper } from './useWhisper.ts';

type Props = { readonly model: TableModel };

/** Loaded when somebody asks. */
function LazyHints({ model }: Props) {
  const [Hints, setHints] = useState<{ readonly Body: ComponentType<Props> } | null>(null);
  useEffect(() => {
    void import('./Hints.tsx').then(({ Hints: Body }) => setHints({ Body }));
  }, []);
  return Hints && <Hints.Body model={model} />;
}

/** Its record goes along in the address, so a game of this device needs no server. */
async function goToReview(model: TableModel): Promise<void> {
  const record = await model.session.record();
  if (record) go(`/review#${await packRecord(record)}`);
}

export function useCoach(model: TableModel | null): Guest | null {
  useWhisper(model);
  if (!model) return null;
  const { status, you, help } = model.shown.value;
  if (status === 'over')
    return { name: t('reviewGame'), icon: 'i-hint', ready: true, press: () => void goToReview(model) };
  if (status !== 'playing' || you === 0 || (help ?? 'none') === 'none') return null;
  return {
    name: t('showTurn'),
    icon: 'i-hint',
    ready: model.myTurn.value && model.back.replay.value === null,
    Body: LazyHints,
  };
}
