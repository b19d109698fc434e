// Brings what is in memory of a table up to what the store says, and tells whoever looks on what they missed.
import type { AnyGame } from '@sunglade/core';
import { type Happening, OpenError, openTableGently, type Table, type TableConfig } from '@sunglade/table';
import { lookBefore, show, showPlans, tell } from './broadcast.ts';
import { layPlans } from './lay-plans.ts';
import type { Live } from './live.ts';
import type { PlanStore, PlansStored } from './plans.ts';
import { sharedRules } from './shared.ts';
import type { MatchStore, StoredLine } from './store.ts';

export interface ReaderNeeds {
  readonly store: Pick<MatchStore, 'load' | 'linesFrom' | 'heads'> & Pick<PlanStore, 'plansAt'>;
  readonly now: () => number;
  readonly loadGame: (id: string, version: number) => Promise<AnyGame | null>;
  /** Other nodes write the same store: what is in memory may be behind it. */
  readonly shared?: boolean;
}

const giveTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

export class Reader {
  readonly #needs: ReaderNeeds;
  readonly #games = new Map<string, AnyGame>();

  constructor(needs: ReaderNeeds) {
    this.#needs = needs;
  }

  /** The same rules for every table of a game. */
  async game({ id: table, game: id, rules }: Pick<TableConfig, 'id' | 'game' | 'rules'>): Promise<AnyGame> {
    const key = `${id} ${rules}`;
    const known = this.#games.get(key);
    if (known) return known;
    const game = await this.#needs.loadGame(id, rules);
    if (!game) throw new OpenError('rules-unknown', table, key);
    const shared = sharedRules(game);
    this.#games.set(key, shared);
    return shared;
  }

  /** Returns whether it had to be read. */
  async load(live: Live): Promise<boolean> {
    if (live.table) return false;
    const stored = await this.#needs.store.load(live.id);
    if (!stored) return true;
    const { match, lines } = stored;
    const game = await this.game(match.config);
    // Somebody else may have moved while this table was not in memory: whoever looks on is told what they missed.
    const known = live.watchers.size === 0 ? lines.length : Math.min(live.told, lines.length);
    const table = await openTableGently(game, match, lines.slice(0, known), giveTurn);
    for (const [i, line] of lines.slice(0, known).entries())
      if (line.submission) live.submissions.set(line.submission, i + 1);
    live.table = table;
    live.planned = stored.planned;
    // What they see of their plans is what they were told last.
    table.plans = stored.planned > 0 ? live.plans : [];
    if (live.watchers.size === 0) live.told = known;
    // A store that was put back to an older state: there is no way from what they saw to what is.
    if (live.told > known) for (const watcher of live.watchers) show(live, table, watcher, this.#needs.now());
    const plans = stored.planned > 0 ? await this.#needs.store.plansAt(live.id) : null;
    this.#takeLines(live, table, lines.slice(known), plans);
    return true;
  }

  /** Lines that are stored already, by whomever. */
  #takeLines(live: Live, table: Table, lines: readonly StoredLine[], plans: PlansStored | null): void {
    if (lines.length === 0 && !plans) return;
    const now = this.#needs.now();
    const before = lookBefore(live, table, now);
    const happenings: Happening[] = [];
    for (const line of lines) {
      const happening = table.take(line);
      if ('code' in happening) {
        live.drop();
        throw new OpenError('lines-broken', live.id, `line ${table.lines.length}: ${happening.code}`);
      }
      if (line.submission) live.submissions.set(line.submission, table.lines.length);
      happenings.push(happening);
    }
    const planners = plans ? layPlans(live, table, plans) : [];
    if (happenings.length > 0) tell(live, table, before, happenings, now);
    else showPlans(live, table, planners, now);
  }

  /** What others planned, and the lines they wrote before that. */
  async read(live: Live, table: Table, planned: number): Promise<void> {
    const { store } = this.#needs;
    const lines = await store.linesFrom(live.id, table.lines.length);
    // After the lines: plans that fit fewer of them are known as such.
    const plans = planned > 0 ? await store.plansAt(live.id) : null;
    this.#takeLines(live, table, lines, plans);
  }

  /** Before somebody looks: what is in memory may be behind the store, if the news of it were lost. */
  async freshen(live: Live): Promise<void> {
    const { table } = live;
    if (!this.#needs.shared || !table) return;
    const [head] = await this.#needs.store.heads([live.id]);
    if (!head || (head.seq === table.lines.length && head.planned === live.planned)) return;
    if (head.seq >= table.lines.length) {
      await this.read(live, table, head.planned);
      return;
    }
    // The store was put back to an older state: what it says is the truth now.
    live.drop();
    await this.load(live);
  }
}
