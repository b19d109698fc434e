import { Icon } from '../../art/Icon.tsx';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { nameOf } from '../screen/words.ts';

/** Several people at one screen: nobody's cards are shown until the next one says so. */
export function Handover({ model }: { readonly model: TableModel }) {
  const seat = model.session.handover.value;
  if (seat === null) return null;
  const name = nameOf(model.shown.value.chairs, seat);
  return (
    <Dialog title={t('handoverTitle', name)}>
      <p>{t('handoverText', name)}</p>
      <p>
        <button type="button" class="btn primary" data-handover={seat} onClick={() => model.session.look(seat)}>
          <Icon id="i-eye" />
          {t('handoverReady', name)}
        </button>
      </p>
    </Dialog>
  );
}
