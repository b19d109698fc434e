import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** Notes how many writes each transaction holds. */
function counted() {
  const db = new Database(':memory:');
  const groups: number[] = [];
  const watched = {
    exec(sql: string) {
      if (sql.startsWith('begin')) groups.push(0);
      return db.exec(sql);
    },
  } as Database;
  const write = (): number => groups.push((groups.pop() ?? 0) + 1);
  return { commit: new GroupCommit(watched), groups, write };
}

test('of two hundred writes at once at most 64 share a commit, and each is answered', async () => {
  const { commit, groups, write } = counted();
  const answers = await Promise.all(Array.from({ length: 200 }, () => commit.write(write)));
  // Each hears in which group it was.
  expect(answers).toEqual(Array.from({ length: 200 }, (_, i) => Math.floor(i / 64) + 1));
  expect(groups).toEqual([64, 64, 64, 8]);
});

test('between two groups others have their turn', async () => {
  const { commit, groups, write } = counted();
  const all = Promise.all(Array.from({ length: 130 }, () => commit.write(write)));
  const seen: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((done) => setImmediate(done));
    seen.push(groups.length);
  }
  await all;
  expect(seen).toEqual([1, 2, 3]);
});
