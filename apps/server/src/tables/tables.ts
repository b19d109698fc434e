// Opening tables: the server's secret is fixed, and its hash published, before anybody sits down.
import { CHAIR_TEXTS } from '@sunglade/bots';
import { commitTo, hasSeat, type Json, NOBODY, type Seats, seat } from '@sunglade/core';
import type { NewMatch, Runner, Store, User } from '@sunglade/match';
import type { NewTable, Opened } from '@sunglade/protocol';
import { type Chair, FILL_IN, type TableConfig, type TableLine } from '@sunglade/table';
import { Coded, refusedWith } from '../base/coded.ts';
import type { Secrets } from '../base/secrets.ts';
import type { Games } from './games.ts';

export interface TablesNeeds {
  readonly store: Store;
  readonly runner: Runner;
  readonly games: Games;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly perUser: number;
  /** Whose people look at a table now. */
  readonly hereAt: (table: string) => Promise<Seats>;
}

/** A table for a campaign, promised to its sheet under this id. */
export interface Chapter {
  readonly id: string;
  readonly campaign: string;
  readonly carried: Json;
}

export class Tables {
  readonly #needs: TablesNeeds;

  constructor(needs: TablesNeeds) {
    this.#needs = needs;
  }

  /** With what is strange about an edition of one's own, if anything is. */
  async open(user: User, wish: NewTable, chapter?: Chapter): Promise<Opened> {
    const game = await this.#needs.games.load(wish.game);
    if (!game) throw new Coded('no-such-game');
    const fillIn = wish.fillIn ?? FILL_IN;
    if (!CHAIR_TEXTS.includes(fillIn)) throw new Coded('no-such-level');
    const { seats, options, edition } = wish;
    const setup = game.setup({ seats, options, edition, ...(chapter ? { carried: chapter.carried } : {}) });
    if (!setup.ok) throw new Coded('bad-setup', setup.problems);
    await this.#roomFor(user);
    const match = this.#match(
      {
        game: game.id,
        rules: game.version,
        setup: setup.value,
        host: user.id,
        public: wish.public ?? false,
        clock: wish.clock ?? { kind: 'none' },
        onTimeout: wish.onTimeout ?? 'bot',
        fillIn,
        ...(chapter ? { campaign: chapter.campaign } : {}),
        ...(wish.help ? { help: wish.help } : {}),
        // Whoever wants no less than is allowed wants what is allowed, also when the host changes it.
        ...(wish.talk && wish.talk !== 'text' ? { talk: wish.talk } : {}),
      },
      chapter?.id,
    );
    await this.#needs.runner.open(match);
    const { id } = match.config;
    return setup.warnings ? { id, warnings: [...setup.warnings] } : { id };
  }

  /** The same table again, bots in their chairs; who asks second finds the one that is there. */
  async rematch(user: User, id: string): Promise<string> {
    const { runner } = this.#needs;
    const old = await runner.read(id, (table) => ({
      config: table.config,
      chairs: table.chairs,
      next: table.next,
      over: table.status === 'over',
      mine: table.seatsOf(user.id),
    }));
    if (!old) throw new Coded('no-such-table');
    if (!old.over) throw new Coded('not-over');
    // The next try begins from the sheet.
    if (old.config.campaign !== undefined) throw new Coded('chapter-not-open');
    if (old.mine === NOBODY) throw new Coded('not-your-seat');
    if (old.next !== null) return old.next;
    await this.#roomFor(user);
    const { commitment: _, openedAt: __, id: ___, ...same } = old.config;
    const match = this.#match({ ...same, host: user.id });
    const bots = old.chairs.flatMap((chair, i): TableLine[] =>
      chair.bot === null ? [] : [{ at: match.config.openedAt, by: user.id, seat: i, text: `!bot ${chair.bot}` }],
    );
    await runner.open(match, bots);
    const answer = await runner.act(id, {
      submission: null,
      plan: (table, now) =>
        table.next !== null
          ? { code: 'rematch-exists' }
          : [{ at: now, by: user.id, seat: -1, text: `!rematch ${match.config.id}` }],
    });
    if (answer.ok) {
      await this.#invite(user, id, match.config.id, old.chairs);
      return match.config.id;
    }
    const next = await runner.read(id, (table) => table.next);
    if (!next) throw refusedWith(answer.refusal);
    return next;
  }

  /** Whoever sat at the old table and does not look at it any more hears of the new one, like somebody whom a friend invites. */
  async #invite(user: User, old: string, match: string, chairs: readonly Chair[]): Promise<void> {
    const { store, hereAt, now } = this.#needs;
    const [here, away] = await Promise.all([hereAt(old), store.blockedFrom(user.id)]);
    const name = chairs.find(({ holder }) => holder === user.id)?.name || user.name;
    const looking = chairs.filter((_, i) => hasSeat(here, seat(i))).map(({ holder }) => holder);
    const others = new Set(chairs.map(({ holder }) => holder));
    for (const other of others)
      if (other !== null && other !== user.id && !looking.includes(other) && !away.includes(other))
        await store.invite({ match, user: other, by: user.id, name, at: now() });
  }

  async #roomFor(user: User): Promise<void> {
    if ((await this.#needs.store.countOf(user.id)) >= this.#needs.perUser) throw new Coded('too-many-tables');
  }

  #match(config: Omit<TableConfig, 'id' | 'commitment' | 'openedAt'>, id?: string): NewMatch {
    const { secrets, now } = this.#needs;
    const secret = secrets.seed();
    return { config: { ...config, id: id ?? secrets.id(), commitment: commitTo(secret), openedAt: now() }, secret };
  }
}
