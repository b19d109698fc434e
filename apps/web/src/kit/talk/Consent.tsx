import { hasSeat, seat, seatList } from '@sunglade/core';
import type { Proposal, SeenChair } from '@sunglade/table';
import { spoken, t } from '../../locales/index.ts';
import type { TableModel } from '../model/model.ts';
import { nameOf } from '../screen/words.ts';

function textOf({ what, to, by }: Proposal, chairs: readonly SeenChair[]): string {
  const name = nameOf(chairs, by);
  switch (what) {
    case 'bot':
      return t('proposalBot', name, nameOf(chairs, to));
    case 'end':
      return t('proposalEnd', name);
    default:
      return t('proposalBy', name);
  }
}

/** Somebody asks for what everybody has to agree to. Also: coming back to a chair where a bot fills in. */
export function Consent({ model }: { readonly model: TableModel }) {
  const { proposal, chairs, you, closesAt } = model.shown.value;
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
  if (!proposal)
    return closesAt === undefined ? null : (
      <div class="panel consent" role="status">
        <p>{t('closesOn', new Date(closesAt).toLocaleDateString(spoken.value, { day: 'numeric', month: 'long' }))}</p>
      </div>
    );
  const asked = seatList(you).find(
    (one) => !hasSeat(proposal.agreed, one) && !chairs[one]?.bot && !(proposal.what === 'bot' && one === proposal.to),
  );
  const mine = hasSeat(you, seat(proposal.by));
  return (
    <div class="panel consent" role="status">
      <p>{textOf(proposal, chairs)}</p>
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
