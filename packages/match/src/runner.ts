// Runs tables on a server. For every match there is one queue; a line is judged by the table, stored, and only then
// acknowledged and told to anybody. What is in memory is a cache of the store and is thrown away whenever in doubt.
import { randomInt, randomUUID } from 'node:crypto';
import type { Refusal } from '@sunglade/core';
import type { Code, CodeOrGames } from '@sunglade/protocol';
import {
  type Asked,
  botLines,
  dueLine,
  OpenError,
  openTableOf,
  ownIndex,
  type Planned,
  type PlanRequest,
  questionOf,
  refusePlan,
  storeConfig,
  type Table,
  type TableConfig,
  type TableLine,
  type Thinker,
  takeWithPlans,
  withPlan,
} from '@sunglade/table';
import { lookBefore, show, showPlans, tell } from './broadcast.ts';
import type { Bus } from './bus.ts';
import { type Live, Memory, type Watcher } from './live.ts';
import type { PlanStore } from './plans.ts';
import { Reader, type ReaderNeeds } from './reader.ts';
import { type Append, type Head, type MatchStore, StoreError } from './store.ts';
import { type Patience, summaryOf } from './summary.ts';
import { turnsOf } from './turns.ts';

export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal<CodeOrGames>; readonly index?: number };

export interface MatchRequest {
  /** Who and which id: a repeated one is answered, not done twice. null where repeating does no harm. */
  readonly submission: string | null;
  /** The lines to add, judged on the table as it is when the request's turn comes. */
  plan(table: Table, now: number): Planned;
}

/** A table that is not stored yet. */
export interface NewMatch {
  readonly config: TableConfig;
  readonly secret: string;
}

export interface RunnerNeeds extends ReaderNeeds {
  readonly store: MatchStore & PlanStore;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly patience: Patience;
  /** How many tables are kept in memory. */
  readonly tables: number;
  readonly onError: (error: unknown, match: string) => void;
  /** Counts, for the metrics. */
  readonly onAppend?: (lines: number, ms: number) => void;
}

const refused = (code: Code): Answer => ({ ok: false, refusal: { code } });
const RETRY_AFTER_MS = 10_000;
/** A table that this program cannot open will not open a moment later. */
const RETRY_OPENING_AFTER_MS = 3_600_000;
/** How often a request is judged anew because somebody at another node was faster. */
const ATTEMPTS = 12;
const HEADS = 500;
/** A table that nobody has looked at for so long is read again when somebody comes back. */
const LEFT_MS = 300_000;

export class Runner {
  /** Tells this node's news from those of others. */
  readonly id = randomUUID();
  readonly #needs: RunnerNeeds;
  readonly #memory: Memory;
  readonly #reader: Reader;
  readonly #running = new Set<Promise<unknown>>();
  readonly #failed = new Map<string, number>();
  readonly #unsubscribe: () => void;
  #stopping = false;

