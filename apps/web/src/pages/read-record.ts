// A match that came in a link: everything in it is played again before anything of it is shown.
import { type AnyGame, parseRecordHead, type Replay, replayRecord } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { unpackRecord } from '../session/share.ts';

export type ReadRecord =
  | { readonly kind: 'match'; readonly replay: Replay; readonly game: AnyGame }
  /** Whole, but of rules that this page does not have: it can be taken along. */
  | { readonly kind: 'file'; readonly file: unknown }
  | { readonly kind: 'bad' };

export async function readRecord(packed: string): Promise<ReadRecord> {
  const raw = await unpackRecord(packed);
  const head = parseRecordHead(raw);
  if (!head.ok) return { kind: 'bad' };
  const game = await loadGame(head.value.game, head.value.rules);
  if (!game) return { kind: 'file', file: raw };
  const replay = replayRecord(raw, game);
  return replay.ok ? { kind: 'match', replay: replay.value, game } : { kind: 'bad' };
}
