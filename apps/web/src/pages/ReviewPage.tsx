import { type AnyGame, only, type Replay, seat } from '@sunglade/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { reviewGuest } from '../coach/review-guest.tsx';
import { Reviewing } from '../coach/reviewing.ts';
import { TableView } from '../kit/table/Table.tsx';
import { openRecorded } from '../session/recorded.ts';
import { parseRecordHash } from '../session/share.ts';
import { Hills } from '../shell/Shell.tsx';
import { BadRecord } from './BadRecord.tsx';
import { type ReadRecord, readRecord } from './read-record.ts';
import { UnreadableTable } from './UnreadableTable.tsx';
import { useTable } from './useTable.ts';

interface SeenProps {
  readonly reviewing: Reviewing;
  /** null: everything is open. */
  readonly eyes: number | null;
}

function Seen({ reviewing, eyes }: SeenProps) {
  const { replay, game } = reviewing;
  const { state } = useTable(
    () => openRecorded(replay, game, ...(eyes === null ? [] : [only(seat(eyes))])),
    replay.fingerprint,
  );
  const guest = useMemo(() => reviewGuest(reviewing), [reviewing]);
  const model = state.kind === 'table' ? state.model : null;
  useEffect(() => {
    if (!model) return;
    void model.back.look(reviewing.lookedAt ?? Number.MAX_SAFE_INTEGER);
    return () => {
      reviewing.lookedAt = model.back.replay.peek()?.at ?? null;
    };
  }, [model, reviewing]);
  return (
    <>
      <Hills />
      {model ? (
        <TableView model={model} again={null} guest={guest} />
      ) : (
        <main id="main" class="loading" aria-busy="true" />
      )}
    </>
  );
}

interface ReviewedProps {
  readonly replay: Replay;
  readonly game: AnyGame;
  readonly at: number | null;
}

function Reviewed({ replay, game, at }: ReviewedProps) {
  const reviewing = useMemo(() => new Reviewing(replay, game, at), [replay, game, at]);
  useEffect(() => {
    reviewing.start();
    return () => reviewing.stop();
  }, [reviewing]);
  const eyes = reviewing.eyes.value ? reviewing.seat.value : null;
  return <Seen key={eyes} reviewing={reviewing} eyes={eyes} />;
}

/** A finished match that came in a link, looked at again by the coach. A running one has no such link. */
export function ReviewPage() {
  const [match, setRead] = useState<ReadRecord | null>(null);
  const { packed, at } = parseRecordHash(location.hash);
  useEffect(() => {
    void readRecord(packed).then(setRead);
  }, [packed]);
  if (!match) return <main id="main" class="loading" aria-busy="true" />;
  if (match.kind === 'file') return <UnreadableTable code="page-old" load={async () => match} />;
  if (match.kind === 'bad' || !match.replay.result) return <BadRecord />;
  return <Reviewed key={match.replay.fingerprint} replay={match.replay} game={match.game} at={at} />;
}
