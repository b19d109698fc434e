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

/** Its record goes along in the address, so a game of this device needs no server; one of the server is named, too. */
async function goToReview({ session, shown }: TableModel): Promise<void> {
  const record = await session.record();
  const table = session.kind === 'remote' ? `?table=${shown.value.id}` : '';
  if (record) go(`/review${table}#${await packRecord(record)}`);
}

/** What taking a thing would bring: where it may be asked, what it needs comes after the table. */
function useBrings(model: TableModel | null, asks: boolean): void {
  useEffect(() => {
    if (!model || !asks) return;
    let gone = false;
    let end = (): void => {};
    // Without a network there is nothing to ask, as before.
    void import('./offer-brings.ts').then(
      ({ offerBrings }) => {
        if (!gone) end = offerBrings(model);
      },
      () => {},
    );
    return () => {
      gone = true;
      end();
    };
  }, [model, asks]);
}

export function useCoach(model: TableModel | null): Guest | null {
  useWhisper(model);
  const { status, you, help } = model?.shown.value ?? {};
  const asks = status === 'playing' && you !== 0 && (help ?? 'none') !== 'none';
  useBrings(model, asks);
  if (!model) return null;
  if (status === 'over')
    return { name: t('reviewGame'), icon: 'i-hint', ready: true, press: () => void goToReview(model) };
  if (!asks) return null;
  return {
    name: t('showTurn'),
    icon: 'i-hint',
    ready: model.myTurn.value && model.back.replay.value === null,
    Body: LazyHints,
  };
}
