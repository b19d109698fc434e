import { sampleLine, sampleMatch, sampleSummary } from '@sunglade/match/contract';
import { createSqliteStore } from '@sunglade/storage';
import { createFolder, removeFolder } from '../tests/server/kit/server.ts';

/** The same store on the same disk, one line after the other, each safe before the next. */
export async function appendRate(seconds: number): Promise<number> {
  const folder = createFolder();
  const store = createSqliteStore(folder);
  const matches = Array.from({ length: 200 }, (_, i) => `match-${i}`);
  await Promise.all(matches.map((id) => store.create(sampleMatch(id), [], sampleSummary())));
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  let rows = 0;
  for (let seq = 0; performance.now() < end; seq++)
    for (const match of matches) {
      const line = sampleLine('a step of usual length', Date.now());
      await store.append({
        match,
        seq,
        lines: [line],
        submission: `user-of-the-seat:${seq}`,
        summary: sampleSummary(),
      });
      rows++;
      if (performance.now() >= end) break;
    }
  const rate = rows / ((performance.now() - began) / 1000);
  await store.close();
  removeFolder(folder);
  return rate;
}
