// Golden records: finished games kept as data. Their fingerprints break on any change of rules and on nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, replayRecord } from '@sunglade/core';
import { describe, expect, it } from 'vitest';

/** Replays every record of a folder. `cli play` writes one; nothing rewrites them by itself. */
export function golden(game: AnyGame, folder: string): void {
  describe(`${game.id} golden records`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    it('exist', () => expect(files.length).toBeGreaterThan(0));
    for (const file of files) {
      it(file, () => {
        const replayed = replayRecord(JSON.parse(readFileSync(join(folder, file), 'utf8')), game);
        expect(replayed.ok ? 'replays' : replayed.problems).toBe('replays');
        if (replayed.ok) expect(replayed.value.result).not.toBeNull();
      });
    }
  });
}
