import { hasSeat, seat, seatList } from '@sunglade/core';
import { t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { nameOf } from '../screen/words.ts';

/** Somebody asks to go back further than undo allows: everybody has to agree. Also: coming back after time ran out. */
export function Consent({ model }: { readonly model: TableModel }) {
  const { proposal, chairs, you } = model.shown.value;
  const away = seatList(you).find((one) => chairs[one]?.away);
  if (away !== undefined)
    return (
      <div class="panel consent" role="status">
        <p>{t('awayText')}</p>
        <button type="button" class="btn primary" onClick={() => model.act('!return', away)}>
          {t('comeBack')}
        </button>
      </div>
    );
  if (!proposal) return null;
  const asked = seatList(you).find((one) => !hasSeat(proposal.agreed, one) && !chairs[one]?.bot);
  const mine = hasSeat(you, seat(proposal.by));
  return (
    <div class="panel consent" role="status">
      <p>{t('proposalBy', nameOf(chairs, proposal.by))}</p>
      {mine && (
        <button type="button" class="btn quiet" onClick={() => model.act('!decline', proposal.by)}>
          {t('neverMind')}
        </button>
      )}
      {asked !== undefined && (
        <>
          <button type="button" class="btn primary" onClick={() => model.act('!agree', asked)}>
            {t('agree')}
          </button>
          <button type="button" class="btn quiet" onClick={() => model.act('!decline', asked)}>
            {t('decline')}
          </button>
        </>
      )}
    </div>
  );
}
