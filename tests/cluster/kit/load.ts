// Groups of players, each at a node of its own, who play game after game while something breaks.
import { Client, ENTROPY } from '../../server/kit/client.ts';
import type { Cluster } from './cluster.ts';
import { Ledger, Player } from './player.ts';

export interface LoadOptions {
  readonly groups: number;
  readonly seats: number;
  readonly games: readonly string[];
}

export class Load {
  readonly ledger = new Ledger();
  readonly tables: string[] = [];
  readonly players: Player[] = [];
  readonly #cluster: Cluster;
  readonly #options: LoadOptions;
  readonly #running: Promise<void>[] = [];
  readonly #current = new Map<number, string>();
  #stopping = false;
  #failed: unknown = null;

  constructor(cluster: Cluster, options: LoadOptions) {
    this.#cluster = cluster;
    this.#options = options;
  }

  get moves(): number {
    return this.ledger.acknowledged.size;
  }

  async start(): Promise<void> {
    const { groups, seats } = this.#options;
    const { urls } = this.#cluster;
    for (let group = 0; group < groups; group++) {
      const players = await Promise.all(
        Array.from({ length: seats }, async (_, i) => {
          // Everybody of one match comes in through another node.
          const node = (group + i) % urls.length;
          const client = await Client.guest(urls[node] ?? '', `Player ${i}`);
          return new Player(client, urls, node, this.ledger, group * 10 + i + 1);
        }),
      );
      this.players.push(...players);
      this.#running.push(
        this.#group(group, players).catch((error: unknown) => {
          this.#failed ??= error;
        }),
      );
    }
  }

  /** Waits until so many more moves were acknowledged: the site works. */
  async more(moves: number, ms = 60_000): Promise<void> {
    const goal = this.moves + moves;
    const end = performance.now() + ms;
    while (this.moves < goal) {
      if (this.#failed) throw this.#failed;
      if (performance.now() > end) throw new Error(`only ${this.moves - goal + moves} of ${moves} moves in ${ms} ms`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** Everybody finishes the move they are at; then every picture must be what is stored. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
    if (this.#failed) throw this.#failed;
  }

  /** The tables that are being played, with their players in the order of their seats. */
  get current(): { readonly table: string; readonly players: readonly Player[] }[] {
    const { seats } = this.#options;
    return [...this.#current].map(([group, table]) => ({
      table,
      players: this.players.slice(group * seats, (group + 1) * seats),
    }));
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  async #group(group: number, players: readonly Player[]): Promise<void> {
    const { games, seats } = this.#options;
    for (let game = group; !this.#stopping; game++) {
      const table = await this.#open(players[0], games[game % games.length] ?? 'glade', seats);
      this.tables.push(table);
      for (const [i, player] of players.entries())
        await player.decide(table, { type: 'sit', table, seat: i, name: `Player ${i}`, entropy: ENTROPY });
      await players[0]?.decide(table, { type: 'act', table, seat: -1, text: '!start' });
      this.#current.set(group, table);
      await Promise.all(players.map((player, i) => player.play(table, i, () => this.#stopping)));
    }
  }

  async #open(player: Player | undefined, game: string, seats: number): Promise<string> {
    for (let tries = 0; tries < 300; tries++) {
      for (const url of this.#cluster.urls) {
        try {
          if (!player) break;
          player.client.url = url;
          return await player.client.open(game, { seats });
        } catch {
          await new Promise((done) => setTimeout(done, 50));
        }
      }
    }
    throw new Error('no table could be opened');
  }
}
