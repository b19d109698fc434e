import type { KeyMoment } from '@sunglade/coach';
import { type AnyGame, only, type Replay, type Step, seat, viewOf } from '@sunglade/core';
import { parsePlayer } from '@sunglade/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isTableId } from '../coach/ask-review.ts';
import { momentWhere } from '../coach/moment-name.ts';
import { stateAt } from '../coach/positions.ts';
import { reviewGuest } from '../coach/review-guest.tsx';
import { Reviewing } from '../coach/reviewing.ts';
import { useCoachWords } from '../coach/words/useCoachWords.ts';
import { TableView } from '../kit/table/Table.tsx';
import { BlindOver } from '../puzzles/BlindOver.tsx';
import { PuzzleSession } from '../puzzles/puzzle-session.ts';
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

interface BlindProps {
  readonly reviewing: Reviewing;
  readonly moment: KeyMoment;
}

/** A moment of the match on a table of its own, as its seat saw it. */
function sessionOf({ replay, game }: Reviewing, { from, seat: who, better }: KeyMoment): PuzzleSession {
  const { rules, setup } = replay;
  const state = stateAt(replay, from);
  const solution = better.map((text) => rules.parse(text) as Step);
  const view = viewOf(rules, state, only(seat(who)));
  const sitting = Array.from({ length: rules.seats }, (_, i) => parsePlayer(replay.record.players?.[i] ?? ''));
  return new PuzzleSession(`blind-${from}`, game, { setup, rules, state, seat: seat(who), view, solution }, sitting);
}

function Blind({ reviewing, moment }: BlindProps) {
  const words = useCoachWords();
  const [session] = useState(() => sessionOf(reviewing, moment));
  const { state } = useTable(() => session, `blind-${moment.from}`);
  const back = (): void => {
    reviewing.chosen.value = moment.from;
    reviewing.lookedAt = Math.max(1, moment.from);
    reviewing.blind.value = null;
  };
  const reveal = (): void => {
    reviewing.reveal(moment);
    back();
  };
  if (state.kind !== 'table' || !words) return <main id="main" class="loading" aria-busy="true" />;
  const { model } = state;
  return (
    <>
      <Hills />
      <TableView model={model} again={null}>
        <BlindOver
          model={model}
          session={session}
          moment={moment}
          words={words}
          where={momentWhere(model, reviewing, moment)}
          onBack={back}
          onReveal={reveal}
        />
      </TableView>
    </>
  );
}

interface ReviewedProps {
  readonly replay: Replay;
  readonly game: AnyGame;
  readonly table: string | null;
  readonly at: number | null;
}

function Reviewed({ replay, game, table, at }: ReviewedProps) {
  const reviewing = useMemo(() => new Reviewing(replay, game, table, at), [replay, game, table, at]);
  useEffect(() => {
    reviewing.start();
    return () => reviewing.stop();
  }, [reviewing]);
  const blind = reviewing.blind.value;
  if (blind) return <Blind key={blind.from} reviewing={reviewing} moment={blind} />;
  const eyes = reviewing.eyes.value ? reviewing.seat.value : null;
  return <Seen key={eyes} reviewing={reviewing} eyes={eyes} />;
}

/** A finished match that came in a link, looked at again by the coach. A running one has no such link. */
export function ReviewPage() {
  const [match, setRead] = useState<ReadRecord | null>(null);
  const { packed, at } = parseRecordHash(location.hash);
  const named = new URLSearchParams(location.search).get('table');
  const table = isTableId(named) ? named : null;
  useEffect(() => {
    void readRecord(packed).then(setRead);
  }, [packed]);
  if (!match) return <main id="main" class="loading" aria-busy="true" />;
  if (match.kind === 'file') return <UnreadableTable code="page-old" load={async () => match} />;
  if (match.kind === 'bad' || !match.replay.result) return <BadRecord />;
  return <Reviewed key={match.replay.fingerprint} replay={match.replay} game={match.game} table={table} at={at} />;
}
