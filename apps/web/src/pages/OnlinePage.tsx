import { useEffect } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { TableView } from '../kit/Table.tsx';
import { ConnectionNotice } from '../kit/Notice.tsx';
import { t } from '../locales/index.ts';
import { openRemote } from '../session/remote.ts';
import { rematch } from '../site/api.ts';
import { go } from '../site/router.ts';
import { Hills, Shell } from '../site/Shell.tsx';
import { Room } from './Room.tsx';
import { expectSeat } from './seating.ts';
import { useTable } from './useTable.ts';

/** Everybody who wants another game meets at the same new table. */
async function again(id: string, next: string | null, seat: number): Promise<void> {
  const made = next === null ? await rematch(id) : null;
  const table = made?.ok ? made.value.id : next;
  if (table === null) return;
  expectSeat(table, seat);
  go(`/t/${table}`);
}

function OnlineTable({ id }: { readonly id: string }) {
  const { session, state } = useTable(() => openRemote(id), id);
  const model = state.kind === 'table' ? state.model : null;
  useEffect(() => {
    const at = /[?&]at=(\d{1,6})/.exec(location.search)?.[1];
    if (model && at) void model.look(Number(at));
  }, [model]);
  if (state.kind === 'gone' || state.kind === 'unknown-game')
    return (
      <Shell title={t('noTableTitle')} narrow>
        <p>{t('noTableText')}</p>
        <p class="row">
          <a class="btn primary" href="/lobby">
            <Icon id="i-group" />
            {t('lobby')}
          </a>
        </p>
      </Shell>
    );
  if (state.kind === 'room') return <Room session={session} />;
  if (!model)
    return (
      <>
        <main id="main" class="loading" aria-busy="true" />
        <ConnectionNotice connection={session.connection.value} />
      </>
    );
  const mayAgain = model.shown.value.you !== 0;
  return (
    <>
      <Hills />
      <TableView
        model={model}
        again={mayAgain ? () => void again(id, model.shown.value.next, model.seat.value) : null}
      />
    </>
  );
}

export const OnlinePage = ({ id }: { readonly id: string }) => <OnlineTable key={id} id={id} />;
