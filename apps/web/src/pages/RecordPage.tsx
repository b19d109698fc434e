import { parseRecordHead, replayRecord } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { useEffect, useState } from 'preact/hooks';
import { TableView } from '../kit/Table.tsx';
import { t } from '../locales/index.ts';
import { openRecorded } from '../session/recorded.ts';
import type { Session } from '../session/session.ts';
import { parseRecordHash, unpackRecord } from '../session/share.ts';
import { Hills, Shell } from '../site/Shell.tsx';
import { useTable } from './useTable.ts';
import { Ways } from './Ways.tsx';

async function read(packed: string): Promise<Session | null> {
  const raw = await unpackRecord(packed);
  const head = parseRecordHead(raw);
  const game = head.ok ? await loadGame(head.value.game, head.value.rules) : null;
  const replay = game ? replayRecord(raw, game) : null;
  return game && replay?.ok ? openRecorded(replay.value, game) : null;
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
  const [match, setRead] = useState<Session | 'reading' | null>('reading');
  const { packed, at } = parseRecordHash(location.hash);
  useEffect(() => {
    void read(packed).then(setRead);
  }, [packed]);
  if (match === 'reading') return <main id="main" class="loading" aria-busy="true" />;
  if (!match)
    return (
      <Shell title={t('badRecordTitle')} narrow>
        <p>{t('badRecordText')}</p>
        <Ways />
      </Shell>
    );
  return <Recorded session={match} at={at} />;
}
