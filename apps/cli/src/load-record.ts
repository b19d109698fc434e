import { type AnyGame, parseRecordHead, type Replay, replayRecord } from '@sunglade/core';
import { loadGame } from '@sunglade/registry';
import { Refused } from './io.ts';

/** Finds the rules a record needs and plays it again; anything that differs is refused. */
export async function loadRecord(raw: unknown): Promise<{ readonly game: AnyGame; readonly replay: Replay }> {
  const head = parseRecordHead(raw);
  if (!head.ok) throw new Refused(head.problems);
  const known = await loadGame(head.value.game);
  if (!known) throw new Refused([{ code: 'game-unknown', path: 'game' }]);
  const game = await loadGame(head.value.game, head.value.rules);
  if (!game) throw new Refused([{ code: 'rules-version', path: 'rules' }]);
  const replay = replayRecord(raw, game);
  if (!replay.ok) throw new Refused(replay.problems);
  return { game, replay: replay.value };
}
