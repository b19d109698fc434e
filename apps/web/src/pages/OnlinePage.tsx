import type { Code } from '@sunglade/protocol';
import { useEffect } from 'preact/hooks';
import { go } from '../base/router.ts';
import { useCoach } from '../coach/useCoach.tsx';
import { TableView } from '../kit/table/Table.tsx';
import { recordOfTable } from '../session/api.ts';
import { openRemote } from '../session/remote.ts';
import { Hills } from '../shell/Shell.tsx';
import { playAgain } from './again.ts';
import { NoTable } from './NoTable.tsx';
import { Room } from './Room.tsx';
import { UnreadableTable } from './UnreadableTable.tsx';
import { useTable } from './useTable.ts';
import { Waiting } from './Waiting.tsx';

async function stored(id: string): Promise<{ readonly file: unknown } | { readonly code: Code }> {
  const answer = await recordOfTable(id);
  return answer.ok ? { file: answer.value } : { code: answer.problem.code };
}

function OnlineTable({ id }: { readonly id: string }) {
  const { session, state } = useTable(() => openRemote(id), id);
  const model = state.kind === 'table' ? state.model : null;
  const coach = useCoach(model);
  useEffect(() => {
    const at = /[?&]at=(\d{1,6})/.exec(location.search)?.[1];
    if (model && at) void model.back.look(Number(at));
  }, [model]);
  if (state.kind === 'gone') return <NoTable />;
  if (state.kind === 'unreadable') return <UnreadableTable code={state.code} load={() => stored(id)} />;
  if (state.kind === 'room') return <Room session={session} />;
  if (!model) return <Waiting connection={session.connection.value} />;
  const { you, next, campaign, game } = model.shown.value;
  // What a campaign brought along is its own to give: the next try begins in its book.
  const goOn = (): void =>
    campaign === undefined ? void playAgain(id, next, model.seat.value) : go(`/book/${game}?campaign=${campaign}`);
  return (
    <>
      <Hills />
      <TableView model={model} again={you !== 0 ? goOn : null} guest={coach} />
    </>
  );
}

/** The server would not even read a shorter or longer one: a link that was cut off names no table. */
const TABLE_ID = /^[A-Za-z0-9_-]{8,40}$/;

export const OnlinePage = ({ id }: { readonly id: string }) =>
  TABLE_ID.test(id) ? <OnlineTable key={id} id={id} /> : <NoTable />;
