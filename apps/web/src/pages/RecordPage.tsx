import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCoach } from '../coach/useCoach.tsx';
import { TableView } from '../kit/table/Table.tsx';
import { openRecorded } from '../session/recorded.ts';
import type { Session } from '../session/session.ts';
import { parseRecordHash } from '../session/share.ts';
import { Hills } from '../shell/Shell.tsx';
import { BadRecord } from './BadRecord.tsx';
import { type ReadRecord, readRecord } from './read-record.ts';
import { UnreadableTable } from './UnreadableTable.tsx';
import { useTable } from './useTable.ts';

function Recorded({ session, at }: { readonly session: Session; readonly at: number | null }) {
  const { state } = useTable(() => session, 'record');
  const model = state.kind === 'table' ? state.model : null;
  const coach = useCoach(model);
  useEffect(() => {
    if (model) void model.back.look(at ?? Number.MAX_SAFE_INTEGER);
  }, [model, at]);
  return (
    <>
      <Hills />
      {model ? (
        <TableView model={model} again={null} guest={coach} />
      ) : (
        <main id="main" class="loading" aria-busy="true" />
      )}
    </>
  );
}

/** A match that came in a link. */
export function RecordPage() {
  const [match, setRead] = useState<ReadRecord | null>(null);
  const { packed, at } = parseRecordHash(location.hash);
  useEffect(() => {
    void readRecord(packed).then(setRead);
  }, [packed]);
  const session = useMemo(() => (match?.kind === 'match' ? openRecorded(match.replay, match.game) : null), [match]);
  if (!match) return <main id="main" class="loading" aria-busy="true" />;
  if (match.kind === 'bad') return <BadRecord />;
  if (match.kind === 'file') return <UnreadableTable code="page-old" load={async () => match} />;
  return session && <Recorded session={session} at={at} />;
}
