import type { MatchListed, MatchStore } from './store.ts';

const PAGE = 50;

/** Everything at which somebody sits or which they opened. However much that is, others are served in between. */
export async function* tablesOf(store: Pick<MatchStore, 'pageOf'>, user: string): AsyncGenerator<MatchListed> {
  for (let after = ''; ; ) {
    const page = await store.pageOf(user, after, PAGE);
    for (const listed of page) {
      // A store that answers at once would leave nobody else a turn.
      await new Promise((done) => setImmediate(done));
      yield listed;
    }
    const last = page.at(-1);
    if (!last) return;
    after = last.config.id;
  }
}