  constructor(needs: RunnerNeeds) {
    this.#needs = needs;
    this.#memory = new Memory(needs.tables, needs.now);
    this.#reader = new Reader(needs);
    this.#unsubscribe = needs.bus.subscribe((news) => {
      if (news.kind === 'moved' && news.from !== this.id) this.#catchUp(news.match, news.seq, news.planned ?? 0);
      if (news.kind === 'missed') this.#track(this.refresh()).catch((error: unknown) => needs.onError(error, ''));
    });
  }

  get inMemory(): number {
    return this.#memory.size;
  }

  /** Opens a table with its first lines (bots that are already seated). */
  async open({ config, secret }: NewMatch, lines: readonly TableLine[] = []): Promise<void> {
    const game = await this.#reader.game(config);
    const match = { config: storeConfig(config, game), secret };
    const table = openTableOf(game, match, lines);
    await this.#needs.store.create(match, lines, summaryOf(table, this.#needs.patience));
  }

  /** Something to look up in a table; nothing that is not yet safe is ever seen. null: there is no such table. */
  read<T>(id: string, look: (table: Table) => T): Promise<T | null> {
    return this.#with(id, async (live) => {
      await this.#reader.freshen(live);
      return live.table ? look(live.table) : null;
    });
  }

  /** The same where it does not matter whether another node has just moved. */
  peek<T>(id: string, look: (table: Table) => T): Promise<T | null> {
    return this.#with(id, async ({ table }) => (table ? look(table) : null));
  }

  /** A table that this program cannot open refuses with the reason. */
  async act(id: string, request: MatchRequest): Promise<Answer> {
    if (this.#stopping) return refused('restarting');
    try {
      return await this.#with(id, (live) => this.#act(live, request));
    } catch (error) {
      if (error instanceof OpenError) return refused(error.code);
      throw error;
    }
  }

  /** Something to do later, by who is not to act now: acknowledged only when it is safe. */
  async plan(id: string, user: string, request: PlanRequest): Promise<Answer> {
    if (this.#stopping) return refused('restarting');
    try {
      return await this.#with(id, (live) => this.#plan(live, user, request));
    } catch (error) {
      if (error instanceof OpenError) return refused(error.code);
      throw error;
    }
  }

  /** Sends the whole picture, and from then on everything that changes it. */
  async watch(id: string, watcher: Watcher): Promise<boolean> {
    return this.#with(id, async (live) => {
      await this.#reader.freshen(live);
      if (!live.table) return false;
      live.watchers.add(watcher);
      show(live, live.table, watcher, this.#needs.now());
      return true;
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    const live = this.#memory.find(id);
    live?.watchers.delete(watcher);
    if (live?.watchers.size !== 0) return;
    live.forgetPictures();
    // A game that is over is seldom looked at again.
    const ended = live.table?.status === 'over' || live.table?.status === 'closed';
    if (!ended || !live.queue.idle || live.tended) return;
    live.drop();
    this.#memory.forget(live);
  }

  /** News may have been lost: everything in memory is compared with the store. */
  async refresh(): Promise<readonly Head[]> {
    const all: Head[] = [];
    const ids = this.#memory.ids();
    for (let i = 0; i < ids.length; i += HEADS) {
      const heads = await this.#needs.store.heads(ids.slice(i, i + HEADS));
      for (const { id, seq, planned } of heads) {
        this.#catchUp(id, seq, planned);
        const ahead = (this.#memory.find(id)?.table?.lines.length ?? 0) > seq;
        if (ahead) await this.#with(id, (live) => this.#reader.freshen(live));
      }
      all.push(...heads);
    }
    return all;
  }

  /** Who is looking at the moment. */
  watchersOf(id: string): ReadonlySet<Watcher> {
    return this.#memory.find(id)?.watchers ?? new Set();
  }

  /** The tables that somebody looks at. */
  watched(): string[] {
    return this.#memory.ids().filter((id) => this.watchersOf(id).size > 0);
  }

  /** Looks after everything whose moment has come: clocks, bots left alone by a crash, tables nobody came back to. */
  async sweep(): Promise<number> {
    const now = this.#needs.now();
    this.#memory.letGo(now - LEFT_MS);
    const ids = await this.#needs.store.due(now, 200);
    // What is due may be due because of a move that this node has not heard of.
    if (this.#needs.shared && ids.length > 0)
      for (const { id, seq, planned } of await this.#needs.store.heads(ids)) this.#catchUp(id, seq, planned);
    for (const id of ids) {
      if ((this.#failed.get(id) ?? 0) <= now) this.tend(id);
    }
    for (const [id, until] of this.#failed) if (until <= now) this.#failed.delete(id);
    return ids.length;
  }

  /** Does what is due at one table, until nothing is. */
  tend(id: string): void {
    const live = this.#memory.get(id);
    if (live.tended || this.#stopping) return;
    live.tended = true;
    // A bot that still thinks keeps nobody from stopping: what it would do is due, and done after the restart.
    this.#tend(live)
      .catch((error: unknown) => {
        const wait = error instanceof OpenError ? RETRY_OPENING_AFTER_MS : RETRY_AFTER_MS;
        this.#failed.set(id, this.#needs.now() + wait);
        this.#needs.onError(error, id);
      })
      .finally(() => {
        live.tended = false;
      });
  }

  /** Takes no more requests and waits until those that were taken are safe and answered. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#unsubscribe();
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }

  async #with<T>(id: string, work: (live: Live) => Promise<T>): Promise<T> {
    const live = this.#memory.get(id);
    return this.#track(
      live.queue.run(async () => {
        await this.#reader.load(live);
        const result = await work(live);
        if (live.table) this.#memory.trim();
        else this.#memory.forget(live);
        return result;
      }),
    );
  }

  #track<T>(promise: Promise<T>): Promise<T> {
    this.#running.add(promise);
    const settled = (): void => {
      this.#running.delete(promise);
    };
    promise.then(settled, settled);
    return promise;
  }

  async #act(live: Live, request: MatchRequest): Promise<Answer> {
    // What is in memory may be behind another node: nobody is refused before the store was asked.
    let fresh = !this.#needs.shared;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await this.#reader.load(live)) fresh = true;
      const table = live.table;
      if (!table) return refused('no-such-table');
      const before = request.submission === null ? undefined : live.submissions.get(request.submission);
      if (before !== undefined) {
        // Stored by the first try, whose answer the store could not give: the others do not know of it yet.
        if (attempt > 0) this.#publish(live, table);
        return { ok: true, seq: before };
      }
      const now = Math.max(this.#needs.now(), table.lines.at(-1)?.at ?? 0);
      const lines = request.plan(table, now);
      if ('code' in lines) {
        if (fresh) return { ok: false, refusal: lines };
        fresh = true;
        await this.#reader.freshen(live);
        continue;
      }
      const looks = lookBefore(live, table, now);
      const [seq, acting] = [table.lines.length, table.acting];
      const taken = takeWithPlans(table, lines, now);
      if (!taken.ok) {
        if (!fresh) {
          fresh = true;
          await this.#reader.freshen(live);
          continue;
        }
        const index = ownIndex(lines, taken.index);
        return { ok: false, refusal: taken.refusal, ...(index >= 0 ? { index } : {}) };
      }
      // Whoever has only planned is not there.
      const turns = turnsOf(table, acting, lines);
      const done = await this.#append(live, {
        match: live.id,
        seq,
        lines: taken.happenings.map(({ line }) => line),
        submission: request.submission,
        summary: summaryOf(table, this.#needs.patience),
        ...(turns ? { turns } : {}),
        ...(live.planned > 0 ? { plans: { planned: live.planned, kept: table.plans.map((plan) => plan.seat) } } : {}),
      });
      if (done === 'conflict') continue;
      if (done !== 'done') return refused(done.code);
      if (request.submission !== null) live.submissions.set(request.submission, table.lines.length);
      tell(live, table, looks, taken.happenings, now);
      this.#publish(live, table);
      if (table.botsToAct.length > 0) this.tend(live.id);
      return { ok: true, seq: table.lines.length };
    }
    return refused('conflict');
  }

  async #plan(live: Live, user: string, request: PlanRequest): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.#reader.load(live);
      await this.#reader.freshen(live);
      const table = live.table;
      if (!table) return refused('no-such-table');
      const refusal = refusePlan(table, user, request);
      if (refusal) return { ok: false, refusal };
      const [now, line] = [this.#needs.now(), table.lines.length];
      const { seat, ways } = request;
      if (ways.length === 0 && table.plans.every((plan) => plan.seat !== seat)) return { ok: true, seq: line };
      const plan = { match: live.id, seat, user, ways, line, at: now };
      const done = await this.#safely(live, () => this.#needs.store.plan(plan, live.planned));
      if (done === 'conflict') continue;
      if (done !== 'done') return refused(done.code);
      live.planned++;
      table.plans = withPlan(table.plans, request);
      showPlans(live, table, [seat], now);
      this.#publish(live, table);
      return { ok: true, seq: line };
    }
    return refused('conflict');
  }

  /** Whatever is not safely stored is forgotten here too. */
  async #append(live: Live, append: Append): Promise<'done' | 'conflict' | StoreError> {
    const began = performance.now();
    const done = await this.#safely(live, () => this.#needs.store.append(append));
    if (done === 'done') this.#needs.onAppend?.(append.lines.length, performance.now() - began);
    return done;
  }

  async #safely(live: Live, write: () => Promise<'done' | 'conflict'>): Promise<'done' | 'conflict' | StoreError> {
    try {
      const done = await write();
      if (done === 'conflict') live.drop();
      return done;
    } catch (error) {
      live.drop();
      this.#needs.onError(error, live.id);
      return error instanceof StoreError ? error : new StoreError('storage-failed', error);
    }
  }

  #publish({ id, planned }: Live, table: Table): void {
    const moved = { kind: 'moved', match: id, seq: table.lines.length, from: this.id } as const;
    this.#needs.bus.publish(planned > 0 ? { ...moved, planned } : moved);
  }

  /** Another node moved: what it stored is told here too. */
  #catchUp(id: string, seq: number, planned: number): void {
    const live = this.#memory.find(id);
    const knows = (table: Table): boolean => table.lines.length >= seq && (live?.planned ?? 0) >= planned;
    if (!live || (!live.table && live.watchers.size === 0) || (live.table && knows(live.table))) return;
    const work = async (): Promise<void> => {
      const { table } = live;
      if (!table || knows(table)) return;
      // Nobody looks on: it is read again when somebody asks.
      if (live.watchers.size === 0) live.drop();
      else await this.#reader.read(live, table, planned);
    };
    this.#with(id, work).catch((error: unknown) => this.#needs.onError(error, id));
  }

  async #tend(live: Live): Promise<void> {
    while (!this.#stopping) {
      const late = await this.#with(live.id, (one) => this.#lateOrStale(one));
      if (late === 'again') continue;
      const [asked, host] = await this.#with(live.id, async ({ table }) =>
        table ? ([questionOf(table), table.host] as const) : ([null, ''] as const),
      );
      if (!asked) return;
      const watched = (): boolean => live.watchers.size > 0;
      const plan = await this.#needs.thinker.think(asked.question, { host, watched });
      if (this.#stopping) return;
      await this.#with(live.id, (one) => this.#botStep(one, asked, plan));
    }
  }

  async #lateOrStale(live: Live): Promise<'again' | 'nothing'> {
    const line = live.table && dueLine(live.table, this.#needs.now(), this.#needs.patience);
    if (!line) return 'nothing';
    const answer = await this.#act(live, { submission: null, plan: () => [line] });
    if (!answer.ok && answer.refusal.code.startsWith('storage')) throw new Error(answer.refusal.code);
    return 'again';
  }

  async #botStep(live: Live, asked: Asked, plan: readonly string[] | null): Promise<void> {
    const answer = await this.#act(live, {
      submission: null,
      plan: (table, now) => botLines(table, asked, plan, now, randomInt),
    });
    if (!answer.ok && answer.refusal.code !== 'not-your-turn') throw new Error(answer.refusal.code);
  }
}
