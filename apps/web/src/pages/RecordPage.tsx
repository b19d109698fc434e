import { parseRecordHead, replayRecord } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { TableView } from '../kit/table/Table.tsx';
import { refusalText } from '../locales/codes.ts';
import { t } from '../locales/index.ts';
import { openRecorded } from '../session/recorded.ts';
import type { Session } from '../session/session.ts';
import { parseRecordHash, unpackRecord } from '../session/share.ts';
import { Hills, Shell } from '../shell/Shell.tsx';
import { UnreadableTable } from './UnreadableTable.tsx';
import { useTable } from './useTable.ts';
import { Ways } from './Ways.tsx';

/** A record that is whole, but of rules that this page does not have, can be taken along. */
type Read = Session | { readonly file: unknown } | 'bad';

async function read(packed: string): Promise<Read> {
  const raw = await unpackRecord(packed);
  const head = parseRecordHead(raw);
  if (!head.ok) return 'bad';
  const game = await loadGame(head.value.game, head.value.rules);
  if (!game) return { file: raw };
  const replay = replayRecord(raw, game);
  return replay.ok ? openRecorded(replay.value, game) : 'bad';
}

function Recorded({ session, at }: { readonly session: Session; readonly at: number | null }) {
  const { state } = useTable(() => session, 'record');
  const model = state.kind === 'table' ? state.model : null;
  useEffect(() => {
    if (model) void model.look(at ?? Number.MAX_SAFE_INTEGER);
  }, [model, at]);
  return (
    <>
      <Hills />
      {model ? <TableView model={model} again={null} /> : <main id="main" class="loading" aria-busy="true" />}
    </>
  );
}

/** A match that came in a link. */
export function RecordPage() {
  const [match, setRead] = useState<Read | 'reading'>('reading');
  const { packed, at } = parseRecordHash(location.hash);
  useEffect(() => {
    void read(packed).then(setRead);
  }, [packed]);
  if (match === 'reading') return <main id="main" class="loading" aria-busy="true" />;
  if (match === 'bad')
    return (
      <Shell title={t('badRecordTitle')} narrow>
        <p>{refusalText('record-bad')}</p>
        <Ways />
      </Shell>
    );
  if ('file' in match) return <UnreadableTable code="page-old" load={async () => match} />;
  return <Recorded session={match} at={at} />;
}
